// <div class="rulewright">: boards in plain HTML, in paragraphs, in previews, and where somebody else fills them too.
import { alive, boards, expect, next, published, test } from "./support/wiki.ts";

const place = (said: string): string => `<div class="rulewright" ${said}>The highest failing die first.</div>`;
const BONUS = place('data-rule="skirmish:bonus.2"');
const script = (home: string): string => `<script src="${home}rule-board.js" async></script>`;

for (const name of ["place.html", "copied-div.html", "recorded-div.html"]) {
  test(`${name} within a paragraph keeps its contents`, async ({ page, wiki, faults }) => {
    await wiki.show(page, { body: `<p>Before it. ${published(name, wiki.home)} After it.</p>` });
    await expect(next(page)).toBeVisible();
    await expect(page.locator("main > :not(div, script, h1)").filter({ hasText: "die" })).toHaveCount(0);
    await expect(page.locator("main figure").filter({ visible: true })).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test("what a place says goes for its board, and the place stays", async ({ page, wiki }) => {
  const said = 'id="here" data-scenario="skirmish:los.3/a-wall-on-the-line-blocks" data-step="1" data-theme="dark"';
  await wiki.show(page, { body: place(`${said} lang="fr" data-brief`) + script(wiki.home) });
  const board = page.locator("#here.rulewright > rule-board");
  await expect(board.locator(".rule-board")).toHaveAttribute("data-theme", "dark");
  await expect(board.getByRole("button", { name: "Essayer soi-même" })).toBeVisible();
  await expect(board.getByRole("button", { name: "Retour" })).toBeEnabled();
  await expect(board.locator("rw-scene .text")).toHaveCount(0);
});

test("a place that comes later is filled, once", async ({ page, wiki, faults }) => {
  await wiki.show(page, { body: `<p>A preview comes here.</p>${script(wiki.home)}` });
  await page.waitForFunction(() => customElements.get("rule-board"));
  await page.evaluate((html) => {
    const preview = document.createElement("section");
    preview.innerHTML = html;
    document.querySelector("main")?.append(preview);
  }, BONUS);
  await expect(alive(page)).toHaveCount(1);
  await page.evaluate(() => document.body.append(document.querySelector("section") ?? ""));
  await expect(alive(page)).toHaveCount(1);
  await expect(boards(page)).toHaveCount(1);
  expect(faults).toEqual([]);
});

test("a place within another of that name is filled by itself", async ({ page, wiki }) => {
  const body = `<section class="rulewright"><h2>Dice</h2>${published("recorded-div.html", wiki.home)}</section>`;
  await wiki.show(page, { body });
  await expect(page.locator("section > div.rulewright > rule-board rw-scene")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dice" })).toBeVisible();
  await expect(boards(page)).toHaveCount(1);
});

test("a gadget of old, a second script and the script itself fill a place once", async ({ page, wiki, faults }) => {
  wiki.put("gadget.js", published("gadget.js", wiki.home));
  await wiki.show(page, { body: `${BONUS}<script src="gadget.js"></script>${script(wiki.home)}` });
  await expect(next(page)).toHaveCount(1);
  await expect(boards(page)).toHaveCount(1);
  expect(faults).toEqual([]);
});

test("a place chooses no address for its readers to fetch", async ({ page, wiki }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await wiki.show(page, { body: place(`data-src="${wiki.url}/my.json"`) + BONUS + script(wiki.home) });
  await expect(alive(page)).toHaveCount(1);
  await expect(boards(page)).toHaveCount(1);
  expect(asked.filter((url) => url.endsWith("my.json"))).toEqual([]);
});
