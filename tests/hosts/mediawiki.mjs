// A MediaWiki as Debian has it, on which docs/embedding.md is followed to the letter: the gadget, the widget, raw HTML.
// It is read in Chromium. `node tests/hosts/mediawiki.mjs` shows what it found, and leaves pictures in
// target/screenshots/mediawiki.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumLaunch, installMissing, missing } from "../../scripts/lib/browsers.mjs";
import { DIST, at } from "../../scripts/lib/paths.mjs";
import { run, script } from "../../scripts/lib/run.mjs";
import { serve } from "../../scripts/lib/server.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */
/** @typedef {{ url: string, edit: (title: string, text: string) => void, close: () => void }} Wiki */
/** @typedef {{ name: string, title: string, boards?: number, visit?: (page: Page, url: string) => Promise<unknown> }} Case */

const MEDIAWIKI = "/usr/share/mediawiki";
const SMARTY = "/usr/share/php/smarty4/Smarty.class.php";
const PICTURES = at("target", "screenshots", "mediawiki");
const NEEDED = {
  missing: () => !existsSync(MEDIAWIKI) || !existsSync(SMARTY) || !phpHas("pdo_sqlite", "mbstring", "intl", "xml"),
  packages: ["mediawiki", "php-sqlite3", "php-cli", "php-mbstring", "php-intl", "php-xml", "smarty4"],
};
/** MediaWiki's package is content with another database than ours. @param {string[]} extensions */
function phpHas(...extensions) {
  const { stdout } = spawnSync("php", ["-m"], { encoding: "utf8" });
  return extensions.every((name) => (stdout ?? "").split("\n").includes(name));
}
/** What stands in every article beside its boards. */
const ARTICLE = /^Before it\.\s+((Between them|Nothing to play)\.\s+)?After it\.$/;
/** How long a board may take on a machine that does other things too. */
const PATIENCE = 30_000;

/** Needs the page in dist/. @returns {Promise<Outcome>} */
export async function wiki() {
  await installMissing([NEEDED]);
  if (NEEDED.missing())
    return { absent: `no MediaWiki found (Debian: \`apt-get install ${NEEDED.packages.join(" ")}\`)` };
  const absent = missing("chromium");
  if (absent !== undefined) return { absent };
  const folder = mkdtempSync(join(tmpdir(), "rulewright-wiki-"));
  const rulewright = await serve({ "/": DIST });
  try {
    const mediawiki = await begin(folder);
    try {
      write(mediawiki, rulewright.url);
      return await read(mediawiki);
    } finally {
      mediawiki.close();
    }
  } finally {
    await rulewright.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A new wiki with the extension Gadgets, served by PHP itself.
 * @param {string} folder
 * @returns {Promise<Wiki>}
 */
async function begin(folder) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = join(folder, "LocalSettings.php");
  const env = {
    MW_CONFIG_FILE: settings,
    RULEWRIGHT_WIKI: folder,

    PHP_CLI_SERVER_WORKERS: "4",
  };
  const place = ["--dbtype", "sqlite", "--dbpath", folder, "--confpath", folder, "--scriptpath", "", "--server", url];
  const parts = ["--extensions", "Gadgets", "--skins", "Vector", "--pass", "for-this-test-alone"];
  const install = [join(MEDIAWIKI, "maintenance", "install.php"), ...place, ...parts, "Rules", "Admin"];
  await run("php", install, { log: "mediawiki", env });
  const ours = `require ${JSON.stringify(at("tests", "hosts", "mediawiki", "settings.php"))};\n`;
  writeFileSync(settings, readFileSync(settings, "utf8") + ours);
  const all = { ...process.env, ...env };
  const server = spawn("php", ["-S", `127.0.0.1:${port}`, "-t", MEDIAWIKI], {
    env: all,
    stdio: "ignore",
    detached: true,
  });
  return {
    url: `${url}/index.php?title=`,
    edit(title, text) {
      const args = [join(MEDIAWIKI, "maintenance", "edit.php"), "--quiet", "--user", "Admin", title];
      execFileSync("php", args, { input: text, env: all });
    },
    // Its workers with it.
    close: () => process.kill(-(server.pid ?? 0)),
  };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });

/**
 * What an administrator and then an editor write, as the guide has it.
 * @param {Wiki} wiki
 * @param {string} home where Rulewright lies
 */
function write({ edit }, home) {
  const snippet = (/** @type {string} */ name) =>
    readFileSync(at("tests", "embeds", name), "utf8").replaceAll("https://rules.example", home);
  const article = (/** @type {string[]} */ ...parts) => ["Before it.", ...parts, "After it."].join("\n\n");
  const raw = (/** @type {string} */ name) => `<html>\n${snippet(name)}</html>`;
  edit("MediaWiki:Gadget-rulewright.js", snippet("gadget-hook.js"));
  edit("MediaWiki:Gadgets-definition", snippet("gadgets-definition.txt"));
  edit("Widget:RuleBoard", snippet("widget-div.html"));
  edit("Gadget", article(snippet("gadget.html")));
  edit(
    "Widget",
    article("{{#widget:RuleBoard|rule=skirmish:bonus.2}}", "{{#widget:RuleBoard|rule=noxilia:fog.6|lang=fr}}"),
  );
  edit("Raw", article(raw("copied-div.html"), "Between them.", raw("recorded-div.html"), raw("place.html")));
  edit("None", article("Nothing to play."));
}

/** @type {Case[]} */
const CASES = [
  { name: "the gadget", title: "Gadget", boards: 1 },
  { name: "the gadget before a slow article", title: "Gadget", boards: 1, visit: late },
  { name: "the gadget in a preview", title: "Gadget", boards: 1, visit: preview },
  { name: "the gadget where there is no board", title: "None", boards: 0 },
  { name: "the widget", title: "Widget", boards: 2 },
  { name: "raw HTML", title: "Raw", boards: 3 },
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

/** @param {import("playwright-core").Locator} board */
async function step(board) {
  await board.scrollIntoViewIfNeeded();
  await board.getByRole("button", { name: /^(Next|Suite)/ }).click({ timeout: PATIENCE });
  await board.getByRole("button", { name: /^(Back|Retour)$/, disabled: false }).waitFor({ timeout: PATIENCE });
}

/** @param {Page} page @param {string} url */
const open = (page, url) => page.goto(url);

/**
 * A slow line: the page begins, the wiki runs its gadgets, and the article comes after that.
 * @param {Page} page
 * @param {string} url
 */
async function late(page, url) {
  const { origin } = new URL(url);
  const line = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const all = Buffer.from(await answer.arrayBuffer());
    const article = Math.max(all.indexOf('<div id="mw-content-text"'), 0);
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "text/html" });
    response.write(all.subarray(0, article));
    if (article > 0) await new Promise((over) => setTimeout(over, 4_000));
    response.end(all.subarray(article));
  });
  await new Promise((ready) => line.listen(0, "127.0.0.1", () => ready(undefined)));
  page.once("close", () => line.close());
  const address = line.address();
  await page.goto(url.replace(origin, `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`));
}

/**
 * An editor's live preview, in which the article comes into the page by script.
 * @param {Page} page
 * @param {string} url
 */
async function preview(page, url) {
  const text = await (await fetch(`${url}&action=raw`)).text();
  await page.goto(url.replace(/=\w+$/, "=Sandbox&action=edit"));
  await page.locator("#wpTextbox1").fill(text);
  await page.locator("#wpPreview").click();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(async () => console.log(await wiki()));
