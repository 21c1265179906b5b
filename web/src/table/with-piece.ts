// A Table with one piece otherwise; the Table itself is never changed.
import type { Piece, Table } from "./types";

/** The table as it was where there is no such piece. */
export function withPiece(table: Table, name: string | undefined, change: (piece: Piece) => Piece): Table {
  const piece = name === undefined ? undefined : table.pieces[name];
  return piece && name !== undefined ? { ...table, pieces: { ...table.pieces, [name]: change(piece) } } : table;
}
