// Dragging with a mouse or a pen, as a shorter way of what two clicks do: from a square or a unit in the palette to a square.
// Fingers scroll; they tap.
import type { RwBoard } from "../../table/board/rw-board";
import type { Cell } from "../../table/types";

export interface Dragging {
  readonly board: () => RwBoard | null;
  /** Is there something to be taken up here? */
  readonly takes: (from: Cell | string) => boolean;
  readonly over: (cell: Cell | null) => void;
  readonly drop: (from: Cell | string, to: Cell) => void;
}

/** Farther than a hand shakes. */
const FAR = 6;

/** For `pointerdown`: on the board, or on what has a `data-unit`. */
export const drags =
  ({ board, takes, over, drop }: Dragging) =>
  (down: PointerEvent): void => {
    if (down.pointerType === "touch" || down.button !== 0) return;
    const from = cellAt(board(), down) ?? unitOf(down);
    if (from === null || !takes(from)) return;
    let moved = false;
    const done = new AbortController();
    const { signal } = done;
    const far = (event: PointerEvent): boolean =>
      Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR;
    const end = (): void => {
      done.abort();
      over(null);
    };
    const move = (event: PointerEvent): void => {
      moved ||= far(event);
      if (moved) over(cellAt(board(), event));
    };
    const up = (event: PointerEvent): void => {
      end();
      const to = moved ? cellAt(board(), event) : null;
      if (to) drop(from, to);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", end, { signal });
  };

function cellAt(board: RwBoard | null, { clientX, clientY }: PointerEvent): Cell | null {
  const root = board?.renderRoot;
  const found = root instanceof ShadowRoot ? root.elementFromPoint(clientX, clientY) : null;
  const [x, y] = (found?.closest<SVGElement>(".cell")?.dataset["cell"] ?? "").split(",").map(Number);
  return x && y ? [x, y] : null;
}

function unitOf(event: PointerEvent): string | null {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest<HTMLElement>("[data-unit]")?.dataset["unit"] ?? null) : null;
}
