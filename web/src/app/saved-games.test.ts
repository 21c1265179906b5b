import { expect, test } from "vitest";
import { saveGame, canSaveGames, savedGame, savedGames, type SavedGame } from "./saved-games";

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

test.each<[string, object]>([
  ["no save", { save: undefined }],
  ["a save without options", { save: { version: 1, actions: [] } }],
  ["a save without actions", { save: { ...GAME.save, actions: "none" } }],
  ["no decks", { decks: undefined }],
  ["a time that is none", { updated: "yesterday" }],
])("a record with %s is counted as damaged, and the others are there", async (_what, part) => {
  await saveGame(GAME);
  await saveGame({ ...GAME, id: "spoilt", ...part });
  const { games, damaged } = await savedGames();
  expect({ games: games.map(({ id }) => id), damaged }).toEqual({ games: ["a"], damaged: 1 });
  expect(await savedGame("spoilt")).toBeUndefined();
});
