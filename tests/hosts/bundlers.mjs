// The packed npm package as somebody has it who installs it: in a folder far from the repository, bundled for a page as
// docs/api.md says, each page opened in Chromium and made to play; and in Node.
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
  const faults = [await inNode(home)];
  try {
    for (const way of WAYS) for (const build of BUILDS) faults.push(await onPage(home, build, way, browser));
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
 * @param {string} home
 * @param {(typeof BUILDS)[number]} build
 * @param {(typeof WAYS)[number]} way
 * @param {Browser} browser
 * @returns {Promise<string | undefined>} what went wrong
 */
async function onPage(
  home,
  { name, command: [command = "", ...args], out, script },
  { call, workers, ...way },
  browser,
) {
  for (const file of ["site", "dist"]) rmSync(join(home, file), { recursive: true, force: true });
  for (const [file, text] of guide()) writeFileSync(join(home, file), text.replace("load()", call));
  const { code, output } = await attempt(command, args, { cwd: home, log: "bundlers" });
  if (code !== 0) return `${name}, ${way.name}: does not build\n${output}`;
  if (script !== undefined) {
    const page = readFileSync(join(home, "index.html"), "utf8").replace("app.js", script);
    writeFileSync(join(home, out, "index.html"), page);
  }
  const seen = await look(join(home, out), browser);
  if (seen.text === SHOWN && seen.workers === workers && seen.faults.length === 0) return undefined;
  return `${name}, ${way.name}: ${JSON.stringify(seen)}`;
}

/**
 * Opens what was built, under the policy of our own page, and waits for the game to have said something.
 * @param {string} folder
 * @param {Browser} browser
 */
async function look(folder, browser) {
  const server = await serve({ "/": folder });
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("requestfailed", (request) => faults.push(request.url()));
  try {
    await page.goto(`${server.url}/`);
    const said = page.locator("body", { hasText: /\S/ });
    await said.waitFor({ timeout: 20_000 }).catch(() => undefined);
    return { text: await page.innerText("body"), workers: page.workers().length, faults };
  } finally {
    await page.close();
    await server.close();
  }
}

/** The files of the guide, by name. */
function guide() {
  const text = readFileSync(at("docs", "api.md"), "utf8");
  const fences = [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
  return fences.map(([, name = "", content = ""]) => /** @type {const} */ ([name, content]));
}
