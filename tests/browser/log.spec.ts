// The log: one stop for Tab, with keys inside; a line goes to its step, its sign opens the rule.
import type { Locator, Page } from "@playwright/test";
import { inTheMiddle } from "./support/middle.ts";
import { expect, log, step, tabTo, test } from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 1400 }, trace: "off" });
test.skip(({ browserName }) => browserName !== "chromium", "the page is the same; one browser is enough");

const lines = (page: Page): Locator => log(page).getByRole("treeitem");
const line = (page: Page, name: string | RegExp): Locator => log(page).getByRole("treeitem", { name });
const stops = (page: Page): Promise<number> =>
  log(page).evaluate(
    (el) =>
      [...(el.shadowRoot?.querySelectorAll("ol *") ?? [])].filter((one) => (one as HTMLElement).tabIndex === 0).length,
  );

test("all of it is one stop for Tab; keys go along the lines and open turns", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "duelyst");
  expect(await stops(page)).toBe(1);
  await page.keyboard.press("l");
  await expect(lines(page).last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(lines(page).first()).toBeFocused();
  const turn = line(page, "Turn 1 of the bot begins.");
  await expect(turn).toHaveAttribute("aria-expanded", "false");
  for (let n = 0; n < 9 && !(await turn.evaluate((el) => el.matches(":focus"))); n += 1)
    await page.keyboard.press("ArrowDown");
  await expect(turn).toBeFocused();
  const before = await lines(page).count();
  await page.keyboard.press("ArrowRight");
  await expect(turn).toHaveAttribute("aria-expanded", "true");
  expect(await lines(page).count()).toBeGreaterThan(before);
  await page.keyboard.press("ArrowDown");
  await expect(turn.getByRole("treeitem").first()).toBeFocused();
  expect(await stops(page)).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect(turn).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(turn).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("End");
  await expect(lines(page).last()).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(lines(page).nth(-11)).toBeFocused();
});

test("a line goes to its step, by click and by Enter; what came later stays, and is told apart", async ({
  page,
  open,
}) => {
  await open();
  await inTheMiddle(page, "duelyst");
  const now = await step(page);
  const all = await lines(page).count();
  const turn = line(page, /^Turn \d+ of the bot begins/).last();
  const deed = turn.getByRole("treeitem", { name: /attacks/ }).first();
  await deed.locator(".words").first().click();
  await expect.poll(() => step(page)).not.toBe(now);
  const there = await step(page);
  await expect(page.locator("rw-play .looking")).toBeVisible();
  await expect(log(page).locator("[aria-current=step]")).toBeVisible();
  expect(await lines(page).count()).toBeGreaterThanOrEqual(all);
  await expect(log(page).locator(".later").first()).toBeVisible();

  // By keys to the newest line, and there.
  await lines(page).last().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => step(page)).not.toBe(there);
  await expect(log(page).locator(".later")).toHaveCount(0);
});

test("the sign of a line has the title of its rule; it and the key open the rule", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "skirmish");
  const last = line(page, "The bot ends the turn.").last();
  const sign = last.getByRole("button");
  await expect(sign).toHaveText("§");
  await expect(sign).toHaveAccessibleName(/^Rule: [A-Z]/);
  await expect(sign).not.toHaveAccessibleName(/[a-z]\.[a-z0-9]/);
  const title = ((await sign.getAttribute("aria-label")) ?? "").replace("Rule: ", "");
  await last.focus();
  await page.keyboard.press("Shift+Enter");
  const panel = page.locator("rw-clause-panel").getByRole("dialog");
  await expect(panel).toContainText(title);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  // Right goes to it, and left back to the line.
  await last.focus();
  await page.keyboard.press("ArrowRight");
  await expect(sign).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(last).toBeFocused();
});

test("a line that is being read stays open, whatever comes", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "skirmish");
  const old = line(page, /begins a turn|turn begins/).nth(1);
  await old.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  const read = old.getByRole("treeitem").first();
  await expect(read).toBeFocused();
  await page.keyboard.press("e");
  await expect(line(page, "You end your turn.").last()).toBeVisible();
  await expect(read).toBeFocused();
});

test("Tab comes to it once, and leaves it again", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "pox");
  await tabTo(page, lines(page).last());
  await page.keyboard.press("Tab");
  expect(await log(page).evaluate((el) => el.shadowRoot?.activeElement ?? null)).toBeNull();
});
