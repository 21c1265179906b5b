// Boards on paper: each prints its rule, its title and its position, whole, and no sheet is empty.
import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { onPath } from "../../scripts/lib/browsers.mjs";
import { alive, boards, expect, published, test } from "./support/wiki.ts";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium prints without a printer");
test.skip(() => onPath("pdftotext") === undefined, "no pdftotext found (Debian: poppler-utils)");

/** The text of each sheet. */
async function sheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: "A4" });
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });
  return text.split("\f").slice(0, -1);
}

/** What a board has at its head, and the last of its rows or places. */
const SHOWN = [
  { rule: "skirmish:bonus.2", head: "The highest failing die first", title: /rolling 3 2 5/, end: /^\s*9\b/m },
  { rule: "duelyst:card.spell.1", head: "Used spells go to the graveyard", title: /graveyard/, end: /^\s*5\b/m },
  { rule: "noxilia:fog.6", head: "The unit that moves is not turned up", title: /is not revealed/, end: /High Court/ },
  { rule: "skirmish:los.3", head: "Walls block sight", title: /A wall on the line/, end: /^\s*9\b/m },
];
const PLACES = SHOWN.map(({ rule }, n) => `<div class="rulewright" data-rule="${rule}">Text ${String(n)}.</div>`);
const FILLER = `<p>${"Words of the wiki between two boards. ".repeat(40)}</p>`;

test("a board stands on one sheet with its rule, the title of its example and its position", async ({ page, wiki }) => {
  const script = `<script src="${wiki.home}rule-board.js" async></script>`;
  await wiki.show(page, { body: PLACES.join(FILLER) + script });
  for (const board of await boards(page).all()) {
    await board.scrollIntoViewIfNeeded();
    await expect(board.locator("rw-scene")).toBeAttached();
  }
  const printed = await sheets(page);
  for (const { head, title, end } of SHOWN) {
    const sheet = printed.find((text) => text.includes(head)) ?? "";
    expect(sheet, head).toMatch(title);
    expect(sheet.slice(sheet.indexOf(head)), head).toMatch(end);
  }
  expect(printed.length).toBeLessThanOrEqual(SHOWN.length);
  expect(printed.filter((text) => text.trim() === "")).toEqual([]);
  expect(printed.join()).not.toContain("Try it yourself");
});

test("boards that nobody has come near print their text, not their room, and come with the next print", async ({
  page,
  wiki,
}) => {
  const script = `<script src="${wiki.home}rule-board.js" async></script>`;
  const tall = `<div>${"<p>A line.</p>".repeat(60)}</div>`;
  await wiki.show(page, { body: tall + PLACES.join("") + script });
  await expect(boards(page)).toHaveCount(PLACES.length);
  const first = await sheets(page);
  expect(first.join()).toContain("Text 3.");
  // Sixty lines fill two sheets and a bit; four rooms for boards would fill two more.
  expect(first.length).toBeLessThanOrEqual(3);
  await expect(alive(page)).toHaveCount(PLACES.length);
  expect((await sheets(page)).join()).toContain("Walls block sight");
});

test("a dark board is printed light", async ({ page, wiki }) => {
  await wiki.show(page, { body: published("place.html", wiki.home).replace("<div ", '<div data-theme="dark" ') });
  const frame = page.locator(".rule-board");
  await expect(frame).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ media: "print" });
  await expect(frame).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ media: "screen" });
  await expect(frame).toHaveAttribute("data-theme", "dark");
});
