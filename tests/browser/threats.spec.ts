// All that the other side threatens, on demand: on the board, and in words.
import type { Locator } from "@playwright/test";
import { ALL_GAMES, inTheMiddle } from "./support/middle.ts";
import { openPosition } from "./support/one-game.ts";
import { bar, board, expect, test } from "./support/play.ts";

const BUTTON = "Show all that the other side threatens";

test.skip(({ browserName }) => browserName !== "chromium", "the page is the same in every browser");

test("they are shown with one's own unit selected, and hidden again", async ({ page, open }) => {
  await open("#/game/duelyst");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(board(page)).toBeVisible();
  const threats = page.locator("rw-board .zone.strike, rw-board .zone.threat");
  await page.mouse.move(0, 0);
  await expect(threats).toHaveCount(0);
  const button = bar(page).getByRole("button", { name: BUTTON });
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

for (const game of ALL_GAMES)
  test(`${game}: the button and X show what the other side threatens, and say it`, async ({ page, open }) => {
    await open();
    await inTheMiddle(page, game);
    const threats = page.locator("rw-table").locator(".zone.strike, .zone.threat");
    await page.mouse.move(0, 0);
    const button = bar(page).getByRole("button", { name: BUTTON });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    // A piece that is read may show its own.
    const before = await threats.count();
    await page.keyboard.press("x");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(threats.first()).toBeAttached();
    const said = game === "noxilia" ? /Threatened: .*(field|rampart|wall|zone)/i : /Threatened: .*[A-P][1-9]/;
    await expect(page.locator("rw-table [role=status]")).toContainText(said);
    await page.keyboard.press("x");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(threats).toHaveCount(before);
  });

test("a place shows on its edge that it is struck, or only after a charge", async ({ page, open }) => {
  await open();
  await openPosition(page, {
    game: "noxilia",
    players: [{ deck: "brightvale" }, { deck: "ashgrave", bot: "greedy" }],
    setup: {
      toAct: "p1",
      pieces: {
        queen: { is: "bv-queen", owner: "p1", place: "a.com" },
        king: { is: "ag-king", owner: "p2", place: "b.com" },
        ghoul: { is: "ag-ghoul", owner: "p2", place: "field1" },
        thrall: { is: "ag-thrall", owner: "p2", place: "b.room", traits: ["face-down"] },
      },
      players: { p1: {}, p2: {} },
    },
  });
  const signs = (kind: string): Locator => page.locator(`rw-places .zone.${kind}.badge`);
  await page.keyboard.press("x");
  // The king where he is and the ghoul where it is; both ramparts of theirs, one of ours and the other field by charges.
  await expect(signs("strike")).toHaveCount(2);
  await expect(signs("threat")).toHaveCount(4);
  await page.keyboard.press("x");
  // What is face down tells nothing.
  await page.locator('rw-places [data-spot^="piece:"][aria-label*="ace down"]').hover();
  await expect(page.locator("rw-places .zone")).toHaveCount(0);
  await page.locator('rw-places [data-spot^="piece:"][aria-label*="Ghoul"]').click();
  await expect(page.locator("rw-inspector")).toContainText("Can attack in 1 zone from where it is");
  await expect(page.locator("rw-inspector")).toContainText("Can charge into 3 zones more");
});

test("where the other side shows none of its pieces, it is said that nothing is threatened", async ({ page, open }) => {
  await open("#/game/noxilia");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(board(page)).toBeVisible();
  const button = bar(page).getByRole("button", { name: BUTTON });
  const said = "The other side threatens nothing that you can see.";
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(bar(page).getByText(said)).toBeVisible();
  await button.click();
  await expect(bar(page).getByText(said)).toHaveCount(0);
});
