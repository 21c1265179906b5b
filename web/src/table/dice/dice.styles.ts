import { css } from "lit";

export const diceStyles = css`
  :host {
    display: block;
    container: dice / inline-size;
  }
  @container dice (min-width: 21rem) {
    .sets {
      --cube: 2.75rem;
    }
  }
  h2 {
    margin-block-end: var(--rw-s1);
    font-size: var(--rw-t-s);
    font-weight: 650;
  }
  /* Side by side if they fit, because a roll and its answer are read together. */
  .sets {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: var(--rw-s2);
  }
  .set {
    padding: 0 var(--rw-s2) var(--rw-s1);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r1);
    background: var(--rw-raised);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--rw-s1);
    min-block-size: 1.75rem;
    font-size: var(--rw-t-xs);
  }
  .keep {
    padding: 0 0.5em;
    border: 1px solid currentcolor;
    border-radius: 99rem;
    font-weight: 700;
  }
  .kept .keep::before {
    content: "✓ ";
  }
  .dropped .keep::before {
    content: "✕ ";
  }
  .dropped {
    border-style: dashed;
    background: none;
  }
  .dropped ul {
    opacity: 0.55;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) 6px;
  }
  /* The crossed-out face extends above its die, and must not cover the caption of the roll. */
  ul:has(.was) {
    padding-block-start: 0.3rem;
  }
  .die {
    position: relative;
    display: grid;
    justify-items: center;
    min-inline-size: max(2.2rem, var(--cube, 0rem));
  }
  .cube {
    inline-size: var(--cube, 2rem);
    block-size: var(--cube, 2rem);
    filter: drop-shadow(0 2px 1px rgb(var(--rw-shade) / 30%));
    overflow: visible;
  }
  .body {
    fill: var(--die);
    stroke: color-mix(in oklab, var(--die) 60%, black);
    stroke-width: 2;
  }
  .attack {
    --die: var(--rw-hit);
    --pip: var(--rw-on-p2);
  }
  .defence {
    --die: var(--rw-block);
    --pip: var(--rw-on-p1);
  }
  .table {
    --die: #f6f3ea;
    --pip: #1a2130;
  }
  .pip,
  .digit {
    fill: var(--pip);
  }
  .digit {
    font-size: 24px;
    font-weight: 800;
  }
  .was {
    position: absolute;
    inset-block-start: -0.3rem;
    inset-inline-end: -0.15rem;
    inline-size: 1.3rem;
    block-size: 1.3rem;
  }
  .was .body {
    fill: var(--rw-surface);
    stroke: var(--rw-ink);
    stroke-width: 3;
  }
  .was .pip,
  .was .digit {
    fill: var(--rw-ink-soft);
  }
  .cross {
    stroke: var(--rw-danger);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .mark {
    display: inline-flex;
    align-items: center;
    gap: 0.2em;
    font-size: var(--rw-t-xs);
    font-weight: 700;
    line-height: 1.5;
  }
  .mark svg {
    inline-size: 0.85em;
    block-size: 0.85em;
    fill: currentcolor;
  }
  .hit .mark {
    color: var(--rw-hit);
  }
  .crit .mark {
    color: var(--rw-crit);
  }
  .block .mark {
    color: var(--rw-block);
  }
  .none .mark {
    color: var(--rw-ink-soft);
  }
  .none .cube {
    opacity: 0.6;
  }
  .table.none .cube {
    opacity: 1;
  }
  .table .mark {
    display: none;
  }
  .total {
    align-self: center;
    font-weight: 800;
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) var(--rw-s3);
    margin-block-start: var(--rw-s2);
    font-size: var(--rw-t-s);
    font-weight: 650;
  }
  .result {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--rw-s2);
  }
`;
