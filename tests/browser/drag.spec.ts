// Dragging is two clicks in one movement: a piece to a square or a target, a card to whom it is for. What is refused goes back.
import type { Page } from "@playwright/test";
import { APART, board, expect, openGame, square, step, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "pointers are the same in every browser");

async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pull(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + 10, a.y, { steps: 2 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
}

const lifted = (page: Page): Promise<string> =>
  page.locator("rw-board .mover[data-piece=brenna]").evaluate((mover) => (mover as SVGGElement).style.transform);

test("a piece is pulled to a square, goes with the pointer, and is there", async ({ page, open }) => {
  await open();
  await openGame(page, APART);
  await pull(page, "E5", "G5");
  expect(await lifted(page)).toMatch(/^translate\(\d/);
  await page.mouse.up();
  await expect(square(page, "G5")).toHaveAccessibleName(/Brenna/);
  expect(await lifted(page)).toBe("");
  await expect.poll(() => step(page)).toBe("Step 1 of 1");
});

test("let go where it was, it is chosen; let go beside the board, or where it cannot go, it is back", async ({
  page,
  open,
}) => {
  await open();
  await openGame(page, APART);
  const at = await middle(page, "E5");
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 12, at.y + 4, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator("rw-inspector").getByRole("heading", { level: 2 })).toContainText("Brenna");
  await pull(page, "E5", "M9");
  await page.mouse.up();
  await expect(page.locator("rw-bar")).toContainText("the unit has 4");
  expect(await lifted(page)).toBe("");
  await pull(page, "E5", "G5");
  await page.mouse.move(2, 2);
  await page.mouse.up();
  expect(await lifted(page)).toBe("");
  expect(await step(page)).toBe("Step 0 of 0");
});

test("an enemy is not moved", async ({ page, open }) => {
  await open();
  await openGame(page, APART);
  await pull(page, "I5", "G5");
  await page.mouse.up();
  expect(await step(page)).toBe("Step 0 of 0");
  await expect(square(page, "I5")).toHaveAccessibleName(/Hound/);
});

test("a card is pulled from the hand to the board", async ({ page, open }) => {
  await open("#/game/duelyst");
  await page.getByLabel("Seed", { exact: true }).fill("drag2");
  await page.getByRole("button", { name: "Start this game" }).click();
  await expect(board(page)).toBeVisible();
  await page.locator("rw-bar").getByRole("button", { name: "Keep the rest" }).click();
  await expect(page.locator("rw-bar").getByRole("button", { name: "End the turn" })).toBeVisible();
  // Two mana are there.
  const cheap = page.locator("rw-hand .card:has(.body)", { has: page.locator(".cost", { hasText: /^2 / }) });
  const card = cheap.first().locator("> button");
  const name = (await card.locator(".name").textContent())?.trim() ?? "";
  const box = await card.boundingBox();
  if (!box) throw new Error("no card can be played");
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x, box.y, { steps: 3 });
  await expect(page.locator("rw-table .dragged")).toHaveText(name);
  const to = await middle(page, "B3");
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator("rw-table .dragged")).toHaveCount(0);
  await expect(square(page, "B3")).toHaveAccessibleName(new RegExp(name));
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a finger pulls a unit, and the page stays where it is", async ({ page, open }) => {
    await open();
    await openGame(page, APART);
    const touch = await page.context().newCDPSession(page);
    const [from, to] = [await middle(page, "E5"), await middle(page, "G5")];
    const before = await page.evaluate(() => scrollY);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", [from]);
    for (const share of [0.3, 0.6, 1])
      await send("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    await send("touchEnd", []);
    await expect(square(page, "G5")).toHaveAccessibleName(/Brenna/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});
