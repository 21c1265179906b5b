// Dragging: a piece or a card is pressed, pulled to where it shall go, and let go there. It is two clicks in one movement.
import type { Ref } from "./types";

/** A pointer that moves less, in pixels, has only clicked. */
const CLICK = 6;

/** How far the pointer is from where it went down, in pixels of the screen. */
export type Way = readonly [x: number, y: number];

export interface Dragger {
  /** What is under the pointer, if it can be chosen; null where no drag can begin. */
  dragOf(event: PointerEvent): Ref | null;
  /** Chooses it. */
  lift(ref: Ref, event: PointerEvent): void;
  /** It is being pulled. */
  pull(ref: Ref, way: Way, event: PointerEvent): void;
  /** It was let go, or, with null, the drag was broken off. */
  drop(ref: Ref, event: PointerEvent | null): void;
}

interface Drag {
  readonly ref: Ref;
  readonly pointer: number;
  readonly from: Way;
  lifted: boolean;
}

export class Dragging {
  private drag: Drag | null = null;
  /** The click that follows a drag is none. */
  private swallows = false;

  constructor(private readonly dragger: Dragger) {}

  readonly onDown = (event: PointerEvent): void => {
    this.swallows = false;
    const ref = event.isPrimary && event.button === 0 ? this.dragger.dragOf(event) : null;
    this.drag =
      ref === null ? null : { ref, pointer: event.pointerId, from: [event.clientX, event.clientY], lifted: false };
  };

  readonly onMove = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    const way: Way = [event.clientX - drag.from[0], event.clientY - drag.from[1]];
    if (!drag.lifted) {
      if (Math.hypot(...way) < CLICK) return;
      drag.lifted = true;
      this.dragger.lift(drag.ref, event);
    }
    this.dragger.pull(drag.ref, way, event);
  };

  readonly onUp = (event: PointerEvent): void => {
    this.end(event, event);
  };

  readonly onCancel = (event: PointerEvent): void => {
    this.end(event, null);
  };

  /** For `click` in the capture phase. */
  readonly onClick = (event: Event): void => {
    if (!this.swallows) return;
    this.swallows = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** For `touchmove`, not passive: the finger pulls the piece and not the page. */
  readonly onTouchMove = (event: Event): void => {
    if (this.drag && event.cancelable) event.preventDefault();
  };

  /** Is something being pulled? */
  get active(): boolean {
    return this.drag?.lifted === true;
  }

  /** A finger that holds reads; it drags nothing. */
  forget(): void {
    if (!this.active) this.drag = null;
  }

  private end({ pointerId }: PointerEvent, where: PointerEvent | null): void {
    const { drag } = this;
    if (drag?.pointer !== pointerId) return;
    this.drag = null;
    if (!drag.lifted) return;
    this.swallows = where !== null;
    this.dragger.drop(drag.ref, where);
  }
}
