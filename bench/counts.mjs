// What is counted, the same on every run of one build: instructions, heap blocks, bytes. `npm run bench` shows it, and the
// stages bench-counts and bench-size of `npm test` fail beyond a floor.
import { Stop } from "../scripts/lib/run.mjs";
import { MEASURED } from "./games.mjs";
import { heapBlocks, instructions, iteration, overJson, sizes } from "./native.mjs";

/** @typedef {import("./row.mjs").Row} Row */

/** Decisions under callgrind: some seconds. */
const COUNTED = 20_000;

const CALLGRIND = "native, callgrind";

export const round = (/** @type {number} */ n, digits = 0) => n.toLocaleString("en", { maximumFractionDigits: digits });

/** @typedef {import("./games.mjs").Measured} Measured */
/** @typedef {import("../scripts/lib/games.mjs").Bounds} Bounds */

/** @param {readonly Measured[]} [games] @returns {Promise<Row[]>} */
export async function counts(games = MEASURED) {
  const rows = [];
  for (const game of games) rows.push(...(await decisions(game)), await thoughts(game), await flatness(game));
  for (const game of games) rows.push(await edge(game));
  return rows;
}

/** Instructions of a decision, log off and log on. @param {Measured} game @returns {Promise<Row[]>} */
async function decisions({ id, title, bounds }) {
  const plain = await instructions(id, "count", COUNTED);
  const most = (/** @type {Bounds} */ { decision, listed }, /** @type {"floor" | "aim"} */ which) =>
    decision[which] + listed[which] * plain.listed;
  const told = (/** @type {"floor" | "aim"} */ which) =>
    bounds === undefined
      ? ""
      : `${round(most(bounds, which))} (${round(bounds.decision[which])} + ${bounds.listed[which]})`;
  const logged = await instructions(id, "count-log", COUNTED);
  if (logged.checksum !== plain.checksum) throw new Stop("The event log changed the course of the game.");
  const more = logged.perDecision / plain.perDecision - 1;
  return [
    {
      what: `${title}, instructions per random decision (${round(plain.listed, 1)} listed)`,
      is: `${round(plain.perDecision)} (${round(plain.line.base)} + ${round(plain.line.slope, 1)} per listed action)`,
      floor: told("floor"),
      aim: told("aim"),
      where: CALLGRIND,
      fails: bounds !== undefined && plain.perDecision > most(bounds, "floor"),
    },
    {
      what: `${title}, event log on`,
      is: `+${round(100 * more, 1)} %`,
      floor: bounds ? "+10 %" : "",
      aim: bounds ? "+5 %" : "",
      where: CALLGRIND,
      fails: bounds !== undefined && more > 0.1,
    },
  ];
}

/** Random decisions over JSON under callgrind. */
const TEXTS = 300;

/** What a decision costs a page or a bot that plays in JSON texts. @param {Measured} game @returns {Promise<Row>} */
async function edge({ id, title, bounds }) {
  const { instructions: is, blocks } = await overJson(id, TEXTS);
  const told = (/** @type {"floor" | "aim"} */ which) =>
    bounds ? `${round(bounds.json[which])} / ${round(bounds.blocks[which])}` : "";
  return {
    what: `${title}, JSON edge: instructions and heap blocks a decision`,
    is: `${round(is)} / ${round(blocks)}`,
    floor: told("floor"),
    aim: told("aim"),
    where: CALLGRIND,
    fails: bounds !== undefined && (is > bounds.json.floor || blocks > bounds.blocks.floor),
  };
}

/** Instructions of an iteration of a search, from the middle of a game. @param {Measured} game @returns {Promise<Row>} */
async function thoughts({ id, title }) {
  const { each, done } = await iteration(id);
  return {
    what: `${title}, instructions per iteration of a search`,
    is: `${round(each)} (of ${done} made)`,
    floor: "",
    aim: "",
    where: CALLGRIND,
  };
}

/** Heap blocks and bytes of what a search copies. @param {Measured} game @returns {Promise<Row>} */
async function flatness({ id, title, bounds }) {
  const { state } = await sizes(id);
  const blocks = await heapBlocks(id);
  return {
    what: `${title}, heap blocks per search step / bytes of a state`,
    is: `${round(blocks, 4)} / ${round(state)}`,
    floor: bounds ? `0 / ${round(bounds.state.floor)}` : "",
    aim: bounds ? `0 / ${round(bounds.state.aim)}` : "",
    where: "native, dhat",
    fails: bounds !== undefined && (blocks > 0 || state > bounds.state.floor),
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
