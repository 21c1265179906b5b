// The games that are measured, and what is held against each of them. A new game is one line here, and has every row.

/**
 * Its cargo feature and id, its title, and its bounds where it has any: instructions of a decision with nothing listed
 * and of each listed action, bytes of a state, and how fast WASM is against native.
 * @typedef {{ id: string, title: string, bounds?: Bounds }} Measured
 * @typedef {{ base: [number, number], state: number, wasm: number }} Floor
 * @typedef {{ floor: Floor, aim: Floor }} Bounds
 */

/** The toy that is set beside boardgame.io. */
export const TOY = "yardstick";

/** @type {Measured[]} */
export const MEASURED = [
  {
    id: "skirmish",
    title: "Skirmish",
    bounds: {
      floor: { base: [1500, 90], state: 4096, wasm: 0.65 },
      aim: { base: [600, 60], state: 2048, wasm: 0.8 },
    },
  },
  {
    id: "duelyst",
    title: "Duelyst",
    bounds: {
      floor: { base: [4000, 150], state: 8256, wasm: 0.65 },
      aim: { base: [2000, 80], state: 8192, wasm: 0.8 },
    },
  },
  {
    id: "noxilia",
    title: "Noxilia",
    bounds: {
      floor: { base: [5000, 150], state: 8192, wasm: 0.65 },
      aim: { base: [2500, 80], state: 8192, wasm: 0.8 },
    },
  },
  { id: TOY, title: "Yardstick" },
];

/** The cargo features that build them all. */
export const FEATURES = MEASURED.map(({ id }) => id).join(",");
