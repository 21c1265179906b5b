// The rules of a game as data, from the files that the export has written. The code that makes them is the page's own, in
// TypeScript, which Vite runs here.
import { existsSync, readFileSync } from "node:fs";
import { citedIn } from "./cited.mjs";
import { at } from "./paths.mjs";
import { Stop } from "./run.mjs";

/** @typedef {typeof import("../../web/src/rulebook/index.ts")} Rulebook */
/** @typedef {import("../../web/src/rulebook/rules.ts").Rules} Rules */
/** @typedef {import("../../web/src/rulebook/rules.ts").GameFiles} GameFiles */

/** @type {Promise<Rulebook> | undefined} */
let loaded;

/** The functions of web/src/rulebook, such as `proseHtml(clause.text, (id) => address)`. */
export function rulebook() {
  return (loaded ??= ofPage("rulebook"));
}

/**
 * A folder of web/src, by its index, as a module of Node.
 * @template T
 * @param {string} folder
 * @returns {Promise<T>}
 */
export async function ofPage(folder) {
  // Not an import at the top: before the set-up there may be no Vite.
  const { runnerImport } = await import("vite");
  const config = { configFile: /** @type {const} */ (false), root: at("web"), logLevel: /** @type {const} */ ("warn") };
  /** @type {{ module: T }} */
  const { module } = await runnerImport(at("web", "src", folder, "index.ts"), config);
  return module;
}

/**
 * Everything that the rulebook of a game says in a language: `rulesOf("skirmish", "fr")`.
 * @param {string} game
 * @param {"en" | "fr"} lang
 * @returns {Promise<Rules>}
 */
export async function rulesOf(game, lang) {
  const module = await rulebook();
  return module.rulesOf(filesOf(game), lang);
}

/**
 * What the export has written of a game.
 * @param {string} game
 * @returns {GameFiles}
 */
export function filesOf(game) {
  const book = read(`games/${game}.json`);
  const hasArt = Object.values(book.things).some(({ art }) => art !== undefined);
  const reader = readerOf(game);
  return {
    book: {
      ...book,
      ...(reader && { reader }),
      ...(hasArt && { drawings: { ...read("art/shared.json"), ...read(`art/${game}.json`) } }),
    },
    index: indexOf(game),
    board: (id) => readIfThere(`boards/${game}/${id.slice(game.length + 1)}.json`),
  };
}

/** Where each clause is met, and what cites it. @param {string} game @returns {GameFiles["index"]} */
function indexOf(game) {
  const cited = citedIn(game);
  /** @type {[string, GameFiles["index"][string]][]} */
  const entries = Object.entries(read(`boards/${game}.json`));
  return Object.fromEntries(entries.map(([id, about]) => [id, { ...about, ...cited[id] }]));
}

/** What the folder of a game says to readers of its rulebook. @param {string} game */
export function readerOf(game) {
  const file = at("crate", "games", game, "words", "reader.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** @param {string} file in web/public */
function read(file) {
  const found = readIfThere(file);
  if (found === null) throw new Stop(`web/public/${file} is not there: make it with \`npm run build\`.`);
  return found;
}

/** @param {string} file in web/public */
function readIfThere(file) {
  const path = at("web", "public", file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
