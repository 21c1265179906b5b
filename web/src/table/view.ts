// Questions about a Table that several parts of the page ask.
import type { Edge } from "../engine/types/Edge";
import type { SetupSchema } from "../engine/types/SetupSchema";
import { drawsOf, isCamp } from "./draws";
import type { Camp } from "./draws";
import type { Board, CardInPlay, Cell, GameBook, Piece, Place, Ref, Side, Table } from "./types";
import { cellOf, cellRef, idOf, keyOf, kindOf, sameCell } from "./refs";

export interface Size {
  readonly w: number;
  readonly h: number;
}

export function sizeOf(board: Board): Size {
  return { w: Math.max(1, ...board.rows.map((row) => [...row].length)), h: Math.max(1, board.rows.length) };
}

/** A board of places, or a board of squares: about as high as it is wide, or wider. */
export function shapeOf(board: Board): "places" | "tall" | "wide" {
  if (placesOf(board).length > 0) return "places";
  const { w, h } = sizeOf(board);
  return h * 5 >= w * 4 ? "tall" : "wide";
}

/** The character of a square, or a blank outside the rows. */
export const signAt = (board: Board, [x, y]: Cell): string => [...(board.rows[y - 1] ?? "")][x - 1] ?? " ";

/** Ground with nothing on it: what a sign means that the legend does not have. */
export const OPEN = "open";

/** The terrain of a square, by the board's own legend. */
export const terrainAt = (board: Board, cell: Cell): string => board.legend[signAt(board, cell)] ?? OPEN;

/** The terrain to name for a square. Deployment squares are open ground with a mark. */
export function groundAt(game: GameBook | null, board: Board, cell: Cell): string {
  const terrain = terrainAt(board, cell);
  return isCamp(drawsOf(game).grounds?.[terrain]) ? OPEN : terrain;
}

/** How many columns and rows a piece covers. */
export const extentOf = ({ size }: Pick<Piece, "size">): readonly [columns: number, rows: number] => size ?? [1, 1];

/** The squares of so many columns and rows, from the one at the top left. */
export function squaresFrom([x, y]: Cell, [columns, rows]: readonly [number, number]): Cell[] {
  return Array.from({ length: columns * rows }, (_, n): Cell => [x + (n % columns), y + Math.floor(n / columns)]);
}

/** The squares that a piece covers: none where it is not on the board. */
export const squaresOf = (piece: Pick<Piece, "at" | "size">): Cell[] =>
  piece.at ? squaresFrom(piece.at, extentOf(piece)) : [];

export function pieceAt(table: Table, cell: Cell): [string, Piece] | null {
  const covers = (piece: Piece): boolean => squaresOf(piece).some((square) => sameCell(square, cell));
  return Object.entries(table.pieces).find(([, piece]) => covers(piece)) ?? null;
}

/** A side of a square. */
export type SideOfSquare = "top" | "right" | "bottom" | "left";

/** The square beyond each of its sides. */
const BEYOND: Readonly<Record<SideOfSquare, readonly [dx: number, dy: number]>> = {
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
  left: [-1, 0],
};

export const SIDES_OF_SQUARE = Object.keys(BEYOND) as SideOfSquare[];

/** The ends of the edge that two squares share, as columns and rows from the corner of the board. */
export function endsOf([a, b]: Edge["between"]): readonly [readonly [number, number], readonly [number, number]] {
  const [x, y] = [Math.max(a[0], b[0]) - 1, Math.max(a[1], b[1]) - 1];
  return [[x, y], a[1] === b[1] ? [x, y + 1] : [x + 1, y]];
}

/** The square beyond a side. */
export function beyond([x, y]: Cell, side: SideOfSquare): Cell {
  const [dx, dy] = BEYOND[side];
  return [x + dx, y + dy];
}

/** The two squares of an edge as a map key, in whichever order they are named. */
export const edgeKey = ([a, b]: readonly [Cell, Cell]): string => [keyOf(a), keyOf(b)].sort().join(" ");

/** What is on a side of a square, if anything. */
export function edgeAt({ edges = [] }: Board, cell: Cell, side: SideOfSquare): Edge | undefined {
  const key = edgeKey([cell, beyond(cell, side)]);
  return edges.find(({ between }) => edgeKey(between) === key);
}

/** The places of a board that has no squares; none where it has. */
export const placesOf = ({ places }: Board): readonly Place[] => places ?? [];

export const placeNamed = ({ board }: Table, id: string): Place | undefined =>
  placesOf(board).find((place) => place.id === id);

/** Is the card on no square and in no place? Then it affects everybody, or is in a deck of the board. */
export const isLoose = ({ at, place }: CardInPlay): boolean => at === undefined && place === undefined;

/** Whether players of a game have such a pile. A board's own book does not say: there it is shown as the Table has it. */
export function hasPile(game: GameBook | null, id: string): boolean {
  const { players }: Partial<SetupSchema> = game?.setup ?? {};
  return players?.piles.some((pile) => pile.id === id) ?? true;
}

/** The card on the table that has this name in actions, and the piece that it is on, if any. */
export function cardNamed(
  table: Table,
  name: string,
): { readonly card: CardInPlay; readonly on: string | null } | null {
  const lies = table.board.cards.find((card) => card.name === name);
  if (lies) return { card: lies, on: null };
  for (const [on, piece] of Object.entries(table.pieces)) {
    const card = piece.cards.find((other) => other.name === name);
    if (card) return { card, on };
  }
  return null;
}

/**
 * The spot of a ref on the board. A spot is marked, clicked and focused as one: a square with the piece on it; on a board of
 * places each piece, each card and each place by itself.
 */
export function spotOf(table: Table, ref: Ref): Ref | null {
  switch (kindOf(ref)) {
    case "cell":
      return cellOf(ref) && ref;
    case "piece": {
      const piece = table.pieces[idOf(ref)];
      return piece?.at ? cellRef(piece.at) : piece && placesOf(table.board).length > 0 ? ref : null;
    }
    case "place":
      return placeNamed(table, idOf(ref)) ? ref : null;
    case "card": {
      const at = cardNamed(table, idOf(ref))?.card.at;
      return at ? cellRef(at) : cardNamed(table, idOf(ref)) ? ref : null;
    }
    default:
      return null;
  }
}

/** The piece on a spot. */
export function pieceOn(table: Table, spot: Ref): string | null {
  const cell = cellOf(spot);
  if (cell) return pieceAt(table, cell)?.[0] ?? null;
  return kindOf(spot) === "piece" && table.pieces[idOf(spot)] ? idOf(spot) : null;
}

/** The side from whose view the page speaks: the viewer, or the side that decides if one screen serves everybody. */
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

/** Deployment squares matter until the last piece has been placed. They are camp 1, 2, … in the order of turns. */
export function campsOf(table: Table): Readonly<Partial<Record<Camp, Side>>> {
  // Once the game is on, and wherever there are no squares, a piece that is not there yet comes in another way.
  if (table.phase === "act" || placesOf(table.board).length > 0) return {};
  if (Object.values(table.pieces).every((piece) => piece.at)) return {};
  const sides = sidesOf(table);
  const begin = table.first === null ? 0 : Math.max(sides.indexOf(table.first), 0);
  return Object.fromEntries(sides.map((_, i) => [`camp-${i + 1}`, sides[(begin + i) % sides.length] ?? "p1"]));
}

export const piecesIn = (table: Table, place: string): [string, Piece][] =>
  Object.entries(table.pieces).filter(([, piece]) => piece.place === place);

/** The cards in a place, with their indices among all cards of the board. */
export const cardsIn = (cards: readonly CardInPlay[], { id }: Pick<Place, "id">): [number, CardInPlay][] =>
  [...cards.entries()].filter(([, card]) => card.place === id);
