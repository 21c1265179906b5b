// The styles of the hand: the cost is in the corner of a card, and a picture shows its kind.
import { css } from "lit";
import { plateShapes } from "./plates.styles";

export const handStyles = css`
  :host {
    display: block;
  }
  h2 {
    margin-block-end: var(--rw-s2);
  }
  h2 + p {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(7.25rem, 100%), 1fr));
    gap: var(--rw-s2);
    --widest: 17rem;
    /* A few cards are beside each other at its beginning, and not far apart. */
    max-inline-size: calc(var(--cards) * (var(--widest) + var(--rw-s2)));
    --mine: var(--rw-p1);
    --soft: var(--rw-p1-soft);
  }
  ul.p2 {
    --mine: var(--rw-p2);
    --soft: var(--rw-p2-soft);
  }
  ul.p3 {
    --mine: var(--rw-p3);
    --soft: var(--rw-p3-soft);
  }
  ul.p4 {
    --mine: var(--rw-p4);
    --soft: var(--rw-p4-soft);
  }
  .card {
    position: relative;
    container: card / inline-size;
    display: grid;
    max-inline-size: var(--widest);
    grid-template-rows: auto auto 1fr;
    overflow: hidden;
    border: 1.5px solid var(--mine);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    box-shadow: var(--rw-shadow-1);
    transition:
      transform var(--rw-quick) var(--rw-ease),
      box-shadow var(--rw-quick);
  }
  /* The whole card is a button; its terms are buttons above it. */
  button,
  button:hover {
    display: flex;
    align-items: center;
    justify-content: start;
    gap: var(--rw-s1);
    min-block-size: 2.75rem;
    padding: var(--rw-s1) var(--rw-s2) var(--rw-s1) var(--rw-s1);
    border: 0;
    border-radius: 0;
    background: none;
    text-align: start;
    line-height: 1.15;
  }
  .term,
  .term:hover {
    display: inline;
    min-block-size: 0;
    padding: 0;
    line-height: inherit;
  }
  button:not(.term)::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  .card .term {
    position: relative;
    z-index: 1;
  }
  .card:has(button:not(.term):hover) {
    transform: translateY(-2px);
    box-shadow: var(--rw-shadow-2);
  }
  .card:has(button:not(.term):focus-visible) {
    outline: var(--rw-focus);
    outline-offset: 2px;
  }
  button:not(.term):focus-visible {
    outline: none;
  }
  .cost {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: 50%;
    background: var(--rw-ink);
    color: var(--rw-surface);
    font-size: var(--rw-t-m);
    font-weight: 800;
  }
  /* A lower cost has a ring, a higher one a notch, so that it does not depend on colour. */
  .cost.less {
    background: var(--rw-good);
    box-shadow:
      0 0 0 2px var(--rw-surface),
      0 0 0 3.5px var(--rw-good);
  }
  .cost.more {
    border-radius: var(--rw-r1);
    background: var(--rw-bad);
  }
  .costs {
    flex: none;
    font-weight: 800;
  }
  button:has(.costs) {
    flex-wrap: wrap;
  }
  .numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--rw-s2);
    color: var(--rw-ink-soft);
  }
  .numbers b {
    color: var(--rw-ink);
    font-variant-numeric: tabular-nums;
  }
  .mark {
    font-weight: 700;
  }
  .lines {
    white-space: pre-line;
  }
  .text .calc {
    position: relative;
    z-index: 1;
  }
  .name {
    min-inline-size: 0;
    font-size: 0.8125rem;
    font-weight: 750;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .times {
    margin-inline-start: var(--rw-s1);
    padding: 0 0.4em;
    white-space: nowrap;
    border-radius: var(--rw-r1);
    background: var(--rw-sunken);
    font-size: var(--rw-t-xs);
  }
  /* The narrowest card has room for a name of ten letters beside its cost. */
  @container card (width < 9rem) {
    button:not(.term) {
      padding-inline-end: 0;
    }
    .cost {
      inline-size: 1.5rem;
      block-size: 1.5rem;
      font-size: 0.8125rem;
    }
    .name {
      font-size: 0.75rem;
    }
  }
  .band {
    display: grid;
    place-items: center;
    min-block-size: 2.5rem;
    background: var(--soft);
  }
  .band {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--rw-s1);
    padding-inline: var(--rw-s2);
  }
  /* Two numbers already show that it is a unit; the reason why it cannot be played replaces its picture. */
  .band:has(.body) .kind:not(:has(.why)),
  .band:has(.body):has(.why) > svg {
    display: none;
  }
  .band:has(.body) {
    justify-content: space-between;
  }
  .band .body {
    grid-column: -2;
  }
  /* A long word and two numbers have two lines on a narrow card. */
  .band:has(.body):has(.why) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    row-gap: 0;
  }
  .body {
    display: flex;
    gap: var(--rw-s1);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  .body > * {
    display: grid;
    place-items: center;
    min-inline-size: 1.65rem;
    padding-inline: 0.25rem;
    border-radius: var(--rw-r1);
    background: var(--rw-plate);
    color: var(--rw-on-plate);
  }
  ${plateShapes}
  /* The shape is all that tells them apart, and it is made of the ground. */
  @media (forced-colors: active) {
    .body > * {
      forced-color-adjust: none;
    }
  }
  .band svg {
    inline-size: 1.9rem;
    block-size: 1.9rem;
    fill: var(--mine);
  }
  .text {
    padding: var(--rw-s1) var(--rw-s2) var(--rw-s2);
    font-size: var(--rw-t-xs);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .kind {
    justify-self: start;
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    font-weight: 600;
  }
  .why {
    color: var(--rw-link);
  }
  .card:has([aria-pressed="true"]) {
    border-color: var(--rw-ink);
    box-shadow: 0 0 0 3px var(--rw-select);
    transform: translateY(-3px);
  }
  .card:has([aria-disabled="true"]) {
    border-style: dashed;
    border-color: var(--rw-line-strong);
    box-shadow: none;
  }
  [aria-disabled="true"] .cost {
    background: transparent;
    color: var(--rw-ink-soft);
    box-shadow: inset 0 0 0 1.5px var(--rw-line-strong);
  }
  .card:has([aria-disabled="true"]) .band {
    background: var(--rw-sunken);
  }
  .card:has([aria-disabled="true"]) .band svg {
    fill: var(--rw-neutral);
  }
`;
