// The proof that a new game needs no TypeScript: the yardstick game, which the page knows nothing of, played to its end.
import type { Page } from "@playwright/test";
import { TRIAL } from "../../scripts/lib/paths.mjs";
import { ENGLISH, Player, againstBot, expect, log, mouse, summary, test } from "./support/play.ts";

test.setTimeout(240_000);
test.use({ dist: `${TRIAL}/dist`, viewport: { width: 1440, height: 1100 }, trace: "off" });

async function begin(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Play Yardstick" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Yardstick" })).toBeVisible();
}

test("a game the page has never heard of, from the shelf to its end", async ({ page, open }) => {
  await open();
  await begin(page);
  await againstBot(page, "toy");

  const player = new Player(page, mouse(page), Infinity, { ...ENGLISH, reach: ENGLISH.choose });
  await player.play();

  expect(player.done.attacks).toBeGreaterThan(0);
  expect(player.done.moves).toBeGreaterThan(0);
  await expect(summary(page).getByRole("heading")).toHaveText(/^(You win|You lose|A draw)$/);
  await summary(page).getByRole("button", { name: "Look at the table" }).click();
  // Its own sentences, names and clauses, from its own files.
  await expect(log(page)).toContainText(/(Runner|Brute)( \d)? strikes (Runner|Brute)/);
  await expect(log(page)).not.toContainText("event-");
});
