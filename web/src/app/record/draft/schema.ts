// What a set-up of a game may have, from the schema in its book. The recorder offers exactly that.
import type { Piece, Side, Table } from "../../../engine";
import type { PileSchema } from "../../../engine/types/PileSchema";
import type { Range } from "../../../engine/types/Range";
import type { SetupSchema } from "../../../engine/types/SetupSchema";
import type { StatSchema } from "../../../engine/types/StatSchema";
import type { WaySchema } from "../../../engine/types/WaySchema";
import { sidesOf } from "../../../table/view";
import type { GameBook } from "../../../words/book";

export type { PileSchema, SetupSchema, StatSchema, WaySchema };

const NOTHING: SetupSchema = {
  ...{ groups: {}, dice: [], ways: [] },
  pieces: { most: 0, stats: [], states: [] },
  players: { stats: [], piles: [] },
  held: { stats: [], states: [] },
};

/** The schema of a game's set-ups. A book without one allows nothing. */
export const schemaOf = ({ setup = NOTHING }: Pick<GameBook, "setup">): SetupSchema => setup;

export const things = (book: GameBook, kind: string): string[] =>
  Object.keys(book.things).filter((id) => book.things[id]?.kind === kind);

/** The ids of a list, with each group replaced by its members. */
const expanded = ({ groups }: SetupSchema, list: readonly string[]): readonly string[] =>
  list.flatMap((id) => groups[id] ?? id);

/** The ids in the order of the recorder's lists: statuses, units, cards, each in the book's order; then the others. */
function inOrder(book: GameBook, ids: readonly string[]): string[] {
  const known = new Set(ids);
  const all = ["status", "unit", "card"].flatMap((kind) => things(book, kind)).filter((id) => known.has(id));
  return [...new Set([...all, ...ids])];
}

type AcceptedList = Pick<WaySchema, "things" | "except">;

/** Accepted ids by book and list: the lists are long, and every update of a panel reads them. */
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

/** Is the card enough for such a position? Others also need what the card does or is about. */
const isPlain = ({ holders, stats, about }: WaySchema): boolean => !holders && !stats && about === undefined;

const waysOn = ({ ways }: SetupSchema, on: string): WaySchema[] => ways.filter((way) => way.on === on && isPlain(way));

/** The cards that may be there without a stated `kind`. */
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

/** The kinds of positions that cards may have there. */
export const kindsOf = (book: GameBook, on: string): string[] => [
  ...new Set(waysOn(schemaOf(book), on).map(({ kind }) => kind)),
];

/** What the schema says of a card's position. If a kind has several entries, the one that accepts the card. */
export function wayOf(book: GameBook, on: string, { is, kind }: CardPosition): WaySchema | undefined {
  const ways = schemaOf(book).ways.filter((way) => way.on === on && way.kind === kind);
  return ways.length < 2 ? ways[0] : ways.find((way) => accepted(book, way).includes(is));
}

/** Must a set-up state the owner of a card there? */
export const isOwned = (book: GameBook, on: string, is: string): boolean =>
  waysOn(schemaOf(book), on).some((way) => way.owner === "must" && accepted(book, way).includes(is));

/** How many cards may have this position at once; infinite if the schema states no limit. */
export const capacityOf = ({ ways }: SetupSchema, on: string, kind: string): number =>
  ways.find((way) => way.on === on && way.kind === kind)?.most ?? Infinity;

/** What the schema says of the card that such a piece contains; undefined if it contains none. */
export function contentWay(book: GameBook, is: string): WaySchema | undefined {
  const schema = schemaOf(book);
  return schema.ways.find(({ holders = [] }) => expanded(schema, holders).includes(is));
}

/** The ids that a piece may contain. */
export function possibleContents(book: GameBook, is: string): readonly string[] {
  const way = contentWay(book, is);
  return way ? accepted(book, way) : [];
}

/** The cards offered for a pile: the accepted ones that can be in a deck or have a cost. */
export function pileCards(book: GameBook, pile: PileSchema | undefined): readonly string[] {
  if (!pile) return [];
  const { builds, things: all } = book;
  const built = new Set(builds?.cards);
  return accepted(book, pile).filter((card) => !builds || built.has(card) || all[card]?.cost !== undefined);
}

type Bounded = StatSchema & { readonly range: Range };

/** Can a set-up choose this stat? */
const isSet = (stat: StatSchema): stat is Bounded => stat.range !== undefined && stat.range.min !== stat.range.max;

/** The stats that a set-up may state of a piece on the board. */
export const pieceStats = ({ pieces }: SetupSchema): Bounded[] =>
  pieces.stats.filter(isSet).filter(({ away }) => !away);

/** Is it a kind of piece that nobody owns? */
export const isNeutral = (schema: SetupSchema, is: string): boolean =>
  expanded(schema, schema.pieces.neutral ?? []).includes(is);

/** The sides that may own such a piece. */
export const ownersOf = (schema: SetupSchema, is: string, table: Table): readonly Side[] =>
  isNeutral(schema, is) ? ["neutral"] : sidesOf(table);

export const placeStats = ({ places = [] }: SetupSchema): Bounded[] => places.filter(isSet);

/** The stats that a set-up may state of a player. Some belong to the active player alone, some only to one with a card. */
export const playerStats = ({ players }: SetupSchema, table: Table, side: Side): Bounded[] =>
  players.stats
    .filter(isSet)
    .filter(({ when }) => when === undefined || side === table.active)
    .filter(({ id, only }) => !only || table.players[side]?.stats[id] !== undefined);

/** The most that a piece may have of a stat: the schema's limit; the printed value if it is capped or has no limit. */
export function mostOf(schema: SetupSchema, { id, range, capped = [] }: Bounded, piece: Piece): number | undefined {
  const isCapped = expanded(schema, capped).includes(piece.is);
  return isCapped ? piece.max[id] : (range.max ?? piece.max[id]);
}

/** The traits that a Table lists as a set-up names them. Where one that is given is a card on the piece, that card says so. */
export const givenTraits = ({ pieces, ways }: SetupSchema): readonly string[] =>
  ways.some(({ on, kind }) => on === "piece" && kind === "trait") ? [] : (pieces.traits ?? []);

/** The states that a set-up may name for a piece of this owner; states that are implied there are left out. */
export const statesOf = ({ pieces }: SetupSchema, owner: Side | null, active: Side | null): string[] =>
  pieces.states.filter(({ implied }) => implied === undefined || owner === active).map(({ id }) => id);
