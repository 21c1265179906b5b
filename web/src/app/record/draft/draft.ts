// A draft of a scenario: everything the author has decided, as plain data. Functions return a new draft; only the engine
// decides whether it is valid.
import type { Action, Cell, PastDeed, Side, Table } from "../../../engine";
import type { ScenarioStep } from "../../../engine/types/ScenarioStep";
import type { Script } from "../../../engine/types/Script";
import { cellOf, idOf, kindOf, sameCell } from "../../../table/refs";
import type { Ref } from "../../../table/types";
import { extentOf, pieceOn as seenOn } from "../../../table/view";

/** A card as a set-up writes it. */
export interface SetCard {
  readonly is: string;
  readonly owner?: Side;
  readonly counters?: number;
  readonly at?: Cell;
  readonly place?: string;
  /** Its position, where a game distinguishes several: a latent spell, a treasure face down, a change of a unit. */
  readonly kind?: string;
  /** What a change does, and until when, in the words of a Table. */
  readonly stats?: Readonly<Record<string, number>>;
  readonly about?: string;
  readonly until?: string;
}

/** Where something is: on a square, or in a place by its name. */
export interface Where {
  readonly at?: Cell;
  readonly place?: string;
}

export interface SetPiece {
  readonly is: string;
  readonly owner: Side;
  readonly at?: Cell;
  readonly place?: string;
  /** Stats that differ from the printed ones. */
  readonly stats?: Readonly<Record<string, number>>;
  readonly cards?: readonly SetCard[];
  readonly used?: readonly string[];
  /** States that a set-up names: engaged, face down. */
  readonly traits?: readonly string[];
}

export const PILES = ["hand", "draw", "discard"] as const;
export type PileName = (typeof PILES)[number];

/** A card of a pile with what was done to it, in the words of a Table. */
export interface SetHeld {
  readonly is: string;
  readonly stats?: Readonly<Record<string, number>>;
  readonly traits?: readonly string[];
}

export interface SetPile {
  readonly cards: readonly string[];
  /** The same cards with what was done to them; only present if something was done to one of them. */
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
  /** What the player has done that rules still ask about, in the words of a Table. */
  readonly past?: readonly PastDeed[];
} & Readonly<Partial<Record<PileName, SetPile>>>;

/** A place that differs from its state at the start. */
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

/** A partial Table, in the format of docs/scenarios.md. */
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

/** An action that was performed, or refused by a clause. Files may also take actions back. */
export interface Attempt {
  readonly do?: Action;
  /** How many actions are taken back. */
  readonly undo?: number;
  readonly refuse?: Action;
  readonly cites?: string;
  /** The reason of the refusal, if the file that was opened has it. */
  readonly why?: string;
  /** What the file that was opened expects after it. Stored drafts have this key and must stay readable. */
  readonly said?: readonly ScenarioStep[];
}

export interface Draft {
  readonly game: string;
  readonly title: Readonly<Record<"en" | "fr", string>>;
  /** Custom units and cards. */
  readonly content?: unknown;
  readonly setup: Setup;
  /** The dice and draws that the author asked for, from the first of the game on. */
  readonly chance: Script;
  /** What the file that was opened expects before the first attempt. */
  readonly opening: readonly ScenarioStep[];
  /** The attempts, in order. Stored drafts have this key and must stay readable. */
  readonly deeds: readonly Attempt[];
  /** The clause under test, if the author chose one. */
  readonly under: string | null;
  /** The clause from whose page the author came to record an example. Drafts stored by earlier releases have none. */
  readonly about?: string;
  /** The clauses that the file that was opened names. */
  readonly named: readonly string[];
  /** The keys of the clauses, events and changes that the scenario leaves out. */
  readonly out: readonly string[];
}

export const emptyDraft = (game: string, map: string | undefined, about?: string): Draft => ({
  game,
  ...(about !== undefined && { about }),
  title: { en: "", fr: "" },
  setup: { board: map === undefined ? {} : { map }, pieces: {}, players: {} },
  chance: { dice: [], draws: [] },
  opening: [],
  deeds: [],
  under: null,
  named: [],
  out: [],
});

/** Has nothing been placed or recorded yet? */
export const isEmpty = ({ setup, deeds }: Draft): boolean =>
  setup.phase === undefined && Object.keys(setup.pieces).length + deeds.length === 0;

/** May the author place pieces? A scenario that names a phase is a whole game, which begins with its own set-up. */
export const canPlace = ({ setup }: Draft): boolean => setup.phase === undefined;

const setUp = (draft: Draft, part: Partial<Setup>): Draft => ({ ...draft, setup: { ...draft.setup, ...part } });

export const withTurn = (draft: Draft, part: Pick<Partial<Setup>, "round" | "active" | "first" | "turns">): Draft =>
  setUp(draft, part);

export const withBoard = (draft: Draft, board: SetBoard): Draft => setUp(draft, { board });

/** Changes a place and keeps the rest of the board. */
export function withPlace(draft: Draft, id: string, part: Omit<SetPlace, "id">): Draft {
  const { board } = draft.setup;
  const places = board?.places ?? [];
  const others = places.filter((place) => place.id !== id);
  const before = places.find((place) => place.id === id);
  return withBoard(draft, { ...board, places: [...others, { id, ...before, ...part }] });
}

/** A free name for a piece: `ash-pike` of the deck `ash` is called `pike`, a second one `pike-2`. */
export function nameFor({ setup }: Draft, is: string, decks: readonly string[]): string {
  const deck = decks.find((id) => is.startsWith(`${id}-`));
  const plain = deck === undefined ? is : is.slice(deck.length + 1);
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? plain : `${plain}-${String(n)}`;
    if (!(name in setup.pieces)) return name;
  }
}

/**
 * The owner of the next piece, if the author does not choose one: while one side alone has pieces, the first of the others; then the
 * owner of the last piece.
 */
export function nextOwner({ setup }: Draft, sides: readonly Side[]): Side {
  const owners = Object.values(setup.pieces).map(({ owner }) => owner);
  const playing = owners.filter((owner) => owner !== "neutral");
  const other = new Set(playing).size === 1 ? sides.find((side) => side !== playing[0]) : undefined;
  return other ?? playing.at(-1) ?? sides[0] ?? "p1";
}

export const place = (draft: Draft, name: string, piece: SetPiece): Draft =>
  setUp(draft, { pieces: { ...draft.setup.pieces, [name]: piece } });

export function withPiece(draft: Draft, name: string, part: Partial<SetPiece>): Draft {
  const piece = draft.setup.pieces[name];
  return piece ? place(draft, name, { ...piece, ...part }) : draft;
}

/** Removes a piece. If the order of turns then has no piece, it is the default again. */
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

/** Sets a pile that belongs to nobody. */
export const withPile = (draft: Draft, id: string, pile: SetPile): Draft =>
  setUp(draft, { piles: { ...draft.setup.piles, [id]: pile } });

/** The list with another card at this index; null removes the card. */
export const withCardAt = (cards: readonly SetCard[], n: number, card: SetCard | null): readonly SetCard[] =>
  cards.flatMap((one, i) => (i === n ? (card ?? []) : one));

/**
 * The piece on a spot of the board. The Table has its size. A piece that the rules remove before the first decision is only
 * in the draft, on its own square.
 */
export function pieceOn({ setup }: Draft, table: Table, spot: Ref): string | null {
  const seen = seenOn(table, spot);
  if (seen !== null && setup.pieces[seen]) return seen;
  const cell = cellOf(spot);
  const gone = Object.entries(setup.pieces).filter(([name]) => !table.pieces[name]);
  return gone.find(([, piece]) => sameCell(piece.at, cell))?.[0] ?? null;
}

/** The square or place of a spot; for a piece in a place, that place. */
export function whereIs({ setup }: Draft, spot: Ref): Where | null {
  const at = cellOf(spot);
  if (at) return { at };
  const place = kindOf(spot) === "place" ? idOf(spot) : setup.pieces[idOf(spot)]?.place;
  return place === undefined ? null : { place };
}

/** The rows with another sign on one square. */
export const painted = (rows: readonly string[], [x, y]: Cell, sign: string): string[] =>
  rows.map((row, n) => (n === y - 1 ? [...row].map((old, i) => (i === x - 1 ? sign : old)).join("") : row));

/** An open board of this size. Pieces that are beyond its edge, even with one of their squares, are removed. */
export function plain(draft: Draft, { pieces: seen }: Table, wide: number, high: number, sign: string): Draft {
  const isOnBoard = ([name, { at: [x, y] = [1, 1] }]: [string, Where]): boolean => {
    const [columns, rows] = extentOf(seen[name] ?? {});
    return x + columns - 1 <= wide && y + rows - 1 <= high;
  };
  const pieces = Object.fromEntries(Object.entries(draft.setup.pieces).filter(isOnBoard));
  const rows = Array.from({ length: high }, () => sign.repeat(wide));
  return setUp(draft, { pieces, board: { rows } });
}

/** How many actions were performed and not taken back. */
export const actionsIn = (deeds: readonly Attempt[]): number =>
  deeds.reduce((done, attempt) => (attempt.do ? done + 1 : Math.max(0, done - (attempt.undo ?? 0))), 0);

/** The attempts up to the position after `step` actions, with the refusals in that position. */
export function cut(deeds: readonly Attempt[], step: number): readonly Attempt[] {
  const end = deeds.findLastIndex((attempt, n) => !attempt.refuse && actionsIn(deeds.slice(0, n)) === step);
  return end < 0 || actionsIn(deeds) === step ? deeds : deeds.slice(0, end);
}

/** Replaces the attempts, and forgets the ticks of those that are gone. */
export const withAttempts = (draft: Draft, deeds: readonly Attempt[]): Draft => ({
  ...draft,
  deeds,
  out: draft.out.filter((key) => key.startsWith("rule ") || Number.parseInt(key, 10) < deeds.length),
});

export const toggled = (draft: Draft, key: string, on: boolean): Draft => ({
  ...draft,
  out: on ? draft.out.filter((one) => one !== key) : [...draft.out, key],
});
