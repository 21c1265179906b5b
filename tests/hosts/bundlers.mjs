// The packed npm package as somebody has it who installs it: in a folder far from the repository, on pages as docs/api.md says, and in
// programs. `node tests/hosts/bundlers.mjs` shows what it found.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumLaunch, missing } from "../../scripts/lib/browsers.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { Stop, attempt, run, script } from "../../scripts/lib/run.mjs";
import { frontEnd } from "./package/front-end.mjs";
import { file } from "./package/guide.mjs";
import { BUNDLERS, PAGES, pages } from "./package/pages.mjs";
import { PROGRAMS, programs } from "./package/programs.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */

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
  writeFileSync(join(home, "package.json"), file("package.json"));
  const args = ["install", "--no-audit", "--no-fund", ...BUNDLERS, ...PROGRAMS, `./rulewright-${version}.tgz`];
  const { code, output } = await attempt("npm", args, { cwd: home, log: "bundlers" });
  if (code === 0) return undefined;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)) return { absent: "npm reaches no registry" };
  return { code, output };
}

/** @param {string} home @returns {Promise<Outcome>} */
async function tried(home) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch(chromiumLaunch());
  const single = [...programs(home), () => frontEnd(home, browser)];
  try {
    const found = (await twoByTwo([...single, ...pages(home, browser)])).flat();
    const all = single.length + PAGES;
    return { passed: all - found.length, failed: found.length, output: found.join("\n\n") };
  } finally {
    await browser.close();
  }
}

/**
 * Two at a time: each waits for its disk and its browser more than it computes.
 * @param {(() => Promise<string[]>)[]} work
 * @returns {Promise<string[][]>} what went wrong, in the order of the work
 */
async function twoByTwo(work) {
  /** @type {string[][]} */
  const results = [];
  const rest = work.entries();
  const line = async () => {
    // What throws is a fault like others: the rest goes on, in a folder that is still there.
    for (const [place, one] of rest) results[place] = await one().catch((error) => [String(error.stack)]);
  };
  await Promise.all([line(), line()]);
  return results;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await script(async () => {
    const { failed = 0, code = 0, output, absent, passed } = await bundled();
    console.log(absent ?? `${passed} passed, ${failed} failed`);
    if (failed > 0 || code !== 0) throw new Stop(output ?? "");
  });
