// Before a game: one button for a good one, and everything else for those who want to choose.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { Level } from "../../engine";
import { base, buttons, fields } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { theEngine } from "../../engine/one";
import { newSeed } from "../seed";
import { screen } from "../chrome";
import { isDeck, judge, type Legality } from "../decks/faults";
import type { OwnDeck } from "../decks/model";
import { nameOf } from "../decks/named";
import { emblem } from "../emblem";
import { icon } from "../icons";
import { invite, isNew, isTaught } from "../learn/invite";
import { go, link } from "../router";
import { fault, toast } from "../signals";
import { LEVELS } from "../results/level";
import { grounds } from "./grounds";
import { mapStyles } from "./map-view";
import { beginners, defaults, optionsOf, ownDeck, refusedSeat, SIDES, type Choice, type Refused } from "./model";
import { APART, seat, sideName, type Seats } from "./seat";
import { setupStyles } from "./setup.styles";
import { start } from "./start";

export class RwSetup extends LitElement {
  static override styles = [base, buttons, fields, screen, setupStyles, mapStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  /** The reader's own decks of the game, where it has decks built. */
  @property({ attribute: false }) own: readonly OwnDeck[] = [];
  /** The one of them that the reader comes with, by its id. */
  @property({ attribute: false }) deck: string | null = null;
  /** The bot of the game to begin with. */
  @property({ attribute: false }) level: Level = "easy";
  @state() private choice: Choice | null = null;
  @state() private starting = false;
  /** What the engine has against the deck of a seat. */
  @state() private refused: Refused | null = null;
  /** How the reader's own decks stand: only what the engine has found to be a deck can be chosen. */
  @state() private legalities: ReadonlyMap<string, Legality> = new Map();

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("book") || changed.has("deck") || changed.has("level")) {
      const mine = this.own.find(({ id }) => id === this.deck);
      this.choice = defaults(this.book, newSeed(), this.level, mine);
    }
    if (changed.has("own") && this.own.length > 0) void this.#judge();
  }

  async #judge(): Promise<void> {
    const engine = await theEngine().catch(() => null);
    if (!engine) return; // which is told where a game is started
    const judged = this.own.map(async ({ id, game, list }) => [id, await judge(engine, game, list)] as const);
    this.legalities = new Map(await Promise.all(judged));
    // What turns out to be no deck was chosen only as long as nobody knew.
    const { choice } = this;
    const deck = choice && ownDeck(this.own, choice.decks.p1);
    if (deck && !isDeck(this.legalities.get(deck.id)))
      this.#set({ decks: { ...choice.decks, p1: defaults(this.book, "", this.level).decks.p1 } });
  }

  readonly #set = (part: Partial<Choice>): void => {
    this.refused = null;
    if (this.choice) this.choice = { ...this.choice, ...part };
  };

  override render(): TemplateResult | typeof nothing {
    const { words, book, choice, own, legalities, refused } = this;
    if (!choice) return nothing;
    const seats: Seats = { words, book, choice, own, legalities, refused, set: this.#set };
    return html`
      <h1 tabindex="-1">${words.both(book.title)}</h1>
      <p class="lead soft">${words.both(book.blurb)}</p>
      ${isTaught(book.id) && isNew(book.id) ? html`<p class="new">${invite(words, book.id, words.both(book.title))}</p>` : nothing}
      ${this.#quick()}
      <form @submit=${this.#submit} aria-labelledby="own">
        <h2 id="own">${words.say("setup-own")}</h2>
        <div class="sides">${SIDES.map((side) => seat(seats, side))}</div>
        ${
          // Where decks are built, both may play the same.
          choice.decks.p1 === choice.decks.p2 && book.decks.length > 1 && !book.builds
            ? html`<p class="note">${words.say("setup-same-deck")}</p>`
            : nothing
        }
        ${words.has(APART) ? html`<p class="soft small">${words.say(APART)}</p>` : nothing} ${grounds(seats)}
        <div class="last">${this.#first(choice)} ${this.#seed(choice)}</div>
        <p class="row">
          <button class="main" ?disabled=${this.starting}>${icon("play")} ${words.say("setup-start")}</button>
          <a class="button quiet" href=${link({ at: "rules", game: book.id, clause: null })}>
            ${icon("book")} ${words.say("shelf-rules")}
          </a>
          ${
            isTaught(book.id) && !isNew(book.id)
              ? html`<a class="button quiet" href=${link({ at: "learn", game: book.id, lesson: 1 })}>
                  ${icon("cap")} ${words.say("learn-over")}
                </a>`
              : nothing
          }
        </p>
      </form>
    `;
  }

  #quick(): TemplateResult {
    const { words, book, level } = this;
    const good = defaults(book, "", level);
    const bot = words.say("setup-bot", { level });
    const decks = { deck: words.name(good.decks.p1), foe: words.name(good.decks.p2), bot };
    const below = LEVELS[LEVELS.indexOf(level) - 1];
    const args = good.map === "" ? decks : { ...decks, map: words.name(good.map) };
    return html`
      <section class="quick card" aria-labelledby="quick">
        <div class="arms">
          ${emblem(0, 44)}<span aria-hidden="true">${words.say("setup-versus")}</span>${emblem(1, 44)}
        </div>
        <p id="quick">
          ${below ? words.say("setup-beaten", { bot: words.say("setup-bot", { level: below }) }) : nothing}
          ${words.say("setup-quick", args)}
        </p>
        <button class="main big" ?disabled=${this.starting} @click=${this.#playNow}>
          ${icon("play", 26)} ${words.say("setup-quick-go")}
        </button>
      </section>
    `;
  }

  /** Who begins, where the players may agree on it. */
  #first(choice: Choice): TemplateResult | typeof nothing {
    const { words, book } = this;
    if (beginners(book).length < 2) return nothing;
    const options = [...beginners(book), "roll"] as const;
    return html`
      <fieldset class="first">
        <legend>${words.say("setup-first")}</legend>
        ${options.map(
          (first) =>
            html`<label class="pick">
              <input
                type="radio"
                name="first"
                value=${first}
                .checked=${choice.first === first}
                @change=${() => {
                  this.#set({ first });
                }}
              />
              ${first === "roll" ? words.say("setup-first-roll") : sideName({ words, choice }, first)}
            </label>`,
        )}
      </fieldset>
    `;
  }

  #seed(choice: Choice): TemplateResult {
    const { words } = this;
    return html`
      <div class="seed">
        <label for="seed">${words.say("setup-seed")}</label>
        <div class="row">
          <input
            id="seed"
            maxlength="40"
            autocomplete="off"
            spellcheck="false"
            aria-describedby="seed-hint"
            .value=${choice.seed}
            @input=${(event: Event) => {
              this.#set({ seed: (event.target as HTMLInputElement).value.trim() });
            }}
          />
          <button
            type="button"
            aria-label=${words.say("setup-seed-new")}
            @click=${() => {
              this.#set({ seed: newSeed() });
            }}
          >
            ${icon("die")}
          </button>
        </div>
        <p id="seed-hint" class="soft small">${words.say("setup-seed-hint")}</p>
      </div>
    `;
  }

  #playNow = (): void => {
    void this.#begin(defaults(this.book, newSeed(), this.level));
  };

  #submit = (event: Event): void => {
    event.preventDefault();
    if (this.choice) void this.#begin(this.choice);
  };

  async #begin(choice: Choice): Promise<void> {
    this.starting = true;
    try {
      const { book, own, words } = this;
      const names = SIDES.flatMap((side) => {
        const deck = ownDeck(own, choice.decks[side]);
        return deck ? [[side, nameOf(words, deck)] as const] : [];
      });
      go({ at: "play", id: await start(optionsOf(book.id, choice, own), Object.fromEntries(names)) });
    } catch (error) {
      this.refused = refusedSeat(this.words, error);
      if (!this.refused) toast(this, { text: fault(this.words, error), urgent: true });
    } finally {
      this.starting = false;
    }
  }
}
