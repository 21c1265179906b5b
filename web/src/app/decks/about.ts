// A card in full: all it says, each keyword with its clause, and the copies of it in the deck.
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { parts } from "../../table/parts.styles";
import { term, termText } from "../../table/terms";
import { dialogs } from "../chrome";
import { icon } from "../icons";
import type { EditorContext } from "./editor-context";
import { bitsStyles, body, closer, faultLine, gem, picture } from "./bits";
import type { Card } from "./catalogue";
import { copiesOf, SEVERAL } from "./model";

export class RwDeckAbout extends LitElement {
  static override styles = [
    base,
    parts,
    buttons,
    dialogs,
    bitsStyles,
    css`
      h2 {
        font-size: var(--rw-t-xl);
      }
      .head {
        display: flex;
        align-items: center;
        gap: var(--rw-s2) var(--rw-s3);
      }
      .head .stats {
        flex: none;
      }
      @media (width < 30rem) {
        .head {
          flex-wrap: wrap;
        }
        .head h2 {
          flex: 1 1 8rem;
        }
      }
      .text {
        font-size: var(--rw-t-l);
        line-height: 1.45;
      }
      .text + .text {
        margin-top: var(--rw-s2);
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--rw-s1) var(--rw-s4);
        margin-top: var(--rw-s4);
      }
      dt {
        color: var(--rw-ink-soft);
      }
      dd {
        font-weight: 650;
      }
      .rule {
        margin-top: var(--rw-s2);
        padding-inline-start: var(--rw-s3);
        border-inline-start: 3px solid var(--rw-line);
        font-size: var(--rw-t-s);
      }
      .fault {
        margin-top: var(--rw-s3);
      }
      .in {
        margin-inline-end: auto;
        align-self: center;
        font-weight: 650;
      }
      .foot {
        flex-wrap: nowrap;
      }
      .foot button,
      .top button {
        flex: none;
        padding: 0;
        min-width: var(--rw-target);
        min-height: var(--rw-target);
        border-radius: var(--rw-r2);
      }
    `,
  ];

  @property({ attribute: false }) context!: EditorContext;
  /** The card to show; `null` closes. */
  @property({ attribute: false }) card: string | null = null;
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("card")) return;
    if (this.card !== null && !this.dialog.open) this.dialog.showModal();
    if (this.card === null) this.dialog.close();
  }

  override render(): TemplateResult {
    const card = this.card === null ? undefined : this.context.catalogue.card(this.card);
    return html`
      <dialog
        aria-labelledby="title"
        @close=${() => {
          this.dispatchEvent(new CustomEvent("rw-closed"));
        }}
        @click=${(event: Event) => {
          // A click on the dialog itself, not on what is in it, is a click beside it.
          if (event.target === this.dialog) this.dialog.close();
        }}
      >
        ${card ? this.#inside(card) : nothing}
      </dialog>
    `;
  }

  #inside(card: Card): TemplateResult {
    const { catalogue, legality } = this.context;
    const { words, deckBuilding } = catalogue;
    const leads = catalogue.isLeader(card.id);
    const wrong = legality.is === "judged" ? (legality.faults.cards.get(card.id) ?? []) : [];
    const facets = deckBuilding.facets.filter(({ id }) => (card.facets[id] ?? []).length > 0);
    return html`
      <div class="top">
        <div class="head">
          ${leads ? nothing : gem(catalogue, card)}
          <h2 id="title">${card.name}</h2>
          ${body(catalogue, card)} ${picture(catalogue, card)}
        </div>
        ${closer(words, () => this.dialog)}
      </div>
      ${card.text ? html`<p class="text">${termText(words, card.text)}</p>` : nothing}
      ${(words.thing(card.id)?.parts ?? []).map(
        (id) => html`<p class="text"><strong>${words.name(id)}</strong> ${termText(words, words.text(id))}</p>`,
      )}
      <dl>
        ${
          leads || !catalogue.priced
            ? nothing
            : card.curved
              ? html`<dt>${catalogue.stat}</dt>
                  <dd>${card.cost}</dd>`
              : html`<dt>${words.say("deck-cost-any")}</dt>
                  <dd>${catalogue.costSaid(card)}</dd>`
        }
        ${facets.map(
          ({ id }) => html`
            <dt>${words.say(`facet-${id}`)}</dt>
            <dd>${this.#values(card.facets[id] ?? [])}</dd>
          `,
        )}
      </dl>
      ${wrong.map((fault) => faultLine(catalogue, fault))} ${leads ? nothing : this.#foot(card)}
    `;
  }

  /** Each value that the rulebook knows opens its clause. */
  #values(values: readonly string[]): (TemplateResult | string)[] {
    const { words } = this.context.catalogue;
    return values.map((value, n) => html`${n > 0 ? ", " : ""}${term(words, value, words.name(value))}`);
  }

  #foot({ id, name, most }: Card): TemplateResult {
    const { catalogue, deck, add, remove } = this.context;
    const { words } = catalogue;
    const is = copiesOf(deck.list, id);
    return html`
      <div class="foot">
        <p class="in">${words.say("deck-in", { is, most })}</p>
        <button
          type="button"
          aria-label=${words.say("deck-less", { name })}
          ?disabled=${is === 0}
          @click=${() => {
            remove(id);
          }}
        >
          ${icon("minus")}
        </button>
        <button
          type="button"
          class="main"
          aria-label=${words.say("deck-more", { name })}
          @click=${() => {
            add(id);
          }}
        >
          ${icon("plus")}
        </button>
        <button
          type="button"
          aria-label=${words.say("deck-several", { name, copies: SEVERAL })}
          @click=${() => {
            add(id, SEVERAL);
          }}
        >
          +${SEVERAL}
        </button>
      </div>
    `;
  }
}
