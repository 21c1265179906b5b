// The recorder with what only Duelyst has: pieces that hold others, tiles that are somebody's, artifacts before a player,
// changes that lie on a unit.
import { onceReleased } from "./support/one-game.ts";
import { expect, square, test } from "./support/play.ts";
import { stage, unit, written } from "./support/record.ts";

test("what a piece holds, tiles and artifacts are laid out", async ({ page, open }) => {
  await open("#/record/duelyst");
  const panel = page.getByRole("tabpanel");
  await unit(page, "Chrysalis Egg").click();
  await square(page, "D3").click();
  await expect(square(page, "D3")).toHaveAccessibleName(/Chrysalis Egg/);
  await square(page, "D3").click();
  const inside = panel.getByRole("combobox", { name: "Inside" });
  await inside.selectOption("Young Silithar");
  await expect(square(page, "D3")).toHaveAccessibleName(/Young Silithar/);

  await page.getByRole("tab", { name: "Units" }).click();
  await page.getByRole("group", { name: "Owner of the next unit" }).getByRole("button", { name: "Player 2" }).click();
  await page.getByRole("tab", { name: "Board" }).click();
  await panel.getByRole("combobox", { name: "Card for a square" }).selectOption("Shadow Creep");
  await panel.getByRole("button", { name: "Place: Card for a square" }).click();
  await square(page, "E2").click();
  await expect(square(page, "E2")).toHaveAccessibleName(/Shadow Creep/);

  await page.getByRole("tab", { name: "Players" }).click();
  const front = panel.getByRole("combobox", { name: "Statuses and cards in front" });
  await front.selectOption("Sunstone Bracers");
  await panel.getByRole("button", { name: "Add: Statuses and cards in front" }).click();
  await expect(panel.getByRole("list", { name: "Statuses and cards in front" })).toHaveText("Sunstone Bracers");
  await stage(page, "Share").click();
  expect(await written(page)).toMatchObject({
    setup: {
      board: { cards: [{ is: "shadow-creep", owner: "p2", at: [5, 2] }] },
      pieces: { egg: { is: "egg", owner: "p1", at: [4, 3], cards: [{ is: "young-silithar", kind: "inside" }] } },
      players: { p1: { cards: [{ is: "sunstone-bracers" }] } },
    },
  });
});

test("what lies on a unit is said, and can be taken off", async ({ page, open }) => {
  const setup = {
    pieces: {
      squire: {
        ...{ is: "silverguard-squire", owner: "p1", at: [4, 3] },
        cards: [{ is: "roar", kind: "change", stats: { attack: 2 }, until: "turn-end" }],
      },
    },
    players: {
      p2: {
        cards: [{ is: "concealing-shroud", kind: "lasting", stats: { ability: 1, effect: 1 }, until: "p2-turn-start" }],
      },
    },
  };
  const file = { title: { en: "A roar" }, rules: ["duelyst:bbs.1"], game: "duelyst", setup, steps: [] };
  await open("#/record/duelyst");
  await page.locator("input[type=file]").setInputFiles({
    ...{ name: "roar.json", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(square(page, "D3")).toHaveAccessibleName(/Roar, until the turn ends/);
  await square(page, "D3").click();
  const panel = page.getByRole("tabpanel");
  const laid = panel.locator(".laid li");
  await expect(laid).toContainText("Roar +2 Attack, until the turn ends");
  await laid.getByRole("button", { name: "Remove Roar" }).click();
  await expect(square(page, "D3")).not.toHaveAccessibleName(/Roar/);
  await page.getByRole("tab", { name: "Players" }).click();
  await panel.getByRole("button", { name: "Player 2" }).click();
  await expect(panel.getByRole("list", { name: "Statuses and cards in front" })).toContainText(
    "Concealing Shroud, until the next turn of Player 2 begins",
  );
});

test("who is in another piece or still to come is listed beside the board, and kept", async ({ page, open }) => {
  onceReleased("journal");
  const setup = {
    pieces: {
      mule: { is: "mule", owner: "p1", at: [3, 3] },
      tavin: { is: "tavin", owner: "p1", cards: [{ is: "carried", about: "mule" }] },
      bram: { is: "bram", owner: "p1", at: [1, 1] },
      pim: { is: "pim", owner: "p1" },
      nera: { is: "nera", owner: "p2", at: [7, 7] },
    },
    players: { p1: { cards: [{ is: "pim", kind: "request", about: "bram" }] } },
  };
  const file = { title: { en: "A ride" }, rules: ["journal:house.carrier.1"], game: "journal", setup, steps: [] };
  await open("#/record/journal");
  await page.locator("input[type=file]").setInputFiles({
    ...{ name: "ride.json", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify(file)),
  });
  const away = page.getByRole("list", { name: "Not on the board" });
  await expect(away.getByRole("button")).toHaveText([/Tavin Rook/, /Pim Feather/]);
  await away.getByRole("button", { name: "Tavin Rook" }).click();
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: /Less: Hit points|One less/ })
    .first()
    .click();
  await square(page, "A1").click();
  await stage(page, "Share").click();
  expect(await written(page)).toMatchObject({
    setup: { pieces: { tavin: { cards: [{ is: "carried", about: "mule" }] }, pim: { is: "pim" } } },
  });
});
