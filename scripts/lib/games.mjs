// The registry of games, `crate/games/games.json`: the one list there is, in the order of the shelf.
import { existsSync, readFileSync } from "node:fs";
import { at } from "./paths.mjs";

/**
 * How a game stands. `playable` is in releases; `coming` is on the shelf, and its rules, if it has any, are in no release; `toy`
 * measures the engine and is played by tests and in development.
 * @typedef {"playable" | "coming" | "toy"} State
 */

/** What may not be passed (`floor`), and what is aimed at (`aim`). @typedef {{ floor: number, aim: number }} Bound */

/**
 * What is held against a game by the bench: instructions of a decision with nothing listed and of each listed action, bytes
 * of a state, instructions and heap blocks of a decision over JSON, how fast WASM is against native; bytes of its module, and
 * of the board of `rule` until it can be played on.
 * @typedef {{ decision: Bound, listed: Bound, state: Bound, json: Bound, blocks: Bound, wasm: Bound, module: Bound,
 *   board: Bound & { rule: string } }} Bounds
 */

/** @typedef {{ id: string, state: State, bounds?: Bounds }} Game */

/** @type {Game[]} */
export const GAMES = JSON.parse(readFileSync(at("crate", "games", "games.json"), "utf8"));

/** @param {State} state */
const ids = (state) => GAMES.filter((game) => game.state === state).map(({ id }) => id);

/** The games of a release. */
export const PLAYABLE = ids("playable");

/** The toys: each measures the engine. */
export const TOYS = ids("toy");

/** Every game that tests and development have. */
export const BUILT = [...PLAYABLE, ...TOYS];

/** @param {string} id @param {string} file */
const has = (id, file) => existsSync(at("crate", "games", id, file));

/** Every game that has rules: of those to come, some have them already. */
export const written = () => GAMES.map(({ id }) => id).filter((id) => has(id, "Cargo.toml"));

/** Games of tests and development whose folder has this file. @param {string} file */
export const having = (file) => GAMES.map(({ id }) => id).filter((id) => BUILT.includes(id) && has(id, file));
