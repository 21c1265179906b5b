// Where an address leads, what the window is called there, and what the bar offers where no game is open.
import { expect, test } from "./support/play.ts";
import { openLastBlow } from "./support/ended.ts";
import { keepsToTheRules } from "./support/one-game.ts";

test.skip(({ browserName }) => browserName !== "chromium", "addresses are the same in every browser");

const TITLES = [
  ["#/", "Games · Rulewright"],
  ["#/game/duelyst", "New game · Duelyst · Rulewright"],
  ["#/rules/skirmish", "Rulebook · Skirmish · Rulewright"],
  ["#/rules/skirmish/bonus.2", "The highest failing die first · Skirmish · Rulewright"],
  ["#/decks/duelyst", "Decks · Duelyst · Rulewright"],
  ["#/record/skirmish", "Scenario recorder · Skirmish · Rulewright"],
  ["#/settings", "Settings · Rulewright"],
  ["#/results", "Results · Rulewright"],
  ["#/play/nosuchgame", "This game is not here · Rulewright"],
] as const;

test("each screen and each rule has a title of its own", async ({ page, open }) => {
  await open();
  for (const [hash, title] of TITLES) {
    await page.goto(`./${hash}`);
    await expect(page, hash).toHaveTitle(title);
  }
  await page.goto("./#/learn/skirmish/1");
  await expect(page).toHaveTitle(/^.+ · Introduction · Skirmish · Rulewright$/);
  await page.goto("./#/");
  await openLastBlow(page, "easy");
  await expect(page).toHaveTitle("The table · Duelyst · Rulewright");
  await page.getByRole("button", { name: "FR: read this page in French" }).click();
  await expect(page).toHaveTitle("La table · Duelyst · Rulewright");
});

test("an address that leads nowhere is said, and put right", async ({ page, open }) => {
  await open("#/nowhere");
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("#/nowhere is no address of this page.");
  await expect(page.getByRole("heading", { name: "Rulebooks you can play" })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
});

test("where no game is open the bar offers every rulebook, and where one is, its own", async ({ page, open }) => {
  await open();
  const menu = page.locator("#rulebooks");
  await expect(menu).toBeHidden();
  const opener = page.getByRole("navigation", { name: "Page" }).getByRole("button", { name: "Rulebook" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link")).toHaveCount(await page.locator("rw-shelf .box .main").count());
  await keepsToTheRules(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole("link", { name: "Duelyst" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Duelyst" })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.goto("./#/game/pox");
  await expect(page.getByRole("heading", { level: 1, name: "Pox" })).toBeVisible();
  await page.getByRole("link", { name: "Rulebook" }).first().click();
  await expect(page).toHaveURL(/#\/rules\/pox$/);
});
