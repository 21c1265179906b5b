// What a reader downloads: the engine's module, and a board on somebody else's page.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { buildOnly } from "../scripts/lib/modules.mjs";
import { DIST, MODULES, at } from "../scripts/lib/paths.mjs";
import { Stop } from "../scripts/lib/run.mjs";
import { round } from "./counts.mjs";
import { MEASURED } from "./games.mjs";

/** @typedef {import("./row.mjs").Row} Row */

/**
 * What is downloaded of the built page, brotli at its best setting.
 * @returns {Row[]}
 */
export function sizes() {
  const loader = packed("rule-board.js");
  const boards = MEASURED.flatMap(({ id, title, bounds }) =>
    bounds === undefined ? [] : [{ title, bounds, files: playable(id, bounds.board.rule) }],
  );
  const modules = boards.map(({ title, bounds, files }) =>
    row(
      `engine module with ${title} alone, brotli`,
      sum(files.filter((file) => file.endsWith(".wasm"))),
      bounds.module,
    ),
  );
  const whole = boards.map(({ title, bounds, files }) => {
    const what = `embed, of ${title}: everything until playable (${files.length + 1} files), brotli`;
    return row(what, loader + sum(files), bounds.board);
  });
  return [
    ...modules,
    row("module that runs scenarios, for the recorder alone, brotli", runner(), { floor: 45_000, aim: 30_000 }),
    row("embed: loader before anyone touches it, brotli", loader, { floor: 6_000, aim: 4_000 }),
    // Of five games together: the reader of one loads what is shared and the pictures of that game.
    row("art set (everything that is drawn), brotli", art(), { floor: 85_000, aim: 45_000 }),
    ...whole,
  ];
}

/**
 * Modules with several games, in which what they have in common stands once. They are in no release: nobody downloads one,
 * and their rows have no bounds.
 * @returns {Promise<Row[]>}
 */
export async function together() {
  const names = await buildOnly("together");
  return names.map((name) => weighed(name.replaceAll("-", ", "), name));
}

/**
 * @param {string} games
 * @param {string} name
 * @returns {Row}
 */
const weighed = (games, name) => ({
  what: `engine module with ${games}, in no release, brotli`,
  is: `${round(brotli(readFileSync(join(MODULES, "together", `${name}_bg.wasm`))))} bytes`,
  floor: "",
  aim: "",
  where: `Node ${process.versions.node}`,
});

/**
 * @param {string} what
 * @param {number} bytes
 * @param {import("../scripts/lib/games.mjs").Bound} bound
 * @returns {Row}
 */
const row = (what, bytes, { floor, aim }) => ({
  what,
  is: `${round(bytes)} bytes`,
  floor: round(floor),
  aim: round(aim),
  where: `Node ${process.versions.node}`,
  fails: bytes > floor,
});

const sum = (/** @type {string[]} */ files) => files.reduce((all, file) => all + packed(file), 0);

/** Everything that is drawn, as its sources have it: SVG in TypeScript, and the icons of the installed page. */
const ART = [
  "web/src/app/covers",
  "web/src/app/emblem.ts",
  "web/src/app/icons.ts",
  "web/src/table/board/cover.ts",
  "web/src/table/board/fx.ts",
  "web/src/table/board/glyphs.ts",
  "web/src/table/board/grounds.ts",
  "web/src/table/board/marks.ts",
  "web/src/table/board/piece.ts",
  "web/src/table/board/shapes.ts",
  "web/src/table/board/terrain.ts",
  "web/src/table/dice/die.ts",
  "web/src/table/side/card-glyphs.ts",
  "web/public/icons",
  "web/public/art",
];

const runner = () => packed(`assets/${asset(/^scenarios-.*\.wasm$/)}`);

function art() {
  const there = ART.map((path) => at(path)).filter((path) => existsSync(path));
  const files = there.flatMap((path) =>
    statSync(path).isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path],
  );
  return files.reduce((all, file) => all + brotli(readFileSync(file)), 0);
}

/** Bytes of a file as a host sends it. @param {string} file in dist/ */
export function packed(file) {
  const path = join(DIST, file);
  if (!existsSync(path)) throw new Stop(`dist/${file} is not there: make it with \`npm run build\`.`);
  return brotli(readFileSync(path));
}

/** @param {Buffer} raw */
function brotli(raw) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return brotliCompressSync(raw, { params }).length;
}

/** The file of dist/assets with such a name. @param {RegExp} name */
function asset(name) {
  const file = readdirSync(join(DIST, "assets")).find((asset) => name.test(asset));
  if (file === undefined) throw new Stop(`dist/assets has nothing like ${name}.`);
  return file;
}

/**
 * What the board of a rule fetches, in English, until a reader can play on it, the loader aside: files of dist/.
 * @param {string} game
 * @param {string} clause
 */
function playable(game, clause) {
  const first = /assets\/(board-[\w-]+\.js)/.exec(readFileSync(join(DIST, "rule-board.js"), "utf8"))?.[1];
  if (first === undefined) throw new Stop("rule-board.js names no script of a board.");
  const files = new Set();
  /** A script with everything it imports at once. @param {string} file */
  const follow = (file) => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(join(DIST, "assets", file), "utf8");
    for (const [, name = ""] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) follow(name);
  };
  follow(first);
  const worker = asset(/^worker-.*\.js$/);
  follow(worker);
  // What the worker imports for the game; the page has a twin of it for where there are no workers.
  const glue = new RegExp(`${game}-[\\w-]+\\.js`).exec(readFileSync(join(DIST, "assets", worker), "utf8"))?.[0];
  if (glue !== undefined) follow(glue);
  for (const name of [/^board\.en-/, /^table\.en-/, new RegExp(`^${game}-.*\\.wasm$`)]) files.add(asset(name));
  const data = [`boards/${game}.words.en.json`, `boards/${game}/${clause}.json`];
  // What a table of places waits for before it is drawn.
  if (data.some((file) => readFileSync(join(DIST, file), "utf8").includes('"places":[')))
    follow(asset(/^register-.*\.js$/));
  // A board whose legend names ground waits for its drawings.
  else if (data.some((file) => /"legend":\{(?!"\.":"open"\}|\})/.test(readFileSync(join(DIST, file), "utf8"))))
    follow(asset(/^grounds-.*\.js$/));
  return [...[...files].map((file) => `assets/${file}`), ...data];
}
