// A shared game becomes one of the reader's own: a side is theirs, and the other is a bot or a second person.
import type { Save, Seat, Side } from "../../engine";
import { newId, saveGame, type SavedGame } from "../saved-games";
import type { Who } from "../setup/model";

/** Which side is taken over, and who plays the other. */
export interface Taken {
  readonly side: Side;
  readonly other: Who;
}

/** Puts the game on the shelf as it stands in `save`; answers with its id. */
export async function takeOver(shared: SavedGame, save: Save, side: Side, other: Who): Promise<string> {
  const players = save.options.players.map((seat, n) => seated(seat, `p${String(n + 1)}` === side ? "person" : other));
  const id = newId();
  const options = { ...save.options, players };
  const record = {
    ...shared,
    id,
    save: { ...save, options },
    updated: Date.now(),
    step: save.actions.length,
    played: 0,
  };
  await saveGame({ ...record, over: false });
  return id;
}

function seated({ bot: _, level: __, ...seat }: Seat, who: Who): Seat {
  return who === "person" ? seat : { ...seat, bot: "search", level: who };
}
