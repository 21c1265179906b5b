// The application of the guide on a page: built by each bundler, and by none; opened in Chromium, under the policy of our own page.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { PLAYABLE } from "../../../scripts/lib/games.mjs";
import { attempt } from "../../../scripts/lib/run.mjs";
import { serve } from "../../../scripts/lib/server.mjs";
import { filesUnder } from "../../../scripts/lib/stamp.mjs";
import { SHOWN, file, lay } from "./guide.mjs";

/** @typedef {import("playwright-core").Browser} Browser */

export const BUNDLERS = [
  "esbuild@0.28.2",
  "vite@8.3.8",
  "webpack@5.112.2",
  "webpack-cli@7.3.1",
  "rollup@4.68.8",
  "@rollup/plugin-node-resolve@16.0.3",
  "parcel@2.16.4",
];

/** @typedef {{ name: string, files: string[], command: string[], out: string, script?: string, told?: boolean }} Build */

/**
 * The program of each with its files, the folder it builds into, the script that a page by hand then names, and whether it is
 * told which modules it carries.
 * @type {Build[]}
 */
const BUILDS = [
  {
    name: "esbuild",
    files: ["esbuild.mjs"],
    command: ["node", "esbuild.mjs"],
    out: "site",
    script: "app.js",
    told: true,
  },
  { name: "Rollup", files: ["rollup.config.js"], command: ["rollup", "-c"], out: "site", script: "app.js", told: true },
  { name: "webpack", files: ["webpack.config.js"], command: ["webpack"], out: "dist", script: "main.js" },
  { name: "Vite", files: [], command: ["vite", "build"], out: "dist" },
  { name: "Parcel", files: [], command: ["parcel", "build", "index.html", "--dist-dir=dist"], out: "dist" },
];

/** Where the engine runs. One build has both ways, and the address of the page chooses. */
const WAYS = [
  { name: "in a worker", part: "", workers: 1 },
  { name: "on the main thread", part: "#here", workers: 0 },
];
const eitherWay = (/** @type {string} */ text) => text.replace("load()", 'load({ worker: location.hash !== "#here" })');
const APP = ["app.js", "index.html"];

/** What the page imports, and so what a bundler carries: one game, as in the guide, or every game. */
const ENTRIES = [
  {
    name: "one game",
    of: (/** @type {string} */ text) => text,
    script: "games/skirmish.js",
    modules: ["scenarios", "skirmish"],
  },
  {
    name: "every game",
    of: (/** @type {string} */ text) =>
      text
        .replace('"skirmish-worker": "rulewright/skirmish/worker"', 'worker: "rulewright/worker"')
        .replaceAll('"rulewright/skirmish"', '"rulewright"'),
    script: "engine/index.js",
    modules: [...PLAYABLE, "scenarios"].sort(),
  },
];
/** @typedef {(typeof ENTRIES)[number]} Entry */

/** A server of Vite's, as `npx vite` starts it: it takes packages in another way than its builds do. */
const DEV = `import { createServer } from "vite";
const server = await createServer({ logLevel: "error", cacheDir: ".vite", server: { host: "127.0.0.1", port: 0 } });
await server.listen();
console.log(server.resolvedUrls.local[0]);
`;

/**
 * Everything that is tried, each with its name; what went wrong with it, or nothing.
 * @param {string} home
 * @param {Browser} browser
 * @returns {(() => Promise<string[]>)[]}
 */
export const pages = (home, browser) =>
  ENTRIES.flatMap((entry) => [
    ...BUILDS.map((build) => () => built(home, build, entry, browser)),
    () => inDevelopment(home, entry, browser),
    () => unbundled(home, entry, browser),
    () => mapped(home, entry, browser),
  ]);

/** How many pages `pages` opens. */
export const PAGES = ENTRIES.length * (BUILDS.length + 3) * WAYS.length;

/**
 * @param {string} home
 * @param {Build} build
 * @param {Entry} entry
 * @param {Browser} browser
 */
async function built(home, build, entry, browser) {
  const name = `${build.name}, ${entry.name}`;
  const folder = lay(home, name, [...APP, ...build.files], (text) => entry.of(eitherWay(text)));
  const [command = "", ...args] = build.command;
  const program = command === "node" ? command : join(home, "node_modules", ".bin", command);
  const { code, output } = await attempt(program, args, { cwd: folder, log: "bundlers" });
  if (code !== 0) return WAYS.map((way) => `${name}, ${way.name}: does not build\n${output}`);
  const out = join(folder, build.out);
  const carried = modulesIn(out, home);
  const wanted = build.told ? ["skirmish"] : entry.modules;
  if (carried.join() !== wanted.join()) return WAYS.map(() => `${name}: it carries ${carried.join(", ")}`);
  if (build.script !== undefined) {
    const page = readFileSync(join(folder, "index.html"), "utf8").replace("app.js", build.script);
    writeFileSync(join(out, "index.html"), page);
  }
  return served(name, { "/": out }, browser);
}

/**
 * The games whose modules a build carries: each bundler names the files in its own way.
 * @param {string} folder
 * @param {string} home
 */
function modulesIn(folder, home) {
  const modules = (/** @type {string} */ where) => filesUnder([where]).filter((file) => file.endsWith(".wasm"));
  const pkg = modules(join(home, "node_modules", "rulewright", "dist-npm", "pkg"));
  const games = modules(folder).map((file) => {
    const bytes = readFileSync(file);
    return basename(pkg.find((module) => readFileSync(module).equals(bytes)) ?? file, ".wasm");
  });
  return games.sort();
}

/**
 * @param {string} home
 * @param {Entry} entry
 * @param {Browser} browser
 */
async function inDevelopment(home, entry, browser) {
  const name = `Vite's server, ${entry.name}`;
  const folder = lay(home, name, APP, (text) => entry.of(eitherWay(text)));
  writeFileSync(join(folder, "dev.mjs"), DEV);
  const server = spawn("node", ["dev.mjs"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  try {
    const said = await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
    return await played(name, String(said[0]).trim(), browser);
  } finally {
    server.kill();
  }
}

/**
 * The files of the package as they are, named by their address.
 * @param {string} home
 * @param {Entry} entry
 * @param {Browser} browser
 */
function unbundled(home, entry, browser) {
  const name = `script tag, ${entry.name}`;
  const folder = lay(home, name, APP, (text) =>
    eitherWay(text).replace('"rulewright/skirmish"', `"./rulewright/${entry.script}"`),
  );
  return served(name, mounts(home, folder), browser);
}

/**
 * The same, named by an import map: a script in the page, which the policy lets through by its hash.
 * @param {string} home
 * @param {Entry} entry
 * @param {Browser} browser
 */
function mapped(home, entry, browser) {
  const name = `import map, ${entry.name}`;
  const folder = lay(home, name, ["app.js"], (text) => entry.of(eitherWay(text)));
  const page = entry.of(file("import-map.html")).replace("games/skirmish.js", entry.script);
  writeFileSync(join(folder, "index.html"), page);
  return served(name, mounts(home, folder), browser, withMap(page));
}

/** What a page with an import map adds to the policy. @param {string} page */
export function withMap(page) {
  const [, map = ""] = /<script type="importmap">([\s\S]*?)<\/script>/.exec(page) ?? [];
  return { "script-src": `'sha256-${createHash("sha256").update(map).digest("base64")}'` };
}

/** A page, with the files of the package beside it. @param {string} home @param {string} folder */
export const mounts = (home, folder) => ({
  "/": folder,
  "/rulewright/": join(home, "node_modules", "rulewright", "dist-npm"),
});

/**
 * @param {string} name
 * @param {import("../../../scripts/lib/server.mjs").Mounts} folders
 * @param {Browser} browser
 * @param {Parameters<typeof import("../../../scripts/lib/policy.mjs").headers>[0]} [policy]
 */
async function served(name, folders, browser, policy) {
  const server = await serve(folders, { policy });
  try {
    return await played(name, `${server.url}/`, browser);
  } finally {
    await server.close();
  }
}

/** @param {string} name @param {string} url @param {Browser} browser */
async function played(name, url, browser) {
  const found = [];
  for (const way of WAYS) found.push(...(await opened(name, url, way, browser)));
  return found;
}

/**
 * Opens a page and waits for its game to have said something.
 * @param {string} name
 * @param {string} url
 * @param {(typeof WAYS)[number]} way
 * @param {Browser} browser
 */
async function opened(name, url, way, browser) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  try {
    await page.goto(`${url}${way.part}`);
    const said = page.locator("body", { hasText: /\S/ });
    await said.waitFor({ timeout: 20_000 }).catch(() => undefined);
    const seen = { text: await page.innerText("body"), workers: page.workers().length, faults };
    const right = seen.text === SHOWN && seen.workers === way.workers && faults.length === 0;
    return right ? [] : [`${name}, ${way.name}: ${JSON.stringify(seen)}`];
  } finally {
    await page.close();
  }
}
