// The order of turns that belong to pieces: who acts now and who next, by which card and number, and who has no turn left.
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { sign } from "../bits";
import { emit } from "../emit";
import { pieceRef } from "../refs";
import { roving } from "../roving";
import type { GameEvent, Piece, Table, Words } from "../types";
import { cardFace, spokenCard } from "./card-face";
import { deedWord, deedsOf } from "./turn-deeds";

/**
 * Sentences that only some games have: the kinds of cards on a piece, and the number, that give it its place, and the number
 * that its turns use up.
 */
const CARD = "turn-card";
const NUMBER = "turn-number";
const LEFT = "turn-left";

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

/** `from` asks for the piece that is clicked. */
export function turnOrder(
  table: Table,
  words: Words,
  events: readonly GameEvent[],
  from: EventTarget,
): TemplateResult | typeof nothing {
  if ((table.turns ?? []).length === 0) return nothing;
  const places = placesIn(table, words.has(NUMBER) ? words.say(NUMBER) : "");
  const deeds = deedsOf(words, events);
  return html`<div class="turns">
    <small id="turns">${words.say("table-turns")}</small>
    <ol aria-labelledby="turns" @keydown=${roving}>
      ${places.map((place) => item(table, words, place, deeds.get(place.name), from))}
    </ol>
  </div>`;
}

/** A button like the piece on the board, whose name is a sentence. */
function item(
  table: Table,
  words: Words,
  place: Place,
  deed: GameEvent | undefined,
  from: EventTarget,
): TemplateResult {
  const { name, when, number } = place;
  const piece = table.pieces[name];
  const owner = piece?.owner ?? "neutral";
  const ref = pieceRef(name);
  return html`<li
    class=${owner}
    ?data-now=${when === "now"}
    ?data-again=${when === "again"}
    ?data-past=${when === "past"}
    aria-current=${when === "now" ? "step" : nothing}
  >
    <button
      type="button"
      class="turn"
      tabindex=${when === "now" ? 0 : -1}
      data-ref=${ref}
      @click=${() => emit(from, "rw-ref", ref)}
      @pointerenter=${() => emit(from, "rw-over", ref)}
      @pointerleave=${() => emit(from, "rw-over", null)}
    >
      <span class="unseen">${sentence(table, words, place, deed)}</span>
      <span class="name" aria-hidden="true">${sign(owner)}${words.piece(name, table)}</span>
      ${drawn(words, piece).map((card) => cardFace(words, card))}
      ${number === undefined ? nothing : html`<b aria-hidden="true">${number}</b>`} ${signs(leftOf(words, piece))}
      ${deed && when !== "now" ? html`<span class="deed" aria-hidden="true">${deedWord(words, deed)}</span>` : nothing}
    </button>
  </li>`;
}

/** The card that gave a piece its place, then those that broke ties. */
function drawn(words: Words, piece: Piece | undefined): string[] {
  const kinds = words.has(CARD) ? words.say(CARD).split(" ") : [];
  return kinds.flatMap((kind) => piece?.cards.filter((card) => card.kind === kind).map(({ is }) => is) ?? []);
}

/** How many turns it has left of how many; null where the game does not count them. */
function leftOf(words: Words, piece: Piece | undefined): readonly [left: number, all: number] | null {
  const stat = words.has(LEFT) ? words.say(LEFT) : "";
  const all = piece?.max[stat];
  return piece === undefined || all === undefined ? null : [piece.stats[stat] ?? 0, all];
}

/** What is left as signs to count. */
function signs(left: ReturnType<typeof leftOf>): TemplateResult | typeof nothing {
  if (left === null) return nothing;
  const full = Array.from({ length: Math.max(...left) }, (_, n) => n < left[0]);
  return html`<span class="left" aria-hidden="true"
    >${full.map((one) => html`<i class=${one ? "full" : ""}></i>`)}</span
  >`;
}

/** "Bram, Player 1, now: queen of hearts, initiative 22, 2 turns left. Bram moves to C4." */
function sentence(table: Table, words: Words, { name, when, number }: Place, deed: GameEvent | undefined): string {
  const piece = table.pieces[name];
  const who = [words.piece(name, table), words.seat(piece?.owner ?? "neutral")];
  if (when !== "") who.push(words.say(`table-turn-${when}`));
  const [card, ...ties] = drawn(words, piece).map((one) => spokenCard(words, one));
  const left = leftOf(words, piece);
  const said = [
    ...(card === undefined ? [] : [card]),
    ...(number === undefined ? [] : [`${words.stat(words.say(NUMBER))} ${number}`]),
    ...ties.map((tie) => words.say("table-turn-tie", { card: tie })),
    ...(left === null || when === "past" ? [] : [words.say("table-turn-left", { count: left[0] })]),
  ];
  const all =
    said.length === 0 ? who.join(", ") : words.say("table-turn-drew", { who: who.join(", "), what: said.join(", ") });
  return deed ? `${all}. ${words.event(deed, table)}` : all;
}
