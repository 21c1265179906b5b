// The deck as it stands: its leader, what is wrong with it, its curve, and its cards.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { base, buttons } from "../../theme/shared";
import { icon } from "../icons";
import { fault as sentence } from "../signals";
import type { EditorContext } from "./editor-context";
import { arms, bitsStyles, faultLine, gem } from "./bits";
import { curveChart, curveStyles } from "./curve";
import type { Faults } from "./faults";
import { copiesOf, idsOf, tally, total } from "./model";
import { sideStyles } from "./side.styles";

const NO_FAULTS: Faults = { leader: [], cards: new Map(), list: [], count: 0 };

export class RwDeckSide extends LitElement {
  static override styles = [base, buttons, bitsStyles, curveStyles, sideStyles];

  @property({ attribute: false }) context!: EditorContext;

  override render(): TemplateResult {
    const { catalogue, deck, legality } = this.context;
    const { list } = deck;
    const faults = legality.is === "judged" ? legality.faults : NO_FAULTS;
    return html`
      ${catalogue.led ? this.#leader(faults) : nothing} ${this.#legality(faults)}
      <div class="chart">${curveChart(catalogue, list)} ${this.#counts()}</div>
      ${this.#misfits()}
      <ul class="rows" aria-label=${catalogue.words.say("deck-list")}>
        ${repeat(
          catalogue.sorted(idsOf(list)),
          (id) => id,
          (id) => this.#row(id, faults),
        )}
      </ul>
      ${idsOf(list).length === 0 ? html`<p class="soft none">${catalogue.words.say("deck-empty")}</p>` : nothing}
    `;
  }

  #leader(faults: Faults): TemplateResult {
    const { catalogue, deck, about } = this.context;
    const { words } = catalogue;
    const { leader } = deck.list;
    const faction = catalogue.factionOf(leader);
    return html`
      <div class="leader">
        ${arms(catalogue, leader, 40)}
        <p class="who">
          <strong>${leader === undefined ? words.say("deck-no-leader") : words.name(leader)}</strong>
          <span class="soft small">${faction === undefined ? "" : words.name(faction)}</span>
        </p>
        ${
          leader !== undefined && catalogue.card(leader)
            ? html`<button
                type="button"
                class="quiet"
                aria-label=${words.say("deck-about", { name: words.name(leader) })}
                @click=${() => {
                  about(leader);
                }}
              >
                ${icon("eye", 18)}
              </button>`
            : nothing
        }
        <button
          type="button"
          class="quiet"
          @click=${() => {
            this.dispatchEvent(new CustomEvent("rw-choose"));
          }}
        >
          ${words.say(leader === undefined ? "deck-choose" : "deck-change")}
        </button>
      </div>
      ${faults.leader.map((fault) => faultLine(catalogue, fault))}
    `;
  }

  /** In one place, always: how many cards there are, and whether it is a deck. */
  #legality(faults: Faults): TemplateResult {
    const { catalogue, deck, legality } = this.context;
    const { words } = catalogue;
    const says =
      legality.is === "unknown"
        ? words.say("deck-checking")
        : legality.is === "broken"
          ? sentence(words, legality.error)
          : words.say(faults.count === 0 ? "deck-legal" : "deck-faulty", { count: faults.count });
    const good = legality.is === "judged" && faults.count === 0;
    return html`
      <div class=${good ? "standing good" : "standing"}>
        <p class="count">
          <strong>${total(deck.list)}</strong> ${words.say("deck-of", { size: catalogue.size })}
          <span class="state">${good ? icon("tick", 18) : nothing}${says}</span>
        </p>
        ${faults.list.map((fault) => faultLine(catalogue, fault))}
      </div>
    `;
  }

  #counts(): TemplateResult {
    const { catalogue, deck } = this.context;
    const { words, deckBuilding } = catalogue;
    const { sorts, kin, facets } = deckBuilding;
    // Without a leader to settle it, how many there are of each faction is of interest too.
    return html`${[catalogue.led ? undefined : kin?.facet, sorts].map((facet) => {
      if (facet === undefined) return nothing;
      const values = facets.find(({ id }) => id === facet)?.values ?? [];
      const counts = tally(deck.list, (id) => catalogue.card(id)?.facets[facet] ?? []);
      return html`<dl class="sorts">
        ${values
          .filter((value) => catalogue.cards.some((card) => card.facets[facet]?.includes(value)))
          .map(
            (value) =>
              html`<div>
                <dt>${words.name(value)}</dt>
                <dd>${counts.get(value) ?? 0}</dd>
              </div>`,
          )}
      </dl>`;
    })}`;
  }

  /** A change of leader leaves cards that are none of its own: they go together, if the reader wants. */
  #misfits(): TemplateResult | typeof nothing {
    const { catalogue, deck, drop } = this.context;
    const { leader } = deck.list;
    const ids = idsOf(deck.list).filter((id) => {
      const card = catalogue.card(id);
      return card !== undefined && !catalogue.fits(card, leader);
    });
    if (ids.length === 0) return nothing;
    return html`<button
      type="button"
      class="misfits"
      @click=${() => {
        drop(ids);
      }}
    >
      ${icon("bin", 18)} ${catalogue.words.say("deck-misfits", { count: ids.length })}
    </button>`;
  }

  #row(id: string, faults: Faults): TemplateResult {
    const { catalogue, deck, add, remove, about } = this.context;
    const { words } = catalogue;
    const card = catalogue.card(id);
    const [name, copies, wrong] = [words.name(id), copiesOf(deck.list, id), faults.cards.get(id) ?? []];
    return html`
      <li class=${!card || wrong.length > 0 ? "row wrong" : "row"} data-row=${id}>
        <div class="line">
          ${card ? gem(catalogue, card) : html`<span class="gem" aria-hidden="true">?</span>`}
          ${
            card
              ? html`<button
                  type="button"
                  class="quiet name"
                  @click=${() => {
                    about(id);
                  }}
                >
                  ${name}
                </button>`
              : html`<span class="name">${name}</span>`
          }
          <span class="step">
            <button
              type="button"
              class="quiet"
              aria-label=${words.say("deck-less", { name })}
              @click=${this.#less(id, remove)}
            >
              ${icon("minus", 18)}
            </button>
            <span class="copies" aria-label=${words.say("deck-copies", { copies })} role="img">${copies}</span>
            <button
              type="button"
              class="quiet"
              aria-label=${words.say("deck-more", { name })}
              @click=${() => {
                add(id);
              }}
            >
              ${icon("plus", 18)}
            </button>
          </span>
        </div>
        ${
          // The engine knows cards that are in no deck; it has not answered yet when there is nothing to tell.
          card || wrong.length > 0
            ? wrong.map((fault) => faultLine(catalogue, fault))
            : html`<p class="fault">${words.say("deck-unknown")}</p>`
        }
      </li>
    `;
  }

  /** With its last copy a row goes, and the focus to the row that takes its place. */
  #less = (id: string, remove: (id: string) => void) => (): void => {
    const { catalogue, deck } = this.context;
    const ids = catalogue.sorted(idsOf(deck.list));
    const at = ids.indexOf(id);
    const last = copiesOf(deck.list, id) === 1;
    remove(id);
    const next = ids[at + 1] ?? ids[at - 1];
    if (last && next !== undefined)
      void this.updateComplete.then(() => {
        this.renderRoot.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"] .step button`)?.focus();
      });
  };
}
