// `npm run bench`: every figure as a ratio made in one run, or as a count. Counts beyond the floor fail; ratios and
// times depend on the machine, and their misses are only told, below the table. `npm run bench -- counts` makes that part
// alone (counts, ratios, size, embed, visit); `-- counts skirmish` of one game. bench/README.md has the meaning of each row.
import { build } from "../scripts/build.mjs";
import { Stop, script, step } from "../scripts/lib/run.mjs";
import { buildPage, buildWasm, inChromium } from "./browser.mjs";
import { counts, round } from "./counts.mjs";
import { thirtyBoards } from "./embed.mjs";
import { against, faces } from "./faces.mjs";
import { MEASURED, TOY } from "./games.mjs";
import { buildNative, time } from "./native.mjs";
import { pageCosts, pageTime } from "./pages.mjs";
import { atLeast, atMost, mark, summary } from "./row.mjs";
import { sizes, together } from "./size.mjs";
import { inTurns } from "./turns.mjs";
import { visits } from "./visit.mjs";

/** @typedef {import("./native.mjs").Course} Course */
/** @typedef {import("./browser.mjs").Measure} Measure */
/** @typedef {import("./row.mjs").Row} Row */

const SEED = 7;
/**
 * A stretch both sides play. It takes either side some hundredths of a second (the faster repeats it): long enough for
 * the clock, short enough that among the rounds there is one in which nothing else ran, for the one side as for the
 * other.
 */
const DECISIONS = 2_000;
const SEARCH = { game: TOY, seed: SEED, searches: 2, iterations: 16, depth: 50 };
const ROUNDS = 25;

/**
 * What is held against the peer as this bench runs it: without freezing, undo and debugging, in its best round. The full Table
 * and actions have no ratio to hold: whatever is behind it, text of ten kilobytes costs the reading of it, so that its
 * floor is a count of instructions.
 */
const STEPPED = { floor: 120, aim: 300 };
const JSON_EVENTS = { floor: 3, aim: 5 };

/** @type {Row[]} */
const rows = [];

/** The games whose decisions are counted and timed: all, or those that were named. */
let games = MEASURED;

const times = (/** @type {number} */ ratio) => `${round(ratio, ratio < 20 ? 1 : 0)}x`;
const rate = (/** @type {number} */ n) => `${round(n)}/s`;

/**
 * Both sides in turn, the same stretch; refuses to compare what was not the same.
 * @param {Measure} measure
 * @param {string} ours
 * @param {string} theirs
 * @param {object} stretch
 * @param {{ repeat?: number }} [options] how often our side plays it for one figure
 */
async function sideBySide(measure, ours, theirs, stretch, { repeat = 1 } = {}) {
  const { first, second, course } = await inTurns(
    [() => measure(ours, { ...stretch, repeat }), () => measure(theirs, stretch)],
    { rounds: ROUNDS, same: (engine, peer) => same(ours, engine, peer) },
  );
  const decisions = course?.decisions ?? 0;
  return { course, ours: (decisions * repeat) / first, theirs: decisions / second };
}

/**
 * Decisions per second if the texts only cross and are read, and nobody works them out: no JSON bindings can be faster.
 * @param {Measure} measure
 * @param {{ decisions: number }} stretch
 * @param {"whole" | "events"} what
 */
async function crossing(measure, stretch, what) {
  let seconds = Infinity;
  for (let n = 0; n < ROUNDS; n++)
    seconds = Math.min(seconds, (await measure("crossing", { ...stretch, what })).seconds);
  return stretch.decisions / seconds;
}

/**
 * @param {string} what
 * @param {Course} ours
 * @param {Course} theirs
 */
function same(what, ours, theirs) {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a !== b) throw new Stop(`${what}: the two sides did not play the same.\n  ours:   ${a}\n  theirs: ${b}`);
}

async function embed() {
  const { rest, scrolled, workers, modules, browser } = await thirtyBoards();
  const where = `Chromium ${browser}`;
  const ms = (/** @type {number} */ n) => `${round(n)} ms`;
  rows.push(
    {
      what: "30 boards on one page, script time until at rest",
      ...atMost(rest, { floor: 150, aim: 80 }, ms),
      where,
    },
    { what: "the same, once a reader has scrolled past all of them", ...atMost(scrolled, undefined, ms), where },
    { what: "the same, workers once two are played", ...atMost(workers, { floor: 1, aim: 1 }, round), where },
    { what: "the same, modules", ...atMost(modules, { floor: 1, aim: 1 }, round), where },
  );
}

async function visit() {
  const { first, later, offline, table, alone, clicks, browser } = await visits();
  const where = `Chromium ${browser}`;
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
  const frames = (/** @type {number} */ n) => `${n} frame${n === 1 ? "" : "s"}`;
  const slow = "4x slower CPU, 1.6 Mb/s, 150 ms";
  const again = { floor: 500, aim: 300 };
  const kept = (table ?? NaN) / (alone ?? NaN);
  const factor = (/** @type {number} */ n) => `${n.toFixed(2)}x`;
  const lines = {
    [`first visit until drawn and clickable, ${slow}`]: atMost(first ?? NaN, { floor: 3000, aim: 2000 }, seconds),
    "first visit until a game's table, the same line": atMost(table ?? NaN, undefined, seconds),
    "what keeping the page for later adds to it": atMost(kept, { floor: 1.2, aim: 1.05 }, factor),
    "later visit, the same": atMost(later ?? NaN, again, seconds),
    "offline, 4x slower CPU": atMost(offline ?? NaN, again, seconds),
    "click to drawn answer, 4x slower CPU: a unit is chosen": atMost(clicks.choose, { floor: 1 }, frames),
    "the same: a unit moves, which the engine decides": atMost(clicks.act, { floor: 1 }, frames),
  };
  for (const [what, line] of Object.entries(lines)) rows.push({ what, ...line, where });
}

/**
 * @param {Measure} measure
 * @param {string} where
 */
async function ratios(measure, where) {
  const stretch = { game: TOY, seed: SEED, decisions: DECISIONS };
  // Once unmeasured on every path: compilers warm up.
  for (const name of ["engine", "peer"]) await measure(name, stretch);
  for (const name of ["json", "jsonEvents", "peerEvents"]) await measure(name, stretch);

  const stepped = await sideBySide(measure, "engine", "peer", stretch, { repeat: 50 });
  /**
   * @param {string} what
   * @param {{ ours: number, theirs: number, course: Course | undefined }} both
   * @param {{ floor: number, aim: number }} [bound]
   */
  const add = (what, { ours, theirs, course }, bound) =>
    rows.push({
      what,
      is: `${times(ours / theirs)} (${rate(ours)} against ${rate(theirs)}; checksum ${course?.checksum})`,
      ...atLeast(ours / theirs, bound, times),
      where,
    });
  add("yardstick stepped, against boardgame.io's Client", stepped, STEPPED);
  const searched = await sideBySide(measure, "enginePlayouts", "peerPlayouts", SEARCH, { repeat: 50 });
  add("playouts of depth 50, decisions, against its MCTSBot", searched, STEPPED);
  const events = await sideBySide(measure, "jsonEvents", "peerEvents", stretch);
  add("JSON, events only, against Client", events, JSON_EVENTS);
  const whole = await sideBySide(measure, "json", "peer", stretch);
  add("JSON, full Table and actions, against Client", whole);
  for (const [what, { theirs }] of /** @type {const} */ ([
    ["events", events],
    ["whole", whole],
  ])) {
    const most = await crossing(measure, stretch, what);
    rows.push({
      what: `JSON, ${what === "events" ? "events only" : "full Table and actions"}: the texts cross and are read, no more`,
      is: `${times(most / theirs)} (${rate(most)}): no bindings of JSON text can be faster`,
      floor: "",
      aim: "",
      where,
    });
  }

  for (const game of games) await speed(measure, game, where);
  await byFace(measure, where);
}

/**
 * The three faces of every game, and the numbers of the toy against the peer: what a bot in JavaScript decides in a second.
 * @param {Measure} measure
 * @param {string} where
 */
async function byFace(measure, where) {
  const stretch = (/** @type {number} */ decisions) => ({ game: TOY, seed: SEED, decisions });
  const [ours, theirs] = [stretch(500_000), stretch(DECISIONS)];
  const { ours: numbers, theirs: peer } = await against(measure, ["numbers", ours], ["peer", theirs]);
  rows.push({
    what: "yardstick by numbers from JavaScript, against Client",
    is: `${times(numbers / peer)} (${rate(numbers)} against ${rate(peer)})`,
    ...atLeast(numbers / peer, { floor: 75, aim: 150 }, times),
    where,
  });
  for (const game of games) rows.push(...(await faces(measure, { ...game, toy: game.id === TOY }, where)));
}

/** Decisions for a figure of speed: long enough for the clock in either build. The toy decides ten times as fast. */
const PLAYED = 50_000;
const PLAYED_OF_TOY = 500_000;
const SEARCHES = 40;

/**
 * How fast a game is, native and in the browser: decisions a second, and playouts a second of depth 50.
 * @param {Measure} measure
 * @param {import("./games.mjs").Measured} game
 * @param {string} where
 */
async function speed(measure, { id, title, bounds }, where) {
  const decisions = id === TOY ? PLAYED_OF_TOY : PLAYED;
  const search = { ...SEARCH, game: id, searches: SEARCHES };
  const stepped = await bothBuilds(
    () => time(id, "time", String(decisions)),
    () => measure("engine", { game: id, seed: SEED, decisions }),
    decisions,
  );
  const searched = await bothBuilds(
    () => time(id, "playouts", String(SEARCHES)),
    () => measure("enginePlayouts", search),
    SEARCHES * SEARCH.iterations,
  );
  const told = (/** @type {number} */ ratio) => ratio.toFixed(2);
  for (const [what, { native, wasm }] of /** @type {const} */ ([
    ["actions", stepped],
    ["playouts of depth 50", searched],
  ])) {
    rows.push({
      what: `${title}, ${what} a second: WASM against native`,
      is: `${told(wasm / native)} (${rate(wasm)} against ${rate(native)})`,
      ...atLeast(wasm / native, bounds?.wasm, told),
      where,
    });
  }
}

/**
 * The same stretch in both builds, in turn: how many a second at best.
 * @param {() => Promise<import("./browser.mjs").Timed>} native
 * @param {() => Promise<import("./browser.mjs").Timed>} wasm
 * @param {number} number how many of what is counted a stretch has
 */
async function bothBuilds(native, wasm, number) {
  const { first, second } = await inTurns([native, wasm], {
    rounds: ROUNDS,
    same: (here, there) => same("WASM and native", there, here),
  });
  return { native: number / first, wasm: number / second };
}

function table() {
  const columns = /** @type {const} */ (["what", "is", "floor", "aim", "where"]);
  /** @type {Row} */
  const head = { what: "what", is: "measured", floor: "floor", aim: "aim", where: "where" };
  const widths = columns.map((column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  for (const row of [head, ...rows]) {
    const cells = columns.map((column, n) => row[column].padEnd(widths[n] ?? 0));
    console.log(`${mark(row)} ${cells.join("  ")}`.trimEnd());
  }
  console.log(`\n${summary(rows)}`);
}

/** What there is to measure, and what has to be built for it. @type {Record<string, () => Promise<void>>} */
const PARTS = {
  async counts() {
    await step("building the engine for native counts", () => buildNative(games));
    rows.push(...(await step("counting instructions and heap blocks", () => counts(games))));
  },
  async ratios() {
    await step("building the engine for native times", () => buildNative());
    await step("building the engine for the page of measurements", buildWasm);
    await step("building the page of measurements", buildPage);
    await step("measuring in Chromium", () => inChromium(ratios));
  },
  async size() {
    await build();
    rows.push(...sizes(), ...pageCosts(), await pageTime(), ...(await together()));
  },
  async embed() {
    await build();
    await step("opening thirty boards in Chromium", embed);
  },
  async visit() {
    await build();
    await step("visiting the page in Chromium, slowed down", visit);
  },
};

await script(async () => {
  const asked = process.argv.slice(2);
  const some = MEASURED.filter(({ id }) => asked.includes(id));
  if (some.length > 0) games = some;
  const parts = asked.filter((name) => !some.some(({ id }) => id === name));
  const wanted = parts.length > 0 ? parts : Object.keys(PARTS);
  for (const name of wanted) {
    const part = PARTS[name];
    if (part === undefined)
      throw new Stop(`There is no part and no game \`${name}\`; parts are ${Object.keys(PARTS).join(", ")}.`);
    await part();
  }
  console.log();
  table();
  const failed = rows.filter((row) => row.fails);
  if (failed.length > 0) throw new Stop(`Beyond the floor: ${failed.map((row) => row.what).join("; ")}.`);
});
