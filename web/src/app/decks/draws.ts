// Test draws: a deck shuffled by a seed, its opening hand, the replacing of some of it, and card after card. The same seed
// gives the same draws.
import type { DeckList } from "../../engine/wire";
import { copiesOf, idsOf, total, withCopies } from "./model";

/** How a game opens. */
export interface Opening {
  /** Cards of the opening hand. */
  readonly hand: number;
  /** The clause that says so. */
  readonly clause: string;
  /** Cards with one of these values may begin in play: those are set aside before the deck is shuffled. */
  readonly apart?: { readonly clause: string; readonly facet: string; readonly values: readonly string[] };
  readonly mulligan?: Mulligan;
}

/**
 * Any number of cards of the opening hand may be replaced, once; `differs`: by cards of another name. They are shuffled back into
 * the deck, or go `under` it, which is then not shuffled.
 */
export interface Mulligan {
  readonly clause: string;
  readonly differs: boolean;
  readonly under?: boolean;
}

export interface Draws {
  readonly hand: readonly string[];
  /** The rest of the deck, from its top. */
  readonly pile: readonly string[];
}

/** The opening hand of a deck, or as much of it as there are cards. */
export function opened(list: DeckList, { hand }: Opening, seed: string): Draws {
  const cards = idsOf(list)
    .sort()
    .flatMap((id) => Array.from({ length: copiesOf(list, id) }, () => id));
  const all = shuffled(cards, randomOf(seed));
  return { hand: all.slice(0, hand), pile: all.slice(hand) };
}

/** What is left of a deck to draw from, after some of it has been set aside. */
export const beside = (list: DeckList, apart: ReadonlyMap<string, number>): DeckList =>
  [...apart].reduce((left, [id, copies]) => withCopies(left, id, copiesOf(left, id) - copies), list);

/** Sets the cards at these places aside, draws for each of them, and puts them back. */
export function replaced({ hand, pile }: Draws, marked: ReadonlySet<number>, mulligan: Mulligan, seed: string): Draws {
  const left = [...pile];
  const aside: string[] = [];
  const drawn = hand.map((id, n) => {
    if (!marked.has(n) || left.length === 0) return id;
    aside.push(id);
    const other = mulligan.differs ? left.findIndex((one) => one !== id) : 0;
    // What lies above it has the name of the card it replaces, and is set aside as well.
    const [card = id] = left.splice(Math.max(0, other), 1);
    aside.push(...left.splice(0, Math.max(0, other)));
    return card;
  });
  const rest = [...left, ...aside];
  return { hand: drawn, pile: mulligan.under ? rest : shuffled(rest, randomOf(`${seed} again`)) };
}

/** One card more, if there is one. */
export const next = ({ hand, pile }: Draws): Draws => ({ hand: [...hand, ...pile.slice(0, 1)], pile: pile.slice(1) });

/** How likely it is that so many drawn cards have at least one of these copies, from 0 to 1. */
export function oddsOf(copies: number, cards: number, drawn: number): number {
  let none = 1;
  for (let n = 0; n < Math.min(drawn, cards); n += 1) none *= Math.max(0, cards - copies - n) / (cards - n);
  return 1 - none;
}

/** Of each card of a deck: how likely it is in the opening hand, and to be the next of the pile. */
export interface Odds {
  readonly id: string;
  readonly copies: number;
  readonly inHand: number;
  readonly next: number;
}

export function oddsOfAll(list: DeckList, { hand }: Opening, { pile }: Draws, ids: readonly string[]): Odds[] {
  return ids.map((id) => {
    const copies = copiesOf(list, id);
    const left = pile.filter((one) => one === id).length;
    const inHand = oddsOf(copies, total(list), hand);
    return { id, copies, inHand, next: pile.length === 0 ? 0 : left / pile.length };
  });
}

function shuffled(cards: readonly string[], random: () => number): string[] {
  const all = [...cards];
  for (let n = all.length - 1; n > 0; n -= 1) {
    const other = Math.floor(random() * (n + 1));
    [all[n], all[other]] = [all[other] ?? "", all[n] ?? ""];
  }
  return all;
}

/** Numbers from 0 to 1 that a text decides (mulberry32, begun with FNV-1a of the text). */
function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
