// One build of the engine with many small wrong changes in it, of which each run switches one on.
import { spawn } from "node:child_process";
import { appendFileSync, copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { TEST_PROGRAMS } from "./cargo.mjs";
import { copy } from "./copy.mjs";
import { at } from "./paths.mjs";
import { Stop, attempt, environment, tail } from "./run.mjs";
import { digest } from "./stamp.mjs";

/** @typedef {{ line: number, column: number }} Spot from 1, in characters */
/**
 * @typedef {{ switch: number, name: string, file: string, genre: string, replacement: string,
 *   span: { start: Spot, end: Spot } }} Change as cargo-mutants lists it, and the number that switches it on
 */
/** @typedef {{ executable: string, usual: number }} Test a program of tests, and how long it takes with nothing changed */
/** @typedef {{ switched: Change[], apart: Change[], unviable: Change[] }} Sorted */

const HOME = at("target", "mutants");
const BUILT = join(HOME, "build");
const WRITER = at("scripts", "mutants", "Cargo.toml");
const EXE = process.platform === "win32" ? ".exe" : "";

/** The environment variable that says which change is on. */
const SWITCH = "RULEWRIGHT_CHANGE";

const SWITCHES = `//! Which change is on.
use std::sync::LazyLock;
static ON: LazyLock<u32> = LazyLock::new(|| std::env::var("${SWITCH}").map_or(0, |n| n.parse().expect("a number")));
/// Whether this change is on.
pub fn on(change: u32) -> bool {
    *ON == change
}
`;

/** What Rust tests read beside the crate. */
const BESIDE = ["tests", "docs", "README.md", "CONTRIBUTING.md", "web", "bench"];

/** Those about rules and what is told of them, which are done in seconds: bots and long batteries are not. */
const TESTS = TEST_PROGRAMS.filter((name) => !/bots|^(cli|fuzz|pairs|puzzles)$/.test(name)).flatMap((name) => [
  "--test",
  name,
]);

/** Nothing takes longer than this, in milliseconds. */
const MOST = 120_000;

/** Nor more memory than this, in kilobytes: a change may let a list grow for ever. */
const ROOM = 4_000_000;

/** A program of tests that takes longer than this, in milliseconds, is not asked of every change that scenarios let pass. */
const SHORT = 12_000;

/** Built once for thousands of runs: a little slower to build, several times as quick. */
const QUICK = {
  CARGO_TARGET_DIR: BUILT,
  CARGO_INCREMENTAL: "1",
  CARGO_PROFILE_DEV_DEBUG: "0",
  CARGO_PROFILE_DEV_OPT_LEVEL: "1",
  CARGO_ENCODED_RUSTFLAGS: "-Awarnings",
};

/**
 * The folder of the crate that is changed.
 * @param {string} part
 */
export const crateOf = (part) => (part === "engine" ? "crate/engine" : `crate/games/${part}`);

/** One part of the engine, with its changes, as it is built and run. */
export class Switched {
  /**
   * @param {string} part
   * @param {string[]} games those that its scenarios play
   */
  constructor(part, games) {
    this.part = part;
    this.games = games;
    this.source = join(HOME, part, "source");
    this.asked = join(HOME, part, "scenarios.json");
    this.cli = join(HOME, part, `rulewright${EXE}`);
    this.stamp = join(HOME, part, "built.json");
    /** @type {Test[]} */
    this.tests = [];
  }

  /**
   * Writes the changes into a fresh copy of the engine.
   * @param {Change[]} changes
   * @returns {Promise<Set<number>>} those that cannot be switched
   */
  async write(changes) {
    copy(this.source);
    const changed = join(this.source, crateOf(this.part));
    writeFileSync(join(changed, "src", "switch.rs"), SWITCHES);
    appendFileSync(join(changed, "src", "lib.rs"), "pub mod switch;\n");
    // The build script reads cards by some of the same sources.
    const script = join(changed, "build.rs");
    if (existsSync(script)) appendFileSync(script, '#[path = "src/switch.rs"]\nmod switch;\n');
    const args = ["run", "--quiet", "--manifest-path", WRITER, "--target-dir", join(HOME, "writer"), "--", this.source];
    const { code, output } = await attempt("cargo", args, { log: "mutants", input: JSON.stringify(changes) });
    if (code !== 0) throw new Stop(`${tail(output)}\n\nThe changes cannot be written into the engine.`);
    return new Set(JSON.parse(output.trim().split("\n").at(-1) ?? ""));
  }

  /** @param {string[]} args */
  cargo(...args) {
    const features = ["--no-default-features", "--features", `cli,${this.games.join(",")}`];
    return attempt("cargo", [...args, ...features], { log: "mutants", cwd: this.source, env: QUICK });
  }

  /**
   * Builds the engine with as many of these changes as can be switched, unless it is built already.
   * @param {Change[]} changes
   * @returns {Promise<Sorted>}
   */
  async build(changes) {
    const key = digest(["crate", "Cargo.toml", "Cargo.lock", "scripts/mutants", "scripts/lib/switched.mjs"], changes);
    const known = existsSync(this.stamp) ? JSON.parse(readFileSync(this.stamp, "utf8")) : {};
    if (known.key === key && existsSync(this.cli)) return known.sorted;
    const sorted = await this.sort(changes);
    copyFileSync(join(BUILT, "debug", basename(this.cli)), this.cli);
    writeFileSync(this.stamp, JSON.stringify({ key, sorted }));
    return sorted;
  }

  /**
   * Builds it, without those changes that the compiler refuses.
   * @param {Change[]} changes
   * @returns {Promise<Sorted>}
   */
  async sort(changes) {
    /** @type {Set<number>} */
    const wrong = new Set();
    for (;;) {
      const tried = changes.filter((change) => !wrong.has(change.switch));
      const left = await this.write(tried);
      const built = await this.cargo("build", "--bin", "rulewright", "--message-format=json");
      if (built.code === 0) {
        return {
          switched: tried.filter((change) => !left.has(change.switch)),
          apart: tried.filter((change) => left.has(change.switch)),
          unviable: changes.filter((change) => wrong.has(change.switch)),
        };
      }
      const { found, told } = this.refused(built.output);
      if (found.length === 0) throw new Stop(`The engine with its switches does not compile:\n${tail(told)}`);
      for (const change of found) wrong.add(change);
    }
  }

  /**
   * The switches at which the compiler finds fault: what is wrong behind a switch stands after its name.
   * @param {string} output
   */
  refused(output) {
    const messages = output.split("\n").filter((line) => line.startsWith("{"));
    const errors = messages.map((line) => JSON.parse(line).message).filter((message) => message?.level === "error");
    const spans = errors.flatMap(({ spans }) => spans).filter(({ is_primary }) => is_primary);
    const found = spans.flatMap(({ file_name, byte_start }) => {
      const before = readFileSync(join(this.source, file_name)).subarray(0, byte_start).toString();
      return [...before.matchAll(/crate::switch::on\((\d+)\)/g)].slice(-1).map(([, n]) => Number(n));
    });
    return { found, told: errors.map(({ rendered }) => rendered).join("\n") };
  }

  /**
   * Builds the Rust tests with the same changes, and runs each program once with none on.
   * @returns {Promise<string[]>} those that are left out: they take long, or fail all the same in a copy of a part of the
   *   repository, and so prove nothing
   */
  async buildTests() {
    for (const part of BESIDE) {
      if (!existsSync(join(this.source, part))) symlinkSync(at(part), join(this.source, part));
    }
    const { code, output } = await this.cargo("test", "--no-run", "--lib", ...TESTS, "--message-format=json");
    if (code !== 0) throw new Stop(`The tests with the switches do not compile:\n${tail(output)}`);
    const lines = output.split("\n").filter((line) => line.startsWith("{"));
    /** @type {string[]} */
    const left = [];
    for (const { executable, profile, target } of lines.map((line) => JSON.parse(line))) {
      if (profile?.test !== true || typeof executable !== "string") continue;
      const start = performance.now();
      const fails = await this.failsTest({ executable, usual: SHORT }, 0);
      const usual = performance.now() - start;
      if (fails || usual > SHORT) left.push(target.name);
      else this.tests.push({ executable, usual });
    }
    this.tests.sort((a, b) => a.usual - b.usual);
    return left;
  }

  /**
   * Puts the scenarios down for the runs to come.
   * @param {unknown[]} asked
   * @returns {Promise<number>} how long they take with nothing changed, in milliseconds
   */
  async ask(asked) {
    writeFileSync(this.asked, JSON.stringify(asked));
    const start = performance.now();
    if (await this.failsScenarios(0, MOST)) throw new Stop("Scenarios fail with nothing changed.");
    return performance.now() - start;
  }

  /**
   * Whether one of the scenarios fails with this change on.
   * @param {number} change
   * @param {number} usual how long they take with nothing changed
   */
  failsScenarios(change, usual) {
    return fails(this.cli, ["check", "--quiet", this.asked], change, usual, /^(?!\d+ passed, 0 failed)/);
  }

  /**
   * Whether one of the Rust tests fails with this change on.
   * @param {number} change
   */
  async failsTests(change) {
    for (const test of this.tests) if (await this.failsTest(test, change)) return true;
    return false;
  }

  /**
   * @param {Test} test
   * @param {number} change
   */
  failsTest({ executable, usual }, change) {
    return fails(executable, [], change, usual, /\.\.\. FAILED$/m, join(this.source, "crate"));
  }
}

/**
 * A program and its arguments, held to its room where the system has a shell that does so.
 * @param {string} program
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
const held = (program, args) =>
  process.platform === "win32"
    ? [program, args]
    : ["sh", ["-c", `ulimit -v ${ROOM} 2>/dev/null; exec "$0" "$@"`, program, ...args]];

/**
 * Runs a program with one change on, to the first sign that it fails. A change may leave a loop without its end.
 * @param {string} program
 * @param {string[]} args
 * @param {number} change
 * @param {number} usual how long it takes with nothing changed, in milliseconds
 * @param {RegExp} sign what it says when something failed
 * @param {string} [cwd]
 * @returns {Promise<boolean>}
 */
function fails(program, args, change, usual, sign, cwd) {
  return new Promise((resolve) => {
    // Tests write the TypeScript types as well: not into the tree.
    const env = { ...environment(), [SWITCH]: String(change), TS_RS_EXPORT_DIR: join(BUILT, "types") };
    const child = spawn(...held(program, args), {
      cwd,
      env,
      timeout: Math.round(5 * usual) + 3000,
      killSignal: "SIGKILL",
    });
    let output = "";
    child.stdout.on("data", (/** @type {Buffer} */ data) => {
      output += data;
      if (sign.test(output)) child.kill("SIGKILL");
    });
    child.stderr.resume();
    child.on("error", () => resolve(true));
    child.on("close", (code) => resolve(code !== 0));
  });
}
