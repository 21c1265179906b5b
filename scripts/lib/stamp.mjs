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
 */
export function digest(paths, extra = "") {
  const hash = createHash("sha256").update(JSON.stringify(extra));
  for (const file of filesUnder(paths.map((path) => at(path)))) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Does `work` unless it was done for the same inputs and its outputs are still there.
 * @param {{ name: string, inputs: string[], extra?: unknown, outputs: string[], stamp?: string }} job
 * @param {() => Promise<unknown>} work
 */
export async function once({ name, inputs, extra, outputs, stamp = at("target", "stamps", name) }, work) {
  const key = digest(inputs, extra);
  const known = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (known === key && outputs.every((path) => existsSync(at(path)))) return;
  // Taken away first: work that stops half-way must not look done.
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
}
