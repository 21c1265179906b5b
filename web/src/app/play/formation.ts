// Where pieces go if their player does not know better: who strikes near stands in front, who reaches far behind, all of them
// around the middle.
import type { Cell, Offer, Piece, Side, Table } from "../../engine";
import { drawsOf, isCamp } from "../../table/draws";
import { thingOf } from "../../table/types";
import type { GameBook } from "../../table/types";
import { campsOf, sizeOf, terrainAt } from "../../table/view";

interface Placing extends Offer {
  readonly action: Offer["action"] & { readonly piece: string; readonly to: Cell };
}

/** The next piece to be placed, where it goes; null if nobody is placing pieces. */
export function nextPlacing(table: Table, offers: readonly Offer[], book: GameBook): Offer | null {
  const placings = offers.filter((offer): offer is Placing => isPlacing(table, offer));
  const names = Object.keys(table.pieces).filter((name) => placings.some(({ action }) => action.piece === name));
  const [name] = names.toSorted((a, b) => Number(reachesFar(book, table, a)) - Number(reachesFar(book, table, b)));
  const ground = groundOf(table, book);
  if (name === undefined || !ground) return null;
  const far = reachesFar(book, table, name);
  const cost = ({ action: { to } }: Placing): number =>
    100 * (far ? -ground.forward(to) : ground.forward(to)) + ground.aside(to);
  const own = placings.filter(({ action }) => action.piece === name);
  return own.toSorted((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** Pieces of a game that has begun come in another way. */
function isPlacing(table: Table, { action: { piece, to } }: Offer): boolean {
  const waits = (one: Piece | undefined): boolean => one?.at === null;
  return to !== undefined && waits(table.pieces[piece ?? ""]) && Object.keys(campsOf(table)).length > 0;
}

/** Does it strike over more than the squares around it? */
function reachesFar(book: GameBook, { pieces }: Table, name: string): boolean {
  const parts = thingOf(book, pieces[name]?.is ?? "")?.parts ?? [];
  return parts.some((part) => thingOf(book, part)?.range?.x !== undefined);
}

/** Squares to the other camp (fewer is further in front), and squares from the line between the camps. */
interface Ground {
  readonly forward: (cell: Cell) => number;
  readonly aside: (cell: Cell) => number;
}

function groundOf(table: Table, book: GameBook): Ground | null {
  const camps = campsOf(table);
  const squares = (of: (side: Side | undefined) => boolean): Cell[] =>
    cellsOf(table).filter((cell) => {
      const ground = drawsOf(book).grounds?.[terrainAt(table.board, cell)];
      return isCamp(ground) && of(camps[ground]);
    });
  const [mine, theirs] = [squares((side) => side === table.toAct), squares((side) => side !== table.toAct)];
  if (mine.length === 0 || theirs.length === 0) return null;
  const [from, to] = [middle(mine), middle(theirs)];
  // Camps face each other across or along the board.
  const across = Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]);
  const [along, beside] = across ? ([0, 1] as const) : ([1, 0] as const);
  return {
    forward: (cell) => Math.abs(to[along] - cell[along]),
    aside: (cell) => Math.abs(from[beside] - cell[beside]),
  };
}

function cellsOf({ board }: Table): Cell[] {
  const { w, h } = sizeOf(board);
  return Array.from({ length: w * h }, (_, n): Cell => [(n % w) + 1, Math.floor(n / w) + 1]);
}

const middle = (cells: readonly Cell[]): Cell => [mean(cells.map(([x]) => x)), mean(cells.map(([, y]) => y))];

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
