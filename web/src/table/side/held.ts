// The cards of a pile, as they are listed.
import type { Held, Pile } from "../types";

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
