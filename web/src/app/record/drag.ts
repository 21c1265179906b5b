// Dragging with a mouse or a pen, as a shorter way of what two clicks do: from a square or a unit in the palette to a square.
// Fingers scroll; they tap.
import type { SpotBoard } from "../../table/board/spot-board";
import { kindOf } from "../../table/refs";
import type { Ref } from "../../table/types";

export interface Dragging {
  readonly board: () => SpotBoard | null;
  /** Is there something to be taken up here: at a spot of the board, or a unit of the palette, `unit:` with its id? */
  readonly accepts: (from: Ref) => boolean;
  readonly over: (spot: Ref | null) => void;
  readonly drop: (from: Ref, to: Ref) => void;
}

/** Farther than a hand shakes. */
const FAR = 6;

/** For `pointerdown`: on the board, or on what has a `data-unit`. */
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

/** A unit of the palette. */
export const isUnit = (from: Ref): boolean => kindOf(from) === "unit";

function unitOf(event: PointerEvent): Ref | null {
  const [target] = event.composedPath();
  const id = target instanceof Element ? target.closest<HTMLElement>("[data-unit]")?.dataset["unit"] : undefined;
  return id === undefined ? null : `unit:${id}`;
}
