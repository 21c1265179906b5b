// What only a table of places needs is loaded when there is such a table, and is here for those who draw it: whoever
// draws a table waits for it first, so that it is there whenever a place is spoken of.
import { Lazy } from "../../lazy";
import type { Table } from "../types";
import { placesOf } from "../view";

type PlacesModule = typeof import("./register");

const places = new Lazy(async () => {
  const register = await import("./register");
  register.definePlaces();
  return register;
});

/** Of a table of places, what it is drawn, told and played back with; null of every other table. */
export const placesModule = ({ board }: Table): PlacesModule | null =>
  placesOf(board).length > 0 ? places.value : null;

/** What a table's board is drawn with, while it is still loading; the caller draws the table after that. */
export const boardLoading = (table: Table | null): Promise<void> | null =>
  table && placesOf(table.board).length > 0 ? places.load() : null;
