// What is inside of a piece, where a game has pieces that hold another. The page knows no rules: what the engine takes, fits.
import { EngineError, type Engine, type Table } from "../../engine";
import { once } from "../../once";
import type { GameBook } from "../../words/book";
import type { Laid } from "./draft";
import { things } from "./tools";
import { tried } from "./tried";

/** How a card lies that a piece holds. */
export const INSIDE = "inside";

const known = new Map<string, Promise<readonly string[]>>();

/** The units of which a unit must hold one; none where it holds nothing. Asked for once. */
export const fitting = (engine: Engine, book: GameBook, is: string): Promise<readonly string[]> =>
  once(known, `${book.id} ${is}`, () => ask(engine, book, is));

async function ask(engine: Engine, book: GameBook, is: string): Promise<readonly string[]> {
  const set = (cards: readonly Laid[]): Promise<Table | EngineError> =>
    tried(engine, book.id, { pieces: { one: { is, owner: "p1", at: [1, 1], cards } } });
  const empty = await set([]);
  if (!(empty instanceof EngineError) || empty.field?.endsWith(".cards") !== true) return [];
  const found: string[] = [];
  for (const unit of things(book, "unit"))
    if (!((await set([{ is: unit, kind: INSIDE }])) instanceof EngineError)) found.push(unit);
  return found;
}
