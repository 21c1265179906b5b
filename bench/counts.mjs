// What is counted, the same on every run of one build: instructions, heap blocks, bytes. `npm run bench` shows it, and the
// stages bench-counts and bench-size of `npm test` fail beyond a floor.
import { Stop } from "../scripts/lib/run.mjs";
import { heapBlocks, instructions, sizes } from "./native.mjs";

/** @typedef {{ what: string, is: string, floor: string, aim: string, where: string, fails?: boolean }} Row */

/** Decisions under callgrind: some seconds. */
const COUNTED = 20_000;

const CALLGRIND = "native, callgrind";

export const round = (/** @type {number} */ n, digits = 0) => n.toLocaleString("en", { maximumFractionDigits: digits });

/**
 * What is held against each game: instructions of a decision with nothing listed and of each listed action, and bytes of a
 * state.
 * @typedef {{ id: string, title: string, floor: [number, number], aim: [number, number], state: [number, number] }} Bound
 * @type {Bound[]}
 */
const BOUNDS = [
  { id: "skirmish", title: "Skirmish", floor: [1500, 90], aim: [600, 60], state: [4096, 2048] },
  { id: "duelyst", title: "Duelyst", floor: [4000, 150], aim: [2000, 80], state: [8192, 8192] },
];

/** @returns {Promise<Row[]>} */
export async function counts() {
  const rows = [];
  for (const bound of BOUNDS) rows.push(...(await decisions(bound)));
  const toy = await instructions("yardstick", "count", COUNTED);
  rows.push({
    what: `yardstick, instructions per random decision (${round(toy.listed, 1)} listed)`,
    is: round(toy.perDecision),
    floor: "",
    aim: "",
    where: CALLGRIND,
  });
  for (const bound of BOUNDS) rows.push(await flatness(bound));
  return rows;
}

/** Instructions of a decision, log off and log on. @param {Bound} bound @returns {Promise<Row[]>} */
async function decisions({ id, title, floor, aim }) {
  const plain = await instructions(id, "count", COUNTED);
  const most = (/** @type {[number, number]} */ [base, each]) => base + each * plain.listed;
  const told = (/** @type {[number, number]} */ [base, each]) =>
    `${round(most([base, each]))} (${round(base)} + ${each})`;
  const logged = await instructions(id, "count-log", COUNTED);
  if (logged.checksum !== plain.checksum) throw new Stop("The event log changed the course of the game.");
  const more = logged.perDecision / plain.perDecision - 1;
  return [
    {
      what: `${title}, instructions per random decision (${round(plain.listed, 1)} listed)`,
      is: `${round(plain.perDecision)} (${round(plain.line.base)} + ${round(plain.line.slope, 1)} per listed action)`,
      floor: told(floor),
      aim: told(aim),
      where: CALLGRIND,
      fails: plain.perDecision > most(floor),
    },
    {
      what: `${title}, event log on`,
      is: `+${round(100 * more, 1)} %`,
      floor: "+10 %",
      aim: "+5 %",
      where: CALLGRIND,
      fails: more > 0.1,
    },
  ];
}

/** Heap blocks and bytes of what a search copies. @param {Bound} bound @returns {Promise<Row>} */
async function flatness({ id, title, state: [floor, aim] }) {
  const { state } = await sizes(id);
  const blocks = await heapBlocks(id);
  return {
    what: `${title}, heap blocks per search step / bytes of a state`,
    is: `${round(blocks, 4)} / ${round(state)}`,
    floor: `0 / ${round(floor)}`,
    aim: `0 / ${round(aim)}`,
    where: "native, dhat",
    fails: blocks > 0 || state > floor,
  };
}

/**
 * What a stage of `npm test` answers: each figure that has a floor counts as a test of its own.
 * @param {Row[]} rows
 */
export function within(rows) {
  const bound = rows.filter(({ floor }) => floor !== "");
  const beyond = bound.filter(({ fails }) => fails);
  const told = (/** @type {typeof rows} */ of) => of.map(({ what, is, floor }) => `${what}: ${is}, floor ${floor}`);
  return {
    passed: bound.length - beyond.length,
    failed: beyond.length,
    output: told(beyond).join("\n"),
    note: bound.map(({ is }) => is).join("; "),
  };
}
