// Writes the tables of docs/embedding/measured.md: what boards cost a page, by each way of the guide, with 1, 30 and 50 boards
// of three games. `node tests/hosts/measured.mjs` takes about ten minutes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromiumLaunch } from "../../scripts/lib/browsers.mjs";
import { DIST, at } from "../../scripts/lib/paths.mjs";
import { script } from "../../scripts/lib/run.mjs";
import { serve } from "../../scripts/lib/server.mjs";
import { write } from "./mediawiki.mjs";
import { begin } from "./mediawiki/wiki.mjs";
import { WAY_NAMES, article, page } from "./support/articles.mjs";
import { costOf } from "./support/cost.mjs";
import { snippet } from "./support/reading.mjs";

/** @typedef {import("./support/cost.mjs").Cost} Cost */

const COUNTS = [1, 30, 50];
const DOCUMENT = at("docs", "embedding", "measured.md");

/** Rulewright from a host that compresses, as most do. @param {string} from */
async function compressing(from) {
  /** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
  const kept = new Map();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const had = kept.get(path) ?? (await packed(from + path));
    kept.set(path, had);
    response.writeHead(200, had.headers).end(had.body);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, close: () => server.close() };
}

/** @param {string} url */
async function packed(url) {
  const answer = await fetch(url);
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()), level);
  const type = answer.headers.get("Content-Type") ?? "text/plain";
  return { body, headers: { "Content-Type": type, "Content-Encoding": "br", "Access-Control-Allow-Origin": "*" } };
}

/** @param {string} name @param {Cost} cost */
const row = (name, cost) =>
  `| ${[
    name,
    cost.alive,
    `${cost.requests}, ${cost.kib}`,
    cost.allAlive,
    `${cost.allRequests}, ${cost.allKib}`,
    `${cost.seconds.toFixed(1)} s`,
    `${Math.round(cost.longest)} ms`,
    cost.shift.toFixed(3),
  ].join(" | ")} |`;

/** @param {import("playwright-core").Browser} browser @param {string} home */
async function bare(browser, home) {
  /** @type {string[]} */
  const rows = [];
  const room = `<link rel="stylesheet" href="${home}/rule-board.css">`;
  const tag = `<script src="${home}/rule-board.js" async></script>`;
  /** @type {Record<string, (n: number) => string>} */
  const pages = {
    "copied `div`": (n) => page(article("raw", n, home).replaceAll(/<\/?html>/g, ""), ""),
    "`div` with text, `rule-board.css`": (n) => page(article("gadget", n, home) + tag, room),
    "`div` with text alone": (n) => page(article("gadget", n, home) + tag, ""),
    frame: (n) => page(article("frame", n, home).replaceAll(/<\/?html>/g, ""), ""),
  };
  for (const [name, make] of Object.entries(pages))
    for (const n of COUNTS) {
      const server = createServer((_, response) =>
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(make(n)),
      );
      await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
      const address = server.address();
      const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
      rows.push(row(`a page, ${name}, ${n}`, await costOf(browser, url, home)));
      console.log(rows.at(-1));
      server.closeAllConnections();
      server.close();
    }
  return rows;
}

/** @param {import("playwright-core").Browser} browser @param {string} home @param {import("./mediawiki/wiki.mjs").Wiki} wiki */
async function inWiki(browser, home, wiki) {
  /** @type {string[]} */
  const rows = [];
  const measure = async (/** @type {string} */ name, /** @type {string} */ way) => {
    for (const n of COUNTS) {
      await wiki.edit({ [`Cost ${way} ${n}`]: article(way, n, home) });
      rows.push(row(`MediaWiki, ${name}, ${n}`, await costOf(browser, `${wiki.url}Cost_${way}_${n}`, home)));
      console.log(rows.at(-1));
    }
  };
  const names = { gadget: "gadget", widget: "widget", raw: "raw HTML", frame: "frame" };
  for (const way of WAY_NAMES) await measure(names[/** @type {keyof typeof names} */ (way)], way);
  await wiki.edit({ "MediaWiki:Gadgets-definition": "", "MediaWiki:Common.js": snippet("gadget-hook.js", home) });
  await measure("`Common.js`", "gadget");
  await wiki.edit({ "MediaWiki:Common.css": "/* */" });
  await measure("`Common.js` without `Common.css`", "gadget");
  return rows;
}

await script(async () => {
  const { chromium } = await import("playwright-core");
  const plain = await serve({ "/": DIST });
  const host = await compressing(plain.url);
  const folder = mkdtempSync(join(tmpdir(), "rulewright-wiki-"));
  const settings = at("tests", "hosts", "mediawiki", "settings.php");
  const wiki = await begin({ folder, extensions: ["Gadgets"], settings, env: { RULEWRIGHT_WIKI: folder } });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await write(wiki, host.url);
    const rows = [...(await inWiki(browser, host.url, wiki)), ...(await bare(browser, host.url))];
    const document = readFileSync(DOCUMENT, "utf8");
    writeFileSync(
      DOCUMENT,
      document.replace(/(## Now[\s\S]*?\| ---.*\n)(?:\|.*\n)*/, (_, head) => `${head}${rows.join("\n")}\n`),
    );
  } finally {
    await browser.close();
    wiki.close();
    host.close();
    await plain.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
