// The tools for setting a position up, and what the panels beside the board need.
import type { Cell, EngineError, Side, Table } from "../../../engine";
import type { GameBook } from "../../../words/book";
import type { Words } from "../../../words/words";
import { drawsOf, isCamp } from "../../../table/draws";
import { placesOf } from "../../../table/view";
import type { Args } from "../../../words/words";
import type { Draft } from "../draft/draft";

/** What the next click on the board adds: a unit, a kind of ground by its sign, or a card. */
export type Tool =
  | { readonly kind: "unit"; readonly is: string }
  | { readonly kind: "ground"; readonly sign: string }
  | { readonly kind: "card"; readonly is: string };

/** The data that a panel draws, and the functions by which it changes them. */
export interface EditorContext {
  readonly words: Words;
  readonly book: GameBook;
  readonly draft: Draft;
  readonly table: Table;
  readonly fault: EngineError | null;
  readonly tool: Tool | null;
  readonly selected: string | null;
  /** The owner of the next piece. */
  readonly owner: Side;
  /** The selected place. */
  readonly spot: string | null;
  readonly selectPlace: (place: string) => void;
  /** The square whose edges are shown. */
  readonly square: Cell | null;
  readonly pick: (tool: Tool | null, byKey?: boolean) => void;
  readonly own: (side: Side) => void;
  /**
   * Changes the draft; `announcement` is the change in words for a screen reader. Afterwards the first enabled control with one of
   * these keys (`data-key`) gets the focus: the focused control may have moved or gone.
   */
  readonly edit: (change: (draft: Draft) => Draft, announcement?: string, keys?: readonly string[]) => void;
  /** Renames a piece in the whole scenario. */
  readonly rename: (from: string, to: string) => void;
}

/** The argument that selects a sentence's form for boards of places; none on boards of squares. */
export const ground = (table: Table): Args => (hasPlaces(table) ? { places: 1 } : {});

/** Is it a board of places? */
export const hasPlaces = ({ board }: Table): boolean => placesOf(board).length > 0;

/** The signs of all kinds of ground on the game's maps. Squares for deployment are left out. */
export function grounds(book: GameBook): [sign: string, is: string][] {
  const found = new Map<string, string>();
  for (const { legend } of book.maps)
    for (const [sign, is] of Object.entries(legend)) if (!isCamp(drawsOf(book).grounds?.[is])) found.set(sign, is);
  return [...found];
}
