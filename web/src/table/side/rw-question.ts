// What a question offers beyond the first few buttons: its cards, as a list, and further ways to answer. It is a panel of its
// own beside a board that fills the window, and a part of the decision bar elsewhere.
import { LitElement, css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { parts } from "../parts.styles";
import type { List } from "../choice/pick";
import type { GameBook, Ref, Table, Words } from "../types";
import type { Reach } from "../shortcuts";
import { FEW, answerButton, waysOf } from "./answers";
import { cardsAsked } from "./asking";
import { symbolsStyles } from "./symbols";

export class RwQuestion extends LitElement {
  static override styles = [
    base,
    buttons,
    parts,
    symbolsStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--rw-s2);
      }
      summary {
        display: flex;
        align-items: center;
        min-block-size: 2rem;
        font-size: var(--rw-t-s);
        cursor: pointer;
      }
      .answers {
        display: flex;
        flex-wrap: wrap;
        gap: var(--rw-s2);
      }
      .answers button {
        flex: 1 1 auto;
        min-height: 2.5rem;
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) list: List = [];
  @property({ attribute: false }) chosen: readonly Ref[] = [];
  /** How far the keys reach. */
  @property() keys: Reach = "focus";
  @property({ attribute: false }) offered: ReadonlyMap<Ref, "next" | "later"> = new Map();

  override render(): TemplateResult {
    const { words, table, list, chosen, game } = this;
    const cards = cardsAsked(table, list);
    const more = waysOf(this.offered).slice(FEW);
    return html`${
      cards.length > 0
        ? html`<rw-choices
            .words=${words}
            .game=${game}
            .table=${table}
            .list=${list}
            .chosen=${chosen}
            .cards=${cards}
          ></rw-choices>`
        : nothing
    }
    ${
      more.length > 0
        ? html`<details>
            <summary>${words.say("table-more-ways", { count: more.length })}</summary>
            <div class="answers">${more.map((ref) => answerButton(this, ref, false))}</div>
          </details>`
        : nothing
    }`;
  }
}
