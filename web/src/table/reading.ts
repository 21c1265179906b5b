// Reading without choosing: what the pointer rests on, or what a finger holds, is shown in full beside it.
import type { Ref } from "./types";

/** Milliseconds. A mouse that only passes opens nothing; a finger that holds means no tap. */
const REST = 450;
const HOLD = 500;
/** The way to what has opened is not away from it. */
const GRACE = 200;
/** A finger that goes further, in pixels, scrolls or drags. */
const STILL = 10;

/** Something that can be read, and where it is on the screen. */
export interface Readable {
  readonly ref: Ref;
  readonly box: DOMRect;
}

export interface Reader {
  /** What is under the pointer; null if there is nothing to read. */
  readable(event: Event): Readable | null;
  /** Is what has opened itself under the pointer? */
  isOpen(event: Event): boolean;
  /** Is it worth opening at a mere rest of the pointer? A target shows what a click would do instead. */
  worthOpening(what: Readable): boolean;
  /** Opens this, or closes what is open. */
  read(what: Readable | null): void;
}

export class Reading {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Ref | null = null;
  private open: Ref | null = null;
  private from: { readonly x: number; readonly y: number } | null = null;
  /** A finger has held: the click that comes when it is lifted is none. */
  private held = false;

  constructor(private readonly reader: Reader) {}

  readonly onOver = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    if (this.reader.isOpen(event)) return this.stop();
    const what = this.reader.readable(event);
    const before = this.over;
    this.over = what?.ref ?? null;
    // Back from what has opened: it need not close.
    if (what && what.ref === this.open) return this.stop();
    if (what && what.ref === before) return;
    if (what && this.reader.worthOpening(what)) this.after(REST, () => this.read(what));
    else this.close(GRACE);
  };

  readonly onLeave = (): void => {
    this.over = null;
    this.close(GRACE);
  };

  /** A click chooses: nothing is read now. */
  readonly onDown = (event: PointerEvent): void => {
    this.held = false;
    this.close(0);
    if (event.pointerType !== "touch") return;
    const what = this.reader.readable(event);
    this.from = { x: event.clientX, y: event.clientY };
    if (what)
      this.after(HOLD, () => {
        this.held = true;
        this.read(what);
      });
  };

  readonly onMove = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== "touch" || !this.from || this.held) return;
    if (Math.hypot(clientX - this.from.x, clientY - this.from.y) > STILL) this.stop();
  };

  readonly onUp = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "touch" && !this.held) this.stop();
  };

  /** For `click` in the capture phase, and for the menu that some browsers open after a long press. */
  readonly onClick = (event: Event): void => {
    if (!this.held) return;
    this.held = event.type !== "click";
    event.preventDefault();
    event.stopPropagation();
  };

  /** Escape closes what has opened. */
  readonly onKey = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") this.close(0);
  };

  private read(what: Readable | null): void {
    this.open = what?.ref ?? null;
    this.reader.read(what);
  }

  private close(ms: number): void {
    this.stop();
    if (this.open === null) return;
    if (ms === 0) this.read(null);
    else this.after(ms, () => this.read(null));
  }

  private after(ms: number, work: () => void): void {
    this.stop();
    this.timer = setTimeout(work, ms);
  }

  /** Closes what is open, and opens nothing that was about to. */
  shut(): void {
    this.close(0);
  }

  /** What was about to open or close does not. */
  private stop(): void {
    clearTimeout(this.timer);
  }
}
