// The end of a turn says what is left to do, and waits for a second click where that is wanted.
import { APART, bar, board, expect, openGame, square, step, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "the page is the same in every browser");

test("it says what is left, and one click ends the turn", async ({ page, open }) => {
  await open();
  await openGame(page, APART);
  await expect(board(page)).toBeVisible();
  await expect(bar(page)).toContainText("One unit is left.");
  await bar(page).getByRole("button", { name: "End the turn" }).click();
  await expect.poll(() => step(page)).toBe("Step 1 of 1");
});

test("by the settings it waits for a second click while something is left", async ({ page, open }) => {
  await open("#/settings");
  await page.getByRole("radio", { name: "Ask while something is left" }).check();
  await page.goto("./#/");
  await openGame(page, APART);
  const end = bar(page).getByRole("button", { name: "End the turn" });
  await end.click();
  await expect(bar(page)).toContainText("One unit is left. Press again to confirm.");
  expect(await step(page)).toBe("Step 0 of 0");
  // A change of mind takes it back.
  await bar(page).getByRole("button", { name: "Cancel" }).click();
  await square(page, "E5").click();
  await expect(page.locator("rw-inspector").getByRole("heading", { level: 2 })).toContainText("Brenna");
  await end.click();
  await end.click();
  await expect.poll(() => step(page)).toBe("Step 1 of 1");
});
