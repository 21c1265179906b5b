// Opens a page of tests/browser/pages in a browser and reads the report that it leaves: the same page in every engine.
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chromiumLaunch, findWebKit, firefoxLaunch, missing } from "../../../scripts/lib/browsers.mjs";
import { DIST, at } from "../../../scripts/lib/paths.mjs";
import { Stop, run } from "../../../scripts/lib/run.mjs";
import { serve } from "../../../scripts/lib/server.mjs";
import { withWebKit } from "./webkit.mjs";

/** @typedef {{ passed: number, failed: string[], note?: string }} Report */
/** @typedef {"chromium" | "firefox" | "webkit"} BrowserName */

/** @type {readonly BrowserName[]} */
export const BROWSERS = ["chromium", "firefox", "webkit"];

const PAGES = at("target", "test-pages");
const BASE = "/a/sub/path/";

/** Bundles the pages; run it before {@link reportOf}. */
export async function buildTestPages() {
  await run("vite", ["build", "--config", "tests/browser/pages/vite.config.ts"], { log: "test-pages" });
  // The bundler names a module by its content: the same name is the same module.
  const [tested, shipped] = [PAGES, DIST].map((folder) =>
    readdirSync(`${folder}/assets`).filter((name) => name.endsWith(".wasm")),
  );
  if (!tested?.every((name) => shipped?.includes(name))) {
    throw new Stop(`The page in dist/ ships ${shipped}, its tests would test ${tested}: run \`npm run build\`.`);
  }
}

/**
 * @param {BrowserName} browser
 * @param {string} page the file's name
 * @param {{ limit: number, beside?: string }} options how long it may take, in milliseconds; a folder it reads, `beside/`
 * @returns {Promise<Report | { absent: string }>}
 */
export async function reportOf(browser, page, { limit, beside }) {
  const absent = missing(browser);
  if (absent !== undefined) return { absent };
  const server = await serve({ [BASE]: PAGES, ...(beside === undefined ? {} : { [`${BASE}beside/`]: beside }) });
  try {
    return await OPEN[browser](`${server.url}${BASE}${page}`, limit);
  } finally {
    await server.close();
  }
}

/** @type {Record<BrowserName, (url: string, limit: number) => Promise<Report>>} */
const OPEN = {
  async chromium(url, limit) {
    const { chromium } = await import("playwright-core");
    return inPlaywright(await chromium.launch(chromiumLaunch()), url, limit);
  },
  async firefox(url, limit) {
    const { firefox } = await import("playwright-core");
    return inPlaywright(await firefox.launch(firefoxLaunch()), url, limit);
  },
  async webkit(url, limit) {
    const webkit = /** @type {import("../../../scripts/lib/browsers.mjs").WebKit} */ (findWebKit());
    return withWebKit(webkit, url, async (page) => {
      for (const end = Date.now() + limit; Date.now() < end; await sleep(200)) {
        const text = await page.run("return document.querySelector('#report[data-done]')?.textContent ?? null");
        if (typeof text === "string") return JSON.parse(text);
      }
      throw new Error(`${url} did not end in time`);
    });
  },
};

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {number} limit
 * @returns {Promise<Report>}
 */
async function inPlaywright(browser, url, limit) {
  try {
    const page = await browser.newPage();
    await page.goto(url);
    return JSON.parse((await page.locator("#report[data-done]").textContent({ timeout: limit })) ?? "");
  } finally {
    await browser.close();
  }
}
