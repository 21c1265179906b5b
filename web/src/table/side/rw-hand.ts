// The hand: what each card costs and does, whether it can be played, and why not when it cannot.
import { LitElement, css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { emit } from "../emit";
import { parts } from "../look";
import { cardRef } from "../refs";
import { look } from "../types";
import type { GameBook, Ref, Side, Table, Words } from "../types";
import { eyesOf } from "../view";

export class RwHand extends LitElement {
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
        gap: var(--rw-s1);
      }
      .card {
        display: grid;
        grid-template-columns: 2rem minmax(0, 1fr) auto;
        grid-template-areas: "cost name kind" ". text text";
        gap: 0 var(--rw-s2);
        align-items: center;
        inline-size: 100%;
        padding: var(--rw-s2);
        text-align: start;
        justify-content: stretch;
      }
      .cost {
        grid-area: cost;
        display: grid;
        place-items: center;
        inline-size: 1.9rem;
        block-size: 1.9rem;
        border-radius: 50%;
        background: var(--rw-ink);
        color: var(--rw-surface);
        font-weight: 800;
        font-size: var(--rw-t-s);
      }
      .name {
        grid-area: name;
        font-weight: 700;
      }
      .times {
        margin-inline-start: var(--rw-s1);
        padding: 0 0.4em;
        border-radius: var(--rw-r1);
        background: var(--rw-sunken);
        font-size: var(--rw-t-xs);
      }
      .kind {
        grid-area: kind;
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-xs);
        font-weight: 550;
      }
      .text {
        grid-area: text;
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-xs);
        font-weight: 450;
        line-height: 1.4;
      }
      .card[aria-pressed="true"] {
        border-color: var(--rw-ink);
        box-shadow: inset 4px 0 0 var(--rw-select);
        background: color-mix(in oklab, var(--rw-select) 16%, var(--rw-surface));
      }
      .card[aria-disabled="true"] .cost {
        background: transparent;
        color: var(--rw-ink-soft);
        box-shadow: inset 0 0 0 1.5px var(--rw-line-strong);
      }
      .why {
        color: var(--rw-link);
      }
      p {
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-s);
      }
      h2 {
        margin-block-end: var(--rw-s2);
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  /** Would a click on the ref lead anywhere? */
  @property({ attribute: false }) can: (ref: Ref) => boolean = () => false;
  @property({ attribute: false }) chosen: readonly Ref[] = [];
  /** Somebody at this screen decides now: only then does "why not" make sense. */
  @property({ type: Boolean }) live = false;

  override render(): TemplateResult {
    const side = this.shownSide();
    const hand = this.table.players[side]?.hand;
    if (!hand) return html``;
    return html`<h2>${this.words.say("table-hand", { player: this.words.player(side), count: hand.count })}</h2>
      ${
        hand.cards === undefined
          ? html`<p>${this.words.say("table-hand-hidden")}</p>`
          : hand.cards.length === 0
            ? html`<p>${this.words.say("table-hand-empty")}</p>`
            : html`<ul>
                ${[...counted(hand.cards)].map(([id, count]) => this.card(id, count))}
              </ul>`
      }`;
  }

  /** Your own hand; at a shared screen that of whoever decides, or the one that is open to see. */
  private shownSide(): Side {
    const eyes = eyesOf(this.table);
    if (this.table.players[eyes]?.hand?.cards) return eyes;
    const open = Object.keys(this.table.players).find((side) => this.table.players[side]?.hand?.cards) as
      Side | undefined;
    return open ?? eyes;
  }

  private card(id: string, count: number): TemplateResult {
    const { words, game } = this;
    const ref = cardRef(id);
    const thing = look(game, id);
    // While nobody here decides, no card is out of the question: "why not" would have no answer.
    const playable = !this.live || this.can(ref);
    const ap = thing?.cost?.ap;
    const kind = thing?.cardKind ?? null;
    return html`<li>
      <button
        type="button"
        class="card"
        aria-pressed=${this.chosen.includes(ref) ? "true" : "false"}
        aria-disabled=${playable ? nothing : "true"}
        @click=${() => emit(this, "rw-ref", ref)}
        @pointerenter=${() => emit(this, "rw-over", ref)}
        @pointerleave=${() => emit(this, "rw-over", null)}
      >
        ${ap === undefined ? null : html`<span class="cost">${ap}<span class="unseen"> ${words.stat("ap")},</span></span>`}
        <span class="name">${words.name(id)}${count > 1 ? html`<span class="times">×${count}</span>` : null}</span>
        <span class="kind"
          >${playable ? (kind ? words.name(kind) : null) : html`<span class="why">${words.say("table-why-not")}</span>`}</span
        >
        <span class="text">${words.text(id)}</span>
      </button>
    </li>`;
  }
}

/** Alike cards are one entry with a number. */
function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
