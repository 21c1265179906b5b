// The search of a rulebook: questions as they are typed, results by keyboard, in both languages, on a phone.
import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { expect, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "no more than text and focus");

const field = (page: Page): Locator => page.getByRole("searchbox", { name: /rules|règles/ });
const rules = (page: Page): Locator => page.locator("rw-found a.rule");

test("a question is answered by its rule, with the words marked", async ({ page, open }) => {
  await open("#/rules/duelyst");
  await field(page).pressSequentially("can I attack the turn I summon a minion?");
  await expect(rules(page).first()).toHaveText("Minions arrive exhausted");
  await expect(page.locator("rw-found mark").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /\d+ rules?/ })).toBeVisible();
  await rules(page).first().click();
  await expect(page.getByRole("article", { name: "Minions arrive exhausted" })).toBeFocused();
  await expect(field(page)).toHaveValue("");
});

test("by keyboard alone: slash, arrows, Enter, Escape", async ({ page, open }) => {
  await open("#/rules/skirmish");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("past a corner");
  await expect(rules(page).first()).toHaveText("Sight past corners");
  await page.keyboard.press("ArrowDown");
  await expect(rules(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rules(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("rw-found")).toHaveCount(0);
  await page.keyboard.type("poison");
  await expect(rules(page).first()).toContainText("Poisoned");
  const first = await rules(page).first().innerText();
  await page.keyboard.press("Enter");
  await expect(page.locator("rw-rules article:focus")).toHaveAccessibleName(first);
});

test("a slash that is typed somewhere stays there", async ({ page, open }) => {
  await open("#/rules/duelyst");
  await field(page).pressSequentially("0/10");
  await expect(field(page)).toHaveValue("0/10");
});

test("the rule that is open is opened again from the results", async ({ page, open }) => {
  await open("#/rules/skirmish/skirmish%3Alos.3.r1");
  await field(page).fill("past a corner");
  await rules(page).first().click();
  await expect(page.getByRole("article", { name: "Sight past corners" })).toBeFocused();
});

test("a card leads to its text and to the rules of its keywords", async ({ page, open }) => {
  await open("#/rules/duelyst");
  await field(page).fill("silverguard knight");
  const card = page.locator("rw-found details").first();
  await expect(card.locator("summary")).toHaveText("Silverguard Knight");
  await expect(card).toContainText("Provoke");
  await card.getByRole("link", { name: "Provoke: must be attacked" }).click();
  await expect(page.getByRole("article", { name: "Provoke: must be attacked" })).toBeFocused();
});

test("a mistyped word is read, and what is in no rule is said", async ({ page, open }) => {
  await open("#/rules/duelyst");
  await field(page).fill("provkoe");
  await expect(page.locator("rw-found")).toContainText("Searched for “provoke”.");
  await expect(rules(page).first()).toContainText("Provoke");
  await page.goto("./#/rules/skirmish");
  await field(page).fill("reroll");
  await expect(page.locator("rw-found")).toContainText("No rule says “reroll”.");
  await field(page).fill("zpoisonzzz");
  await expect(rules(page)).toHaveCount(0);
  await page.locator("rw-found .near button").first().click();
  await expect(rules(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test("in French, with and without accents", async ({ page, open }) => {
  await open("#/rules/skirmish", { lang: "fr" });
  for (const typed of ["quels dégâts fait un critique", "quels degats fait un critique"]) {
    await field(page).fill(typed);
    await expect(rules(page).first()).toHaveText("Dégâts");
  }
});

test("on a phone nothing is wider than the page", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("#/rules/pox");
  await field(page).fill("how do I capture a font");
  await expect(rules(page).first()).toHaveText("Font check");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

for (const theme of ["light", "dark"] as const)
  test(`results can be read and operated by all, ${theme}`, async ({ page, open }) => {
    await open("#/rules/duelyst", { theme });
    await field(page).fill("silverguard knight provoke bananas");
    await expect(page.locator("rw-found")).toContainText("No rule speaks of “bananas”.");
    await expect(page.locator("rw-found mark").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test("the search is fetched when somebody searches", async ({ page, open }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open("#/rules/skirmish");
  const searching = (): string[] => fetched.filter((url) => /assets\/(start|load|asked|words)[.\w-]*\.js/.test(url));
  expect(searching().filter((url) => /asked/.test(url))).toEqual([]);
  await field(page).fill("hit");
  await expect(rules(page).first()).toBeVisible();
  expect(searching().filter((url) => /asked/.test(url)).length).toBe(1);
});
