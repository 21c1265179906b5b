// What may lie in front of a piece, before a player and on a square. The page knows no rules: what the engine lays, lies.
import { EngineError, type CardInPlay, type Engine, type Table } from "../../engine";
import { once } from "../../once";
import type { GameBook } from "../../words/book";
import { things } from "./tools";
import { tried } from "./tried";

/** Statuses and cards that last, statuses first. */
export interface Lasting {
  readonly piece: readonly string[];
  readonly player: readonly string[];
  readonly square: readonly string[];
  /** Those of the squares that must be somebody's. */
  readonly owned: readonly string[];
}

export const NOTHING: Lasting = { piece: [], player: [], square: [], owned: [] };

const known = new Map<string, Promise<Lasting>>();

/** Asked for once. */
export const lasting = (engine: Engine, book: GameBook): Promise<Lasting> =>
  once(known, book.id, () => ask(engine, book));

const SIDE = "p1";
const NAME = "one";
/** A square of every board. */
const AT = [1, 1];

async function ask(engine: Engine, book: GameBook): Promise<Lasting> {
  const empty = await tried(engine, book.id, { pieces: {} });
  const [place] = empty instanceof EngineError ? [] : (empty.board.places ?? []);
  const unit = { is: things(book, "unit")[0], owner: SIDE, ...(place ? { place: place.id } : { at: AT }) };
  const all = [...things(book, "status"), ...things(book, "card")];
  const those = async (
    lay: (is: string) => object,
    read: (table: Table) => readonly CardInPlay[],
  ): Promise<string[]> => {
    const found: string[] = [];
    for (const is of all) {
      const table = await tried(engine, book.id, { pieces: {}, ...lay(is) });
      if (!(table instanceof EngineError) && read(table).some((card) => card.is === is)) found.push(is);
    }
    return found;
  };
  const piece = await those(
    (is) => ({ pieces: { [NAME]: { ...unit, cards: [{ is }] } } }),
    ({ pieces }) => pieces[NAME]?.cards ?? [],
  );
  // On a board of places cards lie in ways of their own.
  if (place) return { ...NOTHING, piece };
  const player = await those(
    (is) => ({ players: { [SIDE]: { cards: [{ is }] } } }),
    ({ players }) => players[SIDE]?.cards ?? [],
  );
  const [square, owned]: [string[], string[]] = [[], []];
  for (const is of all) {
    const table = await tried(engine, book.id, { pieces: {}, board: { cards: [{ is, at: AT }] } });
    if (table instanceof EngineError) {
      if (table.field?.endsWith(".owner") === true) owned.push(is);
    } else if (table.board.cards.some((card) => card.is === is)) square.push(is);
  }
  return { piece, player, square: [...square, ...owned], owned };
}
