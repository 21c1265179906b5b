// The cards to choose from. One of them is in the tab order; arrows go from card to card.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { base, buttons, fields } from "../../theme/shared";
import { icon } from "../icons";
import type { EditorContext } from "./editor-context";
import { bitsStyles, body, gem, picture, sortOf } from "./bits";
import { chosen, NO_FILTERS, type Card, type Filters } from "./catalogue";
import { filterPanel } from "./filters";
import { poolStyles } from "./pool.styles";
import { copiesOf, SEVERAL } from "./model";

export class RwDeckPool extends LitElement {
  static override styles = [base, buttons, fields, bitsStyles, poolStyles];

  @property({ attribute: false }) context!: EditorContext;
  @state() private filters: Filters = NO_FILTERS;
  /** The card that Tab leads to. */
  @state() private at = "";
  #shown: readonly Card[] = [];

  override willUpdate(changed: PropertyValues): void {
    const { catalogue, deck } = this.context;
    const before = changed.get("context") as EditorContext | undefined;
    // What another leader's cards could be filtered by is of no use to this one's.
    if (before && before.deck.list.leader !== deck.list.leader) this.filters = { ...this.filters, facets: {} };
    this.#shown = chosen(catalogue.pool(deck.list.leader), this.filters, catalogue.step);
    if (!this.#shown.some(({ id }) => id === this.at)) this.at = this.#shown[0]?.id ?? "";
  }

  override render(): TemplateResult {
    const { catalogue, deck } = this.context;
    const { words } = catalogue;
    const count = this.#shown.length;
    return html`
      <div class="filters">
        ${filterPanel({
          catalogue,
          facets: catalogue.facets(catalogue.pool(deck.list.leader)),
          filters: this.filters,
          set: (filters) => {
            this.filters = filters;
          },
        })}
        <p class="soft small found" role="status">${words.say("deck-found", { count })}</p>
      </div>
      <p id="keys" class="unseen">${words.say("deck-keys")}</p>
      ${
        count === 0
          ? html`<p class="nothing">${words.say("deck-nothing")}</p>`
          : html`<ul class="tiles" aria-label=${words.say("deck-pool")} aria-describedby="keys" @keydown=${this.#key}>
              ${repeat(
                this.#shown,
                ({ id }) => id,
                // Hundreds of tiles, of which a press changes one or two.
                (card) => guard([card, copiesOf(deck.list, card.id), card.id === this.at], () => this.#tile(card)),
              )}
            </ul>`
      }
    `;
  }

  #tile(card: Card): TemplateResult {
    const { catalogue, deck } = this.context;
    const { words } = catalogue;
    const { id, name, most } = card;
    const is = copiesOf(deck.list, id);
    const here = id === this.at ? 0 : -1;
    return html`
      <li class=${is > 0 ? "tile in" : "tile"}>
        <button
          type="button"
          class="add"
          data-card=${id}
          tabindex=${here}
          aria-label=${words.say("deck-add", { name, ...(catalogue.priced && { cost: catalogue.costSaid(card) }), is, most })}
          @click=${(event: MouseEvent) => {
            this.at = id;
            this.context.add(id, event.shiftKey ? SEVERAL : 1);
          }}
          @focus=${() => {
            this.at = id;
          }}
        >
          ${gem(catalogue, card)}<span class="name">${name}</span>${picture(catalogue, card)}
        </button>
        <p class="sort">${body(catalogue, card)}<span>${sortOf(catalogue, card)}</span></p>
        <p class="text">${card.text}</p>
        ${this.#foot(card, is, here)}
      </li>
    `;
  }

  /** How many copies are in the deck, and what else can be done with the card. */
  #foot({ id, name, most }: Card, copies: number, tabindex: 0 | -1): TemplateResult {
    const { words } = this.context.catalogue;
    return html`<div class="foot">
      <span class="pips" aria-hidden="true">
        ${Array.from({ length: Math.max(most, copies) }, (_, n) => html`<i class=${n < copies ? "full" : ""}></i>`)}
      </span>
      ${
        copies > 0
          ? html`<button
              type="button"
              class="quiet"
              tabindex=${tabindex}
              aria-label=${words.say("deck-remove", { name })}
              @click=${() => {
                this.context.remove(id);
                if (copies === 1) this.#focus(id); // the button itself is gone then
              }}
            >
              ${icon("minus", 18)}
            </button>`
          : nothing
      }
      <button
        type="button"
        class="quiet"
        tabindex=${tabindex}
        aria-label=${words.say("deck-about", { name })}
        @click=${() => {
          this.context.about(id);
        }}
      >
        ${icon("eye", 18)}
      </button>
    </div>`;
  }

  #focus(id: string): void {
    this.at = id;
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();
    });
  }

  #key = (event: KeyboardEvent): void => {
    const from = event.target;
    if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = from.closest(".tile")?.querySelector<HTMLElement>("[data-card]")?.dataset["card"];
    if (id === undefined) return;
    if (event.key === "Delete" || event.key === "Backspace" || event.key === "-") {
      this.context.remove(id);
      this.#focus(id);
    } else if (event.key === "+") this.context.add(id);
    else if (event.key === "Enter" && event.shiftKey && from.matches(".add")) this.context.add(id, SEVERAL);
    else {
      const to = this.#towards(event.key, id);
      if (to === undefined) return;
      this.#focus(to);
    }
    event.preventDefault();
  };

  /** The card that a key leads to: up and down by what stands there on the screen. */
  #towards(key: string, id: string): string | undefined {
    const ids = this.#shown.map((card) => card.id);
    const at = ids.indexOf(id);
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (by !== undefined) return ids[at + by];
    if (key === "Home") return ids[0];
    if (key === "End") return ids.at(-1);
    if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
    const tiles = [...this.renderRoot.querySelectorAll<HTMLElement>(".tile")];
    const here = tiles[at];
    if (!here) return undefined;
    const line = (key === "ArrowUp" ? tiles.slice(0, at).reverse() : tiles.slice(at + 1)).find(
      ({ offsetLeft, offsetTop }) => offsetLeft === here.offsetLeft && offsetTop !== here.offsetTop,
    );
    return line === undefined ? undefined : ids[tiles.indexOf(line)];
  }
}
