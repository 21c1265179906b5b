// The base of both boards: spots (see `spotOf` of view.ts) that are clicked and reached by keys, the events for that, and the
// positions that animations need.
import { LitElement } from "lit";
import type { PropertyValues } from "lit";
import { property, query, state } from "lit/decorators.js";
import { emit } from "../emit";
import type { Happening } from "../playback/play";
import { pieceRef } from "../refs";
import type { GameBook, GameEvent, Ref, Table, Words, Zone } from "../types";
import { spotOf } from "../view";
import { cycle } from "./keys";
import type { Marks } from "./marks";

/** A point in the units of the drawing. */
export type Point = readonly [x: number, y: number];

export abstract class SpotBoard extends LitElement {
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) marks: Marks = new Map();
  /** The zones of the piece under the pointer or in detail. */
  @property({ attribute: false }) zones: readonly Zone[] = [];
  /** The pieces of the player who decides that can act; null if none can. */
  @property({ attribute: false }) ready: ReadonlySet<string> | null = null;
  /** The focused spot. */
  @state() protected at: Ref = "";
  @state() private hover: Ref | null = null;
  /** The next update waits for this: see `act` of rw-table.ts. */
  waits: Promise<unknown> | null = null;
  @query("svg") readonly canvas!: SVGSVGElement | null;
  @query(".fx") readonly fx!: SVGGElement | null;

  /** The spot that an element belongs to. */
  abstract spotIn(el: Element): Ref | null;
  /** The element of a spot. */
  abstract spot(ref: Ref): SVGGElement | null;
  /** The spot to which a key moves the focus; null if it is no such key. */
  protected abstract step(from: Ref, key: string, ctrl: boolean): Ref | null;
  /** The position of a spot in reading order. */
  protected abstract order(spot: Ref): number;
  /** The distance of two spots, to compare with other distances. */
  protected abstract far(from: Ref, to: Ref): number;
  /** The middle of the board. */
  abstract middle(): Point;
  /** The middle of a piece on this table or a later one; null if the piece is not on the board. */
  abstract point(table: Table, name: string): Point | null;
  /** The points that a piece passes when an event moves it, its start included. */
  abstract way(happening: Happening, event: GameEvent, name: string): readonly Point[];
  /** Are two pieces so close that a blow is drawn without a bolt? */
  abstract near(table: Table, one: string, other: string): boolean;
  /** The least height in CSS pixels at which everything on this table can be tapped, if the board is so wide. */
  abstract leastHeight(table: Table, width: number): number;
  /** The position of a spot, as fractions of the board's width and height. */
  abstract anchor(spot: Ref): { readonly x: number; readonly y: number } | null;

  protected override scheduleUpdate(): void | Promise<unknown> {
    const { waits } = this;
    this.waits = null;
    return waits ? waits.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    // The focus begins at one of your units, not in an empty corner.
    if (changed.has("table") && !changed.get("table")) {
      const own = [...(this.ready ?? [])].map((name) => spotOf(this.table, pieceRef(name))).find((spot) => spot);
      if (own) this.at = own;
    }
  }

  get focused(): Ref {
    return this.at;
  }

  /** Focuses a spot; with `quiet`, only the next Tab goes there. */
  focusOn(spot: Ref, quiet = false): void {
    this.at = spot;
    if (!quiet) void this.updateComplete.then(() => this.spot(spot)?.focus());
  }

  /** Focuses the nearest target, or else the current spot. */
  focusTarget(): void {
    const [first] = this.targets().sort((a, b) => this.far(this.at, a) - this.far(this.at, b));
    this.focusOn(first ?? this.at);
  }

  /** The element of a piece that animations move. Names come from saves and could break a selector, so they are compared. */
  piece(name: string): SVGGElement | null {
    for (const found of this.renderRoot.querySelectorAll<SVGGElement>(".mover"))
      if (found.dataset["piece"] === name) return found;
    return null;
  }

  /** The spot at a point of the window. */
  spotAt(x: number, y: number): Ref | null {
    const found = this.shadowRoot?.elementFromPoint(x, y);
    return found ? this.spotIn(found) : null;
  }

  /** Draws a piece off its place, by so many pixels of the window; null puts it back. */
  pull(name: string, by: Point | null): void {
    const [mover, { canvas }] = [this.piece(name), this];
    if (!mover || !canvas) return;
    const unit = canvas.viewBox.baseVal.width / canvas.getBoundingClientRect().width;
    mover.style.transform = by ? `translate(${String(by[0] * unit)}px, ${String(by[1] * unit)}px)` : "";
  }

  private under(event: Event): Ref | null {
    return event.target instanceof Element ? this.spotIn(event.target) : null;
  }

  protected readonly onClick = (event: MouseEvent): void => {
    const spot = this.under(event);
    if (spot === null) return;
    // The event comes before the new focus, so that the engine is asked before the board is drawn again.
    emit(this, "rw-spot", spot);
    this.at = spot;
  };

  protected readonly onPress = (event: PointerEvent): void => {
    const spot = this.under(event);
    if (spot !== null) emit(this, "rw-press-spot", spot);
  };

  protected readonly onOver = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const spot = this.under(event);
    if (spot !== null && this.hover === spot) return;
    this.hover = spot;
    emit(this, "rw-over-spot", spot);
  };

  protected readonly onLeave = (): void => {
    this.hover = null;
    emit(this, "rw-over-spot", null);
  };

  protected readonly onFocus = (event: FocusEvent): void => {
    const spot = this.under(event);
    if (spot !== null) emit(this, "rw-over-spot", spot);
  };

  protected readonly onBlur = (): void => {
    emit(this, "rw-over-spot", null);
  };

  protected readonly onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const to = this.step(this.at, event.key, event.ctrlKey) ?? this.jump(event.key);
    if (to !== null) this.focusOn(to);
    else if (event.key === "Enter" || event.key === " ") emit(this, "rw-spot", this.at);
    else if (event.key === "Escape") emit(this, "rw-drop", null);
    else return;
    event.preventDefault();
  };

  /** n, N: the next or previous of your units that can act; t, T: the next or previous target. */
  private jump(key: string): Ref | null {
    const low = key.toLowerCase();
    if (low !== "n" && low !== "t") return null;
    const order = (spot: Ref): number => this.order(spot);
    return cycle(low === "n" ? this.able() : this.targets(), order(this.at), order, key !== low);
  }

  private able(): Ref[] {
    return [...(this.ready ?? [])].flatMap((name) => spotOf(this.table, pieceRef(name)) ?? []);
  }

  private targets(): Ref[] {
    return [...this.marks].flatMap(([spot, mark]) => (mark.target ? [spot] : []));
  }
}
