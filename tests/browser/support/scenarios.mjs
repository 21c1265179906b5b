// Runs tests/scenarios through the built engine in real browsers: the same files that run natively, the same page in
// every engine. `node tests/browser/support/scenarios.mjs [chromium] [firefox] [webkit]`
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromiumLaunch, findWebKit, firefoxLaunch, missing } from "../../../scripts/lib/browsers.mjs";
import { DIST, at } from "../../../scripts/lib/paths.mjs";
import { Stop, run, script } from "../../../scripts/lib/run.mjs";
import { serve } from "../../../scripts/lib/server.mjs";
import { withWebKit } from "./webkit.mjs";

/** @typedef {{ passed: number, failed: string[] }} Report */
/** @typedef {"chromium" | "firefox" | "webkit"} BrowserName */

const PAGES = at("target", "test-pages");
const BASE = "/a/sub/path/";
const LIMIT = 120_000;

/** Bundles the page; run it before {@link scenariosIn}. */
export async function buildScenarioPage() {
  await run("vite", ["build", "--config", "tests/browser/pages/vite.config.ts"], { log: "scenario-page" });
  // The bundler names a module by its content: the same name is the same module.
  const [tested, shipped] = [PAGES, DIST].map((folder) =>
    readdirSync(`${folder}/assets`).filter((name) => name.endsWith(".wasm")),
  );
  if (!tested?.every((name) => shipped?.includes(name))) {
    throw new Stop(`The page in dist/ ships ${shipped}, the scenarios would test ${tested}: run \`npm run build\`.`);
  }
}

/**
 * @param {BrowserName} browser
 * @returns {Promise<Report | { absent: string }>}
 */
export async function scenariosIn(browser) {
  const absent = missing(browser);
  if (absent !== undefined) return { absent };
  const server = await serve({ [BASE]: PAGES });
  try {
    return await OPEN[browser](`${server.url}${BASE}scenarios.html`);
  } finally {
    await server.close();
  }
}

/** @type {Record<BrowserName, (url: string) => Promise<Report>>} */
const OPEN = {
  async chromium(url) {
    const { chromium } = await import("playwright-core");
    return inPlaywright(await chromium.launch(chromiumLaunch()), url);
  },
  async firefox(url) {
    const { firefox } = await import("playwright-core");
    return inPlaywright(await firefox.launch(firefoxLaunch()), url);
  },
  async webkit(url) {
    const webkit = /** @type {import("../../../scripts/lib/browsers.mjs").WebKit} */ (findWebKit());
    return withWebKit(webkit, url, async (page) => {
      for (const end = Date.now() + LIMIT; Date.now() < end; await sleep(200)) {
        const text = await page.run("return document.querySelector('#report[data-done]')?.textContent ?? null");
        if (typeof text === "string") return JSON.parse(text);
      }
      throw new Error("the scenarios did not end in time");
    });
  },
};

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function inPlaywright(browser, url) {
  try {
    const page = await browser.newPage();
    await page.goto(url);
    return JSON.parse((await page.locator("#report[data-done]").textContent({ timeout: LIMIT })) ?? "");
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  await script(async () => {
    await buildScenarioPage();
    for (const name of /** @type {BrowserName[]} */ (asked.length > 0 ? asked : Object.keys(OPEN))) {
      const report = await scenariosIn(name);
      if ("absent" in report) console.log(`${name}: NOT RUN, ${report.absent}`);
      else
        console.log([...report.failed, `${name}: ${report.passed} passed, ${report.failed.length} failed`].join("\n"));
      if (!("absent" in report) && report.failed.length > 0) process.exitCode = 1;
    }
  });
}
