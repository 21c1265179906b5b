// What may lie in front of a piece. The page knows no rules: what the engine lays, lies.
import type { Engine } from "../../engine";
import type { GameBook } from "../../words/book";

const known = new Map<string, Promise<readonly string[]>>();

/** The statuses and cards that last, statuses first; asked for once. */
export function lasting(engine: Engine, book: GameBook): Promise<readonly string[]> {
  let found = known.get(book.id);
  if (!found) {
    found = ask(engine, book);
    known.set(book.id, found);
    found.catch(() => known.delete(book.id));
  }
  return found;
}

async function ask(engine: Engine, { id: game, things }: GameBook): Promise<readonly string[]> {
  const ids = (kind: string): string[] => Object.keys(things).filter((id) => things[id]?.kind === kind);
  const [is] = ids("unit");
  const lies = async (card: string): Promise<boolean> => {
    const setup = { pieces: { one: { is, owner: "p1", at: [1, 1], cards: [{ is: card }] } } };
    try {
      const tried = await engine.create({ game, setup });
      const table = await tried.table("all");
      await tried.close();
      return (table.pieces["one"]?.cards.length ?? 0) > 0;
    } catch {
      return false;
    }
  };
  const found: string[] = [];
  for (const card of [...ids("status"), ...ids("card")]) if (await lies(card)) found.push(card);
  return found;
}
