// The measures of the drawing of a board of squares.
import type { Board } from "../types";
import { sizeOf } from "../view";
import { UNIT } from "./terrain";
import type { Size } from "../view";

/** Room for the letters and numbers along two edges. */
export const RULER = 22;

/** The whole drawing, its rulers included. */
export function drawnSize(board: Board): Size {
  const { w, h } = sizeOf(board);
  return { w: w * UNIT + RULER + 2, h: h * UNIT + RULER + 2 };
}

/** In CSS pixels: a square is never smaller than a fingertip target (board.styles.ts has the same for the width). */
const LEAST = 24.5;

/** In CSS pixels: with less height the squares would be too small. */
export function leastHeight(board: Board): number {
  const { w, h } = drawnSize(board);
  return Math.ceil(((sizeOf(board).w * LEAST + 9) * h) / w);
}
