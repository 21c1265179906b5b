import { expect, test } from "vitest";
import { saveGame, canSaveGames, savedGame, type SavedGame } from "./saved-games";

const GAME: SavedGame = {
  ...{ id: "a", game: "toy", step: 0, updated: 1, round: 1, decks: {}, over: false },
  save: { version: 1, game: "toy", options: { game: "toy", seed: "1", players: [] }, actions: [] },
};

// There is no IndexedDB here: this is also what a browser that denies storage has.
test("where storage is denied a game lasts until the page is closed", async () => {
  await saveGame(GAME);
  await saveGame({ ...GAME, step: 1 });
  expect(canSaveGames()).toBe(false);
  expect(await savedGame("a")).toMatchObject({ step: 1 });
  expect(await savedGame("b")).toBeUndefined();
});
