// Pieces and cards are read without being chosen: the pointer rests on one, or a finger holds it.
import type { Page } from "@playwright/test";
import { openPosition } from "./support/one-game.ts";
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
  // From square to square, too.
  await square(page, "I5").hover();
  await expect(peek(page)).toContainText("Hound");
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

const spot = (page: Page, name: string) => page.locator(`rw-places [data-spot="${name}"]`);

/** A game against a bot, with one unit of the bot's face down, and one of one's own. */
async function faceDown(page: Page, is: string): Promise<void> {
  const traits = ["face-down"];
  const pieces = {
    queen: { is: "bv-queen", owner: "p1", place: "a.com" },
    scout: { is: "bv-pike", owner: "p1", place: "field2", traits },
    king: { is: "ag-king", owner: "p2", place: "b.com" },
    hidden: { is, owner: "p2", place: "field1", traits },
  };
  const players = [{ deck: "brightvale" }, { deck: "ashgrave", bot: "greedy" }];
  await openPosition(page, { game: "noxilia", players, setup: { toAct: "p1", round: 4, pieces } });
}

test("of a unit that is face down no more is read than can be seen, whatever it is", async ({ page, open }) => {
  await open();
  const read: string[] = [];
  for (const is of ["ag-thrall", "ag-watcher"]) {
    await page.goto("./#/");
    await faceDown(page, is);
    await spot(page, "piece:hidden").hover();
    await expect(peek(page)).toContainText(/face.down/i);
    read.push(await peek(page).innerText());
  }
  expect(read[1]).toBe(read[0]);
  expect(read[0]).not.toMatch(/Thrall|Watcher/);
  await page.mouse.move(0, 0);
  await expect(peek(page)).toHaveCount(0);
  await spot(page, "piece:scout").hover();
  await expect(peek(page)).toContainText("Pike");
});

test("where a unit is hidden nothing is read; its own side reads it", async ({ page, open }) => {
  await open();
  const cards = [{ is: "stealthed", kind: "condition", counters: 3 }];
  const players = [{ deck: "ironfist-vanguard" }, { deck: "sundered-horde", bot: "greedy" }];
  for (const owner of ["p2", "p1"]) {
    const pieces = {
      warden: { is: "gate-warden", owner: "p1", at: [6, 8] },
      reaver: { is: "hollow-reaver", owner: "p2", at: [13, 8] },
      thief: { is: "shade-thief", owner, at: [10, 13], cards },
    };
    await page.goto("./#/");
    await openPosition(page, { game: "pox", players, setup: { round: 7, active: "p1", pieces } });
    await square(page, "J13").hover();
    if (owner === "p1") {
      await expect(peek(page)).toContainText("Shade Thief");
      continue;
    }
    await page.waitForTimeout(700);
    await expect(peek(page)).toHaveCount(0);
    await square(page, "M8").hover();
    await expect(peek(page)).toContainText("Hollow Reaver");
  }
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
