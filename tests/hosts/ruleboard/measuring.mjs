// Pages of 1, 30 and 50 boards, measured: what they fetch, the layout shift, what a slow line makes of them.
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";
import { alive, must, ready, scrollThrough } from "./reading.mjs";

/** @typedef {import("./reading.mjs").Case} Case */
/** @typedef {import("./reading.mjs").Visit} Visit */

const FOLDER = at("target", "screenshots", "ruleboard");
const SHEET = join(FOLDER, "measured.txt");

/** Of a page: when boards may be where it is opened, and after all were passed. @type {[title: string, boards: number][]} */
const PAGES = [
  ["One", 1],
  ["Thirty", 30],
  ["Fifty", 50],
];

/** @type {Case[]} */
export const MEASURED = [
  ...PAGES.map(([title, boards]) => ({ name: `a page of ${boards}`, run: measured(title, boards) })),
  { name: "a page of 30 on a slow line, and again with a warm cache", run: slow },
];

/** A new sheet: a fresh clone has no folder for it. */
function begin() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(SHEET, "");
}

/** @param {string} line */
const note = (line) => appendFileSync(SHEET, `${line}\n`);

/** @param {string} title @param {number} boards */
function measured(title, boards) {
  return async (/** @type {Visit} */ visit) => {
    if (boards === 1) begin();
    const { page, open, shift } = visit;
    const bytes = counted(visit);
    await open(title);
    await alive(page, 1);
    await page.waitForLoadState("networkidle");
    const rest = bytes();
    const [atRest, shiftAtRest] = [await ready(page), await shift()];
    await scrollThrough(page);
    const { alive: live, still } = await alive(page, boards);
    await page.waitForLoadState("networkidle");
    const all = await shift();
    note(
      `${title}: at rest ${atRest.alive} alive, ${rest.requests} requests, ${kib(rest.bytes)} KiB, shift ${shiftAtRest.toFixed(4)}; scrolled ${live} alive, ${still} still, ${bytes().requests} requests, ${kib(bytes().bytes)} KiB, shift ${all.toFixed(4)}`,
    );
    must(live === boards, `${live} boards alive and ${still} still, not ${boards}`);
    must(all < 0.01, `layout shift ${all}`);
    must(rest.requests < 30, `${rest.requests} requests before anybody scrolls`);
  };
}

/** @param {number} bytes */
const kib = (bytes) => Math.round(bytes / 1024);

/** Of the files of boards, as they come from a server that does not compress. @param {Visit} visit */
function counted({ page, fetched }) {
  let sum = 0;
  page.on("requestfinished", (request) => {
    if (fetched.includes(request.url()))
      void request.sizes().then(
        ({ responseBodySize }) => (sum += responseBodySize),
        () => {},
      );
  });
  return () => ({ requests: fetched.length, bytes: sum });
}

/** 50 kB a second, and 400 ms until anything comes. @param {Visit} visit */
async function slow({ page, open, shift }) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  for (const visit of ["first", "again"]) {
    const start = Date.now();
    await open("Thirty");
    const text = await page.locator(".ext-ruleboard-title").first().innerText();
    const read = Date.now() - start;
    must(text !== "", "the text waits for the script");
    await alive(page, 1);
    note(
      `Thirty, slow, ${visit}: text ${read} ms, board ${Date.now() - start} ms, shift ${(await shift()).toFixed(4)}`,
    );
    must((await shift()) < 0.01, `layout shift ${await shift()}`);
  }
}
