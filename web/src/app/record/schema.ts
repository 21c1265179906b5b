// What the set-ups of a game take, as its book says it: the recorder offers that, and tries nothing.
import type { Piece, Side, Table } from "../../engine";
import type { PileSchema } from "../../engine/types/PileSchema";
import type { Range } from "../../engine/types/Range";
import type { SetupSchema } from "../../engine/types/SetupSchema";
import type { StatSchema } from "../../engine/types/StatSchema";
import type { WaySchema } from "../../engine/types/WaySchema";
import { sidesOf } from "../../table/view";
import type { GameBook } from "../../words/book";

export type { PileSchema, SetupSchema, StatSchema, WaySchema };

const NOTHING: SetupSchema = {
  ...{ groups: {}, dice: [], ways: [] },
  pieces: { most: 0, stats: [], states: [] },
  players: { stats: [], piles: [] },
  held: { stats: [], states: [] },
};

/** A book that says nothing takes nothing. */
export const schemaOf = ({ setup = NOTHING }: Pick<GameBook, "setup">): SetupSchema => setup;

export const things = (book: GameBook, kind: string): string[] =>
  Object.keys(book.things).filter((id) => book.things[id]?.kind === kind);

/** The ids of a list, groups among them resolved. */
const expanded = ({ groups }: SetupSchema, list: readonly string[]): readonly string[] =>
  list.flatMap((id) => groups[id] ?? id);

/** As they are offered: statuses first, then units and cards as the book has them. */
function inOrder(book: GameBook, ids: readonly string[]): string[] {
  const known = new Set(ids);
  const all = ["status", "unit", "card"].flatMap((kind) => things(book, kind)).filter((id) => known.has(id));
  return [...new Set([...all, ...ids])];
}

type AcceptedList = Pick<WaySchema, "things" | "except">;

/** By book: lists are long, and asked for whenever something is drawn. */
const known = new WeakMap<GameBook, Map<AcceptedList, readonly string[]>>();

/** The ids that a position or a pile accepts. */
function accepted(book: GameBook, of: AcceptedList): readonly string[] {
  const lists = known.get(book) ?? new Map<AcceptedList, readonly string[]>();
  known.set(book, lists);
  const list = lists.get(of) ?? acceptedIds(book, of);
  lists.set(of, list);
  return list;
}

function acceptedIds(book: GameBook, { things: list = [], except = [] }: AcceptedList): readonly string[] {
  const schema = schemaOf(book);
  const ids = list.length > 0 ? expanded(schema, list) : [...things(book, "unit"), ...things(book, "card")];
  const not = new Set(expanded(schema, except));
  return inOrder(
    book,
    ids.filter((id) => !not.has(id)),
  );
}

/** A card and its position in play: `treasure`, `latent`, `queue`. */
export interface CardPosition {
  readonly is: string;
  readonly kind: string;
}

/** Such a position needs no more than the card: nothing has to be stated of what it does or is about. */
const isPlain = ({ holders, stats, about }: WaySchema): boolean => !holders && !stats && about === undefined;

const waysOn = ({ ways }: SetupSchema, on: string): WaySchema[] => ways.filter((way) => way.on === on && isPlain(way));

/** The cards that may be there without a stated position. */
export const plainCards = (book: GameBook, on: "piece" | "player" | "square"): string[] =>
  inOrder(
    book,
    waysOn(schemaOf(book), on)
      .filter(({ said }) => said !== true)
      .flatMap((way) => accepted(book, way)),
  );

/** The cards that may be there, each in every position it may have. */
export function cardPositions(book: GameBook, on: "player" | "place" | "board"): CardPosition[] {
  const ways = waysOn(schemaOf(book), on).map((way) => ({ kind: way.kind, ids: new Set(accepted(book, way)) }));
  const all = inOrder(
    book,
    ways.flatMap(({ ids }) => [...ids]),
  );
  return all.flatMap((is) => ways.filter(({ ids }) => ids.has(is)).map(({ kind }) => ({ is, kind })));
}

/** The kinds of positions that cards have there. */
export const kindsOf = (book: GameBook, on: string): string[] => [
  ...new Set(waysOn(schemaOf(book), on).map(({ kind }) => kind)),
];

/** The position of a card; of several that differ in counters alone, the one that accepts it. */
export function wayOf(book: GameBook, on: string, { is, kind }: CardPosition): WaySchema | undefined {
  const ways = schemaOf(book).ways.filter((way) => way.on === on && way.kind === kind);
  return ways.length < 2 ? ways[0] : ways.find((way) => accepted(book, way).includes(is));
}

/** Must the owner of a card there be stated? */
export const isOwned = (book: GameBook, on: string, is: string): boolean =>
  waysOn(schemaOf(book), on).some((way) => way.owner === "must" && accepted(book, way).includes(is));

/** How many cards may have this position at once; no limit where the schema states none. */
export const capacityOf = ({ ways }: SetupSchema, on: string, kind: string): number =>
  ways.find((way) => way.on === on && way.kind === kind)?.most ?? Infinity;

/** The position of a card in a piece that contains one; none where it contains nothing. */
export function contentWay(book: GameBook, is: string): WaySchema | undefined {
  const schema = schemaOf(book);
  return schema.ways.find(({ holders = [] }) => expanded(schema, holders).includes(is));
}

/** The ids that a piece may contain. */
export function possibleContents(book: GameBook, is: string): readonly string[] {
  const way = contentWay(book, is);
  return way ? accepted(book, way) : [];
}

/** Cards of a pile that are offered: those that decks are built from, and whatever else there is to pay for. */
export function pileCards(book: GameBook, pile: PileSchema | undefined): readonly string[] {
  if (!pile) return [];
  const { builds, things: all } = book;
  const built = new Set(builds?.cards);
  return accepted(book, pile).filter((card) => !builds || built.has(card) || all[card]?.cost !== undefined);
}

type Bounded = StatSchema & { readonly range: Range };

/** A set-up says it, and has a choice. */
const isSet = (stat: StatSchema): stat is Bounded => stat.range !== undefined && stat.range.min !== stat.range.max;

/** Numbers of a piece that stands somewhere. */
export const pieceStats = ({ pieces }: SetupSchema): Bounded[] =>
  pieces.stats.filter(isSet).filter(({ away }) => !away);

/** The kinds of pieces that nobody owns. */
export const isNeutral = (schema: SetupSchema, is: string): boolean =>
  expanded(schema, schema.pieces.neutral ?? []).includes(is);

/** Who may own such a piece. */
export const ownersOf = (schema: SetupSchema, is: string, table: Table): readonly Side[] =>
  isNeutral(schema, is) ? ["neutral"] : sidesOf(table);

export const placeStats = ({ places = [] }: SetupSchema): Bounded[] => places.filter(isSet);

/** Numbers of a player: some are whose turn it is, and some are there with a card alone. */
export const playerStats = ({ players }: SetupSchema, table: Table, side: Side): Bounded[] =>
  players.stats
    .filter(isSet)
    .filter(({ when }) => when === undefined || side === table.active)
    .filter(({ id, only }) => !only || table.players[side]?.stats[id] !== undefined);

/** The most that a piece may have: what its card prints, where nothing else is said. */
export function mostOf(schema: SetupSchema, { id, range, capped = [] }: Bounded, piece: Piece): number | undefined {
  const isCapped = expanded(schema, capped).includes(piece.is);
  return isCapped ? piece.max[id] : (range.max ?? piece.max[id]);
}

/** States that are not so in any case. */
export const statesOf = ({ pieces }: SetupSchema, owner: Side | null, active: Side | null): string[] =>
  pieces.states.filter(({ implied }) => implied === undefined || owner === active).map(({ id }) => id);
