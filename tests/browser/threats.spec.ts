// All that the other side threatens, on demand: on the board, and in words.
import { bar, board, expect, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "the page is the same in every browser");

test("they are shown with one's own unit selected, and hidden again", async ({ page, open }) => {
  await open("#/game/duelyst");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(board(page)).toBeVisible();
  const threats = page.locator("rw-board .zone.strike, rw-board .zone.threat");
  await page.mouse.move(0, 0);
  await expect(threats).toHaveCount(0);
  const button = bar(page).getByRole("button", { name: "Show all that the other side threatens" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const all = await threats.count();
  expect(all).toBeGreaterThan(8);
  await expect(page.locator("rw-table [role=status]")).toContainText(/Threatened: .*[A-I][1-5]/);
  await button.click();
  await expect(threats).toHaveCount(0);
  // While one's own move is chosen they matter most.
  await page.keyboard.press("x");
  await bar(page).getByRole("button", { name: "Keep the rest" }).click();
  await expect(bar(page).getByRole("button", { name: "End the turn" })).toBeVisible();
  await board(page)
    .getByRole("gridcell", { name: /you can act|can act/i })
    .first()
    .click();
  await expect(page.locator("rw-inspector").getByRole("heading", { level: 2 })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(threats).toHaveCount(all);
});

test("where a game does not tell what is threatened there is no button", async ({ page, open }) => {
  await open("#/game/noxilia");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(board(page)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole("button", { name: "Show all that the other side threatens" })).toHaveCount(0);
});
