// Amounts of what is paid in. A stat that the game's book has a picture of is drawn with it, in its own tone: told apart by
// shape first, by colour second, and by its name for those who see neither.
import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { drawn, outlineOf } from "../board/glyphs";
import { thingOf } from "../types";
import type { GameBook, Words } from "../types";

/** Tones there are: the colours of a game beyond that begin anew. */
const TONES = 8;
const orders = new WeakMap<GameBook, Map<string, number>>();

/** The place of a thing among those of its kind that have a picture, from 1: colours of mana are told by it. */
function toneOf(game: GameBook, id: string): number {
  let order = orders.get(game);
  if (!order) {
    order = new Map();
    const met = new Map<string, number>();
    for (const [name, { kind, art }] of Object.entries(game.things)) {
      if (art === undefined) continue;
      order.set(name, met.get(kind) ?? 0);
      met.set(kind, (met.get(kind) ?? 0) + 1);
    }
    orders.set(game, order);
  }
  return ((order.get(id) ?? 0) % TONES) + 1;
}

/** Has the stat a picture of its own? */
export const pictured = (game: GameBook | null, stat: string): boolean => outlineOf(thingOf(game, stat), game) !== null;

/** The classes of a stat that is drawn. */
export const tones = (game: GameBook, stat: string): string =>
  `amount ${thingOf(game, stat)?.kind ?? ""} tone-${toneOf(game, stat)}`;

/** So much of a stat: the number, then its picture, or its short name where it has none. */
export function amount(words: Words, game: GameBook | null, stat: string, value: number | string): TemplateResult {
  const outline = outlineOf(thingOf(game, stat), game);
  const name = words.statName(stat);
  if (outline === null || !game)
    return html`<span class="amount"><b>${value}</b> <small title=${name}>${words.stat(stat)}</small></span>`;
  return html`<span class=${tones(game, stat)} title=${name}
    ><b>${value}</b>${drawn(outline)}<span class="unseen">${name}</span></span
  >`;
}

/** A cost of many parts, in the order in which the game writes them. */
export function amounts(
  words: Words,
  game: GameBook | null,
  cost: Readonly<Record<string, number>> | undefined,
): TemplateResult | typeof nothing {
  const parts = Object.entries(cost ?? {});
  if (parts.length === 0) return nothing;
  return html`<span class="amounts">${parts.map(([stat, value]) => amount(words, game, stat, value))}</span>`;
}

export const symbolsStyles = css`
  .amounts {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.35rem;
  }
  .amount {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.15em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .amount svg {
    box-sizing: border-box;
    flex: none;
    inline-size: 1.45em;
    block-size: 1.45em;
    padding: 0.15em;
    border-radius: 50%;
    background: var(--tone);
    fill: var(--rw-on-tone);
  }
  /* Coins are no colour of mana: a square corner keeps them apart. */
  .amount.coin svg {
    border-radius: var(--rw-r1);
    background: var(--rw-gold);
    fill: #1b1300;
  }
  .tone-1 {
    --tone: var(--rw-tone-1);
  }
  .tone-2 {
    --tone: var(--rw-tone-2);
  }
  .tone-3 {
    --tone: var(--rw-tone-3);
  }
  .tone-4 {
    --tone: var(--rw-tone-4);
  }
  .tone-5 {
    --tone: var(--rw-tone-5);
  }
  .tone-6 {
    --tone: var(--rw-tone-6);
  }
  .tone-7 {
    --tone: var(--rw-tone-7);
  }
  .tone-8 {
    --tone: var(--rw-tone-8);
  }
  @media (forced-colors: active) {
    .amount svg {
      background: none;
      fill: CanvasText;
    }
  }
`;
