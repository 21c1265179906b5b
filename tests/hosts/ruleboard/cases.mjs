// What readers and editors do with the extension RuleBoard, and what they must find.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";
import { late, preview } from "../mediawiki/visits.mjs";
import { EDITING } from "./editing.mjs";
import { MEASURED } from "./measuring.mjs";
import { alive, must, play, ready, scrollThrough } from "./reading.mjs";
import { THEMES } from "./themes.mjs";
import { PATIENCE } from "../support/boards.mjs";

/** @typedef {import("./reading.mjs").Case} Case */
/** @typedef {import("./reading.mjs").Visit} Visit */

const PHONE = { viewport: { width: 360, height: 740 } };
const BOARD = ".ext-ruleboard";

/** @type {Case[]} */
export const CASES = [
  ...MEASURED,
  { name: "a page without boards fetches nothing of ours", run: without },
  { name: "static boards load no script", run: staticOnly },
  { name: "without script there are texts, pictures and links", with: { javaScriptEnabled: false }, run: noScript },
  { name: "a board plays under the content policy of MediaWiki", run: plays },
  { name: "a board in French", run: french },
  { name: "one example, from a step", run: example },
  { name: "a scenario of the page", run: own },
  { name: "the tags of the guide", run: guided },
  { name: "what the rulebook copies", run: playsAlone("Copied") },
  { name: "what the recorder copies", run: playsAlone("Recorded") },
  { name: "in a list, a table, a template and a template of a template", run: places },
  { name: "an article that comes late", run: arrivesLate },
  { name: "a preview", run: previewOf("Still") },
  { name: "a preview of a scenario", run: previewOf("Own") },
  { name: "a phone", with: PHONE, run: phone },
  { name: "a wiki read from right to left, on a phone", with: PHONE, run: rightToLeft },
  ...THEMES,
  { name: "on paper", run: printed },
  { name: "faults are shown in the language of the reader", run: faulty },
  { name: "hostile wikitext", run: hostile },
  { name: "a scenario of nearly 5 MB", run: large },
  { name: "links lead to the rulebook in the wiki", run: links },
  { name: "a host of the administrator", run: hosted },
  { name: "a new catalogue renews what was rendered", run: renewed },
  ...EDITING,
];

/** @param {Visit} visit */
async function without({ page, open, fetched }) {
  await open("None");
  await page.waitForLoadState("networkidle");
  must(fetched.length === 0, `fetches ${fetched.join(" ")}`);
  must(!(await page.content()).includes("ruleBoard"), "asks for a module");
}

/** @param {Visit} visit */
async function staticOnly({ page, open, fetched }) {
  await open("Static");
  await page.waitForLoadState("networkidle");
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const others = fetched.filter((url) => !/\.svg\?/.test(url));
  must(others.length === 0, `fetches ${others.join(" ")}`);
  must((await pictures(page)) === 6, "a picture is missing");
}

/** Pictures that are there. @param {import("playwright-core").Page} page */
const pictures = (page) =>
  page
    .locator(`${BOARD} img`)
    .evaluateAll((all) => all.filter((image) => Reflect.get(image, "naturalWidth") > 0).length);

/** @param {Visit} visit */
async function noScript({ page, open }) {
  await open("Thirty");
  await page.waitForLoadState("networkidle");
  must((await pictures(page)) === 30, `${await pictures(page)} pictures, not 30`);
  const texts = await page.locator(BOARD).allInnerTexts();
  must(texts.length === 30 && texts.every((text) => text.length > 40), "a text is missing");
  must((await page.locator(`${BOARD} a[href*="#/rules/"]`).count()) === 30, "a link is missing");
  await open("Own");
  const rows = await page.locator(`${BOARD} td`).allInnerTexts();
  const both = "Pike Sergeant,pike,Player 1,E5,Pyre Hound,hound,Player 2,F5";
  must(rows.join() === both, `the position of a scenario: ${rows.join()}`);
  const picture = page.getByRole("img", { name: "The position on the board" });
  must((await picture.locator("g > path").count()) === 2, "the picture of a scenario lacks a piece");
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  must(width > 300 && Math.abs(width / height - 538 / 378) < 0.02, `the picture is ${width} by ${height}`);
}

/** @param {Visit} visit */
async function plays({ page, open }) {
  const answer = page.waitForResponse((response) => response.url().endsWith("Still"));
  await open("Still");
  const policy = (await answer).headers()["content-security-policy"] ?? "";
  must(policy.includes("script-src") && policy.includes("'self'"), `the wiki has no policy: ${policy}`);
  await play(page.locator("rule-board"));
}

/** @param {Visit} visit */
async function french({ page, open }) {
  await open("French");
  must((await page.locator(`${BOARD}[lang=fr]`).count()) === 1, "its language is not marked");
  await play(page.locator("rule-board"));
}

/** @param {Visit} visit */
async function example({ page, open }) {
  await open("Example");
  const board = page.locator("rule-board");
  await board.locator("output", { hasText: /^1 \// }).waitFor({ timeout: PATIENCE });
  must((await board.locator("header").count()) === 0, "it has the words of the rule");
}

/** @param {Visit} visit */
async function own({ page, open, shift }) {
  await open("Own");
  await play(page.locator("rule-board"));
  must((await shift()) < 0.01, `layout shift ${await shift()}`);
}

/** @param {Visit} visit */
async function guided({ page, open }) {
  await open("Guide");
  must((await page.locator(".ext-ruleboard-fault").count()) === 0, "one has a fault");
  await scrollThrough(page);
  await alive(page, 3);
}

/** @param {string} title */
function playsAlone(title) {
  return async (/** @type {Visit} */ { page, open }) => {
    await open(title);
    must((await page.locator(".ext-ruleboard-fault").count()) === 0, "it has a fault");
    await play(page.locator("rule-board"));
  };
}

/** @param {Visit} visit */
async function places({ page, open }) {
  await open("Places");
  await scrollThrough(page);
  await alive(page, 4);
  for (const place of ["li", "td"]) must((await page.locator(`${place} rule-board`).count()) === 1, `none in ${place}`);
  const cell = await page.locator("td rule-board").boundingBox();
  must((cell?.width ?? 0) > 400, `a board in a table is ${cell?.width} px wide`);
  await play(page.locator("rule-board").first());
}

/** @param {Visit} visit */
async function arrivesLate({ page, wiki, shift }) {
  // What the wiki's loader has kept of an earlier page runs before the article is there.
  await page.goto(`${wiki.url}One`);
  await alive(page, 1);
  await late(page, `${wiki.url}Still`);
  await play(page.locator("rule-board"));
  must((await shift()) < 0.01, `layout shift ${await shift()}`);
}

/** @param {string} title */
function previewOf(title) {
  return async (/** @type {Visit} */ { page, wiki }) => {
    await preview(page, `${wiki.url}${title}`);
    await play(page.locator("rule-board"));
  };
}

/** @param {Visit} visit */
async function phone({ page, open, shift }) {
  await open("Thirty", "&useskin=minerva");
  await alive(page, 1);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  await fits(page);
  const { alive: live, still, failed } = await ready(page);
  must(live + still === 30 && failed === 0, `${live} boards alive, ${still} still, ${failed} failed`);
  must((await shift()) < 0.01, `layout shift ${await shift()}`);
}

/** @param {import("playwright-core").Page} page */
async function fits(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  must(wide <= 0, `it is ${wide} px wider than the screen`);
}

/** @param {Visit} visit */
async function rightToLeft({ page, open }) {
  await open("Still", "&uselang=he&useskin=minerva");
  must((await page.locator("html[dir=rtl]").count()) === 1, "the wiki is not read from right to left");
  await alive(page, 1);
  await fits(page);
  const direction = await page.locator(BOARD).evaluate((board) => getComputedStyle(board).direction);
  must(direction === "ltr", `a board in English is read ${direction}`);
  await play(page.locator("rule-board"));
}

/** No sheet is empty, and no board is cut: it is on the sheet of its title. @param {Visit} visit */
async function printed({ page, open }) {
  await open("Thirty");
  await alive(page, 1);
  const file = at("target", "screenshots", "ruleboard", "printed.pdf");
  await page.pdf({ path: file, format: "A4", margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } });
  const sheets = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" }).split("\f").slice(0, -1);
  must(sheets.length <= 20, `30 boards take ${sheets.length} sheets`);
  const empty = sheets.filter((text) => text.trim().length < 40).length;
  must(empty === 0, `${empty} sheets are empty`);
  must((await pictures(page)) >= 29, `${await pictures(page)} pictures are there`);
}

/** @param {Visit} visit */
async function faulty({ page, open, wiki }) {
  await open("Faulty", "&uselang=fr");
  // MediaWiki puts spaces that do not break before French signs.
  const texts = await page.locator(".ext-ruleboard-fault").allInnerTexts();
  const [first = "", second = ""] = texts.map((text) => text.replaceAll("\u00a0", " "));
  must(first.startsWith("Il n’y a pas de règle « skirmish:nowhere.9 »"), `a fault in French: ${first}`);
  must(second.startsWith("L’étape « many » n’est pas un nombre"), `a fault of a step: ${second}`);
  await alive(page, 1);
  await open("Faulty");
  const english = await page.locator(".ext-ruleboard-fault").first().innerText();
  must(english.startsWith("There is no rule “skirmish:nowhere.9”"), `a fault in English: ${english}`);
  const members = "?action=query&list=categorymembers&format=json&cmtitle=";
  const answer = await fetch(`${wiki.origin}/api.php${members}Category:Pages_with_a_faulty_ruleboard_tag`);
  const titles = (await answer.json()).query.categorymembers.map((/** @type {{ title: string }} */ { title }) => title);
  must(titles.includes("Faulty") && !titles.includes("One"), `the category has ${titles.join()}`);
}

/** @param {Visit} visit */
async function hostile({ page, open, faults }) {
  await open("Hostile");
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  must((await page.locator('img[src="x"], [onerror], b:has(> script)').count()) === 0, "markup became elements");
  const shown = await page.locator(".ext-ruleboard-fault").allInnerTexts();
  for (const part of ["onerror=alert(1)", "“../../LocalSettings”", "“skirmish:../../../index”", "32 lists and objects"])
    must(
      shown.some((text) => text.includes(part)),
      `no fault says ${part}: ${shown.join(" | ")}`,
    );
  // A position of nonsense is the engine's to refuse, in its own board.
  must(faults.length === 0, faults.join());
}

/** @param {Visit} visit */
async function large({ page, open }) {
  const start = Date.now();
  await open("Large");
  must((await page.locator(".ext-ruleboard-fault").innerText()).includes("256 KB"), "its size is no fault");
  must((await page.content()).length < 200_000, "it is in the page");
  must(Date.now() - start < 15_000, "it takes a quarter of a minute");
}

/** @param {Visit} visit */
async function links({ page, open }) {
  await open("Still");
  await alive(page, 1);
  const href = await page.locator("rule-board footer a").last().getAttribute("href");
  await page.goto(href ?? "");
  await page.getByText("The highest failing die first").first().waitFor({ timeout: PATIENCE });
}

/** Another host has the boards: its address is in the policy of pages with boards, and in no other. @param {Visit} visit */
async function hosted({ page, wiki, host, fetched }) {
  const origin = await wiki.serve({ RULEWRIGHT_HOST: host });
  const { origin: allowed } = new URL(host);
  const policy = async (/** @type {string} */ title) => {
    const response = await page.goto(`${origin}/index.php?title=${title}`);
    return response?.headers()["content-security-policy"] ?? "";
  };
  must(!(await policy("None")).includes(allowed), "the policy of every page has the host");
  must((await policy("Still")).includes(allowed), "the policy of a page with a board lacks the host");
  await play(page.locator("rule-board"));
  const pages = fetched.filter((url) => url.startsWith(origin) && !/\.svg\?/.test(url));
  must(pages.length === 0, `fetches from the wiki too: ${pages.join(" ")}`);
}

/** @param {Visit} visit */
async function renewed({ page, wiki }) {
  const folder = join(wiki.root, "extensions", "RuleBoard", "catalogue");
  const change = (/** @type {string} */ file, /** @type {(text: string) => string} */ by) => {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    writeFileSync(path, by(before));
    return () => writeFileSync(path, before);
  };
  const title = async () => {
    await page.goto(`${wiki.url}Still`);
    const html = await (await fetch(`${wiki.url}Still`)).text();
    return /ext-ruleboard-title"><strong>([^<]*)/.exec(html)?.[1];
  };
  const first = await title();
  const back = [
    change("skirmish.en.json", (text) => text.replace(/("skirmish:bonus.2":\{"title":")[^"]*/, "$1A new title")),
  ];
  must((await title()) === first, "an unchanged version is rendered again");
  back.push(change("index.json", (text) => text.replace(/"version":"/, '"version":"new-')));
  must((await title()) === "A new title", `a new version is not rendered again: ${await title()}`);
  for (const restore of back) restore();
}
