// A MediaWiki as Debian has it, on which docs/embedding/mediawiki-gadget.md and mediawiki-html.md are followed to the letter.
// It is read in Chromium. `node tests/hosts/mediawiki.mjs` shows what it found, and leaves pictures in
// target/screenshots/mediawiki.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumLaunch, installMissing, missing } from "../../scripts/lib/browsers.mjs";
import { DIST, at } from "../../scripts/lib/paths.mjs";
import { script } from "../../scripts/lib/run.mjs";
import { serve } from "../../scripts/lib/server.mjs";
import { late, preview } from "./mediawiki/visits.mjs";
import { NEEDED, begin } from "./mediawiki/wiki.mjs";
import { WAY_NAMES, article as boards } from "./support/articles.mjs";
import { PATIENCE, step } from "./support/boards.mjs";
import { costOf } from "./support/cost.mjs";
import { snippet } from "./support/reading.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */
/** @typedef {import("./mediawiki/wiki.mjs").Wiki} Wiki */
/** @typedef {{ name: string, title: string, boards?: number, visit?: (page: Page, url: string) => Promise<unknown> }} Case */

const SMARTY = { missing: () => !existsSync("/usr/share/php/smarty4/Smarty.class.php"), packages: ["smarty4"] };
const PARTS = [NEEDED, SMARTY];
const PICTURES = at("target", "screenshots", "mediawiki");
/** What stands in every article beside its boards. */
const ARTICLE = /^Before it\.\s+((Between them|Nothing to play)\.\s+)?After it\.$/;

/** Needs the page in dist/. @returns {Promise<Outcome>} */
export async function wiki() {
  await installMissing(PARTS);
  if (PARTS.some((part) => part.missing())) {
    const packages = PARTS.flatMap((part) => part.packages).join(" ");
    return { absent: `no MediaWiki found (Debian: \`apt-get install ${packages}\`)` };
  }
  const absent = missing("chromium");
  if (absent !== undefined) return { absent };
  const folder = mkdtempSync(join(tmpdir(), "rulewright-wiki-"));
  const rulewright = await serve({ "/": DIST });
  try {
    const settings = at("tests", "hosts", "mediawiki", "settings.php");
    const mediawiki = await begin({ folder, extensions: ["Gadgets"], settings, env: { RULEWRIGHT_WIKI: folder } });
    try {
      await write(mediawiki, rulewright.url);
      const alive = await read(mediawiki);
      const still = await moved(mediawiki, rulewright.url);
      return {
        passed: (alive.passed ?? 0) + (still.passed ?? 0),
        failed: (alive.failed ?? 0) + (still.failed ?? 0),
        output: [alive.output, still.output].join("\n").trim(),
      };
    } finally {
      mediawiki.close();
    }
  } finally {
    await rulewright.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What an administrator and then an editor write, as the guide has it.
 * @param {Wiki} wiki
 * @param {string} home where Rulewright lies
 */
export async function write({ edit }, home) {
  const article = (/** @type {string[]} */ ...parts) => ["Before it.", ...parts, "After it."].join("\n\n");
  const raw = (/** @type {string} */ name) => `<html>\n${snippet(name, home)}</html>`;
  await edit({
    "MediaWiki:Gadget-rulewright.js": snippet("gadget-hook.js", home),
    "MediaWiki:Gadgets-definition": snippet("gadgets-definition.txt", home),
    "MediaWiki:Common.css": snippet("common-room.css", home),
    "Widget:RuleBoard": snippet("widget-div.html", home),
    Gadget: article(snippet("gadget.html", home)),
    Widget: article("{{#widget:RuleBoard|rule=skirmish:bonus.2}}", "{{#widget:RuleBoard|rule=noxilia:fog.6|lang=fr}}"),
    Raw: article(
      raw("copied-div.html"),
      "Between them.",
      raw("recorded-div.html"),
      raw("place.html"),
      snippet("raw-html.txt", home),
    ),
    None: article("Nothing to play."),
  });
}

/** @type {Case[]} */
const CASES = [
  { name: "the gadget", title: "Gadget", boards: 1 },
  { name: "the gadget before a slow article", title: "Gadget", boards: 1, visit: late },
  { name: "the gadget in a preview", title: "Gadget", boards: 1, visit: preview },
  { name: "the gadget where there is no board", title: "None", boards: 0 },
  { name: "the widget", title: "Widget", boards: 2 },
  { name: "raw HTML", title: "Raw", boards: 4 },
];

/** @param {Wiki} wiki @returns {Promise<Outcome>} */
async function read(wiki) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch(chromiumLaunch());
  const faults = [];
  try {
    for (const one of CASES) {
      const found = await tried(wiki, browser, one);
      if (found.length > 0) faults.push(`${one.name}: ${found.join("; ")}`);
    }
  } finally {
    await browser.close();
  }
  return { passed: CASES.length - faults.length, failed: faults.length, output: faults.join("\n") };
}

/** Boards of an article, by each way. */
const MANY = 30;
/** The sum of layout shifts that no reader notices; 0.1 is the most that counts as good. */
const STILL = 0.01;

/** Nothing moves while a reader scrolls past many boards, by whichever way they came. @param {Wiki} wiki @param {string} home */
async function moved(wiki, home) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch(chromiumLaunch());
  const faults = [];
  try {
    await wiki.edit(Object.fromEntries(WAY_NAMES.map((way) => [`Many ${way}`, boards(way, MANY, home)])));
    for (const way of WAY_NAMES) {
      const { shift, allAlive } = await costOf(browser, `${wiki.url}Many_${way}`, home);
      if (shift >= STILL) faults.push(`${way}, ${MANY} boards: a layout shift of ${shift.toFixed(3)}`);
      if (way !== "frame" && allAlive < MANY) faults.push(`${way}: ${allAlive} boards of ${MANY} come to life`);
    }
  } finally {
    await browser.close();
  }
  return { passed: WAY_NAMES.length - faults.length, failed: faults.length, output: faults.join("\n") };
}

/**
 * Opens a page and looks at its boards, one after the other: each comes to life and takes a step, and no text or picture that
 * stands in it for readers without script is left beside it.
 * @param {Wiki} wiki
 * @param {Browser} browser
 * @param {Case} one
 * @returns {Promise<string[]>} what went wrong
 */
async function tried({ url }, browser, { name, title, boards = 0, visit = open }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  /** @type {string[]} */
  const found = [];
  page.on("pageerror", ({ message }) => found.push(message));
  page.on("console", (message) => {
    if (/parse error/i.test(message.text())) found.push(message.text());
  });
  page.on("request", (request) => {
    if (boards === 0 && request.url().endsWith("rule-board.js")) found.push("fetches the script all the same");
  });
  try {
    await visit(page, url + title);
    const all = page.locator(".mw-parser-output .rulewright > rule-board");
    await all.nth(boards - 1).waitFor({ state: boards > 0 ? "attached" : "detached", timeout: PATIENCE });
    if ((await all.count()) !== boards) found.push(`${await all.count()} boards, not ${boards}`);
    for (let n = 0; n < boards; n += 1) await step(all.nth(n));
    const left = await page.locator(".mw-parser-output").evaluate(beside);
    if (!ARTICLE.test(left)) found.push(`what stands in a board stands beside it too: ${left}`);
  } catch (error) {
    found.push(String(error));
  }
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name.replaceAll(/\W+/g, "-")}.png`), fullPage: true });
  await context.close();
  return found;
}

/** The text of an article, its boards left out. @param {Element} output */
function beside(output) {
  const copy = /** @type {Element} */ (output.cloneNode(true));
  for (const board of copy.querySelectorAll(".rulewright, script")) board.remove();
  return [...copy.querySelectorAll("svg")].map(() => "a picture ").join("") + (copy.textContent ?? "").trim();
}

/** @param {Page} page @param {string} url */
const open = (page, url) => page.goto(url);

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(async () => console.log(await wiki()));
