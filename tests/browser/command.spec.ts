// A line for those who type: what fits is listed, Enter does it, and what cannot be done is told why.
import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { inTheMiddle } from "./support/middle.ts";
import { atRest, bar, expect, log, openGame, square, step, test } from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 1400 }, trace: "off" });
test.skip(({ browserName }) => browserName !== "chromium", "the page is the same; one browser is enough");

const field = (page: Page, name = "Type a command"): Locator => page.getByRole("combobox", { name });
const options = (page: Page): Locator => page.locator("rw-command").getByRole("option");

/** Two knights face to face; whoever types is at the left. */
const DUEL = {
  setup: {
    round: 2,
    active: "p1",
    pieces: {
      brenna: { is: "ash-brenna", owner: "p1", at: [3, 3] },
      hound: { is: "cin-hound", owner: "p2", at: [4, 3] },
      far: { is: "cin-hound", owner: "p2", at: [12, 8] },
    },
  },
};

test("a move, an attack and the end of a turn are typed", async ({ page, open }) => {
  await open();
  await openGame(page, DUEL);
  // The key is of the line, which may come after the board.
  await expect(field(page)).toBeVisible();
  await page.keyboard.press("c");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("move c3 c4");
  await expect(options(page)).toHaveText([/1 Brenna Holt C3: Move to C4/]);
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(square(page, "C4")).toHaveAccessibleName(/Brenna Holt/);
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await atRest(page);
  await page.keyboard.type("attack d3");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Brenna Holt attacks Pyre Hound");
  await atRest(page);
  await page.keyboard.type("undo");
  await page.keyboard.press("Enter");
  await expect(log(page).locator(".now")).not.toContainText("attacks");
  const before = await step(page);
  await page.keyboard.type("end");
  await page.keyboard.press("Enter");
  await expect.poll(() => step(page)).not.toBe(before);
});

test("what cannot be done is told with its rule, and what nobody knows as well", async ({ page, open }) => {
  await open();
  await openGame(page, DUEL);
  const note = page.locator("rw-command .note");
  await field(page).fill("move c3 k3");
  await expect(options(page)).toHaveCount(0);
  await expect(note).toContainText("Enter asks why");
  await page.keyboard.press("Enter");
  await expect(note).toContainText("This costs 8 MP; the unit has 4.");
  await expect(note.getByRole("button", { name: /^Clause / })).toBeVisible();
  await field(page).fill("dance");
  await page.keyboard.press("Enter");
  await expect(note).toContainText("Nothing here has these words.");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
});

test("arrows and numbers choose from the list, a click does too", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "duelyst");
  const before = await step(page);
  await field(page).fill("play");
  expect(await options(page).count()).toBeGreaterThan(2);
  const [, second = ""] = await options(page).allInnerTexts();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", "offer-1");
  await page.keyboard.type(" 2");
  await expect(options(page)).toHaveText([new RegExp(second.replace(/^\d+\s*/, "").replace(/[()]/g, "."))]);
  expect(await violations(page)).toEqual([]);
  await options(page).first().click();
  await expect.poll(() => step(page)).not.toBe(before);
});

for (const [lang, game, typed, name] of [
  ["fr", "skirmish", "finir", "Taper une commande"],
  ["en", "noxilia", "pass", "Type a command"],
  ["fr", "pox", "finir tour", "Taper une commande"],
  ["en", "journal", "wait", "Type a command"],
] as const)
  test(`${game} is typed in its own words, ${lang}`, async ({ page, open }) => {
    await open("#/", { lang });
    await inTheMiddle(page, game);
    const before = await page.locator("rw-timeline output").innerText();
    await field(page, name).fill(typed);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("rw-timeline output").innerText()).not.toBe(before);
  });

test("a question does not take the focus from whoever types", async ({ page, open }) => {
  await open("#/game/duelyst");
  await page.getByLabel("Seed", { exact: true }).fill("4");
  await page.getByRole("button", { name: "Start this game" }).click();
  await atRest(page);
  await field(page).fill("keep");
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "End the turn" })).toBeVisible();
  await expect(field(page)).toBeFocused();
});
