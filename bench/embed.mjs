// What boards cost the page they stand on: script time, workers and modules where there are thirty.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { chromiumLaunch } from "../scripts/lib/browsers.mjs";
import { DIST, at } from "../scripts/lib/paths.mjs";
import { serve } from "../scripts/lib/server.mjs";

/**
 * Thirty boards on one page of another host: script time until it is at rest, and until a reader has scrolled past all of
 * them; workers and modules once two of them are played.
 */
export async function thirtyBoards() {
  const { chromium } = await import("playwright-core");
  const rulewright = await serve({ "/": DIST });
  const code = readFileSync(at("tests", "embeds", "copied-div.html"), "utf8").replaceAll(
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
