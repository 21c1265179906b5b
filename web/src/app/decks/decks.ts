// One's own decks of a game, and those it comes with: to open, to copy, to delete, to begin.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { theEngine } from "../../engine/one";
import type { DeckText, GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { base, buttons } from "../../theme/shared";
import { screen } from "../chrome";
import { icon } from "../icons";
import { newId } from "../saved-games";
import { go, link } from "../router";
import { toast } from "../signals";
import { arms, bitsStyles } from "./bits";
import { deckBuildingOf, Catalogue } from "./catalogue";
import { curveChart, curveStyles } from "./curve";
import { isDeck, judge, type Legality } from "./faults";
import type { RwDeckImport } from "./import";
import { deleteDeck, saveDeck, canSaveDecks } from "./own-decks";
import { decksStyles } from "./decks.styles";
import { freeName, total, type Deck, type OwnDeck } from "./model";
import { listOf, nameOf } from "./named";
import { speech } from "./speech";

export class RwDecks extends LitElement {
  static override styles = [base, buttons, screen, bitsStyles, curveStyles, decksStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  /** Fetched before the screen is shown: nothing may move under the reader's finger. */
  @property({ attribute: false }) own: readonly OwnDeck[] = [];
  @state() private catalogue: Catalogue | null = null;
  @state() private legalities: ReadonlyMap<OwnDeck, Legality> = new Map();
  @query("rw-deck-import") private readonly importer!: RwDeckImport;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("words") || changed.has("book")) void this.#speak();
    if (changed.has("own")) void this.#judge();
  }

  async #speak(): Promise<void> {
    const { words, book } = this;
    const own = await speech(book, words.lang);
    if (words === this.words && book === this.book) this.catalogue = new Catalogue(own, deckBuildingOf(book));
  }

  async #judge(): Promise<void> {
    const engine = await theEngine().catch(() => null);
    const judged = await Promise.all(
      this.own.map(async (deck): Promise<[OwnDeck, Legality]> => [
        deck,
        engine ? await judge(engine, this.book.id, deck.list) : { is: "unknown" },
      ]),
    );
    this.legalities = new Map(judged);
  }

  override render(): TemplateResult {
    const { catalogue, book, words } = this;
    const title = catalogue?.words.say("decks-title", { game: words.both(book.title) }) ?? words.both(book.title);
    return html`<h1 tabindex="-1">${title}</h1>
      ${catalogue ? this.#inside(catalogue) : nothing}`;
  }

  #inside(catalogue: Catalogue): TemplateResult {
    const { words } = catalogue;
    const { book, own } = this;
    return html`
      <p class="row tools">
        <a class="button main" href=${link({ at: "deck", game: book.id, id: "new" })}>
          ${icon("plus", 18)} ${words.say("decks-new")}
        </a>
        <button
          type="button"
          @click=${() => {
            this.importer.open();
          }}
        >
          ${icon("open", 18)} ${words.say("deck-import")}
        </button>
        <a class="button quiet" href=${link({ at: "setup", game: book.id })}>
          ${icon("play", 18)} ${words.say("deck-play")}
        </a>
      </p>
      ${canSaveDecks() ? nothing : html`<p class="soft small">${words.say("deck-not-kept")}</p>`}
      <section aria-labelledby="own">
        <h2 id="own">${words.say("decks-own")}</h2>
        ${
          own.length === 0
            ? html`<p class="soft">${words.say("decks-none")}</p>`
            : html`<ul class="decks">
                ${repeat(
                  own,
                  ({ id }) => id,
                  (deck) => this.#own(catalogue, deck),
                )}
              </ul>`
        }
      </section>
      <section aria-labelledby="starters">
        <h2 id="starters">${words.say("decks-starters")}</h2>
        <ul class="decks">
          ${book.decks.map((deck) => this.#starter(catalogue, deck))}
        </ul>
      </section>
      <rw-deck-import .words=${words} .book=${book} @rw-read=${this.#read}></rw-deck-import>
    `;
  }

  #own(catalogue: Catalogue, deck: OwnDeck): TemplateResult {
    const { words } = catalogue;
    const name = nameOf(words, deck);
    const legality = this.legalities.get(deck);
    const says =
      legality?.is === "judged"
        ? words.say(isDeck(legality) ? "deck-legal" : "deck-faulty", { count: legality.faults.count })
        : "\u00A0"; // its line is there before the engine has spoken
    return html`
      <li class="deck card">
        ${this.#face(
          catalogue,
          deck,
          html`<a class="name" href=${link({ at: "deck", game: deck.game, id: deck.id })}>${name}</a>`,
          html`<span class=${isDeck(legality) ? "state good" : "state"}>${says}</span>`,
        )}
        <div class="buttons">
          <button
            type="button"
            class="quiet"
            aria-label=${words.say("decks-copy", { name })}
            @click=${() => void this.#copy(deck)}
          >
            ${icon("copy", 18)}
          </button>
          <button
            type="button"
            class="quiet"
            aria-label=${words.say("decks-delete", { name })}
            @click=${() => void this.#delete(words, deck)}
          >
            ${icon("bin", 18)}
          </button>
        </div>
      </li>
    `;
  }

  #starter(catalogue: Catalogue, deck: DeckText): TemplateResult {
    const { words } = catalogue;
    const name = words.both(deck.name);
    const list = listOf(deck);
    return html`
      <li class="deck card">
        ${this.#face(
          catalogue,
          { name, list },
          html`<strong class="name">${name}</strong>`,
          html`<span class="state">${words.both(deck.text)}</span>`,
        )}
        <div class="buttons">
          <button
            type="button"
            aria-label=${words.say("decks-copy", { name })}
            @click=${() => void this.#copy({ name, list }, true)}
          >
            ${icon("copy", 18)} ${words.say("decks-take")}
          </button>
        </div>
      </li>
    `;
  }

  #face(catalogue: Catalogue, { list }: Deck, name: TemplateResult, state: TemplateResult): TemplateResult {
    const { words } = catalogue;
    const { leader } = list;
    return html`
      ${catalogue.led ? arms(catalogue, leader, 40) : html`<span class="arms none">${icon("cards", 32)}</span>`}
      <div class="what">
        ${name}
        <span class="soft small">
          ${catalogue.led ? html`${leader === undefined ? words.say("deck-no-leader") : words.name(leader)} ·` : nothing}
          ${words.say("deck-cards", { count: total(list), size: catalogue.size })}
        </span>
        <span class="small">${state}</span>
      </div>
      <div class="small-curve">${curveChart(catalogue, list)}</div>
    `;
  }

  async #copy({ name, list }: Deck, open = false): Promise<void> {
    // A copy of a deck of the game stands beside it in the set-up: two of one name would not be told apart.
    const { words, own, book } = this;
    const taken = [...own.map((deck) => deck.name), ...book.decks.map((deck) => words.both(deck.name))];
    const copy = { ...this.#fresh(), name: freeName(name, taken), list };
    await saveDeck(copy);
    if (open) go({ at: "deck", game: copy.game, id: copy.id });
    else this.own = [copy, ...this.own];
  }

  #fresh(): Pick<OwnDeck, "id" | "game" | "updated"> {
    return { id: newId(), game: this.book.id, updated: Date.now() };
  }

  /** Gone at once, and back at a press: no question is asked before. */
  async #delete(words: Words, deck: OwnDeck): Promise<void> {
    const before = this.own;
    await deleteDeck(deck.id);
    this.own = before.filter((other) => other !== deck);
    toast(this, {
      text: words.say("decks-deleted", { name: nameOf(words, deck) }),
      act: {
        text: words.say("decks-restore"),
        run: () => {
          void saveDeck(deck);
          this.own = [...this.own, deck].sort((a, b) => b.updated - a.updated);
        },
      },
    });
    await this.updateComplete;
    // What was pressed is gone.
    this.renderRoot.querySelector<HTMLElement>("h1")?.focus();
  }

  #read = async ({ detail }: CustomEvent<Deck>): Promise<void> => {
    const deck = { ...this.#fresh(), ...detail };
    await saveDeck(deck);
    go({ at: "deck", game: deck.game, id: deck.id });
  };
}
