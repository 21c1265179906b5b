// What can be said of a position on a board of places: numbers, cards in places and cards before players. The page knows no
// rules: what the engine then shows on the Table, it takes.
import { EngineError, type Engine, type Table } from "../../engine";
import { once } from "../../once";
import type { GameBook } from "../../words/book";
import { things } from "./tools";
import { tried } from "./tried";

/** A card and how it lies: `treasure`, `latent`, `queue`. */
export interface Lying {
  readonly is: string;
  readonly kind: string;
}

/** Ids of stats and cards, in the order of the book. */
export interface Takes {
  readonly piece: readonly string[];
  readonly player: readonly string[];
  readonly place: readonly string[];
  /** Cards that lie in a place, those that lie in none, and those before a player. */
  readonly inPlace: readonly Lying[];
  readonly loose: readonly Lying[];
  readonly aside: readonly Lying[];
  /** Kinds of cards of which several lie in no place: a deck of the board's own. */
  readonly several: readonly string[];
}

const known = new Map<string, Promise<Takes | null>>();

/** Asked once; null for a game without places. */
export const takes = (engine: Engine, book: GameBook): Promise<Takes | null> =>
  once(known, book.id, () => ask(engine, book));

/** Somebody who decides, somewhere to stand, somebody to stand there. */
const SIDE = "p1";
const NAME = "one";

interface Asked {
  readonly set: (setup: object) => Promise<Table | EngineError>;
  readonly place: string;
  readonly unit: string;
  readonly book: GameBook;
}

async function ask(engine: Engine, book: GameBook): Promise<Takes | null> {
  const set = (setup: object): Promise<Table | EngineError> =>
    tried(engine, book.id, { pieces: {}, players: {}, ...setup });
  const empty = await set({});
  const [place] = empty instanceof EngineError ? [] : (empty.board.places ?? []);
  const [unit] = things(book, "unit");
  if (!place || unit === undefined) return null;
  const asked: Asked = { set, place: place.id, unit, book };
  return { ...(await numbers(asked)), ...(await lying(asked)), aside: await beforePlayers(asked) };
}

/** The ids of the game's sentences of this form: `lies-…`, `stat-…-name`. */
const named = ({ words }: GameBook, form: RegExp): string[] =>
  [...words.en.matchAll(form)].map(([, id = ""]) => id).filter((id) => id !== "quiet");

/** A number is taken where it is shown as it was said: what is made of others stays as it is. */
async function numbers({ set, place, unit, book }: Asked): Promise<Pick<Takes, "piece" | "player" | "place">> {
  const all = named(book, /^stat-([\w-]+)-name\b/gm);
  const ways: Record<"piece" | "player" | "place", [(stats: object) => object, (table: Table) => Shown]> = {
    piece: [
      (stats) => ({ pieces: { [NAME]: { is: unit, owner: SIDE, place, stats } } }),
      ({ pieces }) => pieces[NAME]?.stats,
    ],
    player: [(stats) => ({ players: { [SIDE]: { stats } } }), ({ players }) => players[SIDE]?.stats],
    place: [
      (stats) => ({ board: { places: [{ id: place, stats }] } }),
      ({ board }) => board.places?.find(({ id }) => id === place)?.stats,
    ],
  };
  const taken = async (of: keyof typeof ways): Promise<string[]> => {
    const [say, read] = ways[of];
    const stays = async (stat: string, value: number): Promise<boolean> => {
      const table = await set(say({ [stat]: value }));
      return !(table instanceof EngineError) && read(table)?.[stat] === value;
    };
    const found: string[] = [];
    // Two values: one of them might be what is printed.
    for (const stat of all) if ((await stays(stat, 1)) && (await stays(stat, 2))) found.push(stat);
    return found;
  };
  return { piece: await taken("piece"), player: await taken("player"), place: await taken("place") };
}

type Shown = Readonly<Record<string, number>> | undefined;

/** Each card in each of the ways in which cards lie. */
async function lying({ set, place, book }: Asked): Promise<Pick<Takes, "inPlace" | "loose" | "several">> {
  const kinds = named(book, /^lies-([\w-]+)/gm);
  const inPlace: Lying[] = [];
  const loose: Lying[] = [];
  for (const is of things(book, "card")) {
    for (const kind of kinds) {
      const table = await set({ board: { cards: [{ is, kind, place }] } });
      // It lies in no place, however it is put there.
      if (table instanceof EngineError && !isOf(table, "kind")) break;
      const [card] = table instanceof EngineError ? [] : table.board.cards;
      if (card?.kind === kind && card.place === place) inPlace.push({ is, kind });
      else if (card && card.place === undefined) {
        loose.push({ is, kind: card.kind });
        // It lies there whatever is said of how.
        if (card.kind !== kind) break;
      }
    }
  }
  return { inPlace, loose, several: await severalOf(loose, set) };
}

/** The kinds of loose cards of which more than one lies there. */
async function severalOf(loose: readonly Lying[], set: Asked["set"]): Promise<string[]> {
  const several: string[] = [];
  for (const kind of new Set(loose.map((card) => card.kind))) {
    const two = loose.filter((card) => card.kind === kind).slice(0, 2);
    const table = await set({ board: { cards: two } });
    if (!(table instanceof EngineError) && table.board.cards.length > 1) several.push(kind);
  }
  return several;
}

const isOf = ({ field = "" }: EngineError, name: string): boolean => field.endsWith(`.${name}`);

async function beforePlayers({ set, book }: Asked): Promise<Lying[]> {
  const found: Lying[] = [];
  for (const kind of named(book, /^group-([\w-]+)/gm))
    for (const is of [...things(book, "unit"), ...things(book, "card")]) {
      const table = await set({ players: { [SIDE]: { cards: [{ is, kind }] } } });
      if (table instanceof EngineError) continue;
      if (table.players[SIDE]?.cards.some((card) => card.kind === kind)) found.push({ is, kind });
    }
  return found;
}
