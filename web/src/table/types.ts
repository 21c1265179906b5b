// The types that the table uses: those of the engine, words, the game's book, and optional facts that a book adds to a thing.
import type { GameBook, Thing } from "../words/book";

export type { Action, Board, Calc, CalcStep, CardInPlay, Cell, Change, Dice, GameEvent } from "../engine/wire";
export type { Foretold } from "../engine/types/Foretold";
export type { Held, Offer, Operation, Piece, Pile, Place, Player, Ref, Shows, Side, Table, Zone } from "../engine/wire";
export type { Preview, PreviewOutcome } from "../engine/wire";
export type { WireError } from "../engine/errors";
export type { GameBook, Thing } from "../words/book";
export type { Words } from "../words/words";

export interface DefenceMod {
  readonly dice?: number;
  readonly bonus?: number;
  readonly against: readonly string[];
}

/** A thing with the facts that only change its drawing. Without them it has the plain drawing. */
export interface DrawnThing extends Thing {
  /** The role of a unit, which selects its glyph. */
  readonly role?: string;
  /** How many squares a card on a square reaches in each direction: its area is drawn. */
  readonly radius?: number;
  readonly keywords?: readonly string[];
  /** The reach of an attack or a card: `{ kind: "range", x: 6 }`. */
  readonly range?: { readonly kind: string; readonly x?: number };
  /** The dice that a piece rolls against attacks, and its bonuses against some of them. */
  readonly defence?: { readonly dice: number; readonly mods: readonly DefenceMod[] };
  /** Statuses a piece never gets. */
  readonly immune?: readonly string[];
  /** The kind of card. */
  readonly cardKind?: string;
}

export const thingOf = (game: GameBook | null, id: string): DrawnThing | undefined => game?.things[id];
