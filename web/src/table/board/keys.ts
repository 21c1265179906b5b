// The keys that move the focus on a grid (WAI-ARIA grid pattern).
import type { Cell } from "../types";
import type { Size } from "../view";

const clamp = (n: number, max: number): number => Math.min(Math.max(n, 1), max);

/** The square a key leads to; null when the key does not move. */
export function stepTo([x, y]: Cell, key: string, ctrl: boolean, { w, h }: Size): Cell | null {
  const to = (nx: number, ny: number): Cell => [clamp(nx, w), clamp(ny, h)];
  switch (key) {
    case "ArrowLeft":
      return to(x - 1, y);
    case "ArrowRight":
      return to(x + 1, y);
    case "ArrowUp":
      return to(x, y - 1);
    case "ArrowDown":
      return to(x, y + 1);
    case "Home":
      return ctrl ? [1, 1] : [1, y];
    case "End":
      return ctrl ? [w, h] : [w, y];
    case "PageUp":
      return [x, 1];
    case "PageDown":
      return [x, h];
    default:
      return null;
  }
}

/** Sorts squares in reading order: row by row. */
export const reading = ([x, y]: Cell): number => y * 1000 + x;

/** The entry after (or before) `from` in an order; after the last comes the first. Null if there is none. */
export function cycle<T>(entries: readonly T[], from: number, order: (entry: T) => number, back: boolean): T | null {
  const sorted = [...entries].sort((a, b) => order(a) - order(b));
  if (back) sorted.reverse();
  return sorted.find((entry) => (back ? order(entry) < from : order(entry) > from)) ?? sorted[0] ?? null;
}
