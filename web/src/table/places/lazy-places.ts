// Loads the code that only boards of places need. Every element that draws a table waits for it first, so that it is there
// when a place is drawn or named.
import { Lazy } from "../../lazy";
import { grounds, hasGrounds } from "../board/lazy-grounds";
import type { Table } from "../types";
import { placesOf } from "../view";

type PlacesModule = typeof import("./register");

const places = new Lazy(async () => {
  const register = await import("./register");
  register.definePlaces();
  return register;
});

/** The code for a board of places, if it is loaded; null for every other board. */
export const placesModule = ({ board }: Table): PlacesModule | null =>
  placesOf(board).length > 0 ? places.value : null;

/** Resolves when the code for this table's board is loaded; null if it already is. The caller draws the table after that. */
export const boardLoading = (table: Table | null): Promise<void> | null =>
  !table ? null : placesOf(table.board).length > 0 ? places.load() : hasGrounds(table.board) ? grounds.load() : null;
