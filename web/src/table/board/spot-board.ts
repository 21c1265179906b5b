// What every board is, whatever is drawn on it: it has spots (see `spotOf` of view.ts) that are clicked and walked by keys, it
// says so, and it tells whoever shows events where things are.
import { LitElement } from "lit";
import type { PropertyValues } from "lit";
import { property, query, state } from "lit/decorators.js";
import { emit } from "../emit";
import type { Happening } from "../play";
import { pieceRef } from "../refs";
import type { GameBook, GameEvent, Ref, Table, Words, Zone } from "../types";
import { spotOf } from "../view";
import { cycle } from "./keys";
import type { Marks } from "./marks";

/** In the units of the drawing. */
export type Point = readonly [x: number, y: number];

export abstract class SpotBoard extends LitElement {
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) marks: Marks = new Map();
  /** What matters to the piece that is asked about. */
  @property({ attribute: false }) zones: readonly Zone[] = [];
  /** Pieces of the player who decides that have something to do; null while nobody is asked. */
  @property({ attribute: false }) ready: ReadonlySet<string> | null = null;
  /** The spot the keyboard is on. */
  @state() protected at: Ref = "";
  @state() private hover: Ref | null = null;
  /** What the next drawing comes after: see `act` of rw-table.ts. */
  waits: Promise<unknown> | null = null;
  @query("svg") readonly canvas!: SVGSVGElement | null;
  @query(".fx") readonly fx!: SVGGElement | null;

  /** The spot an element belongs to. */
  abstract spotIn(el: Element): Ref | null;
  /** The element of a spot. */
  abstract spot(ref: Ref): SVGGElement | null;
  /** Where a key leads to from a spot; null when the key does not move. */
  protected abstract step(from: Ref, key: string, ctrl: boolean): Ref | null;
  /** Where a spot comes when all are read in order. */
  protected abstract order(spot: Ref): number;
  /** How far one spot is from another. */
  protected abstract far(from: Ref, to: Ref): number;
  /** The middle of the whole. */
  abstract middle(): Point;
  /** The middle of a piece, of this table or of one that is shown after it. */
  abstract point(table: Table, name: string): Point | null;
  /** The points a piece that is moved by an event goes over, from where it stands. */
  abstract way(happening: Happening, event: GameEvent, name: string): readonly Point[];
  /** Do two pieces stand so close that one reaches the other? */
  abstract near(table: Table, one: string, other: string): boolean;
  /** Where on the whole a spot is, as shares of it. */
  abstract anchor(spot: Ref): { readonly x: number; readonly y: number } | null;

  protected override scheduleUpdate(): void | Promise<unknown> {
    const { waits } = this;
    this.waits = null;
    return waits ? waits.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    // The first thing the keyboard meets is one of your own units, not an empty corner.
    if (changed.has("table") && !changed.get("table")) {
      const own = [...(this.ready ?? [])].map((name) => spotOf(this.table, pieceRef(name))).find((spot) => spot);
      if (own) this.at = own;
    }
  }

  get focused(): Ref {
    return this.at;
  }

  /** Puts the keyboard on a spot; with `quiet` only the next Tab goes there. */
  focusOn(spot: Ref, quiet = false): void {
    this.at = spot;
    if (!quiet) void this.updateComplete.then(() => this.spot(spot)?.focus());
  }

  /** Puts the keyboard on the nearest thing that may be chosen as a target; without one it stays where it was. */
  focusTarget(): void {
    const [first] = this.targets().sort((a, b) => this.far(this.at, a) - this.far(this.at, b));
    this.focusOn(first ?? this.at);
  }

  /** The moving part of a piece. The name comes from a save, so it is compared and never put into a selector. */
  piece(name: string): SVGGElement | null {
    for (const found of this.renderRoot.querySelectorAll<SVGGElement>(".mover"))
      if (found.dataset["piece"] === name) return found;
    return null;
  }

  private under(event: Event): Ref | null {
    return event.target instanceof Element ? this.spotIn(event.target) : null;
  }

  protected readonly onClick = (event: MouseEvent): void => {
    const spot = this.under(event);
    if (spot === null) return;
    // Who asks the engine asks it before this is drawn anew.
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
