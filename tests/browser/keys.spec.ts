// Keys that work anywhere beside a game, the sheet that lists them, and that they can be switched off.
import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { inTheMiddle } from "./support/middle.ts";
import { atRest, bar, expect, log, step, test, timeline } from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 1400 }, trace: "off" });
test.skip(({ browserName }) => browserName !== "chromium", "the page is the same; one browser is enough");

const sheet = (page: Page): Locator => page.locator("rw-key-sheet").getByRole("dialog");
/** Away from the table, as after a click on the margin. */
const leave = (page: Page): Promise<void> => page.mouse.click(3, 700);
const heard = (page: Page): Locator => page.locator("rw-table p.unseen[role=status]");

test("from anywhere: end the turn, step back and forth, undo and redo", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "duelyst");
  const start = await step(page);
  const end = bar(page).getByRole("button", { name: "End the turn" });
  await expect(end).toHaveAttribute("aria-keyshortcuts", "E");
  await expect(end).toHaveAttribute("title", "End the turn (E)");
  await leave(page);
  await page.keyboard.press("e");
  await expect.poll(() => step(page)).not.toBe(start);
  await atRest(page);
  await page.keyboard.press("Control+z");
  await expect.poll(() => step(page)).toContain(start.replace(/ of.*/, " of"));
  await leave(page);
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("rw-play .looking")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => step(page)).toContain(start.replace(/ of.*/, " of"));
  await page.keyboard.press("Control+Shift+Z");
  await expect.poll(() => step(page)).not.toContain(start.replace(/ of.*/, " of"));
});

test("arrows that something else takes do not step", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "duelyst");
  const before = await step(page);
  await page.locator("rw-board .cell[tabindex='0']").focus();
  for (let n = 0; n < 12; n += 1) await page.keyboard.press("ArrowLeft");
  await log(page).getByRole("treeitem").last().focus();
  await page.keyboard.press("ArrowLeft");
  expect(await step(page)).toBe(before);
  await timeline(page).focus();
  await page.keyboard.press("ArrowLeft");
  // One step by the slider, not two.
  const steps = Number(/\d+/.exec(before)?.[0]);
  await expect.poll(() => step(page)).toContain(`Step ${String(steps - 1)} of`);
});

test("digits choose cards of the hand", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "duelyst");
  const card = page.locator("rw-hand li > button").nth(1);
  await expect(card).toHaveAttribute("aria-keyshortcuts", "2");
  await leave(page);
  await page.keyboard.press("2");
  await expect(card).toHaveAttribute("aria-pressed", "true");
});

test("what was said is heard again, and the log is one key away", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "skirmish");
  await leave(page);
  // What the bot has done up to now is heard enough of.
  await page.keyboard.press("Escape");
  const before = await step(page);
  await page.keyboard.press("e");
  await expect.poll(() => step(page)).not.toBe(before);
  await atRest(page);
  // From the beginning; Escape stops it there. What still comes of the bot's turn is spoken after it.
  await expect(async () => {
    await page.keyboard.press("r");
    await page.keyboard.press("Escape");
    expect(await heard(page).textContent()).toMatch(/^(Round \d+ begins|The bot begins a turn)/);
  }).toPass();
  await page.keyboard.press("l");
  await expect(log(page).getByRole("treeitem").last()).toBeFocused();
});

test("the sheet lists all keys; a button opens it too; it breaks no rule", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "skirmish");
  await leave(page);
  await page.keyboard.press("?");
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toContainText("end the turn");
  await expect(sheet(page)).toContainText("Ctrl+Z");
  await expect(sheet(page)).not.toContainText(/key-|keys-/);
  expect(await violations(page)).toEqual([]);
  // While it is open, keys are the sheet's.
  const before = await step(page);
  await page.keyboard.press("e");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  expect(await step(page)).toBe(before);
  await page.getByRole("button", { name: "Keys", exact: true }).click();
  await expect(sheet(page)).toBeVisible();
});

test("the slash goes from a game to the search of its rulebook", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "noxilia");
  await leave(page);
  await page.keyboard.press("/");
  await expect(page).toHaveURL(/#\/rules\/noxilia$/);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("e?");
  await expect(page.getByRole("searchbox")).toHaveValue("e?");
});

test("keys of one character can be switched off; the others and those of the board stay", async ({ page, open }) => {
  await open("#/settings");
  await page.getByRole("group", { name: "Keys of one character" }).getByLabel("Off").check();
  await page.goto("./#/");
  await inTheMiddle(page, "duelyst");
  const before = await step(page);
  await expect(bar(page).getByRole("button", { name: "End the turn" })).not.toHaveAttribute("aria-keyshortcuts");
  await leave(page);
  for (const key of ["e", "2", "?", "/", "l"]) await page.keyboard.press(key);
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator("rw-hand [aria-pressed=true]")).toHaveCount(0);
  expect(await step(page)).toBe(before);
  await page.locator("rw-board .cell[tabindex='0']").focus();
  await page.keyboard.press("h");
  await expect(bar(page).locator(".help")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect.poll(() => step(page)).not.toBe(before);
});

test("a setting says how much is spoken, at once", async ({ page, open }) => {
  await open("#/settings");
  await page.getByRole("group", { name: "Spoken to a screen reader" }).getByLabel("Everything").check();
  await page.goto("./#/");
  await inTheMiddle(page, "duelyst");
  await page.keyboard.press("e");
  await expect(heard(page)).toContainText("Rule: ");
});
