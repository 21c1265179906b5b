// A copy of the engine that can be edited, built and tried without touching the tree.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { at } from "./paths.mjs";
import { attempt } from "./run.mjs";

/** What cargo needs: the copy alone is edited. */
export const COPY = at("target", "kill", "source");
const COPIED = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "crate"];
const BUILT = at("target", "kill", "build");
const CLI = join(BUILT, "debug", process.platform === "win32" ? "rulewright.exe" : "rulewright");
const ASKED = at("target", "kill", "scenarios.json");
/** An edit may leave a loop without its end. */
const PATIENCE = 60_000;

/** What a build is for here: the next one, a line later. */
const QUICK = { CARGO_TARGET_DIR: BUILT, CARGO_INCREMENTAL: "1", CARGO_PROFILE_DEV_DEBUG: "0" };

/** Brings a copy up to date; what has not changed keeps its time, so that little is built again. */
export function copy(to = COPY) {
  for (const part of COPIED) refresh(at(part), join(to, part));
}

/**
 * @param {string} from
 * @param {string} to
 */
function refresh(from, to) {
  if (statSync(from).isFile()) {
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  const inside = readdirSync(from);
  for (const gone of readdirSync(to).filter((name) => !inside.includes(name)))
    rmSync(join(to, gone), { recursive: true });
  for (const name of inside) refresh(join(from, name), join(to, name));
}

/**
 * Builds the command line from the copy.
 * @param {string} games cargo features, by comma
 */
export const buildCopy = (games) =>
  attempt("cargo", ["build", "--quiet", "--no-default-features", "--features", `cli,${games}`, "--bin", "rulewright"], {
    log: "kill",
    cwd: COPY,
    env: QUICK,
  });

/**
 * How many of these scenarios fail, or undefined when the program itself ends early.
 * @param {unknown[]} asked
 */
export async function failures(asked) {
  writeFileSync(ASKED, JSON.stringify(asked));
  const { output } = await attempt(CLI, ["check", "--quiet", ASKED], { log: "kill", timeout: PATIENCE });
  const counts = /^(\d+) passed, (\d+) failed$/m.exec(output);
  return counts === null ? undefined : Number(counts[2]);
}

/**
 * Picks so many, the same ones for the same seed.
 * @template T
 * @param {T[]} from
 * @param {number} count
 * @param {number} seed
 * @returns {T[]}
 */
export function sample(from, count, seed) {
  const rest = [...from];
  let state = seed >>> 0;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    next();
    return rest.splice(Math.floor(next() * rest.length), 1)[0];
  }).filter((entry) => entry !== undefined);
}
