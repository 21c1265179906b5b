// How this project calls cargo.
import { TOYS } from "./games.mjs";
import { at } from "./paths.mjs";

/** Tests are built for speed of playing, with the checks of a debug build: see Cargo.toml. */
const PROFILE = ["--profile", "battery"];

/** Toys are in no release; tests play them too. */
const ALL_GAMES = ["--features", TOYS.join(",")];

/** Every crate, with every game. */
export const TESTED = ["--workspace", ...ALL_GAMES];

const RUN = ["run", "--quiet", "--bin", "rulewright"];

/**
 * Builds and runs the command line as a release has it, for little work: see Cargo.toml.
 * @param {string[]} args
 */
export const releaseCli = (...args) => [...RUN, "--profile", "export", "--", ...args];

/**
 * The same from a debug build, which is ready sooner, with every game: for a page in development.
 * @param {string[]} args
 */
export const quickCli = (...args) => [...RUN, ...ALL_GAMES, "--", ...args];

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
  "--no-tests",
  "pass",
  "--no-fail-fast",
];

/** Where tests write the TypeScript types when the committed ones are not meant. */
export const SCRATCH_TYPES = at("target", "types");
