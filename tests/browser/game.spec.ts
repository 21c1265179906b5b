// Whole games, from the shelf to the summary of the end.
import { Player, board, expect, keyboard, mouse, summary, tabTo, test } from "./support/play.ts";

test.setTimeout(180_000);
test.use({ viewport: { width: 1440, height: 1100 } });

test("a game against a bot, by mouse alone", async ({ page, open }) => {
  await open();
  await page.getByRole("link", { name: "Play Skirmish" }).click();
  await page.getByLabel("Played by").last().selectOption("Bot, easy");
  await page.getByLabel("Seed", { exact: true }).fill("by mouse");
  await page.getByRole("button", { name: "Start this game" }).click();
  await expect(board(page)).toBeVisible();

  const player = new Player(page, mouse(page), 3);
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
