// The board of places: one SVG that is also an ARIA grid. The grid has a row for each place, with cells for the place itself,
// its pieces and its cards. It draws what it is given and reports what was clicked.
import { html, svg } from "lit";
import type { PropertyValues, SVGTemplateResult, TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { base } from "../../theme/shared";
import { over, under } from "../board/cover";
import { boardStyles } from "../board/board.styles";
import { marksStyles } from "../board/marks.styles";
import { piecesStyles } from "../board/pieces.styles";
import { zonesStyles } from "../board/zones.styles";
import { SpotBoard } from "../board/spot-board";
import type { Point } from "../board/spot-board";
import type { Happening } from "../playback/play";
import { idOf, kindOf, pieceRef } from "../refs";
import type { GameEvent, Ref, Table } from "../types";
import { placeNamed, placesOf } from "../view";
import { placeOfSpot, spotsOf, stepFrom, walkOf } from "./keys";
import type { Stop } from "./keys";
import { placeLabel, placeSpotLabel } from "./label";
import { placesStyles } from "./places.styles";
import { tokensStyles } from "./tokens.styles";
import { FRAMES, formOf } from "./map";
import type { Form, Layout, Rect } from "./map";
import { doorView, lyingCard, placeOver, placeUnder, placeView } from "./place";
import { layoutFor, leastHeight, tappable, tappableAmong } from "./room";
import { CARD, TOKEN, awayOf, heightOf, placementOf, touchOf } from "./stack";
import { token } from "./token";
import { zoneFrames, zoneSigns } from "./zones";

export class RwPlaces extends SpotBoard {
  static override styles = [base, boardStyles, piecesStyles, marksStyles, zonesStyles, placesStyles, tokensStyles];

  /** Does it take the shape of its room? Otherwise it is as high as its form wants. */
  @property({ type: Boolean, reflect: true }) fills = false;
  @state() private form: Form = "wide";
  /** CSS pixels for each unit of the drawing. */
  @state() private pixels = 1;
  /** The height of the room for each unit of its width. */
  @state() private ratio: number | null = null;
  private layout!: Layout;
  private readonly sizes = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // For the first frame, because the observer reports only after it.
    if (!this.hasUpdated) this.measure();
    this.layout = this.layoutFor(this.table);
    if (placeOfSpot(this.table, this.at) === null && !awayOf(this.table).includes(idOf(this.at)))
      this.at = spotsOf(this.table)[0] ?? "";
  }

  private measure(): void {
    const { width, height } = this.getBoundingClientRect();
    if (width > 0) {
      this.form = formOf(width);
      this.pixels = width / FRAMES[this.form].w;
    }
    this.ratio = this.fills && width > 0 && height > 0 ? height / width : null;
  }

  private layoutFor(table: Table): Layout {
    return layoutFor(table, this.form, this.ratio);
  }

  override spot(ref: Ref): SVGGElement | null {
    for (const found of this.renderRoot.querySelectorAll<SVGGElement>(".cell"))
      if (found.dataset["spot"] === ref) return found;
    return null;
  }

  override spotIn(el: Element): Ref | null {
    return el.closest<SVGGElement>(".cell")?.dataset["spot"] ?? null;
  }

  protected override step(from: Ref, key: string, ctrl: boolean): Ref | null {
    return stepFrom(this.table, this.layout, from, key, ctrl);
  }

  protected override order(spot: Ref): number {
    return spotsOf(this.table).indexOf(spot);
  }

  protected override far(from: Ref, to: Ref): number {
    const [a, b] = [this.rectOf(from), this.rectOf(to)];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity;
  }

  override middle(): Point {
    return [this.layout.w / 2, this.layout.h / 2];
  }

  override point(table: Table, name: string): Point | null {
    const slot = placementOf(table, this.layoutFor(table)).pieces.get(name);
    return slot ? [slot.x + (TOKEN.w * slot.scale) / 2, slot.y + heightOf(slot) / 2] : null;
  }

  /** From its slot before the event to the one after it. */
  override way({ before, after }: Happening, _: GameEvent, name: string): readonly Point[] {
    const [from, to] = [this.point(before, name), this.point(after, name)];
    return from && to ? [from, to] : [];
  }

  override near(table: Table, one: string, other: string): boolean {
    const place = table.pieces[one]?.place;
    return place !== undefined && place === table.pieces[other]?.place;
  }

  override leastHeight(table: Table, width: number): number {
    return leastHeight(table, width);
  }

  override anchor(spot: Ref): { readonly x: number; readonly y: number } | null {
    const rect = this.rectOf(spot);
    return rect && { x: (rect.x + rect.w / 2) / this.layout.w, y: (rect.y + rect.h / 2) / this.layout.h };
  }

  /** The rectangle of a spot. */
  private rectOf(spot: Ref): Rect | null {
    const id = idOf(spot);
    if (kindOf(spot) === "place") return this.layout.places.get(id) ?? null;
    const { pieces, cards } = placementOf(this.table, this.layout);
    const piece = kindOf(spot) === "piece" ? pieces.get(id) : undefined;
    if (piece) return touchOf(piece);
    const index = this.table.board.cards.findIndex(({ name }) => name === id);
    const card = cards.get(index);
    if (card) return { x: card.x, y: card.y, w: CARD.w * card.scale, h: CARD.h * card.scale };
    return this.gearRect(id);
  }

  /** A card on a piece: who bears it, and which of its cards with names it is. */
  private gearOf(id: string): { readonly bearer: string; readonly n: number; readonly of: number } | null {
    for (const [bearer, { cards }] of Object.entries(this.table.pieces)) {
      const named = cards.flatMap(({ name }) => name ?? []);
      if (named.includes(id)) return { bearer, n: named.indexOf(id), of: named.length };
    }
    return null;
  }

  /** The rectangle of a card on a piece, in the strip under the piece. */
  private gearRect(id: string): Rect | null {
    const gear = this.gearOf(id);
    const slot = gear && placementOf(this.table, this.layout).pieces.get(gear.bearer);
    if (!slot) return null;
    const w = (TOKEN.w * slot.scale) / gear.of;
    const high = (slot.tall ? 26 : 19) * slot.scale;
    return { x: slot.x + gear.n * w, y: slot.y + heightOf(slot) - high, w, h: high };
  }

  override render(): TemplateResult {
    const { table, words, layout } = this;
    const { w, h } = layout;
    const rows = walkOf(table).flat();
    return html`<div class=${`frame ${layout.form}`}>
      <svg
        viewBox=${`0 0 ${w} ${h}`}
        role="grid"
        tabindex="-1"
        aria-label=${words.say("table-board")}
        aria-describedby="keys"
        aria-rowcount=${rows.length}
        @keydown=${this.onKey}
        @click=${this.onClick}
        @pointerdown=${this.onPress}
        @pointerover=${this.onOver}
        @pointerleave=${this.onLeave}
        @focusin=${this.onFocus}
        @focusout=${this.onBlur}
      >
        ${SYMBOLS}
        <g aria-hidden="true">
          ${this.map()} ${this.pieces()} ${this.above()}
          <g class="fx"></g>
        </g>
        ${rows.map((stop, n) => this.row(stop, n))}
      </svg>
      <p id="keys" class="unseen">${words.say("table-place-keys")}</p>
    </div>`;
  }

  /** Everything below the pieces: places, doors, marks of places, cards. */
  private map(): SVGTemplateResult {
    const { table, words, game, layout } = this;
    const { cards } = placementOf(table, layout);
    return svg`<rect class="moat" width=${layout.w} height=${layout.h} rx="8"/>
      ${guard([table.board.places, words, game, layout.form, layout.h, layout.shelf], () => [
        ...placesOf(table.board).flatMap((place) => {
          const rect = layout.places.get(place.id);
          return rect ? [placeView({ place, rect, form: layout.form, table, game, words })] : [];
        }),
        ...layout.doors.map(doorView),
      ])}
      ${zoneFrames(this.zones, layout.places, layout.form)} ${this.marked((rect, mark) => placeUnder(rect, mark, layout.form))}
      ${[...cards].map(([n, slot]) => {
        const card = table.board.cards[n];
        return card ? lyingCard(card, slot, game, words) : null;
      })}`;
  }

  /** Marks of places. */
  private marked(
    draw: (rect: Rect, mark: NonNullable<ReturnType<typeof this.marks.get>>) => SVGTemplateResult,
  ): SVGTemplateResult[] {
    return [...this.marks].flatMap(([spot, mark]) => {
      const rect = kindOf(spot) === "place" ? this.rectOf(spot) : null;
      return rect ? [draw(rect, mark)] : [];
    });
  }

  private pieces(): unknown {
    const { table, words, game, layout, marks, ready } = this;
    return repeat(
      placementOf(table, layout).pieces,
      ([name]) => name,
      ([name, { x, y, scale, tall = false }]) => {
        const piece = table.pieces[name];
        if (!piece) return null;
        const cannotAct = ready !== null && piece.owner === table.toAct && !ready.has(name);
        const mark = marks.get(pieceRef(name));
        return svg`<g class="piece" transform=${`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
          ${mark ? under(`scale(${scale.toFixed(4)})`, mark) : null}
          <g class="mover" data-piece=${name}><g transform=${`scale(${scale.toFixed(4)})`}>${token({ piece, game, words, cannotAct, tall, marks })}</g></g></g>`;
      },
    );
  }

  /** The marks over pieces, cards and places. */
  private above(): SVGTemplateResult {
    const { pieces } = placementOf(this.table, this.layout);
    return svg`${[...this.marks].map(([spot, mark]) => {
      const slot = kindOf(spot) === "piece" ? pieces.get(idOf(spot)) : undefined;
      if (slot) return over(`translate(${slot.x} ${slot.y}) scale(${slot.scale})`, mark);
      const rect = kindOf(spot) === "card" ? this.rectOf(spot) : null;
      return rect && (mark.reach || mark.selected)
        ? svg`<rect class=${mark.selected ? "selected" : "card-reach"} x=${rect.x - 2} y=${rect.y - 2} width=${rect.w + 4} height=${rect.h + 4} rx="5"/>`
        : null;
    })}
    ${this.marked((rect, mark) => placeOver(rect, mark))} ${zoneSigns(this.zones, this.layout.places, this.layout.form)}`;
  }

  /** A row of the grid, which is clicked and read by screen readers: a place, with a cell for each thing in it. */
  private row({ place, spots }: Stop, n: number): SVGTemplateResult {
    const { table, words } = this;
    const found = place === null ? undefined : placeNamed(table, place);
    return svg`<g role="row" aria-rowindex=${n + 1} aria-label=${found ? words.name(found.id) : words.say("table-place-none")}>
      ${repeat(
        spots,
        (spot) => spot,
        (spot) => this.cell(spot),
      )}</g>`;
  }

  /**
   * What is tapped: the thing itself. A small card in a place takes the room around it; one on a piece does while it can be
   * chosen, else a finger there means the piece.
   */
  private target(spot: Ref, rect: Rect, live: boolean): SVGTemplateResult {
    const gear = kindOf(spot) === "card" ? this.gearOf(idOf(spot)) : null;
    const lies = kindOf(spot) === "card" && !gear;
    const { pixels } = this;
    const { x, y, w, h } = lies
      ? tappable(rect, pixels)
      : gear && live
        ? tappableAmong(rect, gear.n, gear.of, pixels)
        : rect;
    return svg`<rect class=${gear && !live ? "hit borne" : "hit"} x=${(x - rect.x).toFixed(1)} y=${(y - rect.y).toFixed(1)} width=${w.toFixed(1)} height=${h.toFixed(1)}/>`;
  }

  private cell(spot: Ref): SVGTemplateResult | null {
    const { table, words } = this;
    const rect = this.rectOf(spot);
    if (!rect) return null;
    const mark = this.marks.get(spot);
    const place = kindOf(spot) === "place" ? placeNamed(table, idOf(spot)) : undefined;
    const ready = kindOf(spot) === "piece" && (this.ready?.has(idOf(spot)) ?? false);
    const live = mark?.reach ?? mark?.target ?? (ready ? "ready" : undefined);
    const label = place ? placeLabel(words, table, place, mark) : placeSpotLabel(words, table, spot, mark, ready);
    const [w, h] = [rect.w.toFixed(1), rect.h.toFixed(1)];
    return svg`<g class=${`cell ${kindOf(spot)} ${live ? "live" : ""}`} role="gridcell" data-spot=${spot}
        transform=${`translate(${rect.x.toFixed(1)} ${rect.y.toFixed(1)})`}
        tabindex=${this.at === spot ? "0" : "-1"} aria-selected=${mark?.selected ? "true" : "false"} aria-label=${label}>
      ${this.target(spot, rect, live !== undefined)}
      <rect class="ring-out" width=${w} height=${h} rx="8"/><rect class="ring-in" x="3" y="3" width=${Math.max(0, rect.w - 6).toFixed(1)} height=${Math.max(0, rect.h - 6).toFixed(1)} rx="6"/>
    </g>`;
  }
}

/** Definitions that several parts of the drawing use. */
const SYMBOLS = svg`<defs>
  <pattern id="p-veil" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect class="veil-line" width="3.500" height="9"/>
  </pattern>
</defs>`;

declare global {
  interface HTMLElementTagNameMap {
    "rw-places": RwPlaces;
  }
}
