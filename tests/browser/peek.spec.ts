// Pieces and cards are read without being chosen: the pointer rests on one, or a finger holds it.
import type { Page } from "@playwright/test";
import { APART, board, expect, openGame, square, step, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "pointers are the same in every browser");

const peek = (page: Page) => page.locator("rw-peek");

test("what the pointer rests on is read beside it, and goes when it leaves", async ({ page, open }) => {
  await open();
  await openGame(page, APART);
  await square(page, "I5").hover();
  await expect(peek(page)).toContainText("Hound");
  const [card, piece] = [await peek(page).boundingBox(), await square(page, "I5").boundingBox()];
  if (!card || !piece) throw new Error("not drawn");
  // Beside, never over it.
  expect(card.x >= piece.x + piece.width || card.x + card.width <= piece.x).toBe(true);
  // The way into it is no way away from it.
  await peek(page).hover();
  await page.waitForTimeout(400);
  await expect(peek(page)).toBeVisible();
  await square(page, "A1").hover();
  await expect(peek(page)).toHaveCount(0);
  expect(await step(page)).toBe("Step 0 of 0");
});

test("Escape closes it, a click opens nothing, and a target shows what would happen instead", async ({
  page,
  open,
}) => {
  await open();
  await openGame(page, {
    ...APART,
    setup: { pieces: { ...APART.setup.pieces, hound: { is: "cin-hound", owner: "p2", at: [6, 5] } } },
  });
  await square(page, "F5").hover();
  await expect(peek(page)).toBeVisible();
  await board(page).press("Escape");
  await expect(peek(page)).toHaveCount(0);
  await square(page, "E5").click();
  await page
    .locator("rw-inspector")
    .getByRole("button", { name: /Longsword/ })
    .click();
  await square(page, "F5").hover();
  await expect(page.locator("rw-odds")).toContainText("%");
  await page.waitForTimeout(700);
  await expect(peek(page)).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a finger that holds reads, and chooses nothing; a tap still chooses", async ({ page, open }) => {
    await open();
    await openGame(page, APART);
    const at = await square(page, "E5").boundingBox();
    if (!at) throw new Error("not drawn");
    const touch = await page.context().newCDPSession(page);
    const point = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await expect(peek(page)).toContainText("Brenna");
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(peek(page)).toBeVisible();
    await expect(page.locator("rw-inspector").getByRole("heading", { level: 2 })).toHaveCount(0);
    await square(page, "E5").tap();
    await expect(peek(page)).toHaveCount(0);
    await expect(page.locator("rw-inspector").getByRole("heading", { level: 2 })).toContainText("Brenna");
  });
});
