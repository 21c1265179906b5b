// A scenario in the making: everything the author has decided, as plain data. Functions answer with a new draft; whether
// it can be is the engine's to say.
import type { Action, Cell, PastDeed, Side, Table } from "../../engine";
import type { ScenarioStep } from "../../engine/types/ScenarioStep";
import type { Script } from "../../engine/types/Script";
import { cellOf, idOf, kindOf, sameCell } from "../../table/refs";
import type { Ref } from "../../table/types";
import { extentOf, pieceOn as seenOn } from "../../table/view";

/** A card as a set-up writes it. */
export interface SetCard {
  readonly is: string;
  readonly owner?: Side;
  readonly counters?: number;
  readonly at?: Cell;
  readonly place?: string;
  /** Its position, where a game distinguishes several: a latent spell, a treasure face down, a change of a unit. */
  readonly kind?: string;
  /** What a change does, and until when: as a Table tells it. */
  readonly stats?: Readonly<Record<string, number>>;
  readonly about?: string;
  readonly until?: string;
}

/** Where something stands: on a square, or in a place by its name. */
export interface Where {
  readonly at?: Cell;
  readonly place?: string;
}

export interface SetPiece {
  readonly is: string;
  readonly owner: Side;
  readonly at?: Cell;
  readonly place?: string;
  /** What is otherwise than printed. */
  readonly stats?: Readonly<Record<string, number>>;
  readonly cards?: readonly SetCard[];
  readonly used?: readonly string[];
  /** States the game sets up by name: engaged, face down. */
  readonly traits?: readonly string[];
}

export const PILES = ["hand", "draw", "discard"] as const;
export type PileName = (typeof PILES)[number];

/** A card of a pile with what was done to it, as a Table tells it. */
export interface SetHeld {
  readonly is: string;
  readonly stats?: Readonly<Record<string, number>>;
  readonly traits?: readonly string[];
}

export interface SetPile {
  readonly cards: readonly string[];
  /** The same cards one by one, where something was done to one of them. */
  readonly held?: readonly SetHeld[];
}

/** A pile with one card more. */
export const pileWith = ({ cards, held }: SetPile, is: string): SetPile => ({
  cards: [...cards, is],
  ...(held && { held: [...held, { is }] }),
});

/** A pile without one of its cards. */
export const pileWithout = ({ cards, held }: SetPile, n: number): SetPile => ({
  cards: cards.filter((_, i) => i !== n),
  ...(held && { held: held.filter((_, i) => i !== n) }),
});

export type SetPlayer = {
  readonly deck?: string;
  readonly stats?: Readonly<Record<string, number>>;
  readonly cards?: readonly SetCard[];
  /** What the player has done that rules still ask about, as a Table tells it. */
  readonly past?: readonly PastDeed[];
} & Readonly<Partial<Record<PileName, SetPile>>>;

/** A place that is otherwise than at the start. */
export interface SetPlace {
  readonly id: string;
  /** Who controls it; `neutral` for nobody. */
  readonly holder?: Side;
  readonly stats?: Readonly<Record<string, number>>;
}

/** What is between two squares. */
export interface SetEdge {
  readonly is: string;
  readonly between: readonly [Cell, Cell];
}

export interface SetBoard {
  readonly map?: string;
  readonly rows?: readonly string[];
  readonly cards?: readonly SetCard[];
  /** All edges that are not open: an empty list is a board without any. */
  readonly edges?: readonly SetEdge[];
  readonly places?: readonly SetPlace[];
}

/** A partial Table, as docs/scenarios.md has it. */
export interface Setup {
  readonly phase?: string;
  readonly round?: number;
  readonly active?: Side;
  readonly first?: Side;
  readonly board?: SetBoard;
  readonly pieces: Readonly<Record<string, SetPiece>>;
  readonly players: Readonly<Record<string, SetPlayer>>;
  /** Piles that belong to nobody, by name. */
  readonly piles?: Readonly<Record<string, SetPile>>;
  /** The pieces that have a turn in this round, in order. */
  readonly turns?: readonly string[];
}

/** Something tried: done, or refused by a clause. Files may also take back what was done. */
export interface Attempt {
  readonly do?: Action;
  readonly undo?: number;
  readonly refuse?: Action;
  readonly cites?: string;
  /** The reason of the refusal, where the file it came from names it. */
  readonly why?: string;
  /** What the file it came from expects after it. */
  readonly said?: readonly ScenarioStep[];
}

export interface Draft {
  readonly game: string;
  readonly title: Readonly<Record<"en" | "fr", string>>;
  /** Units and cards of its own. */
  readonly content?: unknown;
  readonly setup: Setup;
  /** Dice and draws that were asked for, from the first on. */
  readonly chance: Script;
  /** What the file it came from expects before anything is done. */
  readonly opening: readonly ScenarioStep[];
  /** What was tried, in order. The key is in stored drafts, which must stay readable. */
  readonly deeds: readonly Attempt[];
  /** The clause under test, if the author chose one. */
  readonly under: string | null;
  /** Clauses that the file it came from names. */
  readonly named: readonly string[];
  /** What is not to be written, by key: clauses, events, changes. */
  readonly out: readonly string[];
}

export const emptyDraft = (game: string, map: string | undefined): Draft => ({
  game,
  title: { en: "", fr: "" },
  setup: { board: map === undefined ? {} : { map }, pieces: {}, players: {} },
  chance: { dice: [], draws: [] },
  opening: [],
  deeds: [],
  under: null,
  named: [],
  out: [],
});

/** Whole games begin with nothing to place. */
export const canPlace = ({ setup }: Draft): boolean => setup.phase === undefined;

const setUp = (draft: Draft, part: Partial<Setup>): Draft => ({ ...draft, setup: { ...draft.setup, ...part } });

export const withTurn = (draft: Draft, part: Pick<Partial<Setup>, "round" | "active" | "first" | "turns">): Draft =>
  setUp(draft, part);

export const withBoard = (draft: Draft, board: SetBoard): Draft => setUp(draft, { board });

/** A place otherwise; the board it is on stays as it is. */
export function withPlace(draft: Draft, id: string, part: Omit<SetPlace, "id">): Draft {
  const { board } = draft.setup;
  const places = board?.places ?? [];
  const others = places.filter((place) => place.id !== id);
  const before = places.find((place) => place.id === id);
  return withBoard(draft, { ...board, places: [...others, { id, ...before, ...part }] });
}

/** `ash-pike` of the deck `ash` is called `pike`; a second one `pike-2`. */
export function nameFor({ setup }: Draft, is: string, decks: readonly string[]): string {
  const deck = decks.find((id) => is.startsWith(`${id}-`));
  const plain = deck === undefined ? is : is.slice(deck.length + 1);
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? plain : `${plain}-${String(n)}`;
    if (!(name in setup.pieces)) return name;
  }
}

export const place = (draft: Draft, name: string, piece: SetPiece): Draft =>
  setUp(draft, { pieces: { ...draft.setup.pieces, [name]: piece } });

export function withPiece(draft: Draft, name: string, part: Partial<SetPiece>): Draft {
  const piece = draft.setup.pieces[name];
  return piece ? place(draft, name, { ...piece, ...part }) : draft;
}

/** Without a piece. If no other piece is left in the order of turns, the order is the default again. */
export function remove(draft: Draft, name: string): Draft {
  const { turns, ...setup } = draft.setup;
  const { [name]: gone, ...pieces } = setup.pieces;
  if (!gone) return draft;
  const order = turns?.filter((one) => one !== name) ?? [];
  return { ...draft, setup: { ...setup, pieces, ...(order.length > 0 && { turns: order }) } };
}

export function withStat(draft: Draft, name: string, stat: string, value: number): Draft {
  const piece = draft.setup.pieces[name];
  return piece ? withPiece(draft, name, { stats: { ...piece.stats, [stat]: value } }) : draft;
}

export function withPlayer(draft: Draft, side: string, part: SetPlayer): Draft {
  const { players } = draft.setup;
  return setUp(draft, { players: { ...players, [side]: { ...players[side], ...part } } });
}

/** A pile that belongs to nobody. */
export const withPile = (draft: Draft, id: string, pile: SetPile): Draft =>
  setUp(draft, { piles: { ...draft.setup.piles, [id]: pile } });

/** The list with another card at this index; without it where `card` is null. */
export const withCardAt = (cards: readonly SetCard[], n: number, card: SetCard | null): readonly SetCard[] =>
  cards.flatMap((one, i) => (i === n ? (card ?? []) : one));

/**
 * The piece on a spot of the board. The Table has its size; a piece that is gone before the first decision is only in the
 * draft, at its own square.
 */
export function pieceOn({ setup }: Draft, table: Table, spot: Ref): string | null {
  const seen = seenOn(table, spot);
  if (seen !== null && setup.pieces[seen]) return seen;
  const cell = cellOf(spot);
  const gone = Object.entries(setup.pieces).filter(([name]) => !table.pieces[name]);
  return gone.find(([, piece]) => sameCell(piece.at, cell))?.[0] ?? null;
}

/** Where a spot is: what stands in a place is as much there as the place itself. */
export function whereIs({ setup }: Draft, spot: Ref): Where | null {
  const at = cellOf(spot);
  if (at) return { at };
  const place = kindOf(spot) === "place" ? idOf(spot) : setup.pieces[idOf(spot)]?.place;
  return place === undefined ? null : { place };
}

/** The rows with another sign on one square. */
export const painted = (rows: readonly string[], [x, y]: Cell, sign: string): string[] =>
  rows.map((row, n) => (n === y - 1 ? [...row].map((old, i) => (i === x - 1 ? sign : old)).join("") : row));

/** Open ground of some size; what stood beyond its edge, even with a part of its squares, is gone. */
export function plain(draft: Draft, { pieces: seen }: Table, wide: number, high: number, sign: string): Draft {
  const isOnBoard = ([name, { at: [x, y] = [1, 1] }]: [string, Where]): boolean => {
    const [columns, rows] = extentOf(seen[name] ?? {});
    return x + columns - 1 <= wide && y + rows - 1 <= high;
  };
  const pieces = Object.fromEntries(Object.entries(draft.setup.pieces).filter(isOnBoard));
  const rows = Array.from({ length: high }, () => sign.repeat(wide));
  return setUp(draft, { pieces, board: { rows } });
}

/** What was done and not taken back, in number. */
export const actionsIn = (deeds: readonly Attempt[]): number =>
  deeds.reduce((done, attempt) => (attempt.do ? done + 1 : Math.max(0, done - (attempt.undo ?? 0))), 0);

/** The attempts up to a position of the game: refusals belong to the position they were met in. */
export function cut(deeds: readonly Attempt[], step: number): readonly Attempt[] {
  const end = deeds.findLastIndex((attempt, n) => !attempt.refuse && actionsIn(deeds.slice(0, n)) === step);
  return end < 0 || actionsIn(deeds) === step ? deeds : deeds.slice(0, end);
}

/** Other attempts; what was unticked of those that are gone is forgotten. */
export const withAttempts = (draft: Draft, deeds: readonly Attempt[]): Draft => ({
  ...draft,
  deeds,
  out: draft.out.filter((key) => key.startsWith("rule ") || Number.parseInt(key, 10) < deeds.length),
});

export const toggled = (draft: Draft, key: string, on: boolean): Draft => ({
  ...draft,
  out: on ? draft.out.filter((one) => one !== key) : [...draft.out, key],
});
