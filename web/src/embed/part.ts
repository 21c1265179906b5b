// The part of a board where anything is: what a picture on paper shows of a large one.
import type { Cell, GameBook, Table } from "../table/types";
import { groundAt, sizeOf, squaresOf } from "../table/view";

export interface Part {
  /** The first column and row, from 1. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** So many empty squares around it tell where on the board it is. */
const AROUND = 2;

export const wholeOf = (table: Table): Part => ({ x: 1, y: 1, ...sizeOf(table.board) });

/** Around all pieces and all ground but that of which there is most; the whole board where nothing is, or something between its squares. */
export function partOf(table: Table, game: GameBook | null): Part {
  const whole = wholeOf(table);
  const cells = [...Object.values(table.pieces).flatMap(squaresOf), ...groundOf(table, game)];
  if (cells.length === 0 || (table.board.edges ?? []).length > 0) return whole;
  const [x, w] = span(
    cells.map(([column]) => column),
    whole.w,
  );
  const [y, h] = span(
    cells.map(([, row]) => row),
    whole.h,
  );
  return { x, y, w, h };
}

function groundOf({ board }: Table, game: GameBook | null): Cell[] {
  const { w, h } = sizeOf(board);
  const cells = Array.from({ length: w * h }, (_, n): Cell => [(n % w) + 1, Math.floor(n / w) + 1]);
  const kinds = cells.map((cell) => groundAt(game, board, cell));
  const count = new Map<string, number>();
  for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
  const most = Math.max(...count.values());
  const common = kinds.find((kind) => count.get(kind) === most);
  return cells.filter((_, n) => kinds[n] !== common);
}

/** The first and the number of those from the least to the greatest, with some around them, as far as there are any. */
function span(numbers: readonly number[], most: number): [first: number, count: number] {
  const first = Math.max(1, Math.min(...numbers) - AROUND);
  return [first, Math.min(most, Math.max(...numbers) + AROUND) - first + 1];
}
