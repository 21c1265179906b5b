// How an article is read: a browser of its own for each case, everything that goes wrong in it, and what it fetches.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";
import { PATIENCE, step } from "../support/boards.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").BrowserContextOptions} Options */
/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../mediawiki/wiki.mjs").Wiki} Wiki */
/** @typedef {{ browser: Browser, wiki: Wiki, host: string }} World */
/**
 * @typedef {object} Visit
 * @property {Page} page
 * @property {Wiki} wiki
 * @property {string} host of another Rulewright
 * @property {string[]} fetched addresses of the files of boards, as they were asked for
 * @property {string[]} faults
 * @property {(title: string, query?: string) => Promise<void>} open
 * @property {() => Promise<number>} shift the layout shift until now
 */
/**
 * @typedef {object} Case
 * @property {string} name
 * @property {Options} [with] how the reader is; a desktop, if nothing is named
 * @property {(visit: Visit) => Promise<unknown>} run throws if something is not as it should be
 */

const PICTURES = at("target", "screenshots", "ruleboard");
/** What a browser says of files that are not there on purpose: a new wiki has no icon, and the app in it is not kept offline. */
const NO_FAULT = /favicon\.ico|when fetching the script\.$/;

/**
 * @param {World} world
 * @param {Case} one
 * @returns {Promise<string[]>} what went wrong
 */
export async function tried({ browser, wiki, host }, { name, with: options = {}, run }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const fetched = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("dialog", (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !NO_FAULT.test(message.location().url + message.text()))
      faults.push(message.text());
  });
  page.on("request", (request) => {
    const url = request.url();
    if (/rulewright\/|rule-board/.test(url)) fetched.push(url);
    if (![wiki.origin, host, "data:", "blob:"].some((own) => url.startsWith(own)) && !isLoopback(url))
      faults.push(`asks another host: ${url}`);
  });
  await page.addInitScript(observe);
  const visit = {
    ...{ page, wiki, host, fetched, faults },
    open: async (/** @type {string} */ title, query = "") => void (await page.goto(`${wiki.url}${title}${query}`)),
    shift: () => page.evaluate(() => /** @type {number} */ (Reflect.get(window, "shift"))),
  };
  try {
    await run(visit);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  mkdirSync(PICTURES, { recursive: true });
  await page
    .screenshot({ path: join(PICTURES, `${name.replaceAll(/\W+/g, "-")}.png`), fullPage: true })
    .catch(() => {});
  await context.close();
  return faults;
}

/** @param {string} url */
const isLoopback = (url) => ["127.0.0.1", "localhost"].includes(new URL(url).hostname);

function observe() {
  let shift = 0;
  Object.defineProperty(window, "shift", { get: () => shift });
  const add = (/** @type {PerformanceObserverEntryList} */ list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, "hadRecentInput")) shift += Number(Reflect.get(entry, "value"));
  };
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
}

/** @param {unknown} fine @param {string} what */
export function must(fine, what) {
  if (!fine) throw new Error(what);
}

/** Boards that a reader can step through, or begin with their Play button. */
export const ready = (/** @type {Page} */ page) =>
  page.locator("rule-board").evaluateAll((all) => {
    const inside = (/** @type {Element} */ board, /** @type {string} */ part) =>
      Boolean(board.shadowRoot?.querySelector(part));
    return {
      alive: all.filter((board) => inside(board, "rw-scene")).length,
      still: all.filter((board) => inside(board, ".still")).length,
      failed: all.filter((board) => inside(board, ".fault, [role=note]")).length,
    };
  });

/** As a reader scrolls, to the end. @param {Page} page */
export async function scrollThrough(page) {
  for (;;) {
    const end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    if (end) return;
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(80);
  }
}

/** @param {Page} page @param {number} count */
export async function alive(page, count) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const { alive, still } = await ready(page);
    if (alive + still >= count) return { alive, still };
    if (Date.now() > deadline) throw new Error(`${alive} boards alive and ${still} still, not ${count}`);
    await page.waitForTimeout(100);
  }
}

/** Steps, then takes over and acts. @param {import("playwright-core").Locator} board */
export async function play(board) {
  await step(board);
  await board.locator(".try").click({ timeout: PATIENCE });
  await board.getByText(/^(You decide for both sides|Vous décidez pour les deux camps)/).waitFor({ timeout: PATIENCE });
}
