// The spots of a zone: squares, or the places of a board of places.
import { cellRef, placeRef } from "./refs";
import type { Ref, Table, Words, Zone } from "./types";

export const spotsOfZone = ({ squares = [], places = [] }: Zone): Ref[] => [
  ...squares.map(cellRef),
  ...places.map(placeRef),
];

/** Their names, as within a sentence. */
export const spotNames = (words: Words, table: Table, { squares = [], places = [] }: Zone): string[] => [
  ...squares.map((square) => words.cell(square)),
  ...places.map((id) => words.place(id, table)),
];
