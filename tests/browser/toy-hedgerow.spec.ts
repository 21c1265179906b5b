// A table with what no released game has: pieces of several squares, edges between squares, a third side that nobody plays,
// one deck for all, turns that belong to pieces, cards drawn in place of dice. The page knows none of it by the game.
import type { Locator, Page } from "@playwright/test";
import { TRIAL } from "../../scripts/lib/paths.mjs";
import { violations } from "./support/axe.ts";
import {
  ENGLISH,
  Player,
  againstBot,
  board,
  expect,
  giveFile,
  log,
  mouse,
  square,
  summary,
  test,
  unfold,
} from "./support/play.ts";

test.setTimeout(240_000);
test.use({ dist: `${TRIAL}/dist`, viewport: { width: 1440, height: 1100 }, trace: "off" });

const setup = {
  turns: ["wagon", "wolf", "foe"],
  board: {
    edges: [
      {
        is: "hedge",
        between: [
          [4, 2],
          [5, 2],
        ],
      },
    ],
  },
  piles: { draw: { cards: ["six", "two", "three", "three"] }, discard: { cards: ["one"] } },
  pieces: {
    wagon: { is: "wagon", owner: "p1", at: [2, 2] },
    foe: { is: "rider", owner: "p2", at: [6, 4] },
    wolf: { is: "wolf", owner: "neutral", at: [9, 7] },
  },
};

async function middle(page: Page, pieces: object = {}): Promise<void> {
  const begun = { ...setup, pieces: { ...setup.pieces, ...pieces } };
  const options = {
    game: "hedgerow",
    seed: "1",
    players: [{}, {}],
    setup: begun,
    script: { dice: [], draws: ["six", "two"] },
  };
  await giveFile(page, JSON.stringify({ version: 1, game: "hedgerow", options, actions: [] }));
  await expect(board(page)).toBeVisible();
}

/** The spoken names of squares. */
const names = (page: Page, squares: readonly string[]): Promise<string[]> =>
  Promise.all(squares.map(async (name) => (await square(page, name).getAttribute("aria-label")) ?? ""));

const turns = (page: Page): Locator => page.getByRole("list", { name: "Order of turns" }).getByRole("listitem");

test("from the shelf to its end", async ({ page, open }) => {
  await open();
  await page.getByRole("link", { name: "Play Hedgerow" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hedgerow" })).toBeVisible();
  await againstBot(page, "toy");
  const player = new Player(page, mouse(page), Infinity, { ...ENGLISH, reach: ENGLISH.choose });
  await player.play();
  expect(player.done.moves).toBeGreaterThan(0);
  await expect(summary(page).getByRole("heading")).toHaveText(/^(You win|You lose|A draw)$/);
  await summary(page).getByRole("button", { name: "Look at the table" }).click();
  await unfold(page);
  await expect(log(page)).toContainText(/(One|Two|Three|Four|Five|Six) is drawn for (Wagon|Rider|Wolf)/);
  await expect(log(page)).not.toContainText("event-");
});

test("a piece of two squares by two is one piece, on each of its squares", async ({ page, open }) => {
  await open();
  await middle(page);
  await expect(square(page, "B2")).toHaveAccessibleName(/can act/);
  for (const name of await names(page, ["B2", "C2", "B3", "C3"])) {
    expect(name).toContain("Wagon, yours, 6 of 6 HP, 2 by 2 squares");
    expect(name).toContain("can act");
  }
  expect((await names(page, ["D2"])).join()).toContain("Hedge on the right");
  expect((await names(page, ["E2"])).join()).toContain("Hedge on the left");
  // Any of its squares selects it, and any square that it would newly cover is where it goes.
  await square(page, "C3").click();
  await expect(square(page, "D2")).toHaveAccessibleName(/can be chosen/);
  for (const name of await names(page, ["D2", "D3", "A2", "A3", "B1", "C1", "B4", "C4"]))
    expect(name).toContain("can be chosen");
  for (const name of await names(page, ["A1", "D4", "E2"])) expect(name).not.toContain("can be chosen");
  await square(page, "D3").click();
  for (const name of ["C2", "D2", "C3", "D3"]) await expect(square(page, name)).toHaveAccessibleName(/Wagon/);
  await expect(square(page, "B2")).not.toHaveAccessibleName(/Wagon/);
});

test("a hedge refuses, and says so where it was asked for", async ({ page, open }) => {
  await open();
  await middle(page);
  await square(page, "B2").click();
  await square(page, "D2").click();
  await expect(square(page, "D3")).toHaveAccessibleName(/Wagon/);
  await square(page, "C3").click();
  await square(page, "E3").click();
  await expect(page.getByText("A hedge is in the way.").first()).toBeVisible();
});

test("the deck of all and the order of turns are beside the players", async ({ page, open }) => {
  await open();
  await middle(page);
  await expect(turns(page)).toHaveText([/Wagon.*now/s, /Wolf/, /Rider/]);
  const piles = page.getByRole("group", { name: "For all" });
  await expect(piles.getByText(/Draw\s*4/)).toBeVisible();
  await page.getByRole("button", { name: "End the turn" }).click();
  // The wolf is nobody's, and has moved by itself.
  await expect(log(page)).toContainText("Wolf steps from I7");
  await expect(turns(page)).toHaveText([/Rider.*now/s]);
  await turns(page).getByRole("button").click();
  await expect(page.locator("rw-inspector h2")).toHaveText(/Rider/);
});

test("cards are drawn where others roll dice", async ({ page, open }) => {
  await open();
  await middle(page, { foe: { is: "wagon", owner: "p2", at: [4, 3] } });
  await square(page, "B2").click();
  await expect(square(page, "D3")).toHaveAccessibleName(/can be targeted/);
  // The enemy shares an edge with the lower right of its squares, and any square of the enemy stands for it.
  for (const name of await names(page, ["D3", "E3", "D4", "E4"])) expect(name).toContain("can be targeted");
  await square(page, "E4").click();
  await expect(log(page)).toContainText("Wolf steps from I7");
  await unfold(page);
  await expect(log(page)).toContainText("Six is drawn for Wagon");
  await expect(log(page)).toContainText("Two is drawn for Wagon");
  const drawn = page.getByRole("region", { name: "Cards drawn" });
  await expect(drawn.getByRole("listitem").filter({ hasText: "Wagon" })).not.toHaveCount(0);
  await expect(square(page, "E4")).toHaveAccessibleName(/Wagon, yours, 2 of 6 HP/);
  await expect(turns(page)).toHaveCount(1);
});

test("by keys alone, in French, on a telephone, and without a fault for assistive technology", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("#/", { lang: "fr" });
  await middle(page);
  expect((await names(page, ["D2"])).join()).toContain("Haie à droite");
  expect((await names(page, ["B2"])).join()).toContain("2 cases sur 2");
  await square(page, "B2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  for (const name of ["C2", "D2", "C3", "D3"]) await expect(square(page, name)).toHaveAccessibleName(/Chariot/);
  expect(await violations(page)).toEqual([]);
});
