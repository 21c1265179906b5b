// What only a table of places needs is fetched when there is such a table, and stands here for those who draw it: whoever
// draws a table waits for it first, so that it is there whenever a place is spoken of.
import { Lazy } from "../../lazy";
import type { Table } from "../types";
import { placesOf } from "../view";

type Room = typeof import("./room");

const room = new Lazy(async () => {
  const come = await import("./room");
  come.definePlaces();
  return come;
});

/** Of a table of places, what it is drawn, told and played back with; null of every other table. */
export const placesRoom = ({ board }: Table): Room | null => (placesOf(board).length > 0 ? room.value : null);

/** What a table's board is drawn with, while it is still on its way; whoever draws the table draws it after that. */
export const boardComing = (table: Table | null): Promise<void> | null =>
  table && placesOf(table.board).length > 0 ? room.load() : null;
