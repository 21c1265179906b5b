// What a board costs the page it stands on: bytes until a reader can play, and script time where there are thirty.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromiumLaunch } from "../scripts/lib/browsers.mjs";
import { DIST, at } from "../scripts/lib/paths.mjs";
import { Stop } from "../scripts/lib/run.mjs";
import { serve } from "../scripts/lib/server.mjs";

/** @param {string} file in dist/ */
function packed(file) {
  const path = join(DIST, file);
  if (!existsSync(path)) throw new Stop(`dist/${file} is not there: make it with \`npm run build\`.`);
  const raw = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return brotliCompressSync(raw, { params }).length;
}

/** What one page fetches for the board of one rule, in English, until the reader can play. */
const DATA = ["boards/skirmish.words.en.json", "boards/skirmish/bonus.2.json"];

/** Sizes of the loader, and of it with all that follows it. */
export function embedSizes() {
  const loader = packed("rule-board.js");
  const assets = readdirSync(join(DIST, "assets"));
  /** @param {RegExp} name */
  const found = (name) => {
    const file = assets.find((asset) => name.test(asset));
    if (file === undefined) throw new Stop(`dist/assets has nothing like ${name}.`);
    return file;
  };
  const first = /assets\/(board-[\w-]+\.js)/.exec(readFileSync(join(DIST, "rule-board.js"), "utf8"))?.[1];
  if (first === undefined) throw new Stop("rule-board.js names no script of a board.");
  const files = new Set();
  /** A script with everything it imports at once. @param {string} file */
  const follow = (file) => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(join(DIST, "assets", file), "utf8");
    for (const [, name = ""] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) follow(name);
  };
  follow(first);
  const worker = found(/^worker-.*\.js$/);
  follow(worker);
  // What the worker imports when it starts; the page has a twin of it for where there are no workers.
  const glue = /rulewright-[\w-]+\.js/.exec(readFileSync(join(DIST, "assets", worker), "utf8"))?.[0];
  if (glue !== undefined) follow(glue);
  for (const name of [/^board\.en-/, /^table\.en-/, /^rulewright_bg-.*\.wasm$/]) files.add(found(name));
  const all = [...[...files].map((file) => `assets/${file}`), ...DATA];
  return { loader, playable: loader + all.reduce((sum, file) => sum + packed(file), 0), files: all.length + 1 };
}

/**
 * Thirty boards on one page of another host: script time until it is at rest, and until a reader has scrolled past all of
 * them; workers and modules once two of them are played.
 */
export async function thirtyBoards() {
  const { chromium } = await import("playwright-core");
  const rulewright = await serve({ "/": DIST });
  const code = readFileSync(at("tests", "embeds", "copied.html"), "utf8").replaceAll(
    "https://rules.example/",
    `${rulewright.url}/`,
  );
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Thirty</title>${code.repeat(30)}</html>`;
  const wiki = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end(text);
  });
  await new Promise((ready) => wiki.listen(0, "127.0.0.1", () => ready(undefined)));
  const address = wiki.address();
  const browser = await chromium.launch(chromiumLaunch());
  const [rest, scrolled] = [[Infinity], [Infinity]];
  let modules = 0;
  let workers = 0;
  try {
    for (let n = 0; n < 5; n++) {
      const page = await browser.newPage({ viewport: { width: 1024, height: 800 } });
      page.on("request", (request) => (modules += request.url().endsWith(".wasm") ? 1 : 0));
      const session = await page.context().newCDPSession(page);
      await session.send("Profiler.enable");
      await session.send("Profiler.start");
      await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
      await page.locator("rule-board rw-scene").first().waitFor();
      await page.waitForTimeout(500);
      const first = await scriptTime(session);
      await session.send("Profiler.start");
      while ((await page.locator("rule-board rw-scene").count()) < 30) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(50);
      }
      await page.waitForTimeout(500);
      rest.push(first);
      scrolled.push(first + (await scriptTime(session)));
      if (n === 0) {
        for (const which of [0, 1]) {
          const board = page.locator("rule-board").nth(which);
          await board.scrollIntoViewIfNeeded();
          await board.getByRole("button", { name: "Try it yourself" }).click();
          await board.locator("rw-bar .answers button").first().waitFor();
        }
        workers = page.workers().length;
      }
      await page.close();
    }
    const version = browser.version();
    return { rest: Math.min(...rest), scrolled: Math.min(...scrolled), workers, modules, browser: version };
  } finally {
    await browser.close();
    wiki.close();
    await rulewright.close();
  }
}

/** What is no script of the page. */
const OTHER = new Set(["(idle)", "(program)", "(root)"]);

/**
 * Milliseconds of script since the profiler was started, by its samples: what Chromium counts as script leaves out
 * everything that runs in promises.
 * @param {import("playwright-core").CDPSession} session
 */
async function scriptTime(session) {
  const { profile } = await session.send("Profiler.stop");
  const { nodes, samples = [], timeDeltas = [] } = profile;
  // Our scripts have an address and the browser's own functions no script; what is left, the test evaluates in the page.
  const script = nodes.filter(
    ({ callFrame: { functionName, scriptId, url } }) => url !== "" || (scriptId === "0" && !OTHER.has(functionName)),
  );
  const ours = new Set(script.map(({ id }) => id));
  return samples.reduce((sum, id, n) => sum + (ours.has(id) ? (timeDeltas[n] ?? 0) : 0), 0) / 1000;
}
