// The packed package outside of pages: in Node, Deno and Bun, on a server, and as the compiler and the checkers of packages see it.
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";
import { attempt } from "../../../scripts/lib/run.mjs";
import { file } from "./guide.mjs";

export const PROGRAMS = ["deno@2.9.6", "bun@1.4.5", "publint@0.3.25", "@arethetypeswrong/cli@0.18.5"];

const IN_PAGES = ["engine/index.js", "games/skirmish.js"];
const IN_NODE = ["engine/node.js", "games/skirmish.node.js"];

/** A server's bundle, as Vite makes it: with the package beside it, or in it as pages have it. */
const SERVER = `import { build } from "vite";
const [, , kind] = process.argv;
const ssr = kind === "inside" ? { noExternal: true, target: "webworker" } : {};
await build({ logLevel: "error", ssr, build: { ssr: "server.js", outDir: kind, minify: false } });
const { render } = await import(\`./\${kind}/server.js\`);
if (kind === "beside") console.log(await render());
process.exit(typeof render === "function" ? 0 : 1);
`;

/**
 * Everything that is tried; what went wrong with it, or nothing.
 * @param {string} home
 * @returns {(() => Promise<string[]>)[]}
 */
export const programs = (home) => [
  () => plays(home, "Node", ["node"]),
  () => plays(home, "Deno", [bin(home, "deno"), "run", "--allow-read", "--allow-env"], "worker"),
  () => plays(home, "Bun", [bin(home, "bun"), "run"], "worker"),
  () => imported(home, "node", IN_NODE),
  () => imported(home, "browser", IN_PAGES),
  () => imported(home, "worker", IN_PAGES),
  () => simulates(home, "Node", ["node"]),
  () => simulates(home, "Deno", [bin(home, "deno"), "run", "--allow-read", "--allow-env"]),
  () => simulates(home, "Bun", [bin(home, "bun"), "run"]),
  () => onServer(home, "beside"),
  () => onServer(home, "inside"),
  () => inTypes(home, "nodenext"),
  () => inTypes(home, "node16"),
  () => inTypes(home, "bundler"),
  () => ended("publint", home, bin(home, "publint"), ["--strict", "node_modules/rulewright"]),
  () => ended("types, as published", home, bin(home, "attw"), WRONG_TYPES),
];

/** The package has modules only. A pattern of subpaths has to be named by an example. */
const WRONG_TYPES = [
  ...["--pack", "node_modules/rulewright", "--profile", "esm-only"],
  ...["--include-entrypoints", "skirmish", "skirmish/worker"],
];

/** @param {string} home @param {string} program */
const bin = (home, program) => join(home, "node_modules", ".bin", program);

/**
 * @param {string} home
 * @param {string} name
 * @param {string[]} command
 * @param {string[]} more of what is tried besides
 */
function plays(home, name, [command = "", ...args], ...more) {
  cpSync(at("tests", "node", "package.mjs"), join(home, "package-test.mjs"));
  return ended(name, home, command, [...args, "package-test.mjs", ...more]);
}

/**
 * A game by numbers, to its end.
 * @param {string} home
 * @param {string} name
 * @param {string[]} command
 */
async function simulates(home, name, [command = "", ...args]) {
  writeFileSync(join(home, "simulation.mjs"), file("simulation.js"));
  const { code, output } = await attempt(command, [...args, "simulation.mjs"], { cwd: home, log: "bundlers" });
  return code === 0 && /^(p1|p2|null)$/m.test(output) ? [] : [`${name}, by numbers\n${output}`];
}

/**
 * @param {string} home
 * @param {string} condition
 * @param {string[]} ends
 */
function imported(home, condition, ends) {
  cpSync(at("tests", "node", "imported.mjs"), join(home, "imported.mjs"));
  return ended(`imported, ${condition}`, home, "node", [`--conditions=${condition}`, "imported.mjs", ...ends]);
}

/** @param {string} home @param {"beside" | "inside"} kind */
function onServer(home, kind) {
  const folder = join(home, `server-${kind}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "server.js"), file("server.js"));
  writeFileSync(join(folder, "render.mjs"), SERVER);
  return ended(`on a server, ${kind}`, folder, "node", ["render.mjs", kind]);
}

/**
 * The application of the guide as TypeScript, which looks for types in each way, and reads all of them.
 * @param {string} home
 * @param {"nodenext" | "node16" | "bundler"} resolution
 */
function inTypes(home, resolution) {
  writeFileSync(join(home, "app.ts"), file("app.js"));
  const found = ["--module", resolution === "bundler" ? "esnext" : resolution, "--moduleResolution", resolution];
  const args = ["--noEmit", "--strict", "--target", "es2022", ...found, "app.ts"];
  return ended(`types, ${resolution}`, home, "tsc", args);
}

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
async function ended(name, cwd, command, args) {
  const { code, output } = await attempt(command, args, { cwd, log: "bundlers" });
  return code === 0 ? [] : [`${name}\n${output}`];
}
