// Puzzles: found on the shelf, solved on the table, hinted at, shown, missed and taken back, by mouse and by keys; marked; and
// copied for other pages.
import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { clipboard, inClipboard } from "./support/decks.ts";
import { bar, board, expect, opener, square, tabTo, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "what must work in every browser is in everywhere.spec.ts");
test.use({ viewport: { width: 1440, height: 900 }, trace: "off" });

/** The one that is played: a spell, a flight, a blow. */
const DERVISH = "#/puzzles/duelyst/a-dervish-with-wings";

const puzzle = (page: Page): Locator => page.locator("rw-puzzle");
const tool = (page: Page, name: string | RegExp): Locator =>
  puzzle(page).locator(".tools").getByRole("button", { name });
const told = (page: Page): Locator => puzzle(page).locator(".told");
const foot = (page: Page): Locator => puzzle(page).locator("footer");
const way = (page: Page): Locator => puzzle(page).getByRole("list", { name: "The solution, step by step" });
const card = (page: Page, name: RegExp): Locator => page.locator("rw-hand").getByRole("button", { name });
const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });
const said = (page: Page): Locator => page.locator("rw-announcer").getByRole("status");
const end = (page: Page): Locator => bar(page).getByRole("button", { name: "End the turn" });

/** The known way of the first puzzle, by clicks. */
async function solve(page: Page): Promise<void> {
  await card(page, /Scion’s Third Wish/).click();
  await square(page, "B3").click();
  await square(page, "B3").click();
  await square(page, "I4").click();
  await square(page, "I4").click();
  await square(page, "H4").click();
}

test("a puzzle is found from the shelf, solved, marked, and followed by the next", async ({ page, open }) => {
  await open("#/");
  await page.getByRole("link", { name: "Puzzles Duelyst" }).click();
  await expect(heading(page, "Puzzles: Duelyst")).toBeFocused();
  await expect(page.getByText("0 of 34 solved")).toBeVisible();
  await page.getByRole("combobox", { name: "Theme" }).selectOption("Vetruvian Imperium");
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("Easy");
  const found = page.locator("rw-puzzles a.puzzle");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Vetruvian Imperium"]);
  await found.filter({ hasText: "A dervish with wings" }).click();
  await expect(heading(page, "A dervish with wings")).toBeFocused();

  await solve(page);
  await expect(foot(page).getByRole("status")).toHaveText("Solved.");
  await expect(said(page)).toContainText("Solved.");
  await foot(page).getByRole("link", { name: "Next puzzle" }).click();
  await expect(heading(page, "A dervish with wings")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(foot(page).getByRole("status")).toHaveText("");

  await page.reload();
  await puzzle(page).getByRole("link", { name: "Puzzles", exact: true }).click();
  await expect(page.getByText("1 of 34 solved")).toBeVisible();
  await expect(found.filter({ hasText: "A dervish with wings" })).toContainText("solved");
  await page.getByLabel("Only what I have not solved").check();
  await expect(page.getByText("33 puzzles", { exact: true })).toBeVisible();
  await expect(found.filter({ hasText: "A dervish with wings" })).toBeHidden();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Puzzle of the day: / })).toBeVisible();
  await expect(page.locator("rw-puzzle-games")).toContainText("1 of 34 solved");
});

test("the end of an introduction leads to the puzzles of its game", async ({ page, open }) => {
  await open("#/learn/duelyst/7");
  const lesson = page.locator("rw-learn");
  await expect(lesson.getByRole("link", { name: "Puzzles" })).toBeHidden();
  await lesson.getByRole("button", { name: "Show me" }).click();
  await lesson.getByRole("link", { name: "Puzzles" }).click();
  await expect(heading(page, "Puzzles: Duelyst")).toBeFocused();
});

test("a turn that ends without the win is told kindly, and can be taken back", async ({ page, open }) => {
  await open(DERVISH);
  await end(page).click();
  await expect(foot(page).getByRole("status")).toContainText(/The turn is over/);
  await expect(said(page)).toContainText("The turn is over");
  await foot(page).getByRole("button", { name: "Take back the last step" }).click();
  await expect(foot(page).getByRole("status")).toHaveText("");
  await expect(end(page)).toBeVisible();
  await end(page).click();
  await foot(page).getByRole("button", { name: "Try again" }).click();
  await solve(page);
  await expect(foot(page).getByRole("status")).toHaveText("Solved.");
});

test("hints tell the rule, then the piece, and follow the reader", async ({ page, open }) => {
  await open(DERVISH);
  await tool(page, "Hint: the rule").click();
  await told(page)
    .getByRole("button", { name: /Flying/ })
    .click();
  await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await tool(page, "Hint: where to begin").click();
  await expect(told(page)).toContainText("Begin with Scion’s Third Wish.");
  await card(page, /Scion’s Third Wish/).click();
  await square(page, "B3").click();
  await tool(page, "Hint: how to continue").click();
  await expect(told(page)).toContainText("Continue with Wind Dervish, B3.");
  await square(page, "B3").click();
  await square(page, "B4").click();
  await tool(page, "Hint: how to continue").click();
  await expect(told(page)).toContainText(
    "You have left the way we know. From the start, it begins with Scion’s Third Wish.",
  );
});

test("the solution is shown step by step, in words, and is no mark", async ({ page, open }) => {
  await open(DERVISH);
  // From wherever the reader is: it begins anew.
  await square(page, "B2").click();
  await square(page, "C2").click();
  await tool(page, "Show the solution").click();
  await expect(way(page).getByRole("listitem")).toHaveCount(1);
  await expect(said(page)).toContainText("Scion’s Third Wish");
  await tool(page, "Next step, 2 of 3").click();
  await tool(page, "Next step, 3 of 3").click();
  await expect(way(page).getByRole("listitem")).toHaveCount(3);
  await expect(way(page).getByRole("listitem").last()).toContainText(/Wind Dervish.*Reva Eventide/);
  await expect(foot(page).getByRole("status")).toContainText(/That is one way to win/);
  await page.goto("./#/puzzles/duelyst");
  await expect(page.getByText("0 of 34 solved")).toBeVisible();
});

test("by keys alone", async ({ page, open }) => {
  await open(DERVISH);
  await expect(board(page)).toBeVisible();
  await tabTo(page, tool(page, "Show the solution"));
  for (const name of ["Next step, 2 of 3", "Next step, 3 of 3"]) {
    await page.keyboard.press("Enter");
    await expect(tool(page, name)).toBeFocused();
    await expect(tool(page, name)).toHaveAttribute("aria-disabled", "false");
  }
  await page.keyboard.press("Enter");
  await expect(foot(page).getByRole("status")).toContainText(/That is one way/);
});

test("the keys of a game work beside a puzzle, unless they are switched off", async ({ page, open }) => {
  const threats = page.locator("rw-board .zone.strike, rw-board .zone.threat");
  const sheet = page.locator("rw-key-sheet").getByRole("dialog");
  const heard = page.locator("rw-table [role=status]");
  await open(DERVISH);
  await expect(end(page)).toHaveAttribute("aria-keyshortcuts", "E");
  // Away from the table, and with nothing of the board under the pointer.
  await heading(page, "A dervish with wings").click();
  await expect(threats).toHaveCount(0);
  await page.keyboard.press("x");
  await expect(threats.first()).toBeVisible();
  await expect(heard).toContainText(/Threatened: .*[A-I][1-5]/);
  await page.keyboard.press("x");
  await expect(threats).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("x");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(threats, "a key pressed on the sheet").toHaveCount(0);

  await page.goto("./#/settings");
  await page.getByRole("group", { name: "Keys of one character" }).getByLabel("Off").check();
  await page.goto(`./${DERVISH}`);
  await expect(end(page)).not.toHaveAttribute("aria-keyshortcuts");
  await heading(page, "A dervish with wings").click();
  for (const key of ["x", "?", "e"]) await page.keyboard.press(key);
  await expect(sheet).toBeHidden();
  await expect(threats).toHaveCount(0);
  await expect(foot(page).getByRole("status")).toHaveText("");
});

for (const [level, said] of [
  ["Normal", "Scion’s Third Wish"],
  ["Everything", "Rule: "],
] as const)
  test(`a puzzle says as much as a game does: ${level}`, async ({ page, open }) => {
    await open("#/settings");
    await page.getByRole("group", { name: "Spoken to a screen reader" }).getByLabel(level).check();
    await page.goto(`./${DERVISH}`);
    await card(page, /Scion’s Third Wish/).click();
    await square(page, "B3").click();
    const heard = page.locator("rw-table p.unseen[role=status]");
    await expect(heard).toContainText(said);
    if (level === "Normal") await expect(heard).not.toContainText("Rule: ");
  });

test("link and embed: another page has the position, and nothing of the way", async ({ page, open }) => {
  await open(DERVISH);
  await clipboard(page);
  await puzzle(page).getByText("Link and embed").click();
  let before = "";
  const copy = async (name: string): Promise<string> => {
    await puzzle(page).getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("is copied");
    // The message may still be the one of the copy before.
    await expect.poll(() => inClipboard(page)).not.toBe(before);
    before = await inClipboard(page);
    return before;
  };
  expect(await copy("Copy link")).toMatch(/#\/puzzles\/duelyst\/a-dervish-with-wings$/);
  const code = await copy("Copy embed code");
  expect(code).toContain("Win this turn: A dervish with wings");
  expect(code).toContain('"steps": []');
  expect(code).not.toContain("keyword.flying");
  expect(await copy("Copy MediaWiki tag")).toMatch(/^<ruleboard>/);
  const frame = await copy("Copy frame code");
  const [, src = ""] = /src="([^"]+)"/.exec(frame) ?? [];
  await page.goto(src.replaceAll("&#38;", "&"));
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByRole("button", { name: "End the turn" })).toBeVisible();
});

test("damaged marks, and an address without a puzzle, harm nothing", async ({ page, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem("rulewright-puzzles", '{"duelyst":{"solved":[3,null]},"pox":7}');
  });
  await open("#/puzzles/duelyst");
  await expect(page.getByText("0 of 34 solved")).toBeVisible();
  await page.goto("./#/puzzles/duelyst/no-such-puzzle");
  await expect(heading(page, "This puzzle is not here")).toBeVisible();
});

for (const lang of ["en", "fr"] as const)
  test(`no rule of accessibility is broken, ${lang}`, async ({ page }) => {
    for (const hash of ["#/puzzles", "#/puzzles/duelyst", DERVISH]) {
      await opener(page)(hash, { lang });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violations(page), hash).toEqual([]);
    }
  });
