// Test draws of the deck as it stands, in a dialog: the opening hand of a seed, what of it is replaced, and card after card,
// with how likely each card is.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { DeckList } from "../../engine/wire";
import { newSeed } from "../seed";
import { base, buttons, fields } from "../../theme/shared";
import { dialogs } from "../chrome";
import { icon } from "../icons";
import { announce, showClause } from "../signals";
import { bitsStyles, closer, gem, picture } from "./bits";
import { beside, next, oddsOfAll, opened, replaced, type Draws, type Mulligan, type Odds, type Opening } from "./draws";
import type { EditorContext } from "./editor-context";
import { copiesOf, idsOf } from "./model";

export class RwDeckDrawing extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    dialogs,
    bitsStyles,
    css`
      dialog {
        width: min(44rem, calc(100vw - 2 * var(--rw-s4)));
      }
      .seed {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--rw-s2) var(--rw-s3);
      }
      .seed input {
        inline-size: 9rem;
      }
      h3 {
        margin: var(--rw-s4) 0 var(--rw-s2);
      }
      .hand {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
        gap: var(--rw-s2);
      }
      .hand li > * {
        display: flex;
        justify-content: start;
        align-items: center;
        gap: var(--rw-s2);
        inline-size: 100%;
        min-height: 3rem;
        block-size: 100%;
        padding: var(--rw-s1) var(--rw-s3);
        border: 1px solid var(--rw-line-strong);
        border-radius: var(--rw-r2);
        font-weight: 650;
        text-align: start;
      }
      .hand span {
        min-width: 0;
      }
      .hand .picture {
        inline-size: 1.75rem;
        block-size: 1.75rem;
        margin-inline-start: auto;
      }
      .hand [aria-pressed="true"] {
        border-style: dashed;
        background: var(--rw-raised);
        color: var(--rw-ink-soft);
        text-decoration: line-through;
      }
      .do {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--rw-s2) var(--rw-s3);
        margin-top: var(--rw-s3);
      }
      .do + p {
        margin-top: var(--rw-s2);
      }
      .clause {
        min-height: 1.75rem;
        padding: 0 var(--rw-s1);
        color: var(--rw-link);
        font-size: var(--rw-t-s);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      details {
        margin-top: var(--rw-s4);
      }
      .apart ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
        gap: 0 var(--rw-s4);
        max-block-size: 14rem;
        overflow-y: auto;
        scrollbar-width: thin;
      }
      .apart li {
        display: flex;
        align-items: center;
        gap: var(--rw-s1);
        border-bottom: 1px solid var(--rw-line);
      }
      .apart li span {
        flex: 1;
        min-width: 0;
      }
      .apart li button {
        padding: 0;
      }
      summary {
        min-height: 2rem;
        font-weight: 650;
        cursor: pointer;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: var(--rw-t-s);
      }
      th,
      td {
        padding: var(--rw-s1) var(--rw-s2);
        border-bottom: 1px solid var(--rw-line);
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      th:first-child {
        text-align: start;
      }
      tbody th {
        font-weight: 500;
      }
    `,
  ];

  @property({ attribute: false }) context!: EditorContext;
  @state() private opening: Opening | null = null;
  /** How many copies of which cards begin in play. */
  @state() private apart: ReadonlyMap<string, number> = new Map();
  @state() private seed = "";
  @state() private draws: Draws = { hand: [], pile: [] };
  /** The places of the cards to be replaced; null once that is over. */
  @state() private marked: ReadonlySet<number> | null = null;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query("input") private readonly field!: HTMLInputElement;

  open(opening: Opening): void {
    this.opening = opening;
    this.apart = new Map();
    this.#deal(newSeed());
    void this.updateComplete.then(() => {
      this.dialog.showModal();
    });
  }

  /** What is drawn from. */
  get #list(): DeckList {
    return beside(this.context.deck.list, this.apart);
  }

  #deal(seed: string): void {
    if (!this.opening) return;
    this.seed = seed;
    this.draws = opened(this.#list, this.opening, seed);
    this.marked = this.opening.mulligan ? new Set() : null;
    this.#say(this.draws.hand);
  }

  #say(ids: readonly string[]): void {
    const { words } = this.context.catalogue;
    const cards = words.list(ids.map((id) => words.name(id)));
    announce(this, ids.length === 0 ? words.say("deck-draws-none") : words.say("deck-draws-drawn", { cards }));
  }

  override render(): TemplateResult {
    const { opening } = this;
    const { words } = this.context.catalogue;
    return html`<dialog aria-labelledby="title">
      <div class="top">
        <h2 id="title">${words.say("deck-draws-title")}</h2>
        ${closer(words, () => this.dialog)}
      </div>
      ${opening ? this.#inside(opening) : nothing}
    </dialog>`;
  }

  #inside(opening: Opening): TemplateResult {
    const { words } = this.context.catalogue;
    const { hand, pile } = this.draws;
    const { mulligan } = opening;
    return html`
      <form class="seed" @submit=${this.#again}>
        <label
          >${words.say("deck-draws-seed")}
          <input maxlength="40" autocomplete="off" spellcheck="false" .value=${this.seed} />
        </label>
        <button type="submit">${words.say("deck-draws-deal")}</button>
        <button
          type="button"
          class="quiet"
          @click=${() => {
            this.#deal(newSeed());
          }}
        >
          ${icon("again", 18)} ${words.say("deck-draws-other")}
        </button>
      </form>
      ${opening.apart ? this.#setAside(opening.apart) : nothing}
      <h3>${words.say("deck-draws-hand", { count: hand.length })} ${this.#clause(opening.clause)}</h3>
      <ul class="hand" aria-label=${words.say("deck-draws-hand", { count: hand.length })}>
        ${hand.map((id, n) => html`<li>${this.marked ? this.#choice(id, n) : html`<div>${this.#card(id)}</div>`}</li>`)}
      </ul>
      ${this.marked && mulligan ? this.#mulligan(mulligan) : this.#more()}
      <p class="soft small">${words.say("deck-draws-left", { count: pile.length })}</p>
      ${this.#odds(opening)}
    `;
  }

  #card(id: string): TemplateResult {
    const { catalogue } = this.context;
    const card = catalogue.card(id);
    return html`${card ? gem(catalogue, card) : nothing}<span>${catalogue.words.name(id)}</span>${card ? picture(catalogue, card) : nothing}`;
  }

  #choice(id: string, n: number): TemplateResult {
    const marked = this.marked?.has(n) ?? false;
    return html`<button
      type="button"
      aria-pressed=${marked}
      @click=${() => {
        this.marked = new Set(
          marked ? [...(this.marked ?? [])].filter((one) => one !== n) : [...(this.marked ?? []), n],
        );
      }}
    >
      ${this.#card(id)}
    </button>`;
  }

  /** What begins in play is no part of the deck that is drawn from: the reader says which cards those are. */
  #setAside({ clause, facet, values }: NonNullable<Opening["apart"]>): TemplateResult {
    const { catalogue, deck } = this.context;
    const { words } = catalogue;
    const ids = catalogue
      .sorted(idsOf(deck.list))
      .filter((id) => catalogue.card(id)?.facets[facet]?.some((value) => values.includes(value)));
    const count = [...this.apart.values()].reduce((sum, copies) => sum + copies, 0);
    return html`<details class="apart">
      <summary>${words.say("deck-draws-apart", { count })}</summary>
      <p class="small">${words.say("deck-draws-apart-hint")} ${this.#clause(clause)}</p>
      <ul>
        ${ids.map((id) => this.#apart(id, copiesOf(deck.list, id)))}
      </ul>
    </details>`;
  }

  #apart(id: string, most: number): TemplateResult {
    const { words } = this.context.catalogue;
    const [name, is] = [words.name(id), this.apart.get(id) ?? 0];
    const button = (by: 1 | -1): TemplateResult => {
      const barred = by > 0 ? is >= most : is <= 0;
      return html`<button
        type="button"
        class="quiet"
        aria-label=${words.say(by > 0 ? "deck-draws-apart-more" : "deck-draws-apart-less", { name })}
        aria-disabled=${barred}
        @click=${() => {
          if (barred) return;
          this.apart = new Map([...this.apart, [id, is + by]]);
          this.#deal(this.seed);
        }}
      >
        ${icon(by > 0 ? "plus" : "minus", 16)}
      </button>`;
    };
    return html`<li>
      <span>${name}</span> ${button(-1)} <b>${words.say("deck-draws-apart-of", { is, most })}</b> ${button(1)}
    </li>`;
  }

  #mulligan(mulligan: Mulligan): TemplateResult {
    const { words } = this.context.catalogue;
    const count = this.marked?.size ?? 0;
    return html`<p class="small">${words.say("deck-draws-hint")} ${this.#clause(mulligan.clause)}</p>
      <p class="do">
        <button
          type="button"
          class="main"
          @click=${() => {
            const before = this.draws.hand;
            this.draws = replaced(this.draws, this.marked ?? new Set(), mulligan, this.seed);
            this.#say(this.draws.hand.filter((_, n) => this.marked?.has(n) === true && before.length > 0));
            this.marked = null;
          }}
        >
          ${words.say("deck-draws-keep", { count })}
        </button>
      </p>`;
  }

  #more(): TemplateResult {
    const { words } = this.context.catalogue;
    return html`<p class="do">
      <button type="button" class="main" aria-disabled=${this.draws.pile.length === 0} @click=${this.#draw}>
        ${icon("cards", 18)} ${words.say("deck-draws-next")}
      </button>
    </p>`;
  }

  #draw = (): void => {
    const [card] = this.draws.pile;
    if (card === undefined) return;
    this.draws = next(this.draws);
    this.#say([card]);
  };

  #odds(opening: Opening): TemplateResult {
    const { catalogue } = this.context;
    const { words } = catalogue;
    const list = this.#list;
    const odds = oddsOfAll(list, opening, this.draws, catalogue.sorted(idsOf(list)));
    const percent = new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 1 });
    const row = ({ id, copies, inHand, next: chance }: Odds): TemplateResult =>
      html`<tr>
        <th scope="row">${words.name(id)}</th>
        <td>${copies}</td>
        <td>${percent.format(inHand)}</td>
        <td>${percent.format(chance)}</td>
      </tr>`;
    return html`<details>
      <summary>${words.say("deck-draws-odds")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.say("deck-draws-card")}</th>
            <th scope="col">${words.say("deck-draws-copies")}</th>
            <th scope="col">${words.say("deck-draws-first", { hand: opening.hand })}</th>
            <th scope="col">${words.say("deck-draws-now")}</th>
          </tr>
        </thead>
        <tbody>
          ${odds.map(row)}
        </tbody>
      </table>
    </details>`;
  }

  #clause(id: string): TemplateResult {
    return html`<button
      type="button"
      class="quiet clause"
      @click=${() => {
        this.dialog.close();
        showClause(this, id);
      }}
    >
      ${this.context.catalogue.words.clause(id).title}
    </button>`;
  }

  #again = (event: SubmitEvent): void => {
    event.preventDefault();
    this.#deal(this.field.value.trim() || newSeed());
  };
}
