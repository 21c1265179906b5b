// What a reader with a slow phone waits for: a first visit, a later one, one without a network, and the answer to a click.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { chromiumLaunch } from "../scripts/lib/browsers.mjs";
import { DIST } from "../scripts/lib/paths.mjs";
import { headers } from "../scripts/lib/policy.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} Context */

/** A phone some years old. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const ROUNDS = 5;
/** Milliseconds a button or a finger is down in a quick click of a person. */
const PRESSED = 60;
const PHONE = { width: 360, height: 740 };

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** What has been compressed: a host does that once, and not while a visitor waits. @type {Map<string, Promise<Buffer | null>>} */
const known = new Map();

/** @param {string} file */
function packed(file) {
  const found =
    known.get(file) ??
    readFile(join(DIST, file)).then(
      (data) => compress(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      () => null,
    );
  known.set(file, found);
  return found;
}

/** All that the service worker keeps, as the worker itself lists it. @returns {string[]} */
function keptFiles() {
  const [, list = "[]"] = /const FILES = (\[[^\]]*\])/.exec(readFileSync(join(DIST, "sw.js"), "utf8")) ?? [];
  return JSON.parse(list);
}

const compress = promisify(brotliCompress);

/** The built page on a host that compresses, as nearly all do. */
async function host() {
  await Promise.all(keptFiles().map(packed));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const body = file.includes("..") ? null : await packed(file);
    const type = { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Content-Encoding": "br" };
    response.writeHead(body ? 200 : 404, { ...headers(), ...(body && type), "Cache-Control": "no-cache" });
    response.end(body ?? "");
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Runs in the page, before anything of it: when the game can first be seen and pressed, in milliseconds from the
 * beginning of the visit.
 */
function watch() {
  const link = () => {
    const app = document.querySelector("rw-app")?.shadowRoot;
    return app?.querySelector("rw-shelf")?.shadowRoot?.querySelector('a.main[href^="#/game/"]');
  };
  const frame = () => {
    const there = link();
    const { x = 0, y = 0, width = 0, height = 0 } = there?.getBoundingClientRect() ?? {};
    // Not under anything: what is pressed there is the app's.
    if (width > 0 && document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 1)) !== null)
      // In the frame after it, this one has been drawn.
      requestAnimationFrame(() => void Reflect.set(globalThis, "ready", performance.now()));
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/**
 * @param {Context} context
 * @param {string} url
 * @param {{ slowLine: boolean }} how
 */
async function visit(context, url, { slowLine }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (slowLine) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
  }
  await page.addInitScript(watch);
  await page.goto(url);
  const ready = await eventually(page, () => Reflect.get(globalThis, "ready"));
  return { page, ready: Number(ready) };
}

/**
 * Asked again and again: the page's policy lets no test tool wait inside it.
 * @param {Page} page
 * @param {() => unknown} what
 */
async function eventually(page, what) {
  for (;;) {
    const found = await page.evaluate(what);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {number[]} all */
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Milliseconds until the game can be seen and pressed; frames until a click is answered. */
export async function visits() {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch(chromiumLaunch());
  /** @type {{ first: number[], later: number[], offline: number[], table: number[], alone: number[] }} */
  const all = { first: [], later: [], offline: [], table: [], alone: [] };
  try {
    for (let n = 0; n < ROUNDS; n++) {
      const site = await host();
      const context = await browser.newContext({ viewport: PHONE });
      const { page, ready } = await visit(context, site.url, { slowLine: true });
      all.first.push(ready);
      await eventually(page, () => navigator.serviceWorker.controller !== null);
      await page.close();
      const later = await visit(context, site.url, { slowLine: true });
      all.later.push(later.ready);
      await later.page.close();
      site.close();
      const offline = await visit(context, site.url, { slowLine: false });
      all.offline.push(offline.ready);
      await context.close();
      all.table.push(await toTable(browser, true));
      all.alone.push(await toTable(browser, false));
    }
    const site = await host();
    const clicks = await answers(await browser.newContext({ viewport: PHONE }), site.url);
    site.close();
    // The best of each: whatever else the machine does only ever slows.
    const best = [all.first, all.later, all.offline, all.table, all.alone].map((each) => Math.min(...each));
    const [first, later, offline, table, alone] = best;
    return { first, later, offline, table, alone, clicks, browser: browser.version() };
  } finally {
    await browser.close();
  }
}

/**
 * A first visit until a game can be played, from the shelf over its set-up: milliseconds until its table is there.
 * @param {import("playwright-core").Browser} browser
 * @param {boolean} worker does the page keep itself for visits without a network meanwhile?
 */
async function toTable(browser, worker) {
  const site = await host();
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: worker ? "allow" : "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    const begun = performance.now();
    await page.goto(site.url);
    await page.locator('a.main[href^="#/game/"]').first().click();
    await page.getByRole("button", { name: /^(Play now|Jouer)/ }).click();
    await page.getByRole("grid").waitFor();
    return performance.now() - begun;
  } finally {
    await context.close();
    site.close();
  }
}

/**
 * Clicks in a game, each with the frames it took: a unit is chosen, another one in its place, one goes to a square.
 * @param {Context} context
 * @param {string} url
 */
async function answers(context, url) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http"))
      localStorage.setItem("rulewright-settings", '{"lang":"en","theme":"light","motion":"none"}');
  });
  await page.goto(url);
  await page.locator("input[type=file]").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: GAME });
  const square = (/** @type {string} */ name) =>
    page.getByRole("grid").getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });
  await square("E5").waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  /** @type {{ choose: number[], act: number[] }} */
  const frames = { choose: [], act: [] };
  const click = async (/** @type {string} */ name, /** @type {string} */ said) => {
    const counted = square(name).evaluate(count, said);
    await square(name).click({ delay: PRESSED });
    return counted;
  };
  for (let n = 0; n < ROUNDS; n++) {
    frames.choose.push(await click("E5", "selected"), await click("C3", "selected"));
    frames.act.push(await click(n % 2 === 0 ? "C4" : "C5", "Pike"));
    await page.getByRole("button", { name: "Undo" }).click();
    await square("C3")
      .and(page.getByRole("gridcell", { name: /Pike/ }))
      .waitFor();
  }
  await context.close();
  return { choose: median(frames.choose), act: median(frames.act) };
}

/**
 * Runs in the page: frames from the next click on the square until it says this, the one counted in which that is drawn.
 * @param {Element} square
 * @param {string} said
 * @returns {Promise<number>}
 */
function count(square, said) {
  return new Promise((done) => {
    addEventListener(
      "click",
      () => {
        let frames = 0;
        const frame = () => {
          frames += 1;
          if (square.getAttribute("aria-label")?.includes(said)) done(frames);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      },
      { capture: true, once: true },
    );
  });
}

const unit = (/** @type {string} */ is, /** @type {string} */ owner, /** @type {number[]} */ at) => ({ is, owner, at });

/** Two people in the middle of a fight. */
const GAME = Buffer.from(
  JSON.stringify({
    version: 1,
    game: "skirmish",
    options: {
      ...{ game: "skirmish", seed: "1", map: "crossroads", first: "p1", players: [{ deck: "ash" }, { deck: "cin" }] },
      setup: {
        round: 4,
        pieces: {
          brenna: unit("ash-brenna", "p1", [5, 5]),
          pike: unit("ash-pike", "p1", [3, 3]),
          hound: unit("cin-hound", "p2", [9, 5]),
          orsolya: unit("cin-orsolya", "p2", [11, 4]),
        },
      },
    },
    actions: [],
  }),
);
