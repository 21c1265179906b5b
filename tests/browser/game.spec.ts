// Whole games, from the shelf to the summary of the end.
import {
  FRENCH,
  Player,
  againstBot,
  board,
  expect,
  keyboard,
  mouse,
  summary,
  tabTo,
  test,
  touch,
  tree,
} from "./support/play.ts";

test.setTimeout(240_000);
// Room for the whole table; no trace, which would take a picture of the page at each of thousands of looks.
test.use({ viewport: { width: 1440, height: 1100 }, trace: "off" });

test("a game against a bot, by mouse alone", async ({ page, open }) => {
  await open();
  await page.getByRole("link", { name: "Play Skirmish" }).click();
  await againstBot(page, "by mouse");

  const player = new Player(page, mouse(page), 1);
  await player.play();

  expect(player.done.deployed).toBe(5);
  expect(player.done.attacks).toBeGreaterThan(0);
  expect(player.done.moves).toBeGreaterThan(0);
  await expect(summary(page).getByRole("heading")).toHaveText(/^(You win|You lose|A draw)$/);
  await summary(page).getByRole("button", { name: "Look at the table" }).click();
  await expect(summary(page)).toBeHidden();
  await page.getByRole("link", { name: "Rulewright, to the shelf" }).click();
  await expect(page.getByRole("heading", { name: "Rulebooks you can play" })).toBeVisible();
});

test("a game of two people at one screen, by keyboard alone", async ({ page, open }) => {
  await open();
  const { keyboard: keys } = page;
  await tabTo(page, page.getByRole("link", { name: "Play Skirmish" }));
  await keys.press("Enter");
  const second = page.getByLabel("Played by").last();
  await tabTo(page, second);
  await keys.press("Home");
  await expect(second).toHaveValue("person");
  await tabTo(page, page.getByLabel("Seed", { exact: true }));
  await keys.press("ControlOrMeta+a");
  await keys.type("by keyboard");
  await keys.press("Enter");
  await expect(board(page)).toBeVisible();

  const player = new Player(page, keyboard(page), 1);
  await player.play();

  const { deployed, attacks, moves, curtains } = player.done;
  expect(deployed).toBe(10);
  for (const times of [attacks, moves, curtains]) expect(times).toBeGreaterThan(0);
  await expect(summary(page).getByRole("heading")).toHaveText(/^(Player [12] wins|A draw)$/);
  await expect(summary(page).getByRole("button", { name: "Play again" })).toBeFocused();
  await keys.press("Escape");
  await expect(summary(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox has no phone of its own to play");
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a game against a bot, by touch alone, at 360 pixels", async ({ page, open }) => {
    await open();
    await page.getByRole("link", { name: "Play Skirmish" }).tap();
    await againstBot(page, "by touch", (button) => button.tap());

    const player = new Player(page, touch(page), 1);
    await player.play();

    expect(player.done.deployed).toBe(5);
    expect(player.done.attacks).toBeGreaterThan(0);
    expect(player.done.moves).toBeGreaterThan(0);
    await expect(summary(page).getByRole("heading")).toHaveText(/^(You win|You lose|A draw)$/);
    // Nothing on the way was wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("une partie par l’arbre d’accessibilité seul, en français @one-browser", async ({ page, open }) => {
  await open("#/", { lang: "fr" });
  await page
    .getByRole("link", { name: /^Jouer / })
    .first()
    .click();
  await page.getByLabel("Joué par").last().selectOption("Bot, facile");
  await page.getByLabel("Graine", { exact: true }).fill("par l’arbre");
  await page.getByRole("button", { name: "Commencer cette partie" }).click();
  await expect(board(page)).toBeVisible();

  const player = new Player(page, tree(page), 1, FRENCH);
  await player.play();

  expect(player.done.deployed).toBe(5);
  expect(player.done.attacks).toBeGreaterThan(0);
  expect(player.done.moves).toBeGreaterThan(0);
  await expect(summary(page).getByRole("heading")).toHaveText(/^(Victoire|Défaite|Égalité)$/);
});
