// A chart of the rulebook: a grid of tiles by mouse, touch and keyboard, on which a reader puts something and sees where a unit
// goes, step by step, and which clauses decide each step.
import { html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base } from "../../theme/shared";
import { shortId } from "../../words/clause-id";
import type { Words } from "../../words/words";
import { clauseLink } from "../router";
import { chartStyles } from "./chart.styles";
import { arrowAt, isStar, keyOf, marked, numberAt, offsetOf, readingOf, stepsOf, tilesOf } from "./charts";
import type { Arrow, Chart, Marked, Step, Tile } from "./charts";

const TURN: Readonly<Record<Arrow, number>> = { north: 0, east: 90, south: 180, west: 270 };
const KEYS: Readonly<Record<string, Tile>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Of Home and End: to an edge of the row. */
const FAR = 99;

export class RwChart extends LitElement {
  static override styles = [base, chartStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) chart!: Chart;
  /** The tile in the order of the Tab key. */
  @state() private at: Tile = [0, 0];
  @state() private on: Marked = new Set();

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("chart")) return;
    this.at = [this.chart.base[0][0], 0];
    this.on = new Set();
  }

  override render(): TemplateResult {
    const { words, chart } = this;
    const [columns, rows] = chart.extent;
    const steps = stepsOf(chart, this.on);
    const how = words.say(`rules-chart-${readingOf(chart)}`);
    const row = (y: number): TemplateResult =>
      html`<div role="row">${Array.from({ length: columns }, (_, x) => this.#tile([x, y], steps ?? []))}</div>`;
    return html`<figure>
      <figcaption>${how}</figcaption>
      <div class="picture">
        <div
          class="grid ${columns > 9 ? "wide" : ""}"
          role="grid"
          aria-label=${`${words.clause(chart.clause).title}: ${how}`}
          @keydown=${this.#key}
        >
          ${Array.from({ length: rows }, (_, y) => row(y))}
        </div>
        <div class="told" role="status">${this.#told(steps)}</div>
      </div>
    </figure>`;
  }

  #tile(tile: Tile, steps: readonly Step[]): TemplateResult {
    const { chart, on } = this;
    const [star, key] = [isStar(chart, tile), keyOf(tile)];
    const arrow = arrowAt(chart, tile);
    const step = steps.findIndex(({ to }) => keyOf(to) === key);
    const end = steps[steps.length - 1]?.to;
    const mover = chart.star ? chart.base[1] : chart.side;
    const lands = end !== undefined && tilesOf(end, mover).some((other) => keyOf(other) === key);
    const label = this.#label(tile, steps);
    const classes = ["spot", star ? "star" : "", on.has(key) ? "on" : "", lands ? "goal" : ""].join(" ");
    return html`<button
      type="button"
      role="gridcell"
      class=${classes}
      data-tile=${key}
      tabindex=${keyOf(this.at) === key ? 0 : -1}
      aria-label=${label}
      aria-selected=${on.has(key) ? "true" : "false"}
      aria-disabled=${star ? "true" : "false"}
      @click=${() => {
        this.#click(tile);
      }}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        ${star ? svg`<path class="star" d="M20 5l4.400 10.300 11.100.9-8.500 7.300 2.600 10.900L20 28.600l-9.600 5.800L13 23.500l-8.500-7.300 11.100-.9z"/>` : nothing}
        ${arrow && step < 0 && !on.has(key) ? svg`<path class="arrow" transform=${`rotate(${TURN[arrow]} 20 20)`} d="M20 30V11M13 18l7-8 7 8"/>` : nothing}
        ${on.has(key) && chart.order ? svg`<path class="taken" d="M10 10l20 20M30 10L10 30"/>` : nothing}
        ${on.has(key) && !chart.order ? svg`<circle class="put" cx="20" cy="20" r="13"/>` : nothing}
        ${arrow && on.has(key) ? svg`<path class="arrow over" transform=${`rotate(${TURN[arrow]} 20 20)`} d="M20 27V14M15 19l5-6 5 6"/>` : nothing}
        ${step < 0 || chart.order ? nothing : svg`<circle class="step" cx="20" cy="20" r="13"/><text class="step" x="20" y="26" text-anchor="middle">${step + 1}</text>`}
        ${this.#number(tile)}
      </svg>
    </button>`;
  }

  #number(tile: Tile): unknown {
    const n = numberAt(this.chart, tile);
    return n === null || this.on.has(keyOf(tile))
      ? nothing
      : svg`<text class="number" x="20" y="27" text-anchor="middle">${n}</text>`;
  }

  #label(tile: Tile, steps: readonly Step[]): string {
    const { words, chart, on } = this;
    if (isStar(chart, tile)) return words.say("rules-chart-at-star");
    const key = keyOf(tile);
    const [arrow, number] = [arrowAt(chart, tile), numberAt(chart, tile)];
    const step = chart.order ? -1 : steps.findIndex(({ to }) => keyOf(to) === key);
    return [
      this.#where(tile),
      ...(arrow === null ? [] : [words.say("rules-chart-arrow", { to: words.say(`rules-chart-to-${arrow}`) })]),
      ...(number === null ? [] : [words.say("rules-chart-place", { n: number })]),
      ...(on.has(key) ? [words.say(chart.order ? "rules-chart-taken" : "rules-chart-here")] : []),
      ...(step < 0 ? [] : [words.say("rules-chart-step", { n: step + 1 })]),
    ].join(", ");
  }

  /** "2 east, 1 north". */
  #where(tile: Tile): string {
    const { words, chart } = this;
    if (isStar(chart, tile)) return words.say("rules-chart-at-star");
    const [dx, dy] = offsetOf(chart, tile);
    const part = (n: number, less: Arrow, more: Arrow): string[] =>
      n === 0 ? [] : [words.say(`rules-chart-${n < 0 ? less : more}`, { n: Math.abs(n) })];
    return [...part(dx, "west", "east"), ...part(dy, "north", "south")].join(", ");
  }

  /** What happens, in words: the steps with the clauses that decide them. */
  #told(steps: readonly Step[] | null): TemplateResult | typeof nothing {
    const { words, chart } = this;
    if (steps === null) return nothing;
    const [end] = steps.slice(-1);
    if (!end && chart.order) return html`<p>${words.say("rules-chart-full")} ${this.#clauses([chart.order.none])}</p>`;
    if (!end) return html`<p>${words.say("rules-chart-stays")}</p>`;
    if (chart.order)
      return html`<p>
        ${words.say("rules-chart-takes", { n: numberAt(chart, end.to) ?? 0 })}
        ${this.#clauses([chart.clause, ...end.by])}
      </p>`;
    return html`<ol>
      ${steps.map(({ to, by }) => html`<li>${this.#where(to)} ${this.#clauses(by)}</li>`)}
    </ol>`;
  }

  #clauses(ids: readonly string[]): TemplateResult[] {
    const { words } = this;
    return ids.map(
      (id) =>
        html`<a href=${clauseLink(id)} title=${words.clause(id).title} aria-label=${words.clause(id).title}
          >§ ${shortId(id)}</a
        > `,
    );
  }

  #click(tile: Tile): void {
    this.at = tile;
    if (!isStar(this.chart, tile)) this.on = marked(this.chart, this.on, tile);
  }

  #key = (event: KeyboardEvent): void => {
    const [columns, rows] = this.chart.extent;
    const far = event.key === "Home" ? -FAR : event.key === "End" ? FAR : 0;
    const by = KEYS[event.key] ?? (far === 0 ? undefined : [far, 0]);
    if (!by) return;
    event.preventDefault();
    const within = (n: number, most: number): number => Math.min(Math.max(n, 0), most - 1);
    this.at = [within(this.at[0] + by[0], columns), within(this.at[1] + by[1], rows)];
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-tile="${keyOf(this.at)}"]`)?.focus(),
    );
  };
}
