// The recorder with what only the toy Hedgerow has: pieces of several squares, pieces of nobody, hedges, a deck for all, an
// order of turns. The page knows nothing of the game; all of it follows from what the game says that set-ups take.
import type { Locator, Page } from "@playwright/test";
import { TRIAL } from "../../scripts/lib/paths.mjs";
import { scenariosOf } from "../../scripts/lib/scenarios.mjs";
import { atRest, board, expect, opener, square, tabTo, test } from "./support/play.ts";
import { done, stage, start, state, unit, written } from "./support/record.ts";

test.use({ dist: `${TRIAL}/dist`, viewport: { width: 1440, height: 1100 } });

const RECORD = "#/record/hedgerow";
const panel = (page: Page): Locator => page.getByRole("tabpanel");
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const hint = (page: Page): Locator => page.locator("rw-position .under [role=status]");
const owners = (page: Page, name: string): Locator => page.getByRole("group", { name }).getByRole("button");

async function put(page: Page, name: string, on: string): Promise<void> {
  await tab(page, "Units").click();
  await unit(page, name).click();
  await square(page, on).click();
  await expect(square(page, on)).toHaveAccessibleName(new RegExp(name));
}

/** Arrows, from the square that has the keyboard. */
async function walk(page: Page, to: string): Promise<void> {
  const [x, y] = [to.charCodeAt(0) - 64, Number(to.slice(1))];
  await tabTo(page, board(page).locator(".cell[tabindex='0']"));
  for (let n = 0; n < 20; n += 1) {
    const cell = await board(page).locator(".cell:focus").getAttribute("data-cell");
    const [atX = 0, atY = 0] = (cell ?? "").split(",").map(Number);
    if (atX === x && atY === y) return;
    await page.keyboard.press(atX < x ? "ArrowRight" : atX > x ? "ArrowLeft" : atY < y ? "ArrowDown" : "ArrowUp");
  }
  throw new Error(`the arrows do not lead to ${to}`);
}

/** Another tab, by its arrows. */
async function turnTo(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("tab", { selected: true }));
  for (let n = 0; n < 5 && (await tab(page, name).getAttribute("tabindex")) !== "0"; n += 1)
    await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
}

const order = (page: Page): Locator => page.getByRole("list", { name: "Order of turns" }).getByRole("listitem");

test("a position with all of it is laid out, played from, and passes", async ({ page, open, browser, site }) => {
  const { keyboard: keys } = page;
  await open(RECORD);

  // A wagon, by any of its squares.
  await put(page, "Wagon", "B2");
  await expect(square(page, "C3")).toHaveAccessibleName(/Wagon/);
  await square(page, "C3").dragTo(square(page, "D3"));
  await expect(hint(page)).toContainText("across an edge that is not open");
  await square(page, "C3").dragTo(square(page, "C4"));
  await expect(square(page, "B4")).toHaveAccessibleName(/Wagon/);
  await expect(square(page, "B2")).not.toHaveAccessibleName(/Wagon/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "B2")).toHaveAccessibleName(/Wagon/);
  await square(page, "C2").click();
  await expect(owners(page, "Owner of Wagon")).toHaveText([/Player 1/, /Player 2/]);
  await panel(page).getByRole("textbox", { name: "Name in the file" }).fill("cart");
  await keys.press("Tab");
  await expect(panel(page).getByRole("textbox", { name: "Name in the file" })).toHaveValue("cart");
  await square(page, "C2").click();

  await page.getByRole("group", { name: "Owner of the next unit" }).getByRole("button", { name: "Player 2" }).click();
  await put(page, "Rider", "B4");
  await expect(square(page, "B4")).toHaveAccessibleName(/Rider/);

  // Nobody's, whoever owns the next one.
  await tab(page, "Units").click();
  await unit(page, "Wolf").click();
  await expect(owners(page, "Owner of the next unit")).toHaveText([/Nobody/]);
  await square(page, "H6").click();
  await expect(square(page, "H6")).toHaveAccessibleName(/Wolf, neutral/);
  await square(page, "H6").click();
  await expect(owners(page, "Owner of Wolf")).toHaveText([/Nobody/]);
  await square(page, "H6").click();

  // A hedge, by keyboard.
  await walk(page, "G4");
  await keys.press("Enter");
  await expect(tab(page, "Board")).toHaveAttribute("aria-selected", "true");
  const right = page.getByRole("group", { name: "Right edge of G4" }).getByRole("button", { name: "Hedge" });
  await tabTo(page, right);
  await keys.press("Enter");
  await expect(right).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("rw-announcer")).toContainText("Right edge of G4: Hedge");
  await expect(square(page, "H4")).toHaveAccessibleName(/Hedge on the left/);
  // At the rim there is no edge, and across a piece no hedge.
  await walk(page, "I7");
  await keys.press("Enter");
  await expect(panel(page).getByRole("group", { name: /edge of I7/ })).toHaveCount(2);
  await walk(page, "B2");
  await keys.press("Enter");
  await turnTo(page, "Board");
  const across = page.getByRole("group", { name: "Right edge of B2" });
  await tabTo(page, across.getByRole("button", { name: "Hedge" }));
  await keys.press("Enter");
  await expect(hint(page)).toContainText("across an edge that is not open");
  await expect(across.getByRole("button", { name: "Nothing" })).toHaveAttribute("aria-pressed", "true");

  // The order of turns, by keyboard: the focus stays with the piece.
  await turnTo(page, "Turn");
  await expect(page.getByText("Whose turn it is")).toHaveCount(0);
  await expect(order(page)).toHaveText([/Wagon/, /Rider/, /Wolf/]);
  await tabTo(page, panel(page).getByRole("button", { name: "Move Wolf up" }));
  await keys.press("Enter");
  await expect(order(page)).toHaveText([/Wagon/, /Wolf/, /Rider/]);
  await expect(panel(page).getByRole("button", { name: "Move Wolf up" })).toBeFocused();
  await tabTo(page, panel(page).getByRole("button", { name: "Take Wolf out" }));
  await keys.press("Enter");
  await expect(order(page)).toHaveText([/Wagon/, /Rider/]);
  await expect(panel(page).getByRole("button", { name: "Take Rider out" })).toBeFocused();
  await tabTo(page, panel(page).getByRole("button", { name: "Add: Pieces without a turn" }));
  await keys.press("Enter");
  await expect(order(page)).toHaveText([/Wagon/, /Rider/, /Wolf/]);
  await keys.press("Shift+Tab");
  await panel(page).getByRole("button", { name: "Move Rider up" }).focus();
  await keys.press("Enter");
  await expect(order(page)).toHaveText([/Rider/, /Wagon/, /Wolf/]);
  // It is the first: up is no way any longer.
  await expect(panel(page).getByRole("button", { name: "Move Rider down" })).toBeFocused();
  await expect(page.locator("rw-announcer")).toContainText("Rider: turn 1 of 3");

  // The deck of all.
  await tab(page, "Players").click();
  const shared = panel(page).getByRole("group", { name: "Piles for all" });
  await expect(shared.getByRole("list", { name: "Draw pile" }).getByRole("listitem")).toHaveCount(24);
  await shared.getByRole("button", { name: "Remove all: Draw pile" }).click();
  await expect(shared.getByRole("list", { name: "Draw pile" })).toHaveCount(0);
  for (const card of ["Two", "Five", "Six"]) {
    await shared.getByRole("combobox", { name: "Draw pile" }).selectOption(card);
    await shared.getByRole("button", { name: "Add: Draw pile" }).click();
    await expect(shared.getByRole("list", { name: "Draw pile" })).toContainText(card);
  }
  // More than the game has of a card are refused, at the pile.
  for (let n = 0; n < 5; n += 1) {
    await shared.getByRole("combobox", { name: "Discard pile" }).selectOption("One");
    await shared.getByRole("button", { name: "Add: Discard pile" }).click();
    if (n < 4)
      await expect(shared.getByRole("list", { name: "Discard pile" }).getByRole("listitem")).toHaveCount(n + 1);
  }
  await expect(shared.locator(".fault")).toContainText("There is no room for it");

  // Cards come next where other games have dice.
  await start(page).click();
  await expect(page.getByRole("textbox", { name: "Next dice" })).toHaveCount(0);
  const next = page.getByRole("combobox", { name: "Next cards drawn" });
  await expect(next.getByRole("option")).toHaveText(["Two", "Five", "Six"]);
  await next.selectOption("Five");
  await page.getByRole("button", { name: "Add: Next cards drawn" }).click();
  await expect(page.getByRole("list", { name: "Next cards drawn" })).toHaveText("Five");
  await expect(next.getByRole("option")).toHaveText(["Two", "Six"]);
  await next.selectOption("Two");
  await page.getByRole("button", { name: "Add: Next cards drawn" }).click();
  await expect(page.getByRole("list", { name: "Next cards drawn" }).getByRole("listitem")).toHaveText(["Five", "Two"]);
  await square(page, "B4").click();
  await square(page, "B3").click();
  await expect(page.locator("rw-record .count")).toContainText("1 done");
  await expect(state(page)).toHaveText("Passes");
  await done(page).click();
  await expect(page.getByText("The scenario passes.")).toBeVisible();
  await expect(page.getByText("order of turns: Wagon and Wolf")).toBeVisible();
  await expect(page.getByText("cards to draw: 1")).toBeVisible();
  const scenario = await written(page);
  expect(scenario).toMatchObject({
    game: "hedgerow",
    setup: {
      board: {
        edges: expect.arrayContaining([
          {
            is: "hedge",
            between: [
              [7, 4],
              [8, 4],
            ],
          },
        ]) as unknown,
      },
      pieces: {
        cart: { is: "wagon", owner: "p1", at: [2, 2] },
        rider: { is: "rider", owner: "p2", at: [2, 4] },
        wolf: { is: "wolf", owner: "neutral", at: [8, 6] },
      },
      piles: { draw: { cards: ["two", "five", "six"] }, discard: { cards: ["one", "one", "one", "one"] } },
      turns: ["rider", "cart", "wolf"],
    },
    chance: { draws: ["five", "two"] },
    steps: [
      { do: { type: "attack", piece: "rider", target: "cart" } },
      { events: expect.arrayContaining([expect.objectContaining({ kind: "damage", amount: 3 })]) as unknown },
      {
        expect: { pieces: { cart: { stats: { health: 3 } } }, piles: { draw: { count: 1 } }, turns: ["cart", "wolf"] },
      },
    ],
  });

  // Its link, in another browser.
  await page.evaluate(() => {
    const clipboard = { writeText: (copied: string) => Promise.resolve(void (document.title = copied)) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
  await page.getByRole("button", { name: "Copy link to edit" }).click();
  await expect.poll(() => page.title()).toMatch(/#\/record\/hedgerow\/1[\w-]+$/);
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await opener(other)(new URL(await page.title()).hash);
  await expect(other.getByText("The scenario passes.")).toBeVisible();
  expect(await written(other)).toMatchObject(scenario);
  await other.context().close();
});

/** All that a person hears of the board and of what belongs to all. */
const heard = async (page: Page): Promise<string[]> => [
  ...(await board(page)
    .getByRole("gridcell")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""))),
];

test("a game as it stands is the position that it is", async ({ page, open }) => {
  await open();
  await page.getByRole("link", { name: "Play Hedgerow" }).click();
  await page.getByLabel("Seed", { exact: true }).fill("hedge");
  await page.getByRole("button", { name: "Start this game" }).click();
  await expect(board(page)).toBeVisible();
  await atRest(page);
  const plain = (name: string): string => name.replace(/, (can act|can be chosen|selected|yours|enemy)/g, "");
  const before = (await heard(page)).map(plain);
  const turns = await page.getByRole("list", { name: "Order of turns" }).locator("li").allTextContents();
  const piles = (await page.getByRole("group", { name: "For all" }).innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect(piles.reduce((all, one) => all + one, 0)).toBe(24);
  await page.getByRole("button", { name: "Record a scenario from here" }).click();
  await expect(start(page)).toBeVisible();
  expect((await heard(page)).map(plain)).toEqual(before);
  await tab(page, "Turn").click();
  await expect(order(page)).toHaveCount(turns.length);
  await tab(page, "Players").click();
  for (const [n, name] of ["Draw pile", "Discard pile"].entries())
    await expect(panel(page).getByRole("list", { name }).getByRole("listitem")).toHaveCount(piles[n] ?? 0);
});

test("every scenario of the game is opened as it is, and passes", async ({ page, open }) => {
  test.setTimeout(240_000);

  const files: unknown[] = scenariosOf("hedgerow");
  expect(files.length).toBeGreaterThan(20);
  await open(RECORD);
  for (const file of files as { readonly title: { readonly en: string }; readonly setup: object }[]) {
    await page.locator("rw-record input[type=file]").setInputFiles({
      ...{ name: "scenario.json", mimeType: "application/json" },
      buffer: Buffer.from(JSON.stringify(file)),
    });
    // It opens at the stage that it has come to.
    await expect(async () => {
      await stage(page, "Share").click();
      const title = page.getByRole("textbox", { name: "Title in English" });
      await expect(title).toHaveValue(file.title.en, { timeout: 500 });
    }).toPass();
    // What it leaves to the game stays left out; of pieces of nobody it is stated whose they are. Until it is written, the
    // scenario before it stands there.
    await expect(async () => {
      const { setup } = (await written(page)) as { readonly setup: object };
      expect(Object.keys(setup).sort(), file.title.en).toEqual(
        [...new Set([...Object.keys(file.setup), "pieces", "players"])].sort(),
      );
    }).toPass();
    await expect(page.getByText("The scenario passes.")).toBeVisible();
  }
});
