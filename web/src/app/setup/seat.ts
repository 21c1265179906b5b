// One side before a game: who plays it, and with which deck.
import { html, nothing, type TemplateResult } from "lit";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { isDeck, type Legality } from "../decks/faults";
import type { OwnDeck } from "../decks/model";
import { factionIndex, nameOf } from "../decks/named";
import { emblem } from "../emblem";
import { icon } from "../icons";
import { link } from "../router";
import { ownKey, personWord, SIDES, WHO, withDeck, type Choice, type Refused, type Seated, type Who } from "./model";

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

/** What a seat is drawn from, and how it is changed. */
export interface Seats {
  readonly words: Words;
  readonly book: GameBook;
  readonly choice: Choice;
  /** The reader's own decks of the game. */
  readonly own: readonly OwnDeck[];
  /** How they stand: only what the engine has found to be a deck can be chosen. */
  readonly legalities: ReadonlyMap<string, Legality>;
  /** What the engine has against the deck of a seat. */
  readonly refused: Refused | null;
  readonly set: (part: Partial<Choice>) => void;
}

/** A sentence that only some games have: no deck may be on both sides, or share certain cards with the other. */
export const APART = "setup-apart";

export function seat(seats: Seats, side: Seated): TemplateResult {
  const { words, book, own, choice, refused } = seats;
  const chosen = book.decks.find(({ id }) => id === choice.decks[side]);
  return html`
    <fieldset class="side card ${side}">
      <legend><span class="pip" aria-hidden="true"></span>${words.player(side)}</legend>
      <p class="who">
        <label for="who-${side}">${words.say("setup-who")}</label>
        <select
          id="who-${side}"
          @change=${(event: Event) => {
            const who = WHO.find((one) => one === (event.target as HTMLSelectElement).value);
            if (who) seats.set({ who: { ...choice.who, [side]: who } });
          }}
        >
          ${WHO.map(
            (who) =>
              html`<option value=${who} ?selected=${who === choice.who[side]}>
                ${whoName(words, choice, side, who)}
              </option>`,
          )}
        </select>
      </p>
      <div class="decks" role="radiogroup" aria-label=${words.say("setup-deck", { player: words.player(side) })}>
        ${book.decks.map(({ id, name, leader }, n) => deck(seats, side, { key: id, name: words.both(name), place: leader === undefined ? n : factionIndex(book, leader) }))}
        ${own.map((one) => deck(seats, side, ownOffer(seats, one)))}
      </div>
      ${refused?.seat === SIDES.indexOf(side) ? against(seats, refused) : nothing}
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

function whoName(words: Words, choice: Choice, side: Seated, who: Who): string {
  return words.say(who === "person" ? personWord(choice, side) : `who-${who}`);
}

/** A side by who plays it, if that tells it from the other. */
export function sideName({ words, choice }: Pick<Seats, "words" | "choice">, side: Seated): string {
  const { p1, p2 } = choice.who;
  return p1 === p2 ? words.player(side) : whoName(words, choice, side, choice.who[side]);
}

/** A refusal stands at the deck that it is about, in the words of its clause. */
function against({ words, book }: Seats, { text, clause }: Refused): TemplateResult {
  const open =
    clause === undefined
      ? nothing
      : html`<a href=${link({ at: "rules", game: book.id, clause })}>${words.clause(clause).title}</a>`;
  return html`<p class="note" role="alert">${text} ${open}</p>`;
}

function deck(
  { words, choice, set }: Seats,
  side: Seated,
  { key, name, place, stands, barred = false }: Offer,
): TemplateResult {
  return html`
    <label class="deck">
      <input
        type="radio"
        name="deck-${side}"
        value=${key}
        ?disabled=${barred}
        .checked=${key === choice.decks[side]}
        @change=${() => {
          set({ decks: withDeck(choice, side, key, words.has(APART)) });
        }}
      />
      ${place < 0 ? icon("cards", 26) : emblem(place, 30)}
      <span>${name}${stands === undefined ? nothing : html`<small>${stands}</small>`}</span>
    </label>
  `;
}

/** One's own deck beside those of the game; what is no deck says so, and cannot be chosen. */
function ownOffer({ words, book, legalities }: Seats, one: OwnDeck): Offer {
  const legality = legalities.get(one.id);
  return {
    key: ownKey(one),
    name: nameOf(words, one),
    place: factionIndex(book, one.list.leader),
    stands: stands(words, legality),
    barred: !isDeck(legality),
  };
}

function stands(words: Words, legality: Legality | undefined): string {
  if (legality === undefined) return words.say("setup-deck-checking");
  if (legality.is !== "judged") return words.say("setup-deck-unknown");
  if (isDeck(legality)) return words.say("setup-deck-ready");
  return words.say("setup-deck-faulty", { count: legality.faults.count });
}
