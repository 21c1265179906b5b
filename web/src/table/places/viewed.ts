// A place in detail: who controls it, its stats, the text of its card, the cards and the pieces there.
import { html } from "lit";
import type { TemplateResult } from "lit";
import { sign } from "../bits";
import { emit } from "../emit";
import { holderText } from "./label";
import { pieceRef } from "../refs";
import { term, termText } from "../terms";
import type { CardInPlay, Place, Table, Words } from "../types";
import { cardsIn, piecesIn } from "../view";

export interface Viewed {
  readonly words: Words;
  readonly table: Table;
  readonly place: Place;
  /** Draws the cards of the place. */
  readonly cards: (cards: readonly CardInPlay[]) => TemplateResult | null;
  /** The element that sends the events of clicks. */
  readonly from: EventTarget;
}

const QUIET = { quiet: true };

export function placeViewed({ words, table, place, cards, from }: Viewed): TemplateResult {
  const { holder = "neutral", is, stats } = place;
  const here = piecesIn(table, place.id);
  return html`<header class=${holder}>
      <h2>${sign(holder)} ${words.name(place.id)}</h2>
      <p class="soft small">${term(words, place.kind, words.name(place.kind))} · ${holderText(words, table, place)}</p>
    </header>
    <dl class="stats">
      ${Object.entries(stats).map(
        ([id, value]) =>
          html`<div>
            <dt>${term(words, id, words.statName(id))}</dt>
            <dd><b>${value}</b></dd>
          </div>`,
      )}
    </dl>
    ${
      is === undefined
        ? null
        : html`<p class="small"><b>${term(words, is, words.name(is))}</b></p>
            <p class="lines small">${termText(words, words.text(is), QUIET)}</p>`
    }
    ${cards(cardsIn(table.board.cards, place).map(([, card]) => card))}
    ${
      here.length === 0
        ? null
        : html`<ul class="deeds" aria-label=${words.say("table-place-here")}>
            ${here.map(
              ([name, { owner }]) =>
                html`<li class="deed">
                  <button type="button" class="go" @click=${() => emit(from, "rw-ref", pieceRef(name))}>
                    ${sign(owner ?? "neutral")} ${words.piece(name, table)}
                  </button>
                </li>`,
            )}
          </ul>`
    }`;
}
