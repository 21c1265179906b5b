// A site that a host has made, read in Chromium: its boards come to life and take a step.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { chromiumLaunch, missing } from "../../../scripts/lib/browsers.mjs";
import { DIST, at } from "../../../scripts/lib/paths.mjs";
import { serve } from "../../../scripts/lib/server.mjs";
import { PATIENCE } from "./boards.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../../scripts/lib/stages.mjs").Outcome} Outcome */
/** @typedef {{ name: string, url: string, boards: number, framed?: number, gone?: RegExp }} Read a page, its boards, those in frames, and what must not be on it */

/**
 * @typedef {object} Made what is served here, unless its pages have addresses of their own
 * @property {string} [folder]
 * @property {Record<string, string>} [pages]
 * @property {(Omit<Read, "url"> & { url?: string })[]} read
 */

/** A snippet of the guide, for a copy of Rulewright at an address. @param {string} name @param {string} home */
export const snippet = (name, home) =>
  readFileSync(at("tests", "embeds", name), "utf8").replaceAll("https://rules.example", home);

/**
 * Serves Rulewright and, for its address, what a host makes of our code; then reads each page.
 * @param {(home: string) => Promise<Made | Outcome>} make
 * @param {string} [more] a folder of what Rulewright has beside the page
 * @returns {Promise<Outcome>}
 */
export async function readSite(make, more) {
  const absent = missing("chromium");
  if (absent !== undefined) return { absent };
  const rulewright = await serve({ "/": more === undefined ? DIST : [more, DIST] });
  try {
    const made = await make(rulewright.url);
    if (!("read" in made)) return made;
    const site = made.folder === undefined ? await pages(made.pages ?? {}) : await folder(made.folder);
    try {
      return await readAll(made.read.map((one) => ({ url: `${site.url}/${one.name}`, ...one })));
    } finally {
      await site.close();
    }
  } finally {
    await rulewright.close();
  }
}

/** A built site, under no policy but the host's own. @param {string} root */
async function folder(root) {
  const { existsSync, statSync } = await import("node:fs");
  const { extname, join } = await import("node:path");
  /** @type {Record<string, string>} */
  const types = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
  };
  return listening((path) => {
    const asked = join(root, decodeURIComponent(path));
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, "index.html") : asked;
    if (!file.startsWith(root) || !existsSync(file)) return undefined;
    return { type: types[extname(file)] ?? "application/octet-stream", body: readFileSync(file) };
  });
}

/** @param {Record<string, string>} all pages by name */
const pages = (all) =>
  listening((path) => {
    const body = all[path.slice(1)];
    return body === undefined ? undefined : { type: "text/html; charset=utf-8", body };
  });

/** @param {(path: string) => { type: string, body: string | Buffer } | undefined} find */
async function listening(find) {
  const server = createServer((request, response) => {
    const found = find(new URL(request.url ?? "/", "http://site").pathname);
    response.writeHead(found ? 200 : 404, { "Content-Type": found?.type ?? "text/plain" });
    response.end(found?.body);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  const address = server.address();
  const close = () =>
    new Promise((closed) => {
      server.closeAllConnections();
      server.close(closed);
    });
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, close };
}

/** @param {Read[]} all @returns {Promise<Outcome>} */
async function readAll(all) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch(chromiumLaunch());
  const faults = [];
  try {
    for (const one of all) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const found = await readOne(page, one);
      if (found.length > 0) faults.push(`${one.name}: ${found.join("; ")}`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return { passed: all.length - faults.length, failed: faults.length, output: faults.join("\n") };
}

/** @param {Page} page @param {Read} one @returns {Promise<string[]>} what went wrong */
async function readOne(page, { url, boards, framed = 0, gone }) {
  /** @type {string[]} */
  const found = [];
  page.on("pageerror", ({ message }) => found.push(message));
  try {
    await page.goto(url);
    const all = page.locator(".rulewright > rule-board");
    if (boards > 0) await all.nth(boards - 1).waitFor({ state: "attached", timeout: PATIENCE });
    else await page.waitForTimeout(500);
    if ((await all.count()) !== boards) found.push(`${await all.count()} boards, not ${boards}`);
    for (let n = 0; n < boards; n += 1) await step(all.nth(n));
    if ((await page.locator("iframe").count()) !== framed) found.push(`${await page.locator("iframe").count()} frames`);
    for (let n = 0; n < framed; n += 1) await step(page.frameLocator("iframe").nth(n).locator("rule-board"));
    const text = await page.locator("body").innerText();
    if (gone?.test(text)) found.push(`it shows ${gone.exec(text)?.[0]}`);
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

/** @param {import("playwright-core").Locator} board */
async function step(board) {
  await board.scrollIntoViewIfNeeded();
  const next = board.getByRole("button", { name: "Next" });
  const trial = board.getByRole("button", { name: "Try it yourself" });
  await trial.waitFor({ timeout: PATIENCE });
  // A position of one's own may have no step.
  if ((await next.count()) === 0) return;
  await next.click({ timeout: PATIENCE });
  await board.getByRole("button", { name: "Back", disabled: false, exact: true }).waitFor({ timeout: PATIENCE });
}
