// What a pointer does on a table besides clicking: it reads a piece or a card that it rests on, and drags one to where it goes.
import type { SpotBoard } from "./board/spot-board";
import type { Choice } from "./choice/choice";
import type { Clicks } from "./clicks";
import { Dragging } from "./dragging";
import type { Dragger, Way } from "./dragging";
import { Reading } from "./reading";
import type { Readable, Reader } from "./reading";
import { idOf, kindOf, pieceRef } from "./refs";
import { nextAt, refAt } from "./screen";
import type { Screen } from "./screen";
import type { Ref } from "./types";
import { pieceOn } from "./view";
import { definePeek } from "./weighing";

export interface Pointed extends HTMLElement {
  readonly board: SpotBoard | null;
  readonly screen: Screen | null;
  readonly choice: Choice;
  readonly director: { readonly shown: unknown };
  /** What is read without being chosen. */
  peeked: Readable | null;
  /** The card that is being dragged. */
  dragged: Ref | null;
  readonly clicks: Clicks;
}

/** What is pulled over the board: other things there are no one's to move. */
const MOVABLE = new Set(["piece", "card"]);

export class Pointing implements Reader, Dragger {
  private readonly reading = new Reading(this);
  private readonly dragging = new Dragging(this);

  /** The innermost element under the pointer. */
  private inner: EventTarget | undefined;

  constructor(private readonly table: Pointed) {}

  readonly onOver = (event: PointerEvent): void => {
    const [inner] = event.composedPath();
    if (inner === this.inner || this.dragging.active) return;
    this.inner = inner;
    this.reading.onOver(event);
  };

  readonly onLeave = (): void => {
    this.inner = undefined;
    this.reading.onLeave();
  };

  readonly onDown = (event: PointerEvent): void => {
    this.reading.onDown(event);
    this.dragging.onDown(event);
  };

  readonly onMove = (event: PointerEvent): void => {
    // From square to square the pointer stays on the board: outside of it, only that it moves is heard.
    this.onOver(event);
    this.reading.onMove(event);
    this.dragging.onMove(event);
  };

  readonly onUp = (event: PointerEvent): void => {
    this.reading.onUp(event);
    this.dragging.onUp(event);
  };

  readonly onCancel = (event: PointerEvent): void => {
    this.reading.onUp(event);
    this.dragging.onCancel(event);
  };

  readonly onTouchMove = {
    handleEvent: (event: Event): void => {
      this.dragging.onTouchMove(event);
    },
    passive: false,
  };

  /** For `click` in the capture phase. */
  onClick(event: Event): void {
    this.reading.onClick(event);
    this.dragging.onClick(event);
  }

  readonly onMenu = (event: Event): void => {
    this.reading.onClick(event);
  };

  onKey(event: KeyboardEvent): void {
    this.reading.onKey(event);
  }

  stop(): void {
    this.reading.shut();
  }

  /** A piece or a card, on the board or wherever its button says what it is. A card in full is read where it is. */
  readable(event: Event): Readable | null {
    const { board, screen } = this.table;
    const spot = this.spotUnder(event);
    if (spot !== null && board && screen) {
      const piece = pieceOn(screen.table, spot);
      const ref = piece !== null ? pieceRef(piece) : kindOf(spot) === "card" ? spot : null;
      const box = board.spot(spot)?.getBoundingClientRect();
      return ref !== null && box ? { ref, box } : null;
    }
    const named = namedIn(event);
    return named && named.dataset["full"] === undefined
      ? { ref: refOf(named), box: named.getBoundingClientRect() }
      : null;
  }

  isOpen(event: Event): boolean {
    return event.composedPath().some((at) => at instanceof Element && at.localName === "rw-peek");
  }

  /** A target shows what a click would do; what is in the panel can be read there; and what moves is not read. */
  worthOpening({ ref }: Readable): boolean {
    const { screen, choice, director } = this.table;
    return screen !== null && !director.shown && ref !== choice.focused && nextAt(screen, ref) === null;
  }

  read(what: Readable | null): void {
    this.table.peeked = what;
    if (what) definePeek();
    this.dragging.forget();
  }

  /** Only what can be chosen now. */
  dragOf(event: PointerEvent): Ref | null {
    const { screen, director } = this.table;
    if (!screen || director.shown) return null;
    const spot = this.spotUnder(event);
    const named = spot === null ? namedIn(event) : undefined;
    const ref = spot !== null ? refAt(screen, spot) : named ? refOf(named) : "";
    return MOVABLE.has(kindOf(ref)) && (screen.chosen.includes(ref) || screen.can(ref)) ? ref : null;
  }

  lift(ref: Ref, { currentTarget, pointerId }: PointerEvent): void {
    const { table } = this;
    const { screen, choice } = table;
    this.stop();
    // Whatever the pointer passes meanwhile, who listens here hears of it.
    if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
    if (screen && !screen.chosen.includes(ref)) choice.take(ref, screen.offered.get(ref) === "next", false);
  }

  pull(ref: Ref, way: Way, { clientX, clientY }: PointerEvent): void {
    const { table } = this;
    const { board, screen, choice } = table;
    if (board?.piece(idOf(ref))) board.pull(idOf(ref), way);
    else {
      const { left, top } = table.getBoundingClientRect();
      table.dragged = ref;
      table.style.setProperty("--drag-x", `${String(clientX - left)}px`);
      table.style.setProperty("--drag-y", `${String(clientY - top)}px`);
    }
    const spot = board?.spotAt(clientX, clientY) ?? null;
    choice.hover(spot !== null && screen ? refAt(screen, spot) : null);
  }

  drop(ref: Ref, where: PointerEvent | null): void {
    const { table } = this;
    const { board, screen } = table;
    board?.pull(idOf(ref), null);
    table.dragged = null;
    const spot = where && board ? board.spotAt(where.clientX, where.clientY) : null;
    // Let go where it was, it has been chosen and no more.
    if (spot !== null && screen && refAt(screen, spot) !== ref) table.clicks.takeSpot(spot, false);
  }

  private spotUnder(event: Event): Ref | null {
    const { board } = this.table;
    const path = event.composedPath();
    const [inner] = path;
    return board && inner instanceof Element && path.includes(board) ? board.spotIn(inner) : null;
  }
}

/** The button that says what it is about. */
const namedIn = (event: Event): HTMLElement | undefined =>
  event.composedPath().find((at): at is HTMLElement => at instanceof HTMLElement && at.dataset["ref"] !== undefined);

const refOf = (named: HTMLElement): Ref => named.dataset["ref"] ?? "";
