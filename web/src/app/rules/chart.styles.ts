// The styles of a chart: tiles that can be pressed on a phone, marks that need no colour.
import { css } from "lit";

export const chartStyles = css`
  :host {
    display: block;
    margin-top: var(--rw-s4);
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: var(--rw-s2);
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
  }
  .picture {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s3) var(--rw-s5);
    align-items: start;
  }
  .grid {
    display: grid;
    inline-size: min(100%, 22rem);
  }
  [role="row"] {
    display: flex;
  }
  .spot {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 0;
    aspect-ratio: 1;
    margin: 0 -1px -1px 0;
    padding: 0;
    border: 1px solid var(--rw-line-strong);
    border-radius: 0;
    background: var(--rw-surface);
    color: var(--rw-ink);
    cursor: pointer;
  }
  .spot:hover {
    background: var(--rw-sunken);
  }
  .spot.star {
    background: var(--rw-raised);
    cursor: default;
  }
  .spot.goal {
    box-shadow: inset 0 0 0 3px var(--rw-ink);
    background: var(--rw-raised);
  }
  .spot:focus-visible {
    position: relative;
    outline: var(--rw-focus);
    outline-offset: -2px;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  path.star {
    fill: var(--rw-accent);
    stroke: var(--rw-ink);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .arrow,
  .taken {
    fill: none;
    stroke: var(--rw-ink-soft);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow.over {
    stroke: var(--rw-surface);
  }
  .taken {
    stroke: var(--rw-ink);
    stroke-width: 4;
  }
  .put {
    fill: var(--rw-link);
    stroke: var(--rw-ink);
    stroke-width: 1.5;
  }
  circle.step {
    fill: var(--rw-ink);
  }
  text {
    font-size: 19px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  text.step {
    fill: var(--rw-surface);
  }
  text.number {
    fill: var(--rw-ink);
  }
  .told {
    flex: 1 1 14rem;
    min-block-size: 3rem;
    font-size: var(--rw-t-s);
  }
  .told ol {
    padding-inline-start: 1.5rem;
    list-style: decimal;
  }
  .told a {
    display: inline-block;
    padding-block: 2px;
    font-size: var(--rw-t-xs);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .spot.goal {
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
