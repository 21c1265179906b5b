// What is left in a pile of playing cards, rank by rank, with the odds that the next card has that rank.
import type { GameBook, Pile, Words } from "../types";
import { faceOf } from "./card-face";
import type { Suit } from "./card-face";

export interface RankLeft {
  /** The rank, or the name of a card that has none. */
  readonly rank: string;
  readonly suits: readonly Suit[];
  readonly count: number;
  /** The odds that the next card is one of them. */
  readonly p: number;
}

/** Is it a pile of playing cards, as far as it is known? */
export const isOfFaces = (words: Words, { cards = [] }: Pile): boolean =>
  cards.some((card) => faceOf(words.name(card)) !== null);

/** The ranks of a pile in their order: that of all cards the pile can have, where the game's book has them. */
export function ranksLeft(words: Words, game: GameBook | null, id: string, pile: Pile): RankLeft[] {
  const all = game?.setup?.piles?.find((known) => known.id === id)?.things ?? [];
  const left = new Map<string, { suits: Suit[]; count: number }>(all.map((card) => [rankOf(words, card), none()]));
  const cards = pile.cards ?? [];
  for (const card of cards) {
    const rank = rankOf(words, card);
    const row = left.get(rank) ?? none();
    const suit = faceOf(words.name(card))?.suit;
    if (suit) row.suits.push(suit);
    row.count += 1;
    left.set(rank, row);
  }
  return [...left].map(([rank, row]) => ({ rank, ...row, p: cards.length === 0 ? 0 : row.count / cards.length }));
}

const none = (): { suits: Suit[]; count: number } => ({ suits: [], count: 0 });

function rankOf(words: Words, card: string): string {
  const name = words.name(card);
  return faceOf(name)?.rank ?? name;
}
