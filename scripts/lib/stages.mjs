// Runs the stages of a test run: a line each, what went wrong in full only where something did, and one summary.
import { availableParallelism } from "node:os";
import { rmSync } from "node:fs";
import { relative } from "node:path";
import { LOGS, ROOT } from "./paths.mjs";
import { Stop, line, quietly, seconds, tail } from "./run.mjs";

/**
 * @typedef {object} Outcome
 * @property {number} [code] of the program: anything but 0 is a failure
 * @property {string} [output] shown when the stage failed
 * @property {number} [passed] tests counted; a stage that only checks counts none
 * @property {number} [failed]
 * @property {string} [absent] what is not on this machine: the stage was not run, and nothing is counted
 * @property {string} [note] shown when it passed
 */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} what
 * @property {string[]} [needs] stages without which this one makes no sense
 * @property {boolean} [single] it keeps one processor busy, so that another such stage runs beside it
 * @property {() => Promise<Outcome>} run
 */

/**
 * @param {Stage[]} stages
 * @param {string[]} only names of the stages wanted, with what they need; none means all
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runStages(stages, only) {
  const start = performance.now();
  const wanted = choose(stages, only);
  rmSync(LOGS, { recursive: true, force: true });
  const total = { passed: 0, failed: 0 };
  /** @type {Set<string>} */
  const broken = new Set();
  /** @type {string[]} */
  const remarks = [];
  const runOne = async (/** @type {Stage} */ { name, what, needs = [], run }) => {
    const lacking = needs.find((need) => broken.has(need));
    if (lacking !== undefined) {
      broken.add(name);
      remarks.push(`NOT RUN  ${what}: needs "${lacking}", which failed`);
      return;
    }
    const begun = performance.now();
    const end = line(what);
    const outcome = await run().catch(thrown);
    const { passed = 0, failed = 0, absent, note } = outcome;
    // A runner that fails without naming a test has failed all the same.
    const failures = Math.max(failed, outcome.code ? 1 : 0);
    total.passed += passed;
    total.failed += failures;
    const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : failures > 0 ? "FAILED" : "ok";
    end(absent === undefined ? `${counts}, ${seconds(begun)}${note ? ` (${note})` : ""}` : `NOT RUN, ${absent}`);
    if (absent !== undefined) remarks.push(`NOT RUN  ${what}: ${absent}`);
    if (failures > 0) {
      broken.add(name);
      remarks.push(`FAILED   ${what}: \`npm test -- ${name}\` runs it again`);
      console.log(`\n${tail(outcome.output ?? "", 80)}\n`);
    }
  };
  await quietly(() => runAll(wanted, runOne));
  console.log(`\n${[...remarks, `${seconds(start)} in all; full output in ${relative(ROOT, LOGS)}/`].join("\n")}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * Runs all of them, each after what it needs: the first that fits beside those that are running.
 * @param {Stage[]} stages
 * @param {(stage: Stage) => Promise<void>} runOne
 * @param {number} [processors]
 */
export async function runAll(stages, runOne, processors = availableParallelism()) {
  const waiting = [...stages];
  /** @type {Map<Stage, Promise<void>>} */
  const running = new Map();
  const unended = (/** @type {string} */ need) => [...waiting, ...running.keys()].some(({ name }) => name === need);
  const ready = (/** @type {Stage} */ { needs = [] }) => !needs.some(unended);
  const fits = (/** @type {Stage} */ { single }) =>
    running.size === 0 || (single && running.size < processors && [...running.keys()].every((stage) => stage.single));
  for (;;) {
    const next = waiting.find((stage) => ready(stage) && fits(stage));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        runOne(next).then(() => void running.delete(next)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else return;
  }
}

/**
 * @param {Stage[]} stages
 * @param {string[]} only
 */
function choose(stages, only) {
  if (only.length === 0) return stages;
  const names = stages.map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Stop(`There is no stage "${unknown}". There are: ${names.join(", ")}.`);
  const wanted = new Set(only);
  // Needs stand before what needs them, so one pass from the end finds all.
  for (const { name, needs = [] } of stages.toReversed())
    if (wanted.has(name)) needs.forEach((need) => wanted.add(need));
  return stages.filter(({ name }) => wanted.has(name));
}

/**
 * @param {unknown} error
 * @returns {Outcome}
 */
function thrown(error) {
  const output = error instanceof Stop ? error.message : error instanceof Error ? (error.stack ?? "") : String(error);
  return { code: 1, output };
}
