// How this project calls cargo.
import { at } from "./paths.mjs";

/** Tests are built for speed of playing, with the checks of a debug build: see Cargo.toml. */
const PROFILE = ["--profile", "battery"];

/** Tests also play the games that no release has: the yardstick, and Duelyst until it is whole. */
export const TESTED = ["--workspace", "--features", "yardstick,duelyst"];

/** The features of a module for the page. */
export const MODULE_FEATURES = { release: "wasm,skirmish", dev: "wasm,skirmish,duelyst,yardstick" };

const RUN = ["run", "--quiet", "--bin", "rulewright"];

/**
 * Builds and runs the command line.
 * @param {string[]} args
 */
export const cli = (...args) => [...RUN, "--release", "--", ...args];

/**
 * The same from a debug build, which is ready sooner and knows the games that no release has: for a page in development.
 * @param {string[]} args
 */
export const quickCli = (...args) => [...RUN, "--features", "yardstick,duelyst", "--", ...args];

/**
 * The command line as tests are built: it knows the games that no release has.
 * @param {string[]} args
 */
export const testedCli = (...args) => [...RUN, "--features", "yardstick,duelyst", ...PROFILE, "--", ...args];

/** @param {string[]} args */
export const cargoTest = (...args) => ["test", ...TESTED, ...PROFILE, ...args];

/** The same by nextest, which has profiles of its own. */
export const nextest = () => [
  "nextest",
  "run",
  ...TESTED,
  "--cargo-profile",
  "battery",
  "--no-tests",
  "pass",
  "--no-fail-fast",
];

/** Where tests write the TypeScript types when the committed ones are not meant. */
export const SCRATCH_TYPES = at("target", "types");
