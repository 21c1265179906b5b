// What the pointer or the keyboard does to the board while a position is laid out, and what the panels beside it need.
import type { Cell, EngineError, Side, Table } from "../../engine";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { drawsOf, isCamp } from "../../table/draws";
import { placesOf } from "../../table/view";
import type { Args } from "../../words/words";
import type { Draft } from "./draft";

export type Tool =
  | { readonly kind: "unit"; readonly is: string }
  | { readonly kind: "ground"; readonly sign: string }
  | { readonly kind: "card"; readonly is: string };

/** What a panel draws from, and how it asks for changes. */
export interface EditorContext {
  readonly words: Words;
  readonly book: GameBook;
  readonly draft: Draft;
  readonly table: Table;
  readonly fault: EngineError | null;
  readonly tool: Tool | null;
  readonly selected: string | null;
  /** Whose the next piece will be. */
  readonly owner: Side;
  /** The selected place. */
  readonly spot: string | null;
  readonly selectPlace: (place: string) => void;
  /** The square whose edges are shown. */
  readonly square: Cell | null;
  readonly pick: (tool: Tool | null, byKey?: boolean) => void;
  readonly own: (side: Side) => void;
  /**
   * The draft otherwise; `said` tells it to those who do not see it. After it the keyboard is on the first control with one of
   * these keys (`data-key`) that can be pressed: a list may have another order then.
   */
  readonly edit: (change: (draft: Draft) => Draft, said?: string, keys?: readonly string[]) => void;
  /** Another name for a piece, by which the scenario speaks of it. */
  readonly rename: (from: string, to: string) => void;
}

/** Sentences that speak of squares have another form for boards of places. */
export const ground = (table: Table): Args => (hasPlaces(table) ? { places: 1 } : {});

/** On a board of places cards lie in rows of their own. */
export const hasPlaces = ({ board }: Table): boolean => placesOf(board).length > 0;

/** The signs of the ground, from the game's own maps. */
export function grounds(book: GameBook): [sign: string, is: string][] {
  const found = new Map<string, string>();
  for (const { legend } of book.maps)
    for (const [sign, is] of Object.entries(legend)) if (!isCamp(drawsOf(book).grounds?.[is])) found.set(sign, is);
  return [...found];
}
