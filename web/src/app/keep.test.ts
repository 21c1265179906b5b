import { expect, test } from "vitest";
import { keep, keepsGames, kept, type Kept } from "./keep";

const GAME: Kept = {
  ...{ id: "a", game: "toy", step: 0, updated: 1, round: 1, decks: {}, over: false },
  save: { version: 1, game: "toy", options: { game: "toy", seed: "1", players: [] }, actions: [] },
};

// There is no IndexedDB here: this is also what a browser that denies storage has.
test("where storage is denied a game lasts until the page is closed", async () => {
  await keep(GAME);
  await keep({ ...GAME, step: 1 });
  expect(keepsGames()).toBe(false);
  expect(await kept("a")).toMatchObject({ step: 1 });
  expect(await kept("b")).toBeUndefined();
});
