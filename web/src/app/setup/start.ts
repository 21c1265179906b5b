import type { CreateOptions } from "../../engine";
import { theEngine } from "../../engine/one";
import { decksOf } from "../files";
import { saveGame, newId, type SavedGame } from "../saved-games";

/** Starts a game and puts it into the keeping, with the names of decks that are the players' own; answers with its id. The play screen opens it from there. */
export async function start(options: CreateOptions, names: NonNullable<SavedGame["names"]> = {}): Promise<string> {
  const game = await (await theEngine()).create(options);
  try {
    const [save, table] = await Promise.all([game.save(), game.table("all")]);
    const id = newId();
    await saveGame({
      id,
      game: save.game,
      save,
      step: 0,
      updated: Date.now(),
      round: table.round,
      decks: { ...seatDecks(options), ...decksOf(table.players) },
      ...(Object.keys(names).length > 0 && { names }),
      over: false,
    });
    return id;
  } finally {
    await game.close();
  }
}

/** Before the set-up is played out, the decks that were wished for. */
const seatDecks = ({ players = [] }: CreateOptions): Record<string, string> =>
  decksOf(Object.fromEntries(players.map((seat, n) => [`p${String(n + 1)}`, seat])));
