// Before a game: one button for a good one, and everything else for those who want to choose.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { Level } from "../../engine";
import { base, buttons, fields } from "../../theme/shared";
import type { GameBook, MapText } from "../../words/book";
import type { Words } from "../../words/words";
import { theEngine } from "../../engine/one";
import { newSeed } from "../seed";
import { screen } from "../chrome";
import { isDeck, judge, type Legality } from "../decks/faults";
import type { OwnDeck } from "../decks/model";
import { factionIndex, nameOf } from "../decks/named";
import { emblem } from "../emblem";
import { icon } from "../icons";
import { invite, isNew, isTaught } from "../learn/invite";
import { go, link } from "../router";
import { fault, toast } from "../signals";
import { setupStyles } from "./setup.styles";
import { LEVELS } from "../results/level";
import { mapStyles, mapView } from "./map-view";
import {
  defaults,
  optionsOf,
  ownDeck,
  ownKey,
  personWord,
  refusedSeat,
  SIDES,
  WHO,
  type Choice,
  type Seated,
  type Who,
  beginners,
  withDeck,
  type Refused,
} from "./model";
import { start } from "./start";

/** A deck that can be led, if nothing is wrong with it. */
interface Offer {
  readonly key: string;
  readonly name: string;
  /** Whose arms it bears: its place among the decks of the game. */
  readonly place: number;
  /** How one's own stands. */
  readonly stands?: string;
  /** It cannot be played. */
  readonly barred?: boolean;
}

/** A sentence that only some games have: no deck may be on both sides, or share certain cards with the other. */
const APART = "setup-apart";

/** Has a map anything to draw? */
const isSeen = ({ rows }: MapText): boolean => rows.length > 0;

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

  #set(part: Partial<Choice>): void {
    this.refused = null;
    if (this.choice) this.choice = { ...this.choice, ...part };
  }

  override render(): TemplateResult | typeof nothing {
    const { words, book, choice } = this;
    if (!choice) return nothing;
    return html`
      <h1 tabindex="-1">${words.both(book.title)}</h1>
      <p class="lead soft">${words.both(book.blurb)}</p>
      ${isTaught(book.id) && isNew(book.id) ? html`<p class="new">${invite(words, book.id, words.both(book.title))}</p>` : nothing}
      ${this.#quick()}
      <form @submit=${this.#submit} aria-labelledby="own">
        <h2 id="own">${words.say("setup-own")}</h2>
        <div class="sides">${SIDES.map((side) => this.#side(choice, side))}</div>
        ${
          // Where decks are built, both may play the same.
          choice.decks.p1 === choice.decks.p2 && book.decks.length > 1 && !book.builds
            ? html`<p class="note">${words.say("setup-same-deck")}</p>`
            : nothing
        }
        ${words.has(APART) ? html`<p class="soft small">${words.say(APART)}</p>` : nothing}
        ${book.maps.length > 1 ? (book.maps.some(isSeen) ? this.#maps(choice) : this.#agreements(choice)) : nothing}
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

  #side(choice: Choice, side: Seated): TemplateResult {
    const { words, book, own } = this;
    const chosen = book.decks.find(({ id }) => id === choice.decks[side]);
    const label = (who: Who): string => this.#who(choice, side, who);
    return html`
      <fieldset class="side card ${side}">
        <legend><span class="pip" aria-hidden="true"></span>${words.player(side)}</legend>
        <p class="who">
          <label for="who-${side}">${words.say("setup-who")}</label>
          <select
            id="who-${side}"
            @change=${(event: Event) => {
              this.#setWho(side, event);
            }}
          >
            ${WHO.map((who) => html`<option value=${who} ?selected=${who === choice.who[side]}>${label(who)}</option>`)}
          </select>
        </p>
        <div class="decks" role="radiogroup" aria-label=${words.say("setup-deck", { player: words.player(side) })}>
          ${book.decks.map(({ id, name, leader }, n) => this.#deck(choice, side, { key: id, name: words.both(name), place: leader === undefined ? n : factionIndex(book, leader) }))}
          ${own.map((deck) => this.#deck(choice, side, this.#ownOffer(deck)))}
        </div>
        ${this.refused?.seat === SIDES.indexOf(side) ? this.#against(this.refused) : nothing}
        ${
          chosen
            ? html`<div class="chosen">
                <p>${words.both(chosen.text)}</p>
                <ul class="units">
                  ${chosen.pieces.map((unit) => html`<li>${words.name(unit)}</li>`)}
                </ul>
              </div>`
            : nothing
        }
        ${
          book.builds
            ? html`<a class="button quiet build" href=${link({ at: "decks", game: book.id })}>
                ${icon("cards", 18)} ${words.say("setup-build")}
              </a>`
            : nothing
        }
      </fieldset>
    `;
  }

  #who(choice: Choice, side: Seated, who: Who): string {
    return this.words.say(who === "person" ? personWord(choice, side) : `who-${who}`);
  }

  /** A side by who plays it, if that tells it from the other. */
  #named(choice: Choice, side: Seated): string {
    const { p1, p2 } = choice.who;
    return p1 === p2 ? this.words.player(side) : this.#who(choice, side, choice.who[side]);
  }

  /** A refusal stands at the deck that it is about, in the words of its clause. */
  #against({ text, clause }: Refused): TemplateResult {
    const { words } = this;
    const open =
      clause === undefined
        ? nothing
        : html`<a href=${link({ at: "rules", game: this.book.id, clause })}>${words.clause(clause).title}</a>`;
    return html`<p class="note" role="alert">${text} ${open}</p>`;
  }

  #deck(choice: Choice, side: Seated, { key, name, place, stands, barred = false }: Offer): TemplateResult {
    return html`
      <label class="deck">
        <input
          type="radio"
          name="deck-${side}"
          value=${key}
          ?disabled=${barred}
          .checked=${key === choice.decks[side]}
          @change=${() => {
            this.#set({ decks: withDeck(choice, side, key, this.words.has(APART)) });
          }}
        />
        ${place < 0 ? icon("cards", 26) : emblem(place, 30)}
        <span>${name}${stands === undefined ? nothing : html`<small>${stands}</small>`}</span>
      </label>
    `;
  }

  /** One's own deck beside those of the game; what is no deck says so, and cannot be chosen. */
  #ownOffer(deck: OwnDeck): Offer {
    const { words, legalities } = this;
    const legality = legalities.get(deck.id);
    const stands =
      legality === undefined
        ? words.say("setup-deck-checking")
        : legality.is !== "judged"
          ? words.say("setup-deck-unknown")
          : isDeck(legality)
            ? words.say("setup-deck-ready")
            : words.say("setup-deck-faulty", { count: legality.faults.count });
    return {
      key: ownKey(deck),
      name: nameOf(words, deck),
      place: factionIndex(this.book, deck.list.leader),
      stands,
      barred: !isDeck(legality),
    };
  }

  #maps(choice: Choice): TemplateResult {
    const { words, book } = this;
    const card = (id: string, picture: TemplateResult, name: string): TemplateResult => html`
      <label class="plan">
        <input
          type="radio"
          name="map"
          value=${id}
          .checked=${id === choice.map}
          @change=${() => {
            this.#set({ map: id });
          }}
        />
        <span class="view">${picture}</span><span>${name}</span>
      </label>
    `;
    return html`
      <fieldset>
        <legend>${words.say("setup-map")}</legend>
        <div class="maps">
          ${book.maps.map((map) => card(map.id, mapView(map, book), words.both(map.name)))}
          ${card("", html`<span class="dice">${icon("die", 40)}</span>`, words.say("setup-map-roll"))}
        </div>
      </fieldset>
    `;
  }

  /** Where maps have nothing to be seen, the first is the game as it is, and each other one an option that is off. */
  #agreements(choice: Choice): TemplateResult {
    const { words, book } = this;
    const [plain, ...others] = book.maps;
    return html`
      <fieldset>
        <legend>${words.say("setup-map")}</legend>
        ${others.map(
          ({ id, name, text }) => html`
            <div class="agreed">
              <label class="pick">
                <input
                  type="checkbox"
                  aria-describedby="agreed-${id}"
                  .checked=${id === choice.map}
                  @change=${(event: Event) => {
                    this.#set({ map: (event.target as HTMLInputElement).checked ? id : (plain?.id ?? "") });
                  }}
                />
                ${words.both(name)}
              </label>
              <p id="agreed-${id}" class="soft small">${words.both(text)}</p>
            </div>
          `,
        )}
      </fieldset>
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
              ${first === "roll" ? words.say("setup-first-roll") : this.#named(choice, first)}
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

  #setWho(side: Seated, event: Event): void {
    const who = WHO.find((one) => one === (event.target as HTMLSelectElement).value);
    if (who && this.choice) this.#set({ who: { ...this.choice.who, [side]: who } });
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
