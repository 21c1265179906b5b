// The board of squares: one SVG that is also an ARIA grid. It draws what it is given and reports which square was clicked.
import { html, svg } from "lit";
import type { PropertyValues, SVGTemplateResult, TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { base } from "../../theme/shared";
import { type Happening, wayOf } from "../playback/play";
import { cellOf, cellRef, keyOf, pieceRef, sameCell } from "../refs";
import type { Cell, GameEvent, Ref, Table } from "../types";
import { columnName } from "../../words/words";
import { campsOf, extentOf, sizeOf, spotOf, squaresOf } from "../view";
import { area, corner, cardsOnSquares, over, under } from "./cover";
import { reading, stepTo } from "./keys";
import { edgesView } from "./edges";
import { cellLabel } from "./label";
import { RULER, drawnSize, leastHeight } from "./drawing";
import type { Mark } from "./marks";
import { pieceFace } from "./piece";
import { SpotBoard } from "./spot-board";
import type { Point } from "./spot-board";
import { boardStyles } from "./board.styles";
import { marksStyles } from "./marks.styles";
import { zonesStyles } from "./zones.styles";
import { piecesStyles } from "./pieces.styles";
import { grounds, hasGrounds } from "./lazy-grounds";
import { UNIT, openTile, symbols } from "./terrain";
import { zonesView } from "./zones";

/** With more columns than these, squares are small on most screens. */
const MANY = 11;

const CORNER: Cell = [1, 1];

export class RwBoard extends SpotBoard {
  static override styles = [base, boardStyles, piecesStyles, marksStyles, zonesStyles];

  /** The names of pieces, by each of their squares. */
  private pieceBySquare: ReadonlyMap<string, string> = new Map();

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.pieceBySquare = new Map(
      Object.entries(this.table.pieces).flatMap(([name, piece]) =>
        squaresOf(piece).map((square) => [keyOf(square), name] as const),
      ),
    );
    const { w, h } = sizeOf(this.table.board);
    const [x, y] = this.cellAt(this.at);
    this.at = cellRef([Math.min(x, w), Math.min(y, h)]);
  }

  override updated(): void {
    // Not in the template, because the page's content security policy forbids inline styles.
    const { w } = sizeOf(this.table.board);
    this.style.setProperty("--cols", String(w));
  }

  private cellAt(spot: Ref): Cell {
    return cellOf(spot) ?? CORNER;
  }

  override spot(ref: Ref): SVGGElement | null {
    const cell = cellOf(ref);
    return cell && this.renderRoot.querySelector<SVGGElement>(`.cell[data-cell="${keyOf(cell)}"]`);
  }

  override spotIn(el: Element): Ref | null {
    const key = el.closest<SVGGElement>(".cell")?.dataset["cell"];
    return key === undefined ? null : `cell:${key}`;
  }

  protected override step(from: Ref, key: string, ctrl: boolean): Ref | null {
    const to = stepTo(this.cellAt(from), key, ctrl, sizeOf(this.table.board));
    return to && cellRef(to);
  }

  protected override order(spot: Ref): number {
    return reading(this.cellAt(spot));
  }

  protected override far(from: Ref, to: Ref): number {
    return apart(this.cellAt(from), this.cellAt(to));
  }

  override middle(): Point {
    const { w, h } = sizeOf(this.table.board);
    return [(w * UNIT) / 2, (h * UNIT) / 2];
  }

  override point(table: Table, name: string): Point | null {
    const piece = table.pieces[name];
    return piece?.at ? centre(piece.at, extentOf(piece)) : null;
  }

  /** Square by square, because a straight line could cross walls. */
  override way({ before, after }: Happening, event: GameEvent, name: string): readonly Point[] {
    const [start, end] = [before.pieces[name]?.at, after.pieces[name]?.at];
    const piece = after.pieces[name];
    if (!start || !end || !piece) return [];
    // If two pieces change places, the event has the path of only one.
    const named = sameCell(event.to, end);
    return [start, ...(named ? wayOf(event) : [end])].map((at) => centre(at, extentOf(piece)));
  }

  override near(table: Table, one: string, other: string): boolean {
    const [a, b] = [table.pieces[one], table.pieces[other]];
    return !!a && !!b && squaresOf(a).some((here) => squaresOf(b).some((there) => apart(here, there) <= 1));
  }

  override leastHeight({ board }: Table): number {
    return leastHeight(board);
  }

  override anchor(spot: Ref): { readonly x: number; readonly y: number } | null {
    const cell = cellOf(spotOf(this.table, spot) ?? "");
    const { w, h } = sizeOf(this.table.board);
    return cell && { x: (cell[0] - 0.5) / w, y: (cell[1] - 0.5) / h };
  }

  override render(): TemplateResult {
    const { board } = this.table;
    const { w, h } = sizeOf(board);
    const drawn = drawnSize(board);
    const cells = Array.from({ length: h }, (_, y) => Array.from({ length: w }, (_, x): Cell => [x + 1, y + 1]));
    const marked = cells.flat().flatMap((cell): [Cell, Mark][] => {
      const mark = this.marks.get(cellRef(cell));
      return mark ? [[cell, mark]] : [];
    });
    const frame = (cell: Cell): string => corner(cell, this.extentAt(cell));
    const camps = campsOf(this.table);
    const ground = hasGrounds(board) ? grounds.value : null;
    const pieces = Object.entries(this.table.pieces).filter(([, piece]) => piece.at);
    return html`<div class="frame">
      <svg
        class=${w > MANY ? "many" : ""}
        viewBox=${`0 0 ${drawn.w} ${drawn.h}`}
        role="grid"
        tabindex="-1"
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
        ${symbols} ${ground?.groundSymbols} ${guard([w, h], () => rulers(w, h))}
        <g transform=${`translate(${RULER} ${RULER})`}>
          <g aria-hidden="true">
            <rect class="floor" width=${w * UNIT} height=${h * UNIT} rx="6" />
            ${guard([w, h], () => lines(w, h))}
            ${guard([board.rows.join(), Object.values(camps).join(), this.words], () => cells.flat().map((cell) => (ground ? ground.groundTile(board, cell, this.words, camps) : openTile(cell))))}
            ${ground?.laidGround(board.cards, this.game)}
            ${guard([board.rows.join(), this.game], () => ground?.cliffs(board, this.game))}
            ${board.cards.map((card) => area(board, card, this.game))} ${zonesView(this.zones)}
            ${marked.map(([cell, mark]) => under(frame(cell), mark))}
            ${cardsOnSquares(board.cards, this.game, this.words)} ${edgesView(board)}
            ${repeat(
              pieces,
              ([name]) => name,
              ([name, piece]) => {
                const cannotAct = this.ready !== null && piece.owner === this.table.toAct && !this.ready.has(name);
                const face = pieceFace({ name, piece, game: this.game, words: this.words, cannotAct });
                return svg`<g class="piece" transform=${corner(piece.at ?? CORNER)}>
                <g class="mover" data-piece=${name}>${piece.size ? svg`<g transform=${enlarged(piece.size)}>${face}</g>` : face}</g></g>`;
              },
            )}
            ${marked.map(([cell, mark]) => over(frame(cell), mark))}
            <g class="fx"></g>
            <rect class="edge" x="-1" y="-1" width=${w * UNIT + 2} height=${h * UNIT + 2} rx="7" />
          </g>
          ${cells.map((row, y) => svg`<g role="row" aria-rowindex=${y + 1}>${row.map((cell) => this.square(cell))}</g>`)}
        </g>
      </svg>
      <p id="keys" class="unseen">${this.words.say("table-keys")}</p>
    </div>`;
  }

  /** The extent of a mark on a square: the extent of a piece that has its top left corner there, otherwise one square. */
  private extentAt(cell: Cell): readonly [number, number] {
    const piece = this.table.pieces[this.pieceBySquare.get(keyOf(cell)) ?? ""];
    return piece && sameCell(piece.at, cell) && !this.marks.get(cellRef(cell))?.reach ? extentOf(piece) : [1, 1];
  }

  /** The mark of a square, or else of the piece that covers it. */
  private markAt(cell: Cell): Mark | undefined {
    const own = this.marks.get(cellRef(cell));
    const name = this.pieceBySquare.get(keyOf(cell));
    return own ?? (name === undefined ? undefined : this.marks.get(spotOf(this.table, pieceRef(name)) ?? ""));
  }

  private square(cell: Cell): SVGTemplateResult {
    const [x, y] = cell;
    const mark = this.markAt(cell);
    const here = this.at === cellRef(cell);
    const found = this.pieceBySquare.get(keyOf(cell)) ?? null;
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
}

const centre = ([x, y]: Cell, [columns, rows]: readonly [number, number]): Point => [
  (x - 1 + columns / 2) * UNIT,
  (y - 1 + rows / 2) * UNIT,
];

/** The transform that puts a piece in the middle of its squares, as large as they allow. */
function enlarged([columns, rows]: readonly [number, number]): string {
  const by = Math.min(columns, rows);
  return `translate(${((columns - by) * UNIT) / 2} ${((rows - by) * UNIT) / 2}) scale(${by})`;
}

const apart = (a: Cell, b: Cell): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** Letters above and numbers at the left, as in the names of squares. Hidden from screen readers, which read those names. */
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
