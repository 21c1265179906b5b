// The packed npm package as somebody has it who installs it: in a folder far from the repository, bundled for a page as
// docs/api.md says, each page opened in Chromium and made to play; and in Node.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumLaunch, missing } from "../../scripts/lib/browsers.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { attempt, run } from "../../scripts/lib/run.mjs";
import { serve } from "../../scripts/lib/server.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */

const BUNDLERS = ["esbuild@0.28.2", "vite@8.3.8", "webpack@5.112.2", "webpack-cli@7.3.1"];

/** What each of them is called by, the folder it builds into, and the script that a page by hand then names. */
const BUILDS = [
  { name: "esbuild", command: ["node", "esbuild.mjs"], out: "site", script: "app.js" },
  { name: "webpack", command: ["npx", "webpack"], out: "dist", script: "main.js" },
  { name: "vite", command: ["npx", "vite", "build"], out: "dist" },
];
/** The application of the guide, and the same without a worker. */
const WAYS = [
  { name: "in a worker", call: "load()", workers: 1 },
  { name: "worker: false", call: "load({ worker: false })", workers: 0 },
];
/** A server of Vite's, as `npx vite` starts it: it takes packages in another way than its builds do. */
const DEV = `import { createServer } from "vite";
const server = await createServer({ server: { host: "127.0.0.1", port: 0 } });
await server.listen();
console.log(server.resolvedUrls.local[0]);
`;
/** What the application shows of its game's first event. */
const SHOWN = "deploy (skirmish:house.setup.4)";

/** Needs the npm package in dist-npm/. @returns {Promise<Outcome>} */
export async function bundled() {
  const absent = missing("chromium");
  if (absent !== undefined) return { absent };
  const home = mkdtempSync(join(tmpdir(), "rulewright-bundlers-"));
  try {
    return (await install(home)) ?? (await tried(home));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * The archive that would be published, and the bundlers. Answers where there is no registry to have them from.
 * @param {string} home
 * @returns {Promise<Outcome | undefined>}
 */
async function install(home) {
  await run("npm", ["pack", "--pack-destination", home], { log: "bundlers" });
  const { version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  writeFileSync(join(home, "package.json"), JSON.stringify({ name: "a-page", private: true, type: "module" }));
  const args = ["install", "--no-audit", "--no-fund", ...BUNDLERS, `./rulewright-${version}.tgz`];
  const { code, output } = await attempt("npm", args, { cwd: home, log: "bundlers" });
  if (code === 0) return undefined;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)) return { absent: "npm reaches no registry" };
  return { code, output };
}

/** @param {string} home @returns {Promise<Outcome>} */
async function tried(home) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch(chromiumLaunch());
  /** @type {(string | undefined)[]} */
  const faults = [await inNode(home), await inTypes(home, "nodenext"), await inTypes(home, "bundler")];
  try {
    for (const way of WAYS) {
      for (const build of BUILDS) faults.push(await onPage(home, build, way, browser));
      faults.push(await inDevelopment(home, way, browser));
    }
  } finally {
    await browser.close();
  }
  const found = faults.filter((fault) => fault !== undefined);
  return { passed: faults.length - found.length, failed: found.length, output: found.join("\n\n") };
}

/** @param {string} home */
async function inNode(home) {
  cpSync(at("tests", "node", "package.mjs"), join(home, "package-test.mjs"));
  const { code, output } = await attempt("node", ["package-test.mjs"], { cwd: home, log: "bundlers" });
  return code === 0 ? undefined : `Node\n${output}`;
}

/**
 * The application of the guide as TypeScript, which looks for types in either way, and reads all of them.
 * @param {string} home
 * @param {"nodenext" | "bundler"} resolution
 */
async function inTypes(home, resolution) {
  lay(home, "load()");
  cpSync(join(home, "app.js"), join(home, "app.ts"));
  const found = ["--module", resolution === "bundler" ? "esnext" : resolution, "--moduleResolution", resolution];
  const args = ["--noEmit", "--strict", "--target", "es2022", ...found, "app.ts"];
  const { code, output } = await attempt("tsc", args, { cwd: home, log: "bundlers" });
  return code === 0 ? undefined : `types, ${resolution}\n${output}`;
}

/**
 * @param {string} home
 * @param {(typeof BUILDS)[number]} build
 * @param {(typeof WAYS)[number]} way
 * @param {Browser} browser
 * @returns {Promise<string | undefined>} what went wrong
 */
async function onPage(home, { name, command: [command = "", ...args], out, script }, way, browser) {
  lay(home, way.call);
  for (const file of ["site", "dist"]) rmSync(join(home, file), { recursive: true, force: true });
  const { code, output } = await attempt(command, args, { cwd: home, log: "bundlers" });
  if (code !== 0) return `${name}, ${way.name}: does not build\n${output}`;
  if (script !== undefined) {
    const page = readFileSync(join(home, "index.html"), "utf8").replace("app.js", script);
    writeFileSync(join(home, out, "index.html"), page);
  }
  // Under the policy of our own page.
  const server = await serve({ "/": join(home, out) });
  try {
    return await played(name, `${server.url}/`, way, browser);
  } finally {
    await server.close();
  }
}

/**
 * @param {string} home
 * @param {(typeof WAYS)[number]} way
 * @param {Browser} browser
 */
async function inDevelopment(home, way, browser) {
  lay(home, way.call);
  writeFileSync(join(home, "dev.mjs"), DEV);
  const server = spawn("node", ["dev.mjs"], { cwd: home, stdio: ["ignore", "pipe", "ignore"] });
  try {
    const said = await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
    return await played("vite, its server", String(said[0]).trim(), way, browser);
  } finally {
    server.kill();
  }
}

/**
 * The files of the guide.
 * @param {string} home
 * @param {string} call of the function that loads the engine
 */
function lay(home, call) {
  const guide = readFileSync(at("docs", "api.md"), "utf8");
  for (const [, name = "", text = ""] of guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm))
    writeFileSync(join(home, name), text.replace("load()", call));
}

/**
 * Opens a page and waits for its game to have said something.
 * @param {string} name
 * @param {string} url
 * @param {(typeof WAYS)[number]} way
 * @param {Browser} browser
 */
async function played(name, url, way, browser) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  try {
    await page.goto(url);
    const said = page.locator("body", { hasText: /\S/ });
    await said.waitFor({ timeout: 20_000 }).catch(() => undefined);
    const seen = { text: await page.innerText("body"), workers: page.workers().length, faults };
    const right = seen.text === SHOWN && seen.workers === way.workers && faults.length === 0;
    return right ? undefined : `${name}, ${way.name}: ${JSON.stringify(seen)}`;
  } finally {
    await page.close();
  }
}
