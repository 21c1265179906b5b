// What is counted natively, from outside the engine: instructions by callgrind, heap blocks by dhat, the clock.
import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { onPath } from "../scripts/lib/browsers.mjs";
import { at } from "../scripts/lib/paths.mjs";
import { Stop, run } from "../scripts/lib/run.mjs";
import { MEASURED } from "./games.mjs";

const EXAMPLE = at("target", "release", "examples", "decisions");

/** @param {readonly import("./games.mjs").Measured[]} [games] */
export const buildNative = (games = MEASURED) =>
  run(
    "cargo",
    [
      ...["build", "--release", "--example", "decisions", "--no-default-features"],
      ...["--features", ["bench", ...games.map(({ id }) => id)].join(",")],
    ],
    // Lines cost nothing and let callgrind_annotate say which of them are hot.
    { log: "bench-native", env: { CARGO_PROFILE_RELEASE_DEBUG: "line-tables-only" } },
  );

/** @typedef {{ decisions: number, listed: number, games: number, checksum: string }} Course */

/** @param {string[]} args */
export async function time(...args) {
  const output = await run(EXAMPLE, args);
  return /** @type {{ course: Course, seconds: number }} */ (JSON.parse(line(output, '{"course"')));
}

/** Iterations that a search under callgrind is asked for. It makes fewer, if it settles before. */
const THOUGHTS = 400;

/**
 * A search copies states of some kilobytes, and glibc copies so much by one instruction that callgrind counts once for each
 * byte: a third of what a search of Duelyst seemed to cost. By vectors a copy counts about what it costs.
 */
const COPIES = { GLIBC_TUNABLES: "glibc.cpu.x86_rep_movsb_threshold=1000000000" };

/** @typedef {{ instructions: number, done: number }} Thought instructions of one search, and the iterations it made */

/** Instructions of one iteration of a search, and how many were made. @param {string} game */
export async function iteration(game) {
  return perIteration(await thought(game, 1), await thought(game, THOUGHTS));
}

/**
 * A long search less a short one, so that what comes before the iterations does not count, by the iterations made: a search
 * that settles makes fewer than it is asked for.
 * @param {Thought} few
 * @param {Thought} many
 */
export function perIteration(few, many) {
  if (many.done <= few.done) throw new Stop(`A search made ${many.done} iterations, no more than a short one.`);
  return { each: (many.instructions - few.instructions) / (many.done - few.done), done: many.done };
}

/**
 * @param {string} game
 * @param {number} iterations
 * @returns {Promise<Thought>}
 */
async function thought(game, iterations) {
  const output = await valgrind(
    [
      ...["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*search_from*"],
      ...[EXAMPLE, game, "think", String(iterations)],
    ],
    COPIES,
  );
  const total = /Collected : (\d+)/.exec(output)?.[1];
  /** @type {{ done: number } | null} */
  const made = JSON.parse(line(output, '{"done"'));
  if (total === undefined || made === null) throw new Stop("callgrind told no total, or the search not what it made.");
  return { instructions: Number(total), done: made.done };
}

/** @param {string} game */
export async function sizes(game) {
  const output = await run(EXAMPLE, [game, "count", "1"]);
  return /** @type {{ state: number, action: number }} */ (JSON.parse(line(output, '{"state"')));
}

/**
 * @param {string} output
 * @param {string} start
 */
const line = (output, start) => output.split("\n").find((text) => text.startsWith(start)) ?? "null";

/** Decisions with few choices, with some, with many: the functions of the example that callgrind counts. */
const CLASSES = ["decide_few", "decide_some", "decide_many"];

/**
 * Instructions of random decisions, and the line through the three classes: what a decision costs with nothing listed,
 * and what each listed action adds.
 * @param {string} game
 * @param {"count" | "count-log"} what
 * @param {number} decisions
 */
export async function instructions(game, what, decisions) {
  const file = join(scratch(), `${game}-${what}.callgrind`);
  const output = await valgrind([
    ...["--tool=callgrind", `--callgrind-out-file=${file}`, "--toggle-collect=*decide_*"],
    ...[EXAMPLE, game, what, String(decisions)],
  ]);
  /** @type {{ classes: Course[] }} */
  const { classes } = JSON.parse(line(output, '{"classes"'));
  const profile = await run("callgrind_annotate", ["--inclusive=yes", "--threshold=100", file]);
  const points = classes.flatMap((course, n) => {
    const count = inclusive(profile, CLASSES[n] ?? "");
    const { decisions: made, listed } = course;
    return made === 0 ? [] : [{ weight: made, x: listed / made, y: count / made }];
  });
  const total = /([\d,]+) \(100\.0%\)\s+PROGRAM TOTALS/.exec(profile)?.[1] ?? "";
  const sum = (/** @type {(course: Course) => number} */ of) => classes.reduce((all, course) => all + of(course), 0);
  const made = sum((course) => course.decisions);
  return {
    checksum: classes.map((course) => course.checksum).join(" "),
    perDecision: number(total) / made,
    listed: sum((course) => course.listed) / made,
    line: fit(points),
  };
}

/**
 * @param {string} profile
 * @param {string} name
 */
function inclusive(profile, name) {
  const counts = profile.split("\n").filter((text) => text.includes(`decisions::${name}`));
  return Math.max(0, ...counts.map((text) => number(/^\s*([\d,]+)/.exec(text)?.[1] ?? "0")));
}

const number = (/** @type {string} */ text) => Number(text.replaceAll(",", ""));

/** The line of least squares. @param {{ weight: number, x: number, y: number }[]} points */
function fit(points) {
  const mean = (/** @type {(p: { x: number, y: number }) => number} */ of) =>
    points.reduce((all, p) => all + p.weight * of(p), 0) / points.reduce((all, p) => all + p.weight, 0);
  const [x, y] = [mean((p) => p.x), mean((p) => p.y)];
  const slope = mean((p) => (p.x - x) * (p.y - y)) / mean((p) => (p.x - x) ** 2);
  return { base: y - slope * x, slope };
}

/**
 * Instructions and heap blocks of a random decision over JSON: the Table and all actions are written, and one of them is read
 * and performed.
 * @param {string} game
 * @param {number} decisions
 */
export async function overJson(game, decisions) {
  const file = join(scratch(), `${game}-json.callgrind`);
  const output = await valgrind([
    ...["--tool=callgrind", `--callgrind-out-file=${file}`, "--toggle-collect=*over_json_*"],
    ...[EXAMPLE, game, "json", String(decisions)],
  ]);
  /** @type {{ course: Course }} */
  const { course } = JSON.parse(line(output, '{"course"'));
  const total = /Collected : (\d+)/.exec(output)?.[1];
  if (total === undefined) throw new Stop("callgrind told no total.");
  const blocks = calls(await readFile(file, "utf8"), ["malloc", "calloc"]);
  return { instructions: Number(total) / course.decisions, blocks: blocks / course.decisions };
}

/**
 * How often functions were called, by a profile of callgrind: after each `cfn` the line of its `calls`. A name stands behind
 * its number only once.
 * @param {string} profile
 * @param {string[]} names
 */
function calls(profile, names) {
  /** @type {Map<string, string>} */
  const known = new Map();
  let called = "";
  let all = 0;
  for (const text of profile.split("\n")) {
    const [, to, number = "", name] = /^(c?)fn=\((\d+)\)(?: (.*))?$/.exec(text) ?? [];
    if (name !== undefined) known.set(number, name);
    if (to === "c") called = known.get(number) ?? "";
    if (names.includes(called)) all += Number(/^calls=(\d+)/.exec(text)?.[1] ?? 0);
  }
  return all;
}

/**
 * Heap blocks for each step of a search: twice the work, less once the work, so that what is set up does not count.
 * @param {string} game
 */
export async function heapBlocks(game) {
  const once = await blocks(game, 20);
  const twice = await blocks(game, 40);
  return (twice.blocks - once.blocks) / (twice.decisions - once.decisions);
}

/**
 * @param {string} game
 * @param {number} searches
 */
async function blocks(game, searches) {
  const output = await valgrind(["--tool=dhat", "--dhat-out-file=/dev/null", EXAMPLE, game, "playouts", `${searches}`]);
  /** @type {{ course: Course }} */
  const { course } = JSON.parse(line(output, '{"course"'));
  const total = /Total:\s+[\d,]+ bytes in ([\d,]+) blocks/.exec(output)?.[1];
  if (total === undefined) throw new Stop("dhat told no total.");
  return { blocks: number(total), decisions: course.decisions };
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function valgrind(args, env = {}) {
  if (onPath("valgrind") === undefined) {
    throw new Stop("valgrind is missing: it counts instructions and heap blocks (Debian: `apt-get install valgrind`).");
  }
  return run("valgrind", args, { log: "bench-valgrind", env });
}

function scratch() {
  const folder = at("target", "bench");
  mkdirSync(folder, { recursive: true });
  return folder;
}
