// The engine's modules: what is in each of them, how one is built, and how they come to lie where the page finds them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { BUILT, PLAYABLE, TOYS } from "./games.mjs";
import { MODULES, PKG, at } from "./paths.mjs";
import { run, step } from "./run.mjs";
import { isDone, once } from "./stamp.mjs";
import { toolVersions } from "./tools.mjs";

/** The crate that a module is built of. */
const CRATE = "crate/wasm";

/** What decides a build of the engine besides its sources. */
export const SETTINGS = [
  ".cargo/config.toml",
  "scripts/lib/modules.mjs",
  "scripts/lib/engine.mjs",
  "scripts/lib/cargo.mjs",
];
export const SOURCES = ["Cargo.toml", "Cargo.lock", "crate"];

/**
 * What of that no compiler reads: tests, words (but for the reasons that the engine says), lessons, puzzles, what
 * of decks the page alone needs, pictures, the shelf.
 */
export const UNCOMPILED =
  /^crate\/(tests|examples)\/|^crate\/games\/[^/]+\/(words\/(?!refusals\.en)|(shelf\.ts|kills\.json|balance\.md)$|data\/(lessons|art|puzzles|builder)\.json)/;

/**
 * The games of each module. A release has one module for each game: whoever plays one, or reads a board of one, fetches
 * no other. In development one has them all, as it is built once. Tests play a game that the page has never heard of.
 * @type {Record<Kind, string[][]>}
 */
const GAMES = {
  release: PLAYABLE.map((game) => [game]),
  package: PLAYABLE.map((game) => [game]),
  dev: [BUILT],
  toy: TOYS.map((game) => [game]),
  together: [PLAYABLE.slice(0, 2), PLAYABLE],
};

/** @typedef {"release" | "package" | "dev" | "toy" | "together"} Kind `together` is weighed by the bench */

/**
 * What the modules of a kind can do besides: programs that use the npm package play by numbers and get values, and pages, whose readers
 * wait for every byte, need neither.
 * @type {Partial<Record<Kind, string[]>>}
 */
const ALSO = { package: ["numbers", "objects"] };

/** What runs scenarios at the games of all other modules is one of its own: players need none of it. */
const RUNNER = "scenarios";

/** These build in seconds, and are several times slower. @type {Kind[]} */
const QUICK = ["dev", "toy"];

/**
 * Builds the modules of a kind where they have changed; their names.
 * @param {Kind} kind
 */
export async function buildOnly(kind) {
  const names = [];
  for (const games of GAMES[kind]) names.push(await buildModule(kind, games));
  return names;
}

/** Whether all modules of a kind are built of what is there now. @param {Kind} kind */
export const areBuilt = (kind) =>
  GAMES[kind].every((games) => isDone(jobOf(kind, nameOf(games), featuresOf(kind, games))));

/**
 * The same, laid with their glue into a folder.
 * @param {Kind} kind
 */
export async function buildModules(kind, folder = PKG) {
  await lay(kind, await buildOnly(kind), folder);
}

/** The kind whose module runs the scenarios of this one. @param {Kind} kind @returns {Kind} */
const runnerKind = (kind) => (QUICK.includes(kind) ? kind : "release");

/** The module of the first game, with which a page can be served while the others are built; its games. */
export async function buildFirstModule() {
  const [games = []] = GAMES.release;
  await lay("release", [await buildModule("release", games)], PKG);
  return games;
}

/**
 * @param {Kind} kind
 * @param {string[]} names
 * @param {string} folder
 */
async function lay(kind, names, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const runner = await build(runnerKind(kind), RUNNER, [RUNNER]);
  layOut(join(MODULES, runnerKind(kind)), runner, folder, "ScenarioRunner");
  const entries = [];
  for (const name of names) {
    const { glue, wasm } = layOut(join(MODULES, kind), name, folder, "WasmExports");
    entries.push(`  { games: ${await gamesOf(glue, wasm)}, ${partOf(name)}, scenarios },\n`);
  }
  const list = `const scenarios = { ${partOf(runner)} };\nexport const MODULES = [\n${entries.join("")}];\n`;
  writeFileSync(join(folder, "modules.js"), list);
}

/** How a script names a module beside it. @param {string} name */
export const partOf = (name) => `glue: () => import("./${name}.js"), wasm: new URL("./${name}.wasm", import.meta.url)`;

/**
 * @param {Kind} kind
 * @param {string[]} games
 */
const buildModule = (kind, games) => build(kind, nameOf(games), featuresOf(kind, games));

/** @param {string[]} games */
const nameOf = (games) => games.join("-");

/**
 * @param {Kind} kind
 * @param {string[]} games
 */
const featuresOf = (kind, games) => [...games, ...(ALSO[kind] ?? [])];

/**
 * Builds a module where it has changed; its name.
 * @param {Kind} kind
 * @param {string} name
 * @param {string[]} features
 */
async function build(kind, name, features) {
  const job = jobOf(kind, name, features);
  await once(job, () =>
    step(`building the engine (wasm, ${kind}: ${features.join(", ")})`, () =>
      run("wasm-pack", job.args, { log: "engine" }),
    ),
  );
  return name;
}

/**
 * @param {Kind} kind
 * @param {string} name
 * @param {string[]} features
 */
function jobOf(kind, name, features) {
  const out = join(MODULES, kind);
  const release = !QUICK.includes(kind);
  const args = moduleArgs({ release, features: features.join(), target: "bundler", out, name });
  return {
    name: `module-${kind}-${name}`,
    inputs: [...SOURCES, ...SETTINGS],
    skip: UNCOMPILED,
    extra: [args, toolVersions()],
    outputs: [`${name}_bg.wasm`, `${name}_bg.js`].map((file) => relative(at(), join(out, file))),
    args,
  };
}

/**
 * The arguments of wasm-pack.
 * @param {{ release: boolean, features: string, target: "bundler" | "web", out: string, name: string }} options
 */
export function moduleArgs({ release, features, target, out, name }) {
  return [
    ...["build", CRATE, "--target", target, ...(release ? ["--profile", "module"] : ["--dev"])],
    ...["--mode", "no-install", "--no-pack", "--out-dir", relative(at(CRATE), out), "--out-name", name],
    ...["--", "--features", features, "--config", WITHOUT_HOME],
  ];
}

/** A panic names its line; in a module that is without the folders of whoever built it. */
const REGISTRY = join(process.env["CARGO_HOME"] ?? join(homedir(), ".cargo"), "registry", "src");
const WITHOUT_HOME = `target.wasm32-unknown-unknown.rustflags=${JSON.stringify([`--remap-path-prefix=${REGISTRY}=`])}`;

/**
 * Copies a module, and its glue as a function; both.
 * @param {string} from
 * @param {string} name
 * @param {string} to
 * @param {string} can what it then can do
 */
function layOut(from, name, to, can) {
  const wasm = readFileSync(join(from, `${name}_bg.wasm`));
  const glue = join(to, `${name}.js`);
  writeFileSync(join(to, `${name}.wasm`), wasm);
  writeFileSync(glue, asFunction(readFileSync(join(from, `${name}_bg.js`), "utf8"), `./${name}_bg.js`));
  const exports = `import("../engine/wasm-exports")`;
  writeFileSync(join(to, `${name}.d.ts`), `export default function (): ${exports}.Glue<${exports}.${can}>;\n`);
  return { glue, wasm };
}

/**
 * What a module plays: it tells so itself.
 * @param {string} glue
 * @param {BufferSource} wasm
 */
async function gamesOf(glue, wasm) {
  // Node keeps what it has imported: another address for another build.
  const { default: bind } = await import(`${pathToFileURL(glue).href}#${Date.now()}`);
  const { imports, start, exports: functions } = bind();
  const { instance } = await WebAssembly.instantiate(wasm, imports);
  start(instance.exports);
  return functions.games();
}

/**
 * Glue keeps its instance in a variable of its script, once for all. As a function it has one for each call: a module that
 * has trapped is begun anew.
 * @param {string} glue what wasm-bindgen writes for bundlers
 * @param {string} from the name by which the module imports it
 */
export function asFunction(glue, from) {
  const names = [...glue.matchAll(/^export (?:class|function) (\w+)/gm)].map(([, name = ""]) => name);
  const [imports, functions] = [true, false].map((of) => names.filter((name) => /^__wb/.test(name) === of).join(", "));
  return `export default function () {
${glue.replace(/^export /gm, "")}
return {
  imports: { ${JSON.stringify(from)}: { ${imports} } },
  start: (exports) => { __wbg_set_wasm(exports); exports.__wbindgen_start(); },
  exports: { ${functions} },
};
}
`;
}
