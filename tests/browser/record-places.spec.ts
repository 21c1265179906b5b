// The recorder on a board of places: what a position of Noxilia holds is laid out, kept, written, and played from.
import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { expect, giveFile, test } from "./support/play.ts";
import { done, stage, start, state, typeIn, unit, written } from "./support/record.ts";
import { tooWide } from "./support/wide.ts";

test.skip(({ browserName }) => browserName !== "chromium", "the page is the same in every browser");

const EMPTY = "#/record/noxilia";
/** Where a place is clear of whoever stands in it. */
const CLEAR = { position: { x: 40, y: 9 } };

const spot = (page: Page, ref: string): Locator => page.locator(`rw-places [data-spot="${ref}"]`);
const place = (page: Page, id: string): Promise<void> => spot(page, `place:${id}`).click(CLEAR);
const hint = (page: Page): Locator => page.locator("rw-position .under [role=status]");
const panel = (page: Page): Locator => page.getByRole("tabpanel");
const tab = (page: Page, name: string): Promise<void> => page.getByRole("tab", { name, exact: true }).click();

/** Chooses from a list, and presses its button. */
async function add(page: Page, list: string, option: string): Promise<void> {
  const options = panel(page).getByRole("combobox", { name: list, exact: true });
  await options.selectOption(option);
  await options.locator("..").getByRole("button").click();
}

/** A pikeman and a ghoul on the first battlefield. */
async function two(page: Page): Promise<void> {
  await unit(page, "Gate Pikeman").click();
  await expect(hint(page)).toHaveText("Choose a place for Gate Pikeman. Escape cancels.");
  await place(page, "field1");
  await expect(hint(page)).toContainText("choose a place to move it to");
  await page.getByRole("group", { name: "Owner of the next unit" }).getByRole("button", { name: "Player 2" }).click();
}

test("everything that a position of places holds can be changed", async ({ page, open, faults }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open(EMPTY);
  await expect(hint(page)).toHaveText("Choose a unit, then a place.");
  await unit(page, "Gate Pikeman").click();
  await expect(hint(page)).toHaveText("Choose a place for Gate Pikeman. Escape cancels.");
  await place(page, "field1");
  const pike = spot(page, "piece:bv-pike");
  await expect(pike).toHaveAccessibleName(/Gate Pikeman/);

  await pike.click();
  await panel(page).getByRole("checkbox", { name: "Engaged" }).check();
  await expect(pike).toHaveAccessibleName(/engaged/i);
  await panel(page).getByRole("button", { name: "More: Poison markers" }).click();
  await expect(panel(page).getByRole("spinbutton", { name: "Melee attack" })).toHaveCount(0);
  await typeIn(panel(page).getByRole("spinbutton", { name: "Life", exact: true }), "99");
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(".fault")).toHaveText("It must be from 1 to 3.");
  await typeIn(panel(page).getByRole("spinbutton", { name: "Life", exact: true }), "2");
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(".fault")).toHaveCount(0);
  await add(page, "Cards on it", "Vale Longsword");
  await pike.click();

  // A place that is pressed shows its panel.
  await place(page, "field2");
  const control = panel(page).getByRole("group", { name: "Who controls Second battlefield" });
  await expect(control.getByRole("button", { name: "Nobody" })).toHaveAttribute("aria-pressed", "true");
  await control.getByRole("button", { name: "Player 2" }).click();
  await expect(control.getByRole("button", { name: "Player 2" })).toHaveAttribute("aria-pressed", "true");
  await panel(page).getByRole("button", { name: "More: Turns under water" }).click();
  await expect(spot(page, "place:field2")).toHaveAccessibleName(/water|flood/i);
  await add(page, "Cards in Second battlefield", "Crown of the First Clan: treasure, face down");
  await add(page, "Cards beside the board", "Clear Skies: this turn’s destiny");
  await panel(page).getByRole("combobox", { name: "Place" }).selectOption("Dawn Wall");
  await add(page, "Cards in Dawn Wall", "Thorn Ward: latent");
  await panel(page).getByRole("combobox", { name: "Owner of Thorn Ward" }).selectOption("Player 1");

  await tab(page, "Players");
  await panel(page).getByRole("button", { name: "More: Gold" }).click();
  await panel(page).getByRole("button", { name: "More: Light mana" }).click();
  await add(page, "Hand", "Vale Militia");
  await add(page, "Queue", "Vale Lancer");
  await panel(page).getByRole("button", { name: "More: Counters on Vale Lancer" }).click();
  await expect(panel(page).getByRole("spinbutton", { name: "Counters on Vale Lancer" })).toHaveValue("2");
  await panel(page).getByRole("group", { name: "Players" }).getByRole("button", { name: "Player 2" }).click();
  await panel(page).getByRole("combobox", { name: "Deck" }).selectOption("Brightvale");
  await expect(spot(page, "place:b.com")).toHaveAccessibleName(/High Court/);
  expect(await violations(page)).toEqual([]);

  // A reload loses nothing.
  await page.reload();
  await expect(spot(page, "place:b.com")).toHaveAccessibleName(/High Court/);
  await stage(page, "Share").click();
  const { setup } = await written(page);
  expect(setup).toEqual({
    board: {
      map: "source",
      places: [{ id: "field2", holder: "p2", stats: { flood: 1 } }],
      cards: [
        { is: "tr-crown", kind: "face-down", place: "field2" },
        { is: "bv-fd-clear", kind: "destiny" },
        { is: "bv-thorns", kind: "latent", place: "a.ram1", owner: "p1" },
      ],
    },
    pieces: {
      "bv-pike": {
        ...{ is: "bv-pike", owner: "p1", place: "field1", traits: ["engaged"] },
        ...{ stats: { poison: 1, life: 2 }, cards: [{ is: "bv-blade" }] },
      },
    },
    players: {
      p1: {
        stats: { gold: 1, light: 1 },
        hand: { cards: ["bv-militia"] },
        cards: [{ is: "bv-lancer", kind: "queue", counters: 2 }],
      },
      p2: { deck: "brightvale" },
    },
  });
  expect(faults).toEqual([]);
});

test("what a deed changed in places is expected, and passes", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open(EMPTY);
  await two(page);
  await unit(page, "Feral Ghoul").click();
  await place(page, "field1");
  await expect(spot(page, "piece:ag-ghoul")).toHaveAccessibleName(/Feral Ghoul/);
  await start(page).click();
  await spot(page, "piece:bv-pike").click();
  await spot(page, "piece:ag-ghoul").click();
  await expect(page.locator("rw-record .count")).toContainText("1 done");
  await expect(state(page)).toHaveText("Passes");
  await done(page).click();
  await expect(page.getByText("The scenario passes.")).toBeVisible();
  await expect(page.locator("rw-record-share .change").filter({ hasText: "state: " }).first()).toContainText("Engaged");
  const { steps } = (await written(page)) as { steps: readonly { expect?: { pieces?: object } }[] };
  expect(steps.find((one) => one.expect)?.expect?.pieces).toMatchObject({
    "bv-pike": { traits: ["lightning-riposte", "engaged"] },
  });
});

test("a game being played and an example of the rulebook can be recorded from", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open();
  const setup = {
    ...{ toAct: "p1", round: 4 },
    board: { places: [{ id: "b.ram1", holder: "p1" }], cards: [{ is: "tr-crown", place: "field2", kind: "treasure" }] },
    pieces: { pike: { is: "bv-pike", owner: "p1", place: "b.ram1", traits: ["face-down"], stats: { poison: 2 } } },
    players: { p1: { cards: [{ is: "bv-lancer", kind: "queue", counters: 2 }] } },
  };
  const options = { game: "noxilia", seed: "4", players: [{ deck: "brightvale" }, { deck: "ashgrave" }], setup };
  await giveFile(page, JSON.stringify({ version: 1, game: "noxilia", options, actions: [] }));
  await page.getByRole("button", { name: "Record a scenario from here" }).click();
  await expect(spot(page, "piece:pike")).toHaveAccessibleName(/Gate Pikeman/);
  await expect(start(page)).toBeEnabled();
  await stage(page, "Share").click();
  expect((await written(page))["setup"]).toMatchObject({
    ...{ board: setup.board, pieces: setup.pieces },
    players: { p1: { cards: [{ is: "bv-lancer", kind: "queue", counters: 2 }] } },
  });

  await page.goto("./#/rules/noxilia/noxilia%3Acapture.zone.2");
  await page.getByRole("link", { name: "Change it" }).first().click();
  await expect(page.getByText("The scenario passes.")).toBeVisible();
});

test.describe("at 360 px, in French", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("it fits, and speaks of places", async ({ page, open }) => {
    await open(EMPTY, { lang: "fr" });
    await expect(hint(page)).toHaveText("Choisissez une unité, puis un lieu.");
    await page.getByRole("tab", { name: "Plateau" }).tap();
    await expect(panel(page).getByRole("combobox", { name: "Lieu" })).toBeVisible();
    expect(await page.evaluate(tooWide, 360)).toEqual([]);
    await page.getByRole("tab", { name: "Joueurs" }).tap();
    await expect(panel(page).getByRole("combobox", { name: "File" })).toBeVisible();
    expect(await page.evaluate(tooWide, 360)).toEqual([]);
  });
});
