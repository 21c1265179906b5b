// The order of turns that belong to pieces: who acts now and who next, by which card and number, and who has no turn left.
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { sign } from "../bits";
import type { Table, Words } from "../types";

/** Sentences that only some games have: the kind of card on a piece, and the number, that give it its place. */
const CARD = "turn-card";
const NUMBER = "turn-number";

/** Whether its turn is now, in the next pass, or over for this round. */
type When = "now" | "again" | "past" | "";

export interface Place {
  readonly name: string;
  readonly when: When;
  /** The number that gave it its place, if the game has one. */
  readonly number: number | undefined;
}

/** The pieces that have a turn, in order, then those whose turns are over. `stat` is what gives them their places. */
export function placesIn(table: Pick<Table, "turns" | "pieces">, stat: string): Place[] {
  const turns = table.turns ?? [];
  const number = (name: string): number | undefined => table.pieces[name]?.stats[stat];
  // Turns go from the highest number down: where it rises, all have had one, and the first begin again.
  const rises = (n: number): boolean => (number(turns[n] ?? "") ?? 0) > (number(turns[n - 1] ?? "") ?? 0);
  const past = Object.keys(table.pieces).filter((name) => !turns.includes(name) && number(name) !== undefined);
  return [
    ...turns.map((name, n): Place => ({
      name,
      when: n === 0 ? "now" : rises(n) ? "again" : "",
      number: number(name),
    })),
    ...past
      .map((name): Place => ({ name, when: "past", number: number(name) }))
      .sort((a, b) => (b.number ?? 0) - (a.number ?? 0)),
  ];
}

export function turnOrder(table: Table, words: Words): TemplateResult | typeof nothing {
  if ((table.turns ?? []).length === 0) return nothing;
  const places = placesIn(table, words.has(NUMBER) ? words.say(NUMBER) : "");
  return html`<div class="turns">
    <small id="turns">${words.say("table-turns")}</small>
    <ol aria-labelledby="turns">
      ${places.map((place) => item(table, words, place))}
    </ol>
  </div>`;
}

function item(table: Table, words: Words, { name, when, number }: Place): TemplateResult {
  const piece = table.pieces[name];
  const owner = piece?.owner ?? "neutral";
  const card = piece?.cards.find(({ kind }) => words.has(CARD) && words.say(CARD) === kind);
  return html`<li
    class=${owner}
    ?data-now=${when === "now"}
    ?data-again=${when === "again"}
    ?data-past=${when === "past"}
    aria-current=${when === "now" ? "step" : nothing}
  >
    ${sign(owner)}${words.piece(name, table)}
    ${card ? html`<span class=${isRed(words.name(card.is)) ? "face red" : "face"}>${words.name(card.is)}</span>` : nothing}
    ${number === undefined ? nothing : html`<b>${number}</b>`}
    <span class="unseen">${words.player(owner)}${when === "" ? "" : `, ${words.say(`table-turn-${when}`)}`}</span>
  </li>`;
}

/** The colour of a suit, which its sign tells, too. */
const isRed = (card: string): boolean => /[♥♦]/.test(card);
