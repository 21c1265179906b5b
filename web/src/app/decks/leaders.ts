// Who leads the deck: every leader, by faction. Choosing one also says which cards are offered.
import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { termText } from "../../table/terms";
import { parts } from "../../table/parts.styles";
import type { EditorContext } from "./editor-context";
import { arms, bitsStyles, body, picture } from "./bits";
import type { Card } from "./catalogue";

export class RwDeckLeaders extends LitElement {
  static override styles = [
    base,
    parts,
    buttons,
    bitsStyles,
    css`
      :host {
        display: grid;
        gap: var(--rw-s4);
      }
      h2 {
        font-size: var(--rw-t-xl);
      }
      h2:focus {
        outline: none; /* takes the focus when leaders are shown; it is not a control */
      }
      .factions {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(max(16rem, 30%), 100%), 1fr));
        gap: var(--rw-s3);
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        min-width: 0;
        gap: var(--rw-s2);
        padding: var(--rw-s3);
        border: 1px solid var(--rw-line);
        border-radius: var(--rw-r2);
        background: var(--rw-surface);
      }
      h3 {
        display: flex;
        align-items: center;
        gap: var(--rw-s2);
      }
      .pick {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-start;
        gap: var(--rw-s2);
        width: 100%;
        min-height: var(--rw-target);
        padding: var(--rw-s2);
        border-radius: var(--rw-r2);
        font-size: var(--rw-t-m);
        text-align: start;
      }
      .pick[aria-pressed="true"] {
        border-color: var(--rw-ink);
        box-shadow: inset 0 0 0 2px var(--rw-select);
      }
      /* Numbers without room beside its longest word stand under it. */
      .pick .name {
        flex: 1 1 min-content;
        overflow-wrap: break-word;
      }
      /* Many numbers do, so that the name has its line. */
      .pick:has(.stat:nth-child(3)) .name {
        flex-basis: 8rem;
      }
      .pick .picture {
        width: 2rem;
        height: 2rem;
      }
      .about {
        padding: var(--rw-s1) var(--rw-s3) 0;
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-s);
      }
      li + li {
        margin-top: var(--rw-s2);
      }
    `,
  ];

  @property({ attribute: false }) context!: EditorContext;

  override render(): TemplateResult {
    const { catalogue } = this.context;
    const { words, leaders, deckBuilding } = catalogue;
    const factions = new Map<string, Card[]>();
    for (const leader of leaders) {
      const faction = deckBuilding.kin ? (leader.facets[deckBuilding.kin.facet]?.[0] ?? "") : "";
      factions.set(faction, [...(factions.get(faction) ?? []), leader]);
    }
    return html`
      <h2 id="choose" tabindex="-1">${words.say("deck-choose-title")}</h2>
      <div class="factions">
        ${[...factions].map(
          ([faction, of]) => html`
            <section>
              ${faction === "" ? "" : html`<h3>${arms(catalogue, of[0]?.id, 26)} ${words.name(faction)}</h3>`}
              <ul>
                ${of.map((card) => this.#leader(card))}
              </ul>
            </section>
          `,
        )}
      </div>
    `;
  }

  #leader(card: Card): TemplateResult {
    const { catalogue, deck, lead } = this.context;
    const { words } = catalogue;
    const abilities = words.thing(card.id)?.parts ?? [];
    return html`
      <li>
        <button
          type="button"
          class="pick"
          aria-pressed=${deck.list.leader === card.id}
          @click=${() => {
            lead(card.id);
          }}
        >
          ${picture(catalogue, card)} <span class="name">${card.name}</span> ${body(catalogue, card)}
        </button>
        ${/* What else its text says is the names of its abilities. */ abilities.length === 0 && card.text ? html`<p class="about">${termText(words, card.text)}</p>` : ""}
        ${abilities.map(
          (id) => html`<p class="about"><strong>${words.name(id)}</strong> ${termText(words, words.text(id))}</p>`,
        )}
      </li>
    `;
  }
}
