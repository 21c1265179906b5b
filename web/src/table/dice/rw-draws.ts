// The cards that were drawn last, where other games have their dice. They stay until the next draw: as faces for the eye, in
// words for screen readers, each with what was read off it.
import { LitElement, css, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { base, buttons } from "../../theme/shared";
import { calcView } from "../bits";
import { OneStop } from "../one-stop";
import { parts } from "../parts.styles";
import { cardFace, faceStyles, spokenCard } from "../side/card-face";
import { termText } from "../terms";
import type { GameEvent, Table, Words } from "../types";
import { lastDraws } from "./draws";
import type { Drawn, Draws } from "./draws";

/** Of more draws than this only the cards are shown: their results are in the log. */
const FEW = 4;

export class RwDraws extends LitElement {
  static override styles = [
    base,
    buttons,
    parts,
    faceStyles,
    css`
      :host {
        display: block;
      }
      h2 {
        margin-block-end: var(--rw-s1);
        font-size: var(--rw-t-s);
        font-weight: 650;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--rw-s2) var(--rw-s3);
        margin: 0;
        padding: 0;
        font-size: var(--rw-t-xs);
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 var(--rw-s2);
        align-items: start;
      }
      .face {
        justify-content: center;
        min-inline-size: 2.4em;
        padding-block: 0.35em;
        box-shadow: var(--rw-shadow-1);
        font-size: 1.5rem;
      }
      .many .face {
        min-inline-size: 2em;
        padding-block: 0;
        font-size: var(--rw-t-m);
      }
      .many li {
        align-items: center;
      }
      p {
        margin: 0;
      }
      .result {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 var(--rw-s1);
        font-weight: 550;
      }
      .result > span {
        flex: 0 1 auto;
        min-inline-size: 0;
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) table!: Table;
  /** The events that have been played so far. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  /** How long a card takes to turn over, in milliseconds; 0 shows its face at once. */
  @property({ type: Number }) tumble = 0;
  private draws: Draws | null = null;
  private turned = -1;

  constructor() {
    super();
    new OneStop(this, "button, summary");
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("events")) this.draws = lastDraws(this.events);
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("events")) return;
    const newest = this.draws?.drawn.at(-1)?.draw.id ?? -1;
    // Only a new card turns over, and only during a playback.
    if (newest > this.turned && this.tumble > 0) this.turnOver(newest);
    this.turned = newest;
  }

  private turnOver(id: number): void {
    this.renderRoot.querySelector(`[data-draw="${id}"] .face`)?.animate(
      [
        { transform: "rotateY(90deg) scale(1.1)", opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: this.tumble / 2, easing: "ease-out", fill: "backwards" },
    );
  }

  override render(): TemplateResult | typeof nothing {
    const { words, table, draws } = this;
    if (!draws) return nothing;
    const many = draws.drawn.length > FEW;
    return html`<section aria-label=${words.say("table-draws")}>
      <h2>${draws.of ? words.event(draws.of, table) : words.say("table-draws")}</h2>
      <ul class=${many ? "many" : ""}>
        ${repeat(
          draws.drawn,
          ({ draw }) => draw.id,
          (drawn) => this.card(drawn, many),
        )}
      </ul>
    </section>`;
  }

  private card({ draw, results }: Drawn, many: boolean): TemplateResult {
    const { words, table } = this;
    const whose = draw.piece === undefined ? "" : words.piece(draw.piece, table);
    return html`<li data-draw=${draw.id}>
      ${cardFace(words, draw.card)}
      <div>
        <p class="soft">
          <span class="unseen">${spokenCard(words, draw.card)}: </span
          >${[this.purpose(draw), whose].filter(Boolean).join(" · ")}
        </p>
        ${many ? nothing : results.map((e) => this.result(e))}
      </div>
    </li>`;
  }

  /** What a card is for, in a word, if the game has one. */
  private purpose({ answer }: GameEvent): string {
    const { words } = this;
    return answer !== undefined && words.has(`answer-${answer}`) ? words.say(`answer-${answer}`) : "";
  }

  private result(e: GameEvent): TemplateResult {
    const { words } = this;
    return html`<p class="result">
      <span>${termText(words, words.event(e, this.table))}</span
      >${e.calc ? calcView(words, e.calc, `= ${e.calc.value}`) : null}
    </p>`;
  }
}
