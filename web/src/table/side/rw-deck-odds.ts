// A pile of playing cards: what is left of each rank, and for a pile that is drawn from the odds of the next card.
import { LitElement, css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base } from "../../theme/shared";
import { percent } from "../dice/percent";
import type { GameBook, Pile, Words } from "../types";
import { faceStyles, suitSign } from "./card-face";
import { ranksLeft } from "./deck-odds";
import type { RankLeft } from "./deck-odds";

export class RwDeckOdds extends LitElement {
  static override styles = [
    base,
    faceStyles,
    css`
      :host {
        display: block;
        font-size: var(--rw-t-xs);
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0 var(--rw-s2) 0 0;
        text-align: start;
        white-space: nowrap;
      }
      td.p {
        text-align: end;
      }
      .suits {
        display: inline-flex;
      }
      .suits svg {
        inline-size: 0.85em;
        block-size: 0.85em;
        margin-inline-end: 2px;
        fill: currentcolor;
      }
      tr.none {
        color: var(--rw-ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) pile!: Pile;
  /** Its name: the pile that is drawn from has odds. */
  @property() name = "draw";

  override render(): TemplateResult {
    const { words, game, name, pile } = this;
    const odds = name === "draw";
    return html`<table>
      <caption class="unseen">
        ${words.say(odds ? "table-deck-odds" : `table-pile-${name}`)}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">${words.say("table-deck-rank")}</th>
          <th scope="col">${words.say("table-deck-left")}</th>
          ${odds ? html`<th scope="col">${words.say("table-deck-next")}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${ranksLeft(words, game, name, pile).map((rank) => this.row(rank, odds))}
      </tbody>
    </table>`;
  }

  private row({ rank, suits, count, p }: RankLeft, odds: boolean): TemplateResult {
    const { words, pile } = this;
    return html`<tr class=${count === 0 ? "none" : ""}>
      <th scope="row">${rank}</th>
      <td>
        ${count}
        <span class="suits" aria-hidden="true"
          >${suits.map((suit) => html`<span class=${suit}>${suitSign(suit)}</span>`)}</span
        >
      </td>
      ${odds ? html`<td class="p">${percent(p, words.lang)} <span class="soft">${count}/${pile.count}</span></td>` : nothing}
    </tr>`;
  }
}
