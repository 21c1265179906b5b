// Labels for screen readers on a board of places. They state everything that is drawn of a place, a piece or a card.
import { cardLabel, markLabel, pieceLabel } from "../board/label";
import type { Mark } from "../board/marks";
import { idOf, kindOf } from "../refs";
import type { Place, Ref, Table, Words } from "../types";
import { cardNamed, cardsIn, piecesIn, placeNamed, relation } from "../view";

/** The label of a place: "First rampart, Dawn Wall, Rampart, yours, 1 Gold, 2 units". */
export function placeLabel(words: Words, table: Table, place: Place, mark?: Mark): string {
  const here = piecesIn(table, place.id);
  const own = here.filter(([, { owner }]) => relation(table, owner) === "own").length;
  const cards = cardsIn(table.board.cards, place);
  return [
    words.name(place.id),
    ...(place.is === undefined ? [] : [words.name(place.is)]),
    words.name(place.kind),
    holderText(words, table, place),
    ...Object.entries(place.stats)
      .filter(([, value]) => value !== 0)
      .map(([stat, value]) => words.say("table-number", { value, stat: words.statName(stat) })),
    words.say("table-place-units", { own, others: here.length - own, count: here.length }),
    ...(cards.length === 0 ? [] : [words.say("table-place-cards", { count: cards.length })]),
    ...markLabel(words, mark),
  ].join(", ");
}

/** Who controls a place, and whether it was taken from its owner. */
export function holderText(words: Words, table: Table, { owner, holder }: Place): string {
  if (holder === undefined) return words.say("table-place-free");
  const player = words.playerArgs(holder);
  return owner !== undefined && owner !== holder
    ? words.say("table-place-taken", player)
    : words.say("table-place-held", { ...player, whose: words.say(`table-${relation(table, holder)}`) });
}

/** The label of a spot: a place, a piece with its place, or a card with its place or the piece that it is on. */
export function placeSpotLabel(words: Words, table: Table, spot: Ref, mark?: Mark, ready = false): string {
  const id = idOf(spot);
  if (kindOf(spot) === "place") {
    const place = placeNamed(table, id);
    return place ? placeLabel(words, table, place, mark) : words.name(id);
  }
  if (kindOf(spot) === "card") return cardSpotLabel(words, table, id, mark);
  const place = table.pieces[id]?.place;
  return [
    ...pieceLabel(words, table, id),
    place === undefined ? words.say("table-place-none") : words.name(place),
    ...(ready ? [words.say("table-ready")] : []),
    ...markLabel(words, mark),
  ].join(", ");
}

function cardSpotLabel(words: Words, table: Table, name: string, mark?: Mark): string {
  const found = cardNamed(table, name);
  if (!found) return name;
  const { card, on } = found;
  const where = on === null ? words.place(card.place ?? "", table) : words.piece(on, table);
  const whose = card.owner === null ? [] : [words.say(`table-${relation(table, card.owner)}`)];
  return [cardLabel(words, card), ...whose, where, ...markLabel(words, mark)].join(", ");
}
