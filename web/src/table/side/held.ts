// The cards of a pile, as they are listed.
import type { Held, Pile, Side, Table } from "../types";
import { eyesOf } from "../view";

/** Equal cards of a pile, as one entry. */
export interface InHand extends Held {
  readonly count: number;
}

/** The entries of a pile. Equal cards are one entry with a number; a card that an effect has changed is not equal. */
export function cardsOf({ cards = [], held }: Pile): readonly InHand[] {
  const all = held ?? cards.map((id): Held => ({ is: id, name: id, calcs: {}, traits: [] }));
  const entries = new Map<string, InHand>();
  for (const card of all) {
    const key = [card.name, ...card.traits, ...Object.values(card.stats ?? {})].join(" ");
    entries.set(key, { ...card, count: (entries.get(key)?.count ?? 0) + 1 });
  }
  return [...entries.values()];
}

/** The hand on screen: your own; at a shared screen that of the side that decides, or one whose cards are known. */
export function handOf(table: Table): {
  readonly side: Side;
  readonly pile: Pile | undefined;
  readonly cards: readonly InHand[];
} {
  const eyes = eyesOf(table);
  const sides = Object.keys(table.players) as Side[];
  const known = [eyes, ...sides].find((side) => table.players[side]?.hand?.cards);
  const pile = table.players[known ?? eyes]?.hand;
  return { side: known ?? eyes, pile, cards: pile?.cards ? cardsOf(pile) : [] };
}
