// The face of a playing card: a card whose name is a rank and the sign of a suit, as "10♥". Suits have shapes as well as
// colours, and are drawn, because a telephone may show the sign as a coloured picture.
import { css, html, svg } from "lit";
import type { TemplateResult } from "lit";
import type { Words } from "../types";

const SUITS = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" } as const;

export type Suit = (typeof SUITS)[keyof typeof SUITS];

/** The outline of a suit, in a 20-unit square. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  spades:
    "M10 1c5 5 9 7.5 9 11a4 4 0 0 1-7.6 1.8c.1 2 .8 3.7 2.2 5.2H6.4c1.4-1.5 2.1-3.2 2.2-5.2A4 4 0 0 1 1 12c0-3.5 4-6 9-11z",
  hearts: "M10 18.5C4 13.5 1 10.5 1 6.7a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.8-3 6.8-9 11.8z",
  diamonds: "M10 .8l7.5 9.2-7.5 9.2L2.5 10z",
  clubs:
    "M10 1a4.2 4.2 0 0 1 3.4 6.7 4.2 4.2 0 1 1-2 6.4c.2 2 .9 3.5 2.2 4.9H6.4c1.3-1.4 2-2.9 2.2-4.9a4.2 4.2 0 1 1-2-6.4A4.2 4.2 0 0 1 10 1z",
};

/** The parts of a name that is a rank and a suit; null of any other name. */
export function faceOf(name: string): { readonly rank: string; readonly suit: Suit } | null {
  const [, rank, sign] = /^(\w{1,2})([♠♥♦♣])$/u.exec(name) ?? [];
  return rank === undefined || sign === undefined ? null : { rank, suit: SUITS[sign as keyof typeof SUITS] };
}

/** The name of a card: "8 of hearts". */
export function spokenCard(words: Words, card: string): string {
  const name = words.name(card);
  const face = faceOf(name);
  return face ? words.say(`table-suit-${face.suit}`, { rank: face.rank }) : name;
}

/** A card as it is seen; the template around it has its name. */
export function cardFace(words: Words, card: string): TemplateResult {
  const name = words.name(card);
  const face = faceOf(name);
  if (!face) return html`<span class="face" aria-hidden="true">${name}</span>`;
  return html`<span class=${`face ${face.suit}`} aria-hidden="true">${face.rank}${suitSign(face.suit)}</span>`;
}

export const suitSign = (suit: Suit): TemplateResult =>
  html`<svg viewBox="0 0 20 20" aria-hidden="true">${svg`<path d=${OUTLINES[suit]}/>`}</svg>`;

export const faceStyles = css`
  .face {
    display: inline-flex;
    align-items: center;
    gap: 0.1em;
    padding: 0 0.3em;
    border: 1px solid var(--rw-line-strong);
    border-radius: 0.25em;
    background: var(--rw-surface);
    color: var(--rw-ink);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
  }
  .face svg {
    inline-size: 0.75em;
    block-size: 0.75em;
    fill: currentcolor;
  }
  .hearts,
  .diamonds {
    color: var(--rw-bad);
  }
`;
