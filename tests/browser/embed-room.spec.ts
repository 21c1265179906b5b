// Room for boards before they come: by their picture, by rule-board.css, and beside text that somebody reads.
import type { Page } from "@playwright/test";
import { alive, boards, expect, published, shifted, test, type Wiki } from "./support/wiki.ts";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium tells of layout shifts");

const RULES = ["skirmish:bonus.2", "duelyst:combat.2", "noxilia:fog.6", "skirmish:los.3", "skirmish:attack.4"];
const many = (n: number, make: (rule: string) => string): string =>
  Array.from({ length: n }, (_, at) => `<p>Text of the wiki.</p>${make(RULES[at % RULES.length] ?? "")}`).join("");
const room = (wiki: Wiki): string => `<link rel="stylesheet" href="${wiki.home}rule-board.css">`;
const script = (wiki: Wiki): string => `<script src="${wiki.home}rule-board.js" async></script><p>The end.</p>`;

const WAYS: Readonly<Record<string, (rule: string) => string>> = {
  "a place with text": (rule) => `<div class="rulewright" data-rule="${rule}">The text of the rule.</div>`,
  "an element with a link": (rule) => `<rule-board rule="${rule}"><p><a href="./">The rule</a></p></rule-board>`,
};

/** As a reader scrolls: the next board has come, out of sight, before it is reached. */
async function readThrough(page: Page, n: number): Promise<void> {
  for (let at = 0; at < n; at += 1) {
    const board = boards(page).nth(at);
    await expect(board.locator("rw-scene")).toBeAttached();
    await board.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
    });
  }
}

for (const [name, make] of Object.entries(WAYS))
  for (const width of [360, 1280])
    for (const n of [1, 30])
      test(`${name}, ${String(n)} of them, ${String(width)} wide: nothing moves on a page with rule-board.css`, async ({
        page,
        wiki,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await wiki.show(page, { head: room(wiki), body: many(n, make) + script(wiki) });
        await readThrough(page, n);
        expect(await shifted(page)).toBeLessThan(0.01);
      });

test("a script in the head keeps room by itself", async ({ page, wiki }) => {
  const head = `<script src="${wiki.home}rule-board.js"></script>`;
  await wiki.show(page, { head, body: many(30, WAYS["a place with text"] ?? String) });
  await readThrough(page, 30);
  expect(await shifted(page)).toBeLessThan(0.01);
});

test("copied code holds its room by its picture", async ({ page, wiki }) => {
  const code = published("copied-div.html", wiki.home);
  await wiki.show(page, { body: many(30, (rule) => code.replace("skirmish:bonus.2", rule)) + "<p>The end.</p>" });
  await readThrough(page, 30);
  expect(await shifted(page)).toBeLessThan(0.01);
});

test("a board that is lower than its room leaves none of it once it is past", async ({ page, wiki }) => {
  await wiki.show(page, { head: room(wiki), body: many(5, WAYS["a place with text"] ?? String) + script(wiki) });
  await expect(alive(page)).not.toHaveCount(0);
  await readThrough(page, 5);
  const heights = await page
    .locator(".rulewright")
    .evaluateAll((all) =>
      all.map((place) => [place, ...place.children].map((one) => Math.round(one.getBoundingClientRect().height))),
    );
  for (const [place, board] of heights) expect(place).toBe(board);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("no room is kept", async ({ page, wiki }) => {
    await wiki.show(page, { head: room(wiki), body: many(2, WAYS["a place with text"] ?? String) });
    const { height = 0 } = (await page.locator(".rulewright").first().boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThan(100);
  });
});
