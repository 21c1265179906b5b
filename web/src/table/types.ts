// What the table needs beyond the wire: words, the static book, and a few optional facts a game's book may add to a thing.
import type { GameBook, Thing } from "../words/book";

export type { Action, Board, Calc, CalcStep, CardInPlay, Cell, Change, Dice, GameEvent } from "../engine/wire";
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

/** A thing with the facts that only change how it is drawn. A book that leaves them out gets the plain drawing. */
export interface DrawnThing extends Thing {
  /** What a unit is for: its glyph is drawn by it. */
  readonly role?: string;
  /** How far a card on a square reaches: its area is drawn. */
  readonly radius?: number;
  readonly keywords?: readonly string[];
  /** How an attack or a card reaches: `{ kind: "range", x: 6 }`. */
  readonly range?: { readonly kind: string; readonly x?: number };
  /** What a piece rolls against attacks, and what helps it against some of them. */
  readonly defence?: { readonly dice: number; readonly mods: readonly DefenceMod[] };
  /** Statuses a piece never gets. */
  readonly immune?: readonly string[];
  /** What sort of card. */
  readonly cardKind?: string;
}

export const thingOf = (game: GameBook | null, id: string): DrawnThing | undefined => game?.things[id];
