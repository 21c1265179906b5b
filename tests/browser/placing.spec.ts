// Who does not know where to place units has it done: the game begins three clicks after the shelf.
import { bar, board, expect, square, step, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "the page is the same in every browser");

test("the units that are left are placed, and can be taken back one by one", async ({ page, open }) => {
  await open("#/game/skirmish");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(board(page)).toBeVisible();
  const rest = bar(page).getByRole("button", { name: "Place the rest for me" });
  // One's own choice stays: the captain goes to a corner.
  await bar(page).getByRole("button", { name: "Brenna Holt" }).click();
  await square(page, "A1").click();
  await rest.click();
  await expect(bar(page).getByRole("button", { name: "End the turn" })).toBeVisible();
  await expect(rest).toHaveCount(0);
  await expect(square(page, "A1")).toHaveAccessibleName(/Brenna Holt/);
  // Who strikes near is in front, the archer behind.
  await expect(square(page, "B5")).toHaveAccessibleName(/Pike Sergeant|Gate Warden/);
  await expect(square(page, "A5")).toHaveAccessibleName(/Wall Arbalist/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => step(page)).toMatch(/^Step 4 of/);
  await expect(rest).toBeVisible();
});
