// Before a game: one button for a good one, and everything else for those who want to choose.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons, fields } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { emblem } from "../emblem";
import { icon } from "../icons";
import { newSeed } from "../keep";
import { invite, isNew } from "../learn/invite";
import { go, link } from "../router";
import { fault, toast } from "../signals";
import { setupLook } from "./look";
import { mapLook, mapView } from "./map-view";
import { defaults, optionsOf, personWord, SIDES, WHO, type Choice, type Seated, type Who } from "./model";
import { start } from "./start";

export class RwSetup extends LitElement {
  static override styles = [base, buttons, fields, screen, setupLook, mapLook];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  /** Has the game an introduction? */
  @property({ type: Boolean }) taught = false;
  @state() private choice: Choice | null = null;
  @state() private starting = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("book")) this.choice = defaults(this.book, newSeed());
  }

  #set(part: Partial<Choice>): void {
    if (this.choice) this.choice = { ...this.choice, ...part };
  }

  override render(): TemplateResult | typeof nothing {
    const { words, book, choice } = this;
    if (!choice) return nothing;
    return html`
      <h1 tabindex="-1">${words.both(book.title)}</h1>
      <p class="lead soft">${words.both(book.blurb)}</p>
      ${this.taught && isNew(book.id) ? html`<p class="new">${invite(words, book.id, words.both(book.title))}</p>` : nothing}
      ${this.#quick()}
      <form @submit=${this.#submit} aria-labelledby="own">
        <h2 id="own">${words.say("setup-own")}</h2>
        <div class="sides">${SIDES.map((side) => this.#side(choice, side))}</div>
        ${
          choice.decks.p1 === choice.decks.p2 && book.decks.length > 1
            ? html`<p class="note">${words.say("setup-same-deck")}</p>`
            : nothing
        }
        ${book.maps.length > 1 ? this.#maps(choice) : nothing}
        <div class="last">${this.#first(choice)} ${this.#seed(choice)}</div>
        <p class="row">
          <button class="main" ?disabled=${this.starting}>${icon("play")} ${words.say("setup-start")}</button>
          <a class="button quiet" href=${link({ at: "rules", game: book.id, clause: null })}>
            ${icon("book")} ${words.say("shelf-rules")}
          </a>
          ${
            this.taught && !isNew(book.id)
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
    const { words, book } = this;
    const good = defaults(book, "");
    const args = { deck: words.name(good.decks.p1), foe: words.name(good.decks.p2), map: words.name(good.map) };
    return html`
      <section class="quick card" aria-labelledby="quick">
        <div class="arms">
          ${emblem(0, 44)}<span aria-hidden="true">${words.say("setup-versus")}</span>${emblem(1, 44)}
        </div>
        <p id="quick">${words.say("setup-quick", args)}</p>
        <button class="main big" ?disabled=${this.starting} @click=${this.#playNow}>
          ${icon("play", 26)} ${words.say("setup-quick-go")}
        </button>
      </section>
    `;
  }

  #side(choice: Choice, side: Seated): TemplateResult {
    const { words, book } = this;
    const chosen = book.decks.find(({ id }) => id === choice.decks[side]);
    const label = (who: Who): string => words.say(who === "person" ? personWord(choice, side) : `who-${who}`);
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
          ${book.decks.map(
            ({ id }, n) => html`
              <label class="deck">
                <input
                  type="radio"
                  name="deck-${side}"
                  value=${id}
                  .checked=${id === choice.decks[side]}
                  @change=${() => {
                    this.#set({ decks: { ...choice.decks, [side]: id } });
                  }}
                />
                ${emblem(n, 30)}<span>${words.name(id)}</span>
              </label>
            `,
          )}
        </div>
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
      </fieldset>
    `;
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
          ${book.maps.map((map) => card(map.id, mapView(map), words.both(map.name)))}
          ${card("", html`<span class="dice">${icon("die", 40)}</span>`, words.say("setup-map-roll"))}
        </div>
      </fieldset>
    `;
  }

  #first(choice: Choice): TemplateResult {
    const { words } = this;
    const options = ["p1", "p2", "roll"] as const;
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
              ${first === "roll" ? words.say("setup-first-roll") : words.player(first)}
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
    void this.#begin(defaults(this.book, newSeed()));
  };

  #submit = (event: Event): void => {
    event.preventDefault();
    if (this.choice) void this.#begin(this.choice);
  };

  async #begin(choice: Choice): Promise<void> {
    this.starting = true;
    try {
      go({ at: "play", id: await start(optionsOf(this.book.id, choice)) });
    } catch (error) {
      toast(this, { text: fault(this.words, error), urgent: true });
    } finally {
      this.starting = false;
    }
  }
}
