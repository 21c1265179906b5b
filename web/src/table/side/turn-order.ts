// The order of turns that belong to pieces: who acts now and who next, by which card and number, and who has no turn left.
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { sign } from "../bits";
import type { Piece, Table, Words } from "../types";

/** Sentences that only some games have: the kind of card on a piece, and the number, that give it its place. */
const CARD = "turn-card";
const NUMBER = "turn-number";

interface Place {
  readonly name: string;
  readonly piece: Piece | undefined;
  readonly number: number | undefined;
}

export function turnOrder(table: Table, words: Words): TemplateResult | typeof nothing {
  const turns = table.turns ?? [];
  if (turns.length === 0) return nothing;
  const stat = words.has(NUMBER) ? words.say(NUMBER) : "";
  const place = (name: string): Place => ({ name, piece: table.pieces[name], number: table.pieces[name]?.stats[stat] });
  const places = turns.map(place);
  const over = Object.keys(table.pieces)
    .filter((name) => !turns.includes(name))
    .map(place)
    .filter(({ number }) => number !== undefined)
    .sort((a, b) => (b.number ?? 0) - (a.number ?? 0));
  return html`<div class="turns">
    <small id="turns">${words.say("table-turns")}</small>
    <ol aria-labelledby="turns">
      ${places.map((one, n) => {
        // Turns go from the highest number down: where it rises, all have had one, and the first begin again.
        const again = n > 0 && (one.number ?? 0) > (places[n - 1]?.number ?? 0);
        const state = n === 0 ? "table-turn-now" : again ? "table-turn-again" : "";
        return item(table, words, one, state);
      })}
      ${over.map((one) => item(table, words, one, "table-turn-over"))}
    </ol>
  </div>`;
}

function item(table: Table, words: Words, { name, piece, number }: Place, state: string): TemplateResult {
  const owner = piece?.owner ?? "neutral";
  const now = state === "table-turn-now";
  const card = piece?.cards.find(({ kind }) => words.has(CARD) && words.say(CARD) === kind);
  return html`<li
    class=${owner}
    ?data-now=${now}
    ?data-again=${state === "table-turn-again"}
    ?data-over=${state === "table-turn-over"}
    aria-current=${now ? "step" : nothing}
  >
    ${sign(owner)}${words.piece(name, table)}
    ${card ? html`<span class=${isRed(words.name(card.is)) ? "face red" : "face"}>${words.name(card.is)}</span>` : nothing}
    ${number === undefined ? nothing : html`<b>${number}</b>`}
    <span class="unseen">${words.player(owner)}${state === "" ? "" : `, ${words.say(state)}`}</span>
  </li>`;
}

/** The colour of a suit, which its sign tells, too. */
const isRed = (card: string): boolean => /[♥♦]/.test(card);
