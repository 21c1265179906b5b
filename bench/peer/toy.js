// The yardstick game for boardgame.io, as its documentation has games written, with nothing in it that costs time and
// is not needed: no playerView, no plugins of our own, no undo, no log of ours. The clauses are those of
// crate/games/yardstick/rulebook.toml.
import { face, rolled } from "./course.js";

const SIZE = 10;
const ROUNDS = 30;
/** Two runners behind three brutes, mirrored through the middle of the board: see `yardstick:setup.1`. */
const ROSTER = [
  { brute: true, x: 2, y: 1 },
  { brute: true, x: 4, y: 1 },
  { brute: true, x: 6, y: 1 },
  { brute: false, x: 3, y: 0 },
  { brute: false, x: 5, y: 0 },
];
const SIDE = ROSTER.length;
const DOWN = -1;

/** @typedef {{ at: number[], health: number[], points: number[], dice: number }} G */
/** @typedef {{ currentPlayer: string, turn: number }} Ctx */

const brute = [...ROSTER, ...ROSTER].map((unit) => unit.brute);
const STRAIGHT = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];
const ALL = [...STRAIGHT, [-1, -1], [1, -1], [-1, 1], [1, 1]];

/** For each square its neighbours in those directions, in order of number. */
const neighbours = (/** @type {number[][]} */ headings) =>
  Array.from({ length: SIZE * SIZE }, (_, cell) => {
    const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
    const inside = headings
      .map(([dx = 0, dy = 0]) => [x + dx, y + dy])
      .filter((to) => to.every((n) => n >= 0 && n < SIZE));
    return inside.map(([nx = 0, ny = 0]) => ny * SIZE + nx).sort((a, b) => a - b);
  });
const FOUR = neighbours(STRAIGHT);
const EIGHT = neighbours(ALL);
const isNear = new Uint8Array(SIZE * SIZE * SIZE * SIZE);
EIGHT.forEach((near, from) => near.forEach((to) => (isNear[from * SIZE * SIZE + to] = 1)));

/** Scratch: which squares are taken. Kept clean between calls. */
const taken = new Uint8Array(SIZE * SIZE);

/** A listed action in one number, so that a loop that only wants to pick need not make objects. */
const STEP = 1 << 16;
export const END = 1 << 18;
export const isStep = (/** @type {number} */ action) => action < STEP;
export const unitOf = (/** @type {number} */ action) => (action & 0xffff) >> 8;
export const aimOf = (/** @type {number} */ action) => action & 0xff;

/**
 * Unit by unit its steps, square by square, and its blows, target by target; the end of the turn last.
 * @param {G} G
 * @param {string} player
 * @param {number[]} out
 */
export function legal(G, player, out) {
  const { at } = G;
  const own = player === "0" ? 0 : SIDE;
  const foe = SIDE - own;
  let n = 0;
  for (const cell of at) if (cell !== DOWN) taken[cell] = 1;
  for (let unit = own; unit < own + SIDE; unit++) {
    const from = /** @type {number} */ (at[unit]);
    if (from === DOWN) continue;
    const near = /** @type {number[]} */ ((brute[unit] ? FOUR : EIGHT)[from]);
    for (const to of near) if (taken[to] === 0) out[n++] = (unit << 8) | to;
    for (let target = foe; target < foe + SIDE; target++) {
      const cell = /** @type {number} */ (at[target]);
      if (cell !== DOWN && isNear[from * SIZE * SIZE + cell] === 1) out[n++] = STEP | (unit << 8) | target;
    }
  }
  for (const cell of at) if (cell !== DOWN) taken[cell] = 0;
  out[n++] = END;
  out.length = n;
}

const isDown = (/** @type {G} */ G, /** @type {number} */ first) => {
  for (let unit = first; unit < first + SIDE; unit++) if (G.at[unit] !== DOWN) return false;
  return true;
};

/** @param {number} seed of the dice */
export const toy = (seed) => ({
  name: "yardstick",
  disableUndo: true,
  setup: () => ({
    at: [
      ...ROSTER.map(({ x, y }) => y * SIZE + x),
      ...ROSTER.map(({ x, y }) => (SIZE - 1 - y) * SIZE + (SIZE - 1 - x)),
    ],
    health: [...ROSTER, ...ROSTER].map((unit) => (unit.brute ? 3 : 2)),
    points: [0, 0],
    dice: seed >>> 0,
  }),
  turn: { maxMoves: 2 },
  moves: {
    step: (/** @type {{ G: G }} */ { G }, /** @type {number} */ unit, /** @type {number} */ to) => {
      G.at[unit] = to;
    },
    strike: (/** @type {{ G: G }} */ { G }, /** @type {number} */ unit, /** @type {number} */ target) => {
      let dice = G.dice;
      let hits = 0;
      for (let die = brute[unit] ? 2 : 1; die > 0; die--) {
        dice = rolled(dice);
        if (face(dice) >= 4) hits += 1;
      }
      G.dice = dice;
      const health = /** @type {number} */ (G.health[target]);
      const amount = Math.min(hits, health);
      if (amount === 0) return;
      G.health[target] = health - amount;
      const side = unit < SIDE ? 0 : 1;
      G.points[side] = (G.points[side] ?? 0) + amount;
      if (health === amount) G.at[target] = DOWN;
    },
  },
  endIf: (/** @type {{ G: G, ctx: Ctx }} */ { G, ctx }) => {
    if (isDown(G, 0)) return { winner: "1" };
    if (isDown(G, SIDE)) return { winner: "0" };
    // Turn 61 would be round 31.
    if (ctx.turn <= 2 * ROUNDS) return undefined;
    const [one = 0, two = 0] = G.points;
    return one === two ? { draw: true } : { winner: one > two ? "0" : "1" };
  },
  ai: { enumerate },
});

/** @type {number[]} */
const listed = [];

/**
 * The same list as bots want it.
 * @param {G} G
 * @param {Ctx} ctx
 */
export function enumerate(G, ctx) {
  legal(G, ctx.currentPlayer, listed);
  return listed.map((action) => {
    if (action === END) return { event: "endTurn" };
    return { move: isStep(action) ? "step" : "strike", args: [unitOf(action), aimOf(action)] };
  });
}
