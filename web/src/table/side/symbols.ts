// Amounts of resources. A stat with a picture in the game's book is drawn with it, in its own tone. Stats differ in shape and
// in colour, and their names are there for screen readers.
import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { drawn, outlineOf } from "../board/glyphs";
import { thingOf } from "../types";
import type { DrawnThing, GameBook, Words } from "../types";

/** The number of tones. A game with more resources uses the first ones again. */
const TONES = 8;
const orders = new WeakMap<GameBook, Map<string, number>>();

/** The tone of a thing, from 1: its position among the things of its kind that have a picture. */
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

/** The numbers that a card prints, in words: "Attack 2". */
export const numbersOf = (words: Words, thing: Pick<DrawnThing, "stats"> | undefined): string[] =>
  Object.entries(thing?.stats ?? {}).map(([stat, value]) => `${words.stat(stat)} ${String(value)}`);

/** Has the stat a picture of its own? */
export const pictured = (game: GameBook | null, stat: string): boolean => outlineOf(thingOf(game, stat), game) !== null;

/** The classes of a stat with a picture: its kind and its tone. */
export const tones = (game: GameBook, stat: string): string =>
  `amount ${thingOf(game, stat)?.kind ?? ""} tone-${toneOf(game, stat)}`;

/** An amount of a stat: the number, then the picture, or the short name if there is no picture. */
export function amount(words: Words, game: GameBook | null, stat: string, value: number | string): TemplateResult {
  const outline = outlineOf(thingOf(game, stat), game);
  const name = words.statName(stat);
  if (outline === null || !game)
    return html`<span class="amount"><b>${value}</b> <small title=${name}>${words.stat(stat)}</small></span>`;
  return html`<span class=${tones(game, stat)} title=${name}
    ><b>${value}</b>${drawn(outline)}<span class="unseen">${name}</span></span
  >`;
}

/** A cost of several parts, in the order in which the game writes them. */
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
  /* A coin is no colour of mana; its square corners show that. */
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
