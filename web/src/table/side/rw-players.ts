// One strip per player: shape, name, score, piles, lasting cards. Pressing one picks that player where an action asks for one.
import { LitElement, css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { sign } from "../bits";
import { cardLabel } from "../board/label";
import { emit } from "../emit";
import { parts } from "../look";
import { termText } from "../terms";
import type { CardInPlay, Pile, Player, Ref, Side, Table, Words } from "../types";
import { base, buttons } from "../../theme/shared";
import { sidesOf } from "../view";

/** A sentence that only some games have: the stats that are not shown by themselves. */
const QUIET = "stat-quiet";
/** So many numbers fit beside a name. */
const FEW = 2;
/** More signs than this nobody counts. */
const MANY = 12;

export class RwPlayers extends LitElement {
  static override styles = [
    base,
    buttons,
    parts,
    css`
      :host {
        display: block;
        container: players / inline-size;
      }
      .row {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
        gap: var(--rw-s2);
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 var(--rw-s2);
        align-items: center;
        align-content: start;
        padding: var(--rw-s2) var(--rw-s3);
        border: 1px solid var(--rw-line);
        border-block-end: 4px solid var(--mine);
        border-radius: var(--rw-r1);
        background: var(--rw-surface);
      }
      .p1 {
        --mine: var(--rw-p1);
      }
      .p2 {
        --mine: var(--rw-p2);
      }
      .p3 {
        --mine: var(--rw-p3);
      }
      .p4 {
        --mine: var(--rw-p4);
      }
      section[data-acts] {
        box-shadow: 0 0 0 2px var(--mine);
      }
      h2 {
        display: flex;
        align-items: center;
        gap: var(--rw-s2);
        min-inline-size: 0;
        font-size: var(--rw-t-s);
      }
      h2 span {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 var(--rw-s2);
      }
      h2 small {
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-xs);
        font-weight: 600;
        letter-spacing: 0;
      }
      .score {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 0.7em;
        font-weight: 800;
        font-size: var(--rw-t-l);
        font-variant-numeric: tabular-nums;
      }
      .score small {
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-xs);
        font-weight: 600;
      }
      /* More numbers than fit beside a name stand under it. */
      .many .score,
      .many .score > span {
        grid-column: 1 / -1;
        font-size: var(--rw-t-m);
      }
      .piles {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--rw-s3);
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-xs);
      }
      .piles b {
        color: var(--rw-ink);
        font-variant-numeric: tabular-nums;
      }
      .piles summary {
        display: inline-flex;
        gap: 0.3em;
        align-items: center;
        min-block-size: 1.5rem;
        list-style: none;
        cursor: pointer;
        text-decoration: underline dotted;
        text-underline-offset: 0.2em;
      }
      .piles summary::-webkit-details-marker {
        display: none;
      }
      .of {
        color: var(--rw-ink-soft);
        font-weight: 650;
      }
      .gems {
        display: inline-flex;
        gap: 2px;
      }
      .gems i {
        inline-size: 0.55rem;
        block-size: 0.55rem;
        border: 1.5px solid var(--rw-ink);
        transform: rotate(45deg) scale(0.85);
      }
      .gems .full {
        background: var(--rw-ink);
      }
      @media (forced-colors: active) {
        section[data-acts] {
          outline: 3px solid Highlight;
        }
      }
      .reads summary {
        cursor: pointer;
        list-style: none;
      }
      .reads p {
        padding: var(--rw-s1) var(--rw-s2);
        font-size: var(--rw-t-xs);
        white-space: pre-line;
      }
      .chips {
        grid-column: 1 / -1;
        margin-block-start: var(--rw-s1);
      }
      @container players (min-width: 62rem) {
        section:not(.many) {
          grid-template-columns: auto minmax(0, 1fr) auto;
          gap: 0 var(--rw-s3);
          padding-block: var(--rw-s1);
        }
        section:not(.many) .piles {
          grid-column: 2;
          grid-row: 1;
          justify-content: end;
        }
        section:not(.many) .score {
          grid-column: 3;
        }
      }
      @container players (max-width: 34rem) {
        section {
          padding: var(--rw-s1) var(--rw-s2);
        }
        h2 small {
          display: none;
        }
        h2 span {
          display: block;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
        h2 {
          gap: var(--rw-s1);
        }
        /* The word under its number: the name beside them needs the room. */
        section:not(.many) .score > span {
          display: grid;
          justify-items: end;
          line-height: 1.05;
        }
        .many .score {
          gap: 0 0.5em;
        }
        .many .score > span {
          font-size: var(--rw-t-s);
        }
        .many .gems i {
          inline-size: 0.45rem;
          block-size: 0.45rem;
        }
        .many .score > span {
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          gap: 0 0.35em;
        }
        .chip {
          padding: 0 0.4rem;
          border-radius: var(--rw-r1);
          font-size: 0.6875rem;
          line-height: 1.45;
        }
        .score small {
          font-size: 0.6875rem;
        }
        .piles {
          gap: 0 var(--rw-s2);
          font-size: 0.6875rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) offered: ReadonlyMap<Ref, unknown> = new Map();

  override render(): TemplateResult {
    return html`<div class="row">${sidesOf(this.table).map((side) => this.player(side))}</div>`;
  }

  private player(side: Side): TemplateResult | null {
    const { words, table } = this;
    const player = table.players[side];
    if (!player) return null;
    const ref: Ref = `player:${side}`;
    // Of many numbers, those that are nothing say nothing.
    const quiet = words.has(QUIET) ? words.say(QUIET).split(" ") : [];
    const all = Object.entries(player.stats).filter(([id]) => !quiet.includes(id));
    const stats = all.length > FEW ? all.filter(([, value], n) => n === 0 || value !== 0) : all;
    return html`<section
      class=${Object.keys(player.stats).length > FEW ? `many ${side}` : side}
      ?data-acts=${table.toAct === side}
      aria-label=${words.player(side)}
    >
      <h2>
        ${sign(side)}<span
          >${words.player(side)}${player.deck ? html` <small>${words.name(player.deck)}</small>` : null}</span
        >
      </h2>
      <div class="score">${stats.map(([id, value]) => this.stat(player.stats, id, value))}</div>
      <div class="piles">
        ${this.pile("table-pile-hand", player.hand, false)} ${this.pile("table-pile-draw", player.draw, false)}
        ${this.pile("table-pile-discard", player.discard, true)}
      </div>
      ${
        player.cards.length > 0
          ? html`<ul class="chips">
              ${player.cards.map((card) => html`<li>${this.card(card)}</li>`)}
            </ul>`
          : nothing
      }
      ${
        this.offered.has(ref)
          ? html`<button type="button" @click=${() => emit(this, "rw-ref", ref)}>
              ${words.say("table-choose", { what: words.player(side) })}
            </button>`
          : nothing
      }
    </section>`;
  }

  /** A number; one that is so much of another is shown as such, in signs to be counted. */
  private stat(stats: Player["stats"], id: string, value: number): TemplateResult {
    const { words } = this;
    const of = words.has(`stat-of-${id}`) ? stats[words.say(`stat-of-${id}`)] : undefined;
    const signs =
      of === undefined ? [] : Array.from({ length: Math.min(Math.max(of, value), MANY) }, (_, n) => n < value);
    return html`<span>
      ${value}${of === undefined ? nothing : html`<span class="of">/${of}</span>`}
      <small aria-hidden="true" title=${words.statName(id)}>${words.stat(id)}</small>
      ${signs.length > 0 ? html`<span class="gems" aria-hidden="true">${signs.map((full) => html`<i class=${full ? "full" : ""}></i>`)}</span>` : nothing}
      <span class="unseen">${words.statName(id)}</span>
    </span>`;
  }

  /** A card in play; one with a text opens, and can be read in full. */
  private card(card: CardInPlay): TemplateResult {
    const { words } = this;
    const text = words.text(card.is);
    const label = cardLabel(words, card);
    if (text === "") return html`<span class="chip">${label}</span>`;
    return html`<details class="reads">
      <summary class="chip">${label}</summary>
      <p>${termText(words, text)}</p>
    </details>`;
  }

  /** A count; a pile that may be looked through opens. */
  private pile(id: string, pile: Pile | undefined, opens: boolean): TemplateResult | null {
    if (!pile) return null;
    const count = html`${this.words.say(id)} <b>${pile.count}</b>`;
    if (!opens || !pile.cards || pile.cards.length === 0) return html`<span>${count}</span>`;
    const ids = [...new Set(pile.cards)];
    const times = (id: string): number => pile.cards?.filter((other) => other === id).length ?? 0;
    return html`<details>
      <summary>${count}</summary>
      <ul class="chips">
        ${ids.map((is) => html`<li>${this.card({ is, owner: null, kind: "pile" })}${times(is) > 1 ? ` ×${times(is)}` : ""}</li>`)}
      </ul>
    </details>`;
  }
}
