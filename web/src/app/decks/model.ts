// A deck as it is built: a name and a list. Pure: every change answers with a new one.
import type { DeckList } from "../../engine/wire";

export interface Deck {
  readonly name: string;
  readonly list: DeckList;
}

/** One of the reader's own, as it is kept. */
export interface OwnDeck extends Deck {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
}

export const EMPTY: Deck = { name: "", list: { cards: {} } };

/** More copies than any list needs; a list may hold too many, which is then the engine's to say. */
export const MOST_COPIES = 99;

/** How many a press with Shift adds: of most games all that a deck may have. */
export const SEVERAL = 3;

/** What an id looks like in every game. */
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
export const isId = (id: string): boolean => ID.test(id);

/** Ids may come from a link or a text: only the list's own entries count. */
export const copiesOf = ({ cards }: DeckList, id: string): number => (Object.hasOwn(cards, id) ? (cards[id] ?? 0) : 0);

export const idsOf = ({ cards }: DeckList): string[] => Object.keys(cards);

export const total = ({ cards }: DeckList): number => Object.values(cards).reduce((sum, copies) => sum + copies, 0);

export const isEmpty = ({ name, list }: Deck): boolean =>
  name === "" && list.leader === undefined && idsOf(list).length === 0;

/** The list with so many copies of a card; none takes it out. */
export function withCopies(list: DeckList, id: string, copies: number): DeckList {
  const rest = Object.entries(list.cards).filter(([other]) => other !== id);
  const wanted = Math.min(Math.max(0, copies), MOST_COPIES);
  return { ...list, cards: Object.fromEntries(wanted === 0 ? rest : [...rest, [id, wanted]]) };
}

export const withLeader = (list: DeckList, leader: string): DeckList => ({ ...list, leader });

export const without = (list: DeckList, ids: readonly string[]): DeckList => ({
  ...list,
  cards: Object.fromEntries(Object.entries(list.cards).filter(([id]) => !ids.includes(id))),
});

export function sameList(a: DeckList, b: DeckList): boolean {
  const ids = idsOf(a);
  return (
    a.leader === b.leader &&
    ids.length === idsOf(b).length &&
    ids.every((id) => Object.hasOwn(b.cards, id) && copiesOf(a, id) === copiesOf(b, id))
  );
}

/** The columns of the curve: costs from 0, the last for all that cost as much or more. */
export const COLUMNS = 10;

/**
 * How many costs share a column, by the greatest cost of the game: one each where few cards are dearer than the last column,
 * else as many as a round number has, so that the columns reach that far.
 */
export function stepOf(greatest: number): number {
  if (greatest <= 3 * COLUMNS) return 1;
  for (let ten = 1; ; ten *= 10)
    for (const step of [2 * ten, 5 * ten, 10 * ten]) if (step * COLUMNS >= greatest) return step;
}

export const column = (cost: number, step = 1): number => Math.min(Math.max(0, Math.floor(cost / step)), COLUMNS - 1);

/** How many cards of a list stand in each column. */
export function curve(list: DeckList, costOf: (id: string) => number | undefined, step = 1): number[] {
  const columns = Array.from({ length: COLUMNS }, () => 0);
  for (const id of idsOf(list)) {
    const cost = costOf(id);
    if (cost !== undefined) columns[column(cost, step)] = (columns[column(cost, step)] ?? 0) + copiesOf(list, id);
  }
  return columns;
}

/** How many cards of a list have each value. */
export function tally(list: DeckList, valuesOf: (id: string) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of idsOf(list))
    for (const value of valuesOf(id)) counts.set(value, (counts.get(value) ?? 0) + copiesOf(list, id));
  return counts;
}

/** A name no other deck has: "Lyonar", then "Lyonar 2", of which a copy is "Lyonar 3". */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = name.replace(/ \d+$/, "");
  for (let n = 2; ; n++) if (!taken.includes(`${stem} ${String(n)}`)) return `${stem} ${String(n)}`;
}
