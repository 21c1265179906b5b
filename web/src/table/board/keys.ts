// Where the arrow keys lead on a grid (WAI-ARIA grid pattern).
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

/** The entry after (or before) the current square in reading order, round and round. */
export function cycle(cells: readonly Cell[], from: Cell, back: boolean): Cell | null {
  const order = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const beyond = (c: Cell): boolean =>
    back
      ? c[1] < from[1] || (c[1] === from[1] && c[0] < from[0])
      : c[1] > from[1] || (c[1] === from[1] && c[0] > from[0]);
  if (back) order.reverse();
  return order.find(beyond) ?? order[0] ?? null;
}
