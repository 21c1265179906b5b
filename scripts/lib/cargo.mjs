// How this project calls cargo.
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { TOYS, written } from "./games.mjs";
import { at } from "./paths.mjs";

/** Tests are built for speed of playing, with the checks of a debug build: see Cargo.toml. */
const PROFILE = ["--profile", "battery"];

/** Toys are in no release; tests play them too. */
const ALL_GAMES = ["--features", TOYS.join(",")];

/** Every crate, with every game. */
export const TESTED = ["--workspace", ...ALL_GAMES];

const RUN = ["run", "--quiet", "--bin", "rulewright"];

/** Builds the command line that writes files for the page: see Cargo.toml. A release has no toys. */
export const buildExporter = (/** @type {"release" | "dev"} */ mode) => [
  ...["build", "--quiet", "--bin", "rulewright", "--profile", EXPORT[mode]],
  ...(mode === "dev" ? ALL_GAMES : []),
];

const EXPORT = { release: "export", dev: "export-again" };

/**
 * Builds it as for a release, and runs it.
 * @param {string[]} args
 */
export const releaseCli = (...args) => [...RUN, "--profile", "export", "--", ...args];

/** Where it is then. */
export const exporter = (/** @type {"release" | "dev"} */ mode) =>
  join("target", EXPORT[mode], process.platform === "win32" ? "rulewright.exe" : "rulewright");

/** Asks whether whatever games can show has its sentences. */
export const askWords = (/** @type {"release" | "dev"} */ mode) => [
  ...["run", "--quiet", "--package", "rulewright-build", "--profile", EXPORT[mode], "--", "crate/engine"],
  ...written().map((game) => `crate/games/${game}`),
];

/**
 * The command line as tests are built, with every game.
 * @param {string[]} args
 */
export const testedCli = (...args) => [...RUN, ...ALL_GAMES, ...PROFILE, "--", ...args];

/** @param {string[]} args */
export const cargoTest = (...args) => ["test", ...TESTED, ...PROFILE, ...args];

/** The same by nextest, which has profiles of its own. */
export const nextest = () => [
  "nextest",
  "run",
  ...TESTED,
  "--cargo-profile",
  "battery",
  // Examples are clippy's to compile.
  ...["--lib", "--bins", "--tests"],
  ...["--no-tests", "pass", "--no-fail-fast"],
];

/** The programs of tests of the published crate, as cargo finds them: a file, or a folder with a `main.rs`. */
export const TEST_PROGRAMS = readdirSync(at("crate", "tests"))
  .filter((name) => name.endsWith(".rs") || existsSync(at("crate", "tests", name, "main.rs")))
  .map((name) => basename(name, ".rs"));

/** Where tests write the TypeScript types when the committed ones are not meant. */
export const SCRATCH_TYPES = at("target", "types");
