// What may lie in front of a piece. The page knows no rules: what the engine lays, lies.
import { EngineError, type Engine } from "../../engine";
import { once } from "../../once";
import type { GameBook } from "../../words/book";
import { things } from "./tools";
import { tried } from "./tried";

const known = new Map<string, Promise<readonly string[]>>();

/** The statuses and cards that last, statuses first; asked for once. */
export const lasting = (engine: Engine, book: GameBook): Promise<readonly string[]> =>
  once(known, book.id, () => ask(engine, book));

async function ask(engine: Engine, book: GameBook): Promise<readonly string[]> {
  const game = book.id;
  const [is] = things(book, "unit");
  const ground = standing(engine, game);
  const lies = async (card: string): Promise<boolean> => {
    const one = { is, owner: "p1", ...(await ground), cards: [{ is: card }] };
    const table = await tried(engine, game, { pieces: { one } });
    return !(table instanceof EngineError) && (table.pieces["one"]?.cards.length ?? 0) > 0;
  };
  const found: string[] = [];
  for (const card of [...things(book, "status"), ...things(book, "card")]) if (await lies(card)) found.push(card);
  return found;
}

/** Somewhere to stand: the first square, or the first place where there are no squares. */
async function standing(engine: Engine, game: string): Promise<object> {
  const table = await tried(engine, game, { pieces: {} });
  const [place] = table instanceof EngineError ? [] : (table.board.places ?? []);
  return place ? { place: place.id } : { at: [1, 1] };
}
