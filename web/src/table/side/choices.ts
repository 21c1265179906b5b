// The cards that a question offers, as a list: name, cost, and the text on demand. They may be in a hand, a deck, a graveyard
// or under a unit. Loaded when a question is asked: see asking.ts.
import { LitElement, css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { costsOf } from "../choice/cost";
import { emit } from "../emit";
import { OneStop } from "../one-stop";
import { parts } from "../parts.styles";
import type { List } from "../choice/pick";
import { idOf } from "../refs";
import { amongTerms, termText } from "../terms";
import { thingOf } from "../types";
import type { GameBook, Ref, Table, Words } from "../types";
import { eyesOf } from "../view";
import { cardGlyph } from "./card-glyphs";
import { amounts, numbersOf, symbolsStyles } from "./symbols";

const choicesLook = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    align-items: start;
    gap: var(--rw-s1) var(--rw-s2);
    max-block-size: var(--rw-choices-max, min(22rem, 45dvh));
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    /* Room for the ring of the focus. */
    padding: 3px;
  }
  /* A cost without room moves to the next line, so that the name stays whole. */
  .choices > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
  }
  .choices > .on {
    border-color: var(--rw-ink);
    box-shadow: 0 0 0 2px var(--rw-select);
  }
  .choices .pick,
  .choices .pick:hover {
    flex: 1 1 min(11rem, 100%);
    flex-wrap: wrap;
    justify-content: start;
    gap: var(--rw-s1) var(--rw-s2);
    min-width: 0;
    min-height: var(--rw-target);
    padding: var(--rw-s1) var(--rw-s2);
    border: 0;
    background: none;
    text-align: start;
  }
  .choices .pick > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: var(--rw-ink-soft);
  }
  .choices .name {
    flex: 1 1 6rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .choices .pick:hover .name {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .choices .says {
    padding-inline: var(--rw-s2);
    font-size: var(--rw-t-xs);
  }
  .choices .says[open] {
    flex-basis: 100%;
    padding: 0 var(--rw-s2) var(--rw-s2);
  }
  .choices summary {
    display: flex;
    align-items: center;
    min-block-size: 1.75rem;
    color: var(--rw-link);
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    list-style: none;
    cursor: pointer;
  }
  .choices summary::-webkit-details-marker {
    display: none;
  }
  .choices .lines {
    white-space: pre-line;
  }
`;

export class RwChoices extends LitElement {
  static override styles = [base, buttons, parts, symbolsStyles, choicesLook];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) list: List = [];
  @property({ attribute: false }) chosen: readonly Ref[] = [];
  /** The cards that are offered. */
  @property({ attribute: false }) cards: readonly Ref[] = [];

  constructor() {
    super();
    new OneStop(this, ".pick, summary");
  }

  override render(): TemplateResult {
    return html`<ul class="choices" @keydown=${amongTerms}>
      ${this.cards.map((ref) => this.choice(ref))}
    </ul>`;
  }

  private choice(ref: Ref): TemplateResult {
    const { words, game, table, list, chosen } = this;
    const is = cardAt(table, idOf(ref));
    const thing = thingOf(game, is);
    const pressed = chosen.includes(ref);
    const text = words.text(is);
    const many = copies(table, is);
    const numbers = numbersOf(words, thing);
    return html`<li class=${pressed ? "on" : ""}>
      <button
        type="button"
        class="pick"
        aria-pressed=${pressed ? "true" : "false"}
        @click=${() => emit(this, "rw-ref", ref)}
      >
        ${cardGlyph(thing, game)}
        <span class="name">${words.name(is)}${many > 1 ? html` <small>×${many}</small>` : nothing}</span>
        ${amounts(words, game, costsOf(thing, list, ref))}
      </button>
      ${
        text === "" && numbers.length === 0
          ? nothing
          : html`<details class="says">
              <summary aria-label=${words.say("table-card-read", { card: words.name(is) })}>
                ${thing?.cardKind ? words.name(thing.cardKind) : words.say("table-card-text")}
              </summary>
              ${numbers.length > 0 ? html`<p>${numbers.join(" · ")}</p>` : nothing}
              <p class="lines">${termText(words, text, { quiet: true })}</p>
            </details>`
      }
    </li>`;
  }
}

/** The card on the table with this name in actions; without one, the id is the card itself. */
function cardAt(table: Table, id: string): string {
  const all = [table.board, ...Object.values(table.pieces), ...Object.values(table.players)];
  return all.flatMap(({ cards }) => cards).find(({ name }) => name === id)?.is ?? id;
}

/** How many copies of a card are in the hand; for cards that are elsewhere the number is not shown. */
function copies(table: Table, id: string): number {
  const hand = table.players[eyesOf(table)]?.hand;
  return hand?.cards?.filter((card) => card === id).length ?? 0;
}
