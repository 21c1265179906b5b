// The board: one SVG that is also an ARIA grid. It draws what it is given and says which square was clicked.
import { LitElement, html, svg } from "lit";
import type { PropertyValues, SVGTemplateResult, TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { base } from "../../theme/shared";
import { emit } from "../emit";
import { keyOf } from "../refs";
import type { Cell, GameBook, Table, Words, Zone } from "../types";
import { columnName } from "../../words/words";
import { campsOf, sizeOf } from "../view";
import { area, lying, over, under } from "./cover";
import { cycle, stepTo } from "./keys";
import { cellLabel } from "./label";
import type { Mark, Marks } from "./marks";
import { pieceFace } from "./piece";
import { boardLook } from "./look";
import { marksLook } from "./look-marks";
import { zonesLook } from "./look-zones";
import { piecesLook } from "./look-pieces";
import { UNIT, symbols, tile } from "./terrain";
import { zonesView } from "./zones";

/** Room for the letters and numbers along two edges. */
const RULER = 22;

export class RwBoard extends LitElement {
  static override styles = [base, boardLook, piecesLook, marksLook, zonesLook];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) marks: Marks = new Map();
  /** Squares that matter to the piece that is asked about. */
  @property({ attribute: false }) zones: readonly Zone[] = [];
  /** Pieces of the player who decides that have something to do; null while nobody is asked. */
  @property({ attribute: false }) ready: ReadonlySet<string> | null = null;
  @state() private at: Cell = [1, 1];
  @state() private hover: Cell | null = null;
  /** Who stands where. */
  private standing: ReadonlyMap<string, string> = new Map();
  /** What the next drawing comes after: see `act` of rw-table.ts. */
  waits: Promise<unknown> | null = null;
  @query("svg") readonly canvas!: SVGSVGElement | null;
  @query(".fx") readonly fx!: SVGGElement | null;

  protected override scheduleUpdate(): void | Promise<unknown> {
    const { waits } = this;
    this.waits = null;
    return waits ? waits.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.standing = new Map(
      Object.entries(this.table.pieces).flatMap(([name, piece]) =>
        piece.at ? [[keyOf(piece.at), name] as const] : [],
      ),
    );
    const { w, h } = sizeOf(this.table.board);
    if (this.at[0] > w || this.at[1] > h) this.at = [Math.min(this.at[0], w), Math.min(this.at[1], h)];
    // The first thing the keyboard meets is one of your own units, not an empty corner.
    if (changed.has("table") && !changed.get("table")) {
      const own = [...(this.ready ?? [])].map((name) => this.table.pieces[name]?.at).find((at) => at);
      if (own) this.at = own;
    }
  }

  override updated(): void {
    // Set here and not in the template: the page's content policy has no inline styles.
    const { w } = sizeOf(this.table.board);
    this.style.setProperty("--cols", String(w));
  }

  /** The square the keyboard is on. */
  get focused(): Cell {
    return this.at;
  }

  /** Puts the keyboard on a square; with `quiet` only the next Tab goes there. */
  focusCell(cell: Cell, quiet = false): void {
    this.at = cell;
    if (!quiet) void this.updateComplete.then(() => this.cell(cell)?.focus());
  }

  /** Puts the keyboard on the nearest thing that may be chosen as a target; without one it stays where it was. */
  focusTarget(): void {
    const [x, y] = this.at;
    const far = ([cx, cy]: Cell): number => Math.max(Math.abs(cx - x), Math.abs(cy - y));
    const [first] = this.targets().sort((a, b) => far(a) - far(b));
    this.focusCell(first ?? this.at);
  }

  cell(cell: Cell): SVGGElement | null {
    return this.renderRoot.querySelector<SVGGElement>(`.cell[data-cell="${keyOf(cell)}"]`);
  }

  /** The moving part of a piece. The name comes from a save, so it is compared and never put into a selector. */
  piece(name: string): SVGGElement | null {
    for (const found of this.renderRoot.querySelectorAll<SVGGElement>(".mover"))
      if (found.dataset["piece"] === name) return found;
    return null;
  }

  override render(): TemplateResult {
    const { board } = this.table;
    const { w, h } = sizeOf(board);
    const cells = Array.from({ length: h }, (_, y) => Array.from({ length: w }, (_, x): Cell => [x + 1, y + 1]));
    const marked = cells.flat().flatMap((cell): [Cell, Mark][] => {
      const mark = this.marks.get(keyOf(cell));
      return mark ? [[cell, mark]] : [];
    });
    const camps = campsOf(this.table);
    const standing = Object.entries(this.table.pieces).filter(([, piece]) => piece.at);
    return html`<div class="frame">
      <svg
        viewBox=${`0 0 ${w * UNIT + RULER + 2} ${h * UNIT + RULER + 2}`}
        role="grid"
        aria-label=${this.words.say("table-board")}
        aria-describedby="keys"
        aria-rowcount=${h}
        aria-colcount=${w}
        @keydown=${this.onKey}
        @click=${this.onClick}
        @pointerdown=${this.onPress}
        @pointerover=${this.onOver}
        @pointerleave=${this.onLeave}
        @focusin=${this.onFocus}
        @focusout=${this.onBlur}
      >
        ${symbols} ${guard([w, h], () => rulers(w, h))}
        <g transform=${`translate(${RULER} ${RULER})`}>
          <g aria-hidden="true">
            <rect class="floor" width=${w * UNIT} height=${h * UNIT} rx="6" />
            ${guard([w, h], () => lines(w, h))}
            ${guard([board.rows.join(), Object.values(camps).join(), this.words], () => cells.flat().map((cell) => tile(board, cell, this.words, camps)))}
            ${board.cards.map((card) => area(board, card, this.game))} ${zonesView(this.zones)}
            ${marked.map(([cell, mark]) => under(cell, mark))} ${lying(board.cards, this.game, this.words)}
            ${repeat(
              standing,
              ([name]) => name,
              ([name, piece]) => {
                const [x, y] = piece.at ?? [1, 1];
                const spent = this.ready !== null && piece.owner === this.table.toAct && !this.ready.has(name);
                return svg`<g class="piece" transform=${`translate(${(x - 1) * UNIT} ${(y - 1) * UNIT})`}>
                <g class="mover" data-piece=${name}>${pieceFace({ name, piece, game: this.game, words: this.words, spent })}</g></g>`;
              },
            )}
            ${marked.map(([cell, mark]) => over(cell, mark))}
            <g class="fx"></g>
            <rect class="edge" x="-1" y="-1" width=${w * UNIT + 2} height=${h * UNIT + 2} rx="7" />
          </g>
          ${cells.map((row, y) => svg`<g role="row" aria-rowindex=${y + 1}>${row.map((cell) => this.square(cell))}</g>`)}
        </g>
      </svg>
      <p id="keys" class="unseen">${this.words.say("table-keys")}</p>
    </div>`;
  }

  private square(cell: Cell): SVGTemplateResult {
    const [x, y] = cell;
    const mark = this.marks.get(keyOf(cell));
    const here = this.at[0] === x && this.at[1] === y;
    const found = this.standing.get(keyOf(cell)) ?? null;
    const ready = found !== null && (this.ready?.has(found) ?? false);
    const live = mark?.reach ?? mark?.target ?? (ready ? "ready" : undefined);
    return svg`<g class=${live ? "cell live" : "cell"} role="gridcell" data-cell=${keyOf(cell)} aria-colindex=${x}
        transform=${`translate(${(x - 1) * UNIT} ${(y - 1) * UNIT})`}
        tabindex=${here ? "0" : "-1"} aria-selected=${mark?.selected ? "true" : "false"}
        aria-label=${cellLabel(this.words, this.table, cell, found, mark, ready)}>
      <rect class="hit" width="64" height="64"/>
      <rect class="ring-out" x="2" y="2" width="60" height="60" rx="10"/><rect class="ring-in" x="5" y="5" width="54" height="54" rx="8"/>
    </g>`;
  }

  private cellUnder(event: Event): Cell | null {
    const el = event.target instanceof Element ? event.target.closest<SVGGElement>(".cell") : null;
    const [x, y] = (el?.dataset["cell"] ?? "").split(",").map(Number);
    return x && y ? [x, y] : null;
  }

  private onClick(event: MouseEvent): void {
    const cell = this.cellUnder(event);
    if (!cell) return;
    // Who asks the engine asks it before this is drawn anew.
    emit(this, "rw-cell", cell);
    this.at = cell;
  }

  private onPress(event: PointerEvent): void {
    const cell = this.cellUnder(event);
    if (cell) emit(this, "rw-press-cell", cell);
  }

  private onOver(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const cell = this.cellUnder(event);
    if (cell && this.hover?.[0] === cell[0] && this.hover[1] === cell[1]) return;
    this.hover = cell;
    emit(this, "rw-over-cell", cell);
  }

  private onLeave(): void {
    this.hover = null;
    emit(this, "rw-over-cell", null);
  }

  private onFocus(event: FocusEvent): void {
    const cell = this.cellUnder(event);
    if (cell) emit(this, "rw-over-cell", cell);
  }

  private onBlur(): void {
    emit(this, "rw-over-cell", null);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const to = stepTo(this.at, event.key, event.ctrlKey, sizeOf(this.table.board)) ?? this.jump(event.key);
    if (to) this.focusCell(to);
    else if (event.key === "Enter" || event.key === " ") emit(this, "rw-cell", this.at);
    else if (event.key === "Escape") emit(this, "rw-drop", null);
    else return;
    event.preventDefault();
  }

  /** n, N: the next or previous of your units that can act; t, T: the next or previous target. */
  private jump(key: string): Cell | null {
    const low = key.toLowerCase();
    if (low === "n") {
      const cells = [...(this.ready ?? [])].flatMap((name) => this.table.pieces[name]?.at ?? []);
      return cycle(pairs(cells), this.at, key === "N");
    }
    if (low !== "t") return null;
    return cycle(this.targets(), this.at, key === "T");
  }

  private targets(): Cell[] {
    return pairs([...this.marks].flatMap(([at, mark]) => (mark.target ? at.split(",").map(Number) : [])));
  }
}

/** [1, 2, 3, 4] is (1, 2), (3, 4). */
function pairs(flat: readonly number[]): Cell[] {
  return flat.flatMap((x, i): Cell[] => (i % 2 === 0 ? [[x, flat[i + 1] ?? 1]] : []));
}

/** Letters above, numbers at the left: what the words call the squares. Every square says its own name, so these are silent. */
function rulers(w: number, h: number): SVGTemplateResult {
  return svg`<g class="ruler" aria-hidden="true">
    ${Array.from({ length: w }, (_, i) => svg`<text x=${RULER + i * UNIT + 32} y="16" text-anchor="middle">${columnName(i + 1)}</text>`)}
    ${Array.from({ length: h }, (_, i) => svg`<text x="10" y=${RULER + i * UNIT + 37} text-anchor="middle">${i + 1}</text>`)}
  </g>`;
}

const lines = (w: number, h: number): SVGTemplateResult =>
  svg`<path class="lines" d=${[
    ...Array.from({ length: w - 1 }, (_, i) => `M${(i + 1) * UNIT} 0V${h * UNIT}`),
    ...Array.from({ length: h - 1 }, (_, i) => `M0 ${(i + 1) * UNIT}H${w * UNIT}`),
  ].join("")}/>`;
