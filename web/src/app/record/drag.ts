// Dragging with a mouse or a pen, a shortcut for two clicks: from a square or a unit of the palette to a square. On a touch
// screen a drag scrolls, so there only taps work.
import type { SpotBoard } from "../../table/board/spot-board";
import { kindOf } from "../../table/refs";
import type { Ref } from "../../table/types";

export interface Dragging {
  readonly board: () => SpotBoard | null;
  /** Can this be dragged? A spot of the board, or a unit of the palette (`unit:` and its id). */
  readonly accepts: (from: Ref) => boolean;
  /** The pointer has come to a spot; null outside the board and at the end. */
  readonly over: (spot: Ref | null) => void;
  readonly drop: (from: Ref, to: Ref) => void;
}

/** In CSS pixels. A shorter movement is a click by an unsteady hand. */
const FAR = 6;

/** Makes a listener for `pointerdown` on the board and on elements with `data-unit`. */
export const drags =
  ({ board, accepts, over, drop }: Dragging) =>
  (down: PointerEvent): void => {
    if (down.pointerType === "touch" || down.button !== 0) return;
    const from = spotAt(board(), down) ?? unitOf(down);
    if (from === null || !accepts(from)) return;
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
      if (moved) over(spotAt(board(), event));
    };
    const up = (event: PointerEvent): void => {
      end();
      const to = moved ? spotAt(board(), event) : null;
      if (to) drop(from, to);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", end, { signal });
  };

function spotAt(board: SpotBoard | null, { clientX, clientY }: PointerEvent): Ref | null {
  const root = board?.renderRoot;
  const found = root instanceof ShadowRoot ? root.elementFromPoint(clientX, clientY) : null;
  return (found && board?.spotIn(found)) ?? null;
}

/** Is it a unit of the palette? */
export const isUnit = (from: Ref): boolean => kindOf(from) === "unit";

function unitOf(event: PointerEvent): Ref | null {
  const [target] = event.composedPath();
  const id = target instanceof Element ? target.closest<HTMLElement>("[data-unit]")?.dataset["unit"] : undefined;
  return id === undefined ? null : `unit:${id}`;
}
