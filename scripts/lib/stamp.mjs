// Skips work whose inputs have not changed. A stamp is the hash of the inputs, kept in target/stamps; contents
// count, not times, so a fresh checkout or a branch switched there and back rebuilds nothing.
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT, at } from "./paths.mjs";

/**
 * Every file under the given files and folders, sorted; what is missing is left out.
 * @param {string[]} paths
 * @returns {string[]}
 */
export function filesUnder(paths) {
  return paths.flatMap((path) => {
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (entry === undefined) return [];
    if (!entry.isDirectory()) return [path];
    return filesUnder(
      readdirSync(path)
        .sort()
        .map((name) => join(path, name)),
    );
  });
}

/**
 * @param {string[]} paths files and folders, relative to the root
 * @param {unknown} extra what else decides the result: a mode, a version, a command line
 * @param {RegExp} [skip] files among them that do not count
 */
export function digest(paths, extra = "", skip) {
  const hash = createHash("sha256").update(JSON.stringify(extra));
  for (const file of filesUnder(paths.map((path) => at(path)))) {
    const name = relative(ROOT, file);
    if (skip?.test(name)) continue;
    hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * A piece of work: what it is made of, which files among that do not count, what else decides it, and what comes of it.
 * @typedef {{ name: string, inputs: string[], skip?: RegExp, extra?: unknown, outputs: string[], stamp?: string }} Job
 */

/**
 * Does `work` unless it was done for the same inputs and its outputs are still there.
 * @param {Job} job
 * @param {() => Promise<unknown>} work
 */
export const once = (job, work) => together([job], work);

/**
 * The same for several pieces of work that are done in one go: those that are to be done are handed over.
 * @template {Job} J
 * @param {J[]} jobs
 * @param {(stale: J[]) => Promise<unknown>} work
 */
export async function together(jobs, work) {
  const all = jobs.map(stateOf);
  const stale = all.filter(({ done }) => !done);
  if (stale.length === 0) return;
  // Taken away first: work that stops half-way must not look done.
  for (const { stamp } of stale) rmSync(stamp, { force: true });
  await work(stale.map(({ job }) => job));
  for (const { stamp, key } of stale) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, key);
  }
}

/**
 * @template {Job} J
 * @param {J} job
 */
function stateOf(job) {
  const { name, inputs, skip, extra, outputs, stamp = at("target", "stamps", name) } = job;
  const key = digest(inputs, extra, skip);
  const known = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  return { job, stamp, key, done: known === key && outputs.every((path) => existsSync(at(path))) };
}

/**
 * Whether a piece of work was done for the inputs that are there now.
 * @param {Job} job
 */
export const isDone = (job) => stateOf(job).done;
