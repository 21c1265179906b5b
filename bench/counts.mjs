// What is counted, the same on every run of one build: instructions, heap blocks, bytes. `npm run bench` shows it, and the
// stages bench-counts and bench-size of `npm test` fail beyond a floor.
import { Stop } from "../scripts/lib/run.mjs";
import { heapBlocks, instructions, sizes } from "./native.mjs";

/** @typedef {{ what: string, is: string, floor: string, aim: string, where: string, fails?: boolean }} Row */

/** Decisions under callgrind: some seconds. */
const COUNTED = 20_000;

export const round = (/** @type {number} */ n, digits = 0) => n.toLocaleString("en", { maximumFractionDigits: digits });

/** @returns {Promise<Row[]>} */
export async function counts() {
  /** @type {Row[]} */
  const rows = [];
  const where = "native, callgrind";
  const plain = await instructions("skirmish", "count", COUNTED);
  const bound = (/** @type {number} */ base, /** @type {number} */ each) => base + each * plain.listed;
  rows.push({
    what: `Skirmish, instructions per random decision (${round(plain.listed, 1)} listed)`,
    is: `${round(plain.perDecision)} (${round(plain.line.base)} + ${round(plain.line.slope, 1)} per listed action)`,
    floor: `${round(bound(1500, 90))} (1,500 + 90)`,
    aim: `${round(bound(600, 60))} (600 + 60)`,
    where,
    fails: plain.perDecision > bound(1500, 90),
  });
  const toy = await instructions("yardstick", "count", COUNTED);
  rows.push({
    what: `yardstick, the same (${round(toy.listed, 1)} listed)`,
    is: round(toy.perDecision),
    floor: "",
    aim: "",
    where,
  });
  const logged = await instructions("skirmish", "count-log", COUNTED);
  if (logged.checksum !== plain.checksum) throw new Stop("The event log changed the course of the game.");
  const more = logged.perDecision / plain.perDecision - 1;
  rows.push({
    what: "Skirmish, event log on",
    is: `+${round(100 * more, 1)} %`,
    floor: "+10 %",
    aim: "+5 %",
    where,
    fails: more > 0.1,
  });
  const { state } = await sizes("skirmish");
  const blocks = await heapBlocks("skirmish");
  rows.push({
    what: "Skirmish, heap blocks per search step / bytes of a state",
    is: `${round(blocks, 4)} / ${round(state)}`,
    floor: "0 / 4,096",
    aim: "0 / 2,048",
    where: "native, dhat",
    fails: blocks > 0 || state > 4096,
  });
  return rows;
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
