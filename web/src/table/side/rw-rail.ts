// The hand at a glance, right under the board: for narrow screens, where the cards in full are a tab further down.
import { LitElement, css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { pairOf } from "../board/numbers";
import { costOf } from "../choice/cost";
import { emit } from "../emit";
import { parts } from "../parts.styles";
import type { List } from "../choice/pick";
import { cardRef } from "../refs";
import { termText } from "../terms";
import { thingOf } from "../types";
import type { GameBook, Ref, Table, Words } from "../types";
import { eyesOf } from "../view";
import { cardGlyph } from "./card-glyphs";
import { cardsOf } from "./held";
import type { InHand } from "./held";
import { change, handTitle } from "./rw-hand";

export class RwRail extends LitElement {
  static override styles = [
    base,
    buttons,
    parts,
    css`
      :host {
        display: block;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(6, minmax(0, 1fr));
        gap: var(--rw-s1);
        --mine: var(--rw-p1);
      }
      ul.p2 {
        --mine: var(--rw-p2);
      }
      /* The cards, and not the terms of what is read under them. */
      ul button {
        position: relative;
        display: grid;
        justify-items: center;
        align-content: end;
        gap: 2px;
        inline-size: 100%;
        min-width: 0;
        min-block-size: 3.75rem;
        padding: var(--rw-s1) 0 2px;
        border: 1.5px solid var(--mine);
        background: var(--rw-surface);
        line-height: 1;
      }
      svg {
        inline-size: 1.6rem;
        block-size: 1.6rem;
        fill: var(--mine);
      }
      .cost {
        position: absolute;
        inset-block-start: -3px;
        inset-inline-start: -3px;
        display: grid;
        place-items: center;
        min-inline-size: 1.25rem;
        block-size: 1.25rem;
        border-radius: 50%;
        background: var(--rw-ink);
        color: var(--rw-surface);
        font-size: var(--rw-t-xs);
        font-weight: 800;
      }
      .cost.less {
        background: var(--rw-good);
        outline: 2px solid var(--rw-good);
        outline-offset: 1px;
      }
      .cost.more {
        border-radius: 3px;
        background: var(--rw-bad);
      }
      .times {
        position: absolute;
        inset-block-start: 1px;
        inset-inline-end: 2px;
        font-size: 0.6875rem;
        font-weight: 700;
      }
      .numbers {
        min-block-size: 0.9rem;
        font-size: var(--rw-t-xs);
        font-weight: 800;
        font-variant-numeric: tabular-nums;
      }
      [aria-pressed="true"] {
        border-color: var(--rw-ink);
        box-shadow: 0 0 0 3px var(--rw-select);
      }
      [aria-disabled="true"] {
        border-style: dashed;
        border-color: var(--rw-line-strong);
      }
      [aria-disabled="true"] svg {
        fill: var(--rw-neutral);
      }
      .marked svg {
        opacity: 0.35;
      }
      .read {
        margin-block-start: var(--rw-s2);
        padding: var(--rw-s1) var(--rw-s2);
        border-inline-start: 3px solid var(--rw-select);
        background: var(--rw-surface);
        font-size: var(--rw-t-s);
        white-space: pre-line;
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) can: (ref: Ref) => boolean = () => false;
  @property({ attribute: false }) chosen: readonly Ref[] = [];
  @property({ attribute: false }) list: List = [];
  /** Somebody at this screen decides now. */
  @property({ type: Boolean }) live = false;
  /** Is a forbidden action worth a click too? Then none looks disabled. */
  @property({ type: Boolean }) probing = false;

  override render(): TemplateResult | typeof nothing {
    const { words, table } = this;
    const side = eyesOf(table);
    const hand = table.players[side]?.hand;
    if (!hand?.cards || hand.cards.length === 0) return nothing;
    const cards = cardsOf(hand);
    const read = cards.find(({ name }) => this.chosen.includes(cardRef(name)));
    return html`<ul class=${side} aria-label=${handTitle(words, side, hand.count)}>
        ${cards.map((card) => html`<li>${this.card(card)}</li>`)}
      </ul>
      ${read ? html`<p class="read"><b>${words.name(read.is)}</b> ${termText(words, words.text(read.is))}</p>` : nothing}`;
  }

  private card({ is, name, count, calcs, traits }: InHand): TemplateResult {
    const { words, game } = this;
    const ref = cardRef(name);
    const thing = thingOf(game, is);
    const cost = costOf(thing, this.list, ref);
    const paid = cost && calcs[cost.stat];
    const value = paid?.value ?? cost?.value;
    const numbers = pairOf(game).flatMap((stat) => calcs[stat]?.value ?? thing?.stats?.[stat] ?? []);
    const said = [
      words.name(is),
      ...(cost ? [`${String(value)} ${words.stat(cost.stat)}`] : []),
      ...(count > 1 ? [`×${String(count)}`] : []),
      ...traits.map((trait) => words.name(trait)),
    ];
    return html`<button
      type="button"
      class=${traits.join(" ")}
      aria-label=${said.join(", ")}
      aria-pressed=${this.chosen.includes(ref) ? "true" : "false"}
      aria-disabled=${!this.live || this.probing || this.can(ref) ? nothing : "true"}
      data-ref=${ref}
      @click=${() => emit(this, "rw-ref", ref)}
    >
      ${cost ? html`<span class=${paid ? `cost ${change(paid)}` : "cost"}>${value}</span>` : nothing}
      ${count > 1 ? html`<span class="times">×${count}</span>` : nothing} ${cardGlyph(thing, game)}
      <span class="numbers">${traits.length > 0 ? "↺" : numbers.join("/")}</span>
    </button>`;
  }
}
