// Questions about a Table that several parts of the page ask.
import type { Board, Cell, Piece, Side, Table } from "./types";
import { sameCell } from "./refs";

export interface Size {
  readonly w: number;
  readonly h: number;
}

export function sizeOf(board: Board): Size {
  return { w: Math.max(1, ...board.rows.map((row) => [...row].length)), h: Math.max(1, board.rows.length) };
}

/** The character of a square, or a blank outside the rows. */
export const signAt = (board: Board, [x, y]: Cell): string => [...(board.rows[y - 1] ?? "")][x - 1] ?? " ";

/** The terrain of a square, by the board's own legend. A deployment square is open ground with a mark on it. */
export function terrainAt(board: Board, cell: Cell): string {
  const terrain = board.legend[signAt(board, cell)] ?? "open";
  return terrain.startsWith("deploy") ? "open" : terrain;
}

export function pieceAt(table: Table, cell: Cell): [string, Piece] | null {
  return Object.entries(table.pieces).find(([, piece]) => sameCell(piece.at, cell)) ?? null;
}

/** Through whose eyes the page speaks: the viewer, or whoever decides when one screen serves everybody. */
export function eyesOf(table: Table): Side {
  const { viewer, toAct, active } = table;
  return viewer === "all" ? (toAct ?? active ?? "p1") : (viewer as Side);
}

/** Whose a piece is; what nobody owns is neutral. */
export const ownerOf = (piece: Piece): Side => piece.owner ?? "neutral";

export type Relation = "own" | "foe" | "neutral";

export function relation(table: Table, owner: Side | null): Relation {
  if (owner === null || owner === "neutral") return "neutral";
  return owner === eyesOf(table) ? "own" : "foe";
}

/** The sides at the table, in their own order. */
export const sidesOf = (table: Table): Side[] => Object.keys(table.players).sort() as Side[];

/** Deployment squares matter until the last piece has been placed. They are marked 1, 2, … in the order of turns. */
export function campsOf(table: Table): Readonly<Record<string, Side>> {
  if (Object.values(table.pieces).every((piece) => piece.at)) return {};
  const sides = sidesOf(table);
  const begin = table.first === null ? 0 : Math.max(sides.indexOf(table.first), 0);
  return Object.fromEntries(sides.map((_, i) => [String(i + 1), sides[(begin + i) % sides.length] ?? "p1"]));
}
