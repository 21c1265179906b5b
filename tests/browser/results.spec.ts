// What a finished game leaves: the end as it is told, its result, and who comes next.
import type { Locator, Page } from "@playwright/test";
import { concede, openLastBlow, strike } from "./support/ended.ts";
import { downloads } from "./support/files.ts";
import { keepsToTheRules } from "./support/one-game.ts";
import { expect, summary, test, timeline } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "what is stored is the same in every browser");
test.use({ viewport: { width: 1280, height: 1000 }, trace: "off" });

const results = (page: Page): Locator => page.locator("rw-results li");
const crown = (page: Page): Locator => summary(page).locator(".end .icon");

async function toShelf(page: Page): Promise<void> {
  await summary(page).getByRole("link", { name: "To the shelf" }).click();
  await expect(page.locator("rw-shelf")).toBeVisible();
}

/** One won against the easy bot, one lost against the normal one. */
async function playTwo(page: Page): Promise<void> {
  await openLastBlow(page, "easy");
  await strike(page);
  await toShelf(page);
  await concede(page, "normal");
  await toShelf(page);
}

test("the winner has the crown; a loss and a game between two are told for what they are", async ({ page, open }) => {
  await open();
  await openLastBlow(page, "easy");
  await expect(page.getByRole("region", { name: "You" })).toContainText("Player 1");
  await expect(page.getByRole("region", { name: "Bot (easy)" })).toContainText("Player 2");
  await expect(page.locator("rw-hand")).toContainText("Your hand");
  await strike(page);
  await expect(summary(page).getByRole("heading")).toHaveText("You win");
  await expect(crown(page)).toHaveCount(1);
  await expect(summary(page).getByRole("columnheader").nth(1)).toContainText("Bot (easy)");
  await toShelf(page);

  await concede(page, "normal");
  await expect(summary(page).getByRole("heading")).toHaveText("You lose");
  await expect(crown(page)).toHaveCount(0);
  // Who lost is not sent to a stronger one.
  await expect(summary(page).getByRole("button", { name: /^Play the/ })).toHaveCount(0);
  await toShelf(page);

  await openLastBlow(page, null);
  await expect(page.getByRole("region", { name: "Player 1" })).toBeVisible();
  await strike(page);
  await expect(summary(page).getByRole("heading")).toHaveText("Player 1 wins");
  await expect(crown(page)).toHaveCount(1);
});

test("a game to begin with is against the easy bot until it is beaten, then against the next", async ({
  page,
  open,
}) => {
  await open("#/game/duelyst");
  await expect(page.locator("#quick")).toContainText("against the easy bot");
  await expect(page.getByLabel("Played by").last()).toHaveValue("easy");
  await page.goto("./#/");
  await openLastBlow(page, "easy");
  await strike(page);
  await expect(summary(page).getByRole("button", { name: "Play the normal bot" })).toBeFocused();
  await toShelf(page);
  await page.goto("./#/game/duelyst");
  await expect(page.locator("#quick")).toContainText("You have beaten the easy bot.");
  await expect(page.locator("#quick")).toContainText("against the normal bot");
  // It is another matter in another game, and after lessons.
  await page.goto("./#/game/pox");
  await expect(page.locator("#quick")).toContainText("against the easy bot");
  await page.goto("./#/game/duelyst//easy");
  await expect(page.locator("#quick")).toContainText("against the easy bot");
});

test("the next bot is a button at the end of a game that was won", async ({ page, open }) => {
  await open();
  await openLastBlow(page, "normal");
  await strike(page);
  await summary(page).getByRole("button", { name: "Play the hard bot" }).click();
  await expect(page.getByRole("region", { name: "Bot (hard)" })).toBeVisible();
});

test("results are listed, filtered and totalled, and lead to the game", async ({ page, open }) => {
  await open("#/results");
  await expect(page.getByText("No game has ended yet.")).toBeVisible();
  await page.goto("./#/");
  await playTwo(page);
  // Finished games are listed by themselves where there is nothing to continue.
  await expect(page.getByRole("heading", { name: "Finished games" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^All / })).toHaveCount(0);
  await page.getByRole("link", { name: "Results" }).click();
  await expect(page).toHaveTitle("Results · Rulewright");
  await expect(results(page)).toHaveCount(2);
  await expect(results(page).first()).toContainText("You lost");
  await expect(results(page).first()).toContainText("Bot, normal");
  await expect(results(page).first()).toContainText("3 rounds");
  await expect(results(page).last()).toContainText("You won");
  await expect(results(page).last()).toContainText("Lyonar");
  const clause = results(page).last().getByRole("link").first();
  await expect(clause).toHaveAttribute("href", /#\/rules\/duelyst\/duelyst/);
  await expect(clause).not.toHaveText(/duelyst:/);
  const byGame = page.getByRole("table", { name: "By game" });
  await expect(byGame.getByRole("row", { name: /Duelyst/ })).toHaveText(/1\s*1\s*0\s*0/);
  await expect(page.getByRole("table", { name: "By opponent" }).getByRole("row")).toHaveCount(3);

  await page.getByLabel("Result", { exact: true }).selectOption("Lost");
  await expect(results(page)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "1 game" })).toBeVisible();
  await page.getByLabel("Game", { exact: true }).selectOption("Duelyst");
  await expect(results(page)).toHaveCount(0);
  await page.getByLabel("Result", { exact: true }).selectOption("All results");
  await keepsToTheRules(page);

  await results(page)
    .getByRole("link", { name: /^Watch / })
    .click();
  await expect(timeline(page)).toHaveAttribute("aria-valuetext", "Step 0 of 1");
  await expect(summary(page)).toHaveCount(0);
});

test("results are exported, and erased when asked for; the games stay", async ({ page, open }) => {
  await open();
  await playTwo(page);
  await page.goto("./#/results");
  const saving = downloads(page);
  const json = await saving(() => page.getByRole("button", { name: "As JSON" }).click());
  expect(json.name).toBe("rulewright-results.json");
  const { results: all } = JSON.parse(json.text) as { results: { game: string; winner: string; cites: string }[] };
  expect(all.map(({ game, winner }) => [game, winner])).toEqual([
    ["pox", "p2"],
    ["duelyst", "p1"],
  ]);
  await page.getByLabel("Game", { exact: true }).selectOption("Pox");
  const csv = await saving(() => page.getByRole("button", { name: "As CSV" }).click());
  expect(csv.text.trim().split("\r\n")).toHaveLength(2);
  expect(csv.text).toContain("Conceding");
  await page.getByLabel("Game", { exact: true }).selectOption("All games");

  const question = page.getByRole("dialog");
  await results(page)
    .first()
    .getByRole("button", { name: /^Erase/ })
    .click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(results(page)).toHaveCount(2);
  await results(page)
    .first()
    .getByRole("button", { name: /^Erase/ })
    .click();
  await question.getByRole("button", { name: "Erase" }).click();
  await expect(results(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Erase all results" }).click();
  await question.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText("No game has ended yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No game has ended yet.")).toBeVisible();
  await page.goto("./#/");
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(2);
});

test("a damaged record is said, and the others are all there", async ({ page, open }) => {
  await open();
  await playTwo(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("rulewright-results");
        opening.onsuccess = () => {
          const change = opening.result.transaction("results", "readwrite");
          for (const [key, value] of [
            ["a", "no record"],
            ["b", { id: "b", game: 7 }],
            ["c", null],
          ] as const)
            change.objectStore("results").put(value, key);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onerror = () => {
            reject(new Error("not written"));
          };
        };
      }),
  );
  await page.goto("./#/results");
  await expect(page.getByRole("alert")).toContainText("3 records are damaged");
  await expect(results(page)).toHaveCount(2);
  await page.goto("./#/game/duelyst");
  await expect(page.locator("#quick")).toContainText("You have beaten the easy bot.");
});
