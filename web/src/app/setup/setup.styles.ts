import { css } from "lit";

export const setupStyles = css`
  @media (width >= 100rem) {
    :host {
      width: min(86rem, 100%);
    }
  }
  .new {
    margin-block: var(--rw-s4) var(--rw-s5);
  }
  .lead {
    max-width: 46rem;
    margin: var(--rw-s3) 0 var(--rw-s5);
    font-size: var(--rw-t-l);
  }
  .quick {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s3) var(--rw-s5);
    padding: var(--rw-s4) var(--rw-s5);
    border-left: 0.5rem solid var(--rw-accent);
  }
  .quick p {
    flex: 1 1 18rem;
  }
  .arms {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    color: var(--rw-ink-soft);
    font-weight: 700;
  }
  .big {
    min-height: 3.75rem;
    padding: var(--rw-s3) var(--rw-s6);
    font-size: var(--rw-t-l);
    font-weight: 800;
  }
  form {
    display: grid;
    gap: var(--rw-s5);
    margin-top: var(--rw-s7);
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    gap: var(--rw-s4);
  }
  .side {
    padding: var(--rw-s4);
    border: 1px solid var(--rw-line);
    border-top: 0.375rem solid var(--side);
  }
  .p1 {
    --side: var(--rw-p1);
    --side-soft: var(--rw-p1-soft);
  }
  .p2 {
    --side: var(--rw-p2);
    --side-soft: var(--rw-p2-soft);
  }
  .side legend {
    /* Inside the card, not on its edge: a floated legend is an ordinary box. */
    float: left;
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    margin: 0;
    min-height: var(--rw-target);
  }
  .pip {
    forced-color-adjust: none;
    width: 0.9rem;
    height: 0.9rem;
    background: var(--side);
  }
  .p1 .pip {
    border-radius: 50%;
  }
  /* The same shapes as on the table. */
  .p2 .pip {
    clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
  }
  .who {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: var(--rw-s2);
  }
  .who select {
    min-width: 0;
  }
  .who label {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
  }
  .decks,
  .who {
    min-width: 0;
  }
  @media (width >= 100rem) {
    .side .decks {
      grid-template-columns: 1fr 1fr;
    }
  }
  .decks {
    clear: both;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr));
    gap: var(--rw-s2);
    margin: var(--rw-s3) 0;
  }
  .deck,
  .plan,
  .pick {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    min-height: var(--rw-target);
    padding: var(--rw-s2) var(--rw-s3);
    border: 2px solid var(--rw-line);
    border-radius: var(--rw-r2);
    font-weight: 600;
    cursor: pointer;
    transition:
      border-color var(--rw-quick),
      background var(--rw-quick);
  }
  .deck:hover,
  .plan:hover {
    border-color: var(--rw-line-strong);
  }
  .deck input,
  .plan input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .deck:has(:checked) {
    border-color: var(--side);
    background: var(--side-soft);
  }
  .plan:has(:checked) {
    border-color: var(--rw-accent-strong);
    background: var(--rw-raised);
  }
  .deck:has(:checked)::after,
  .plan:has(:checked)::after {
    content: "✓" / "";
    margin-left: auto;
    font-weight: 800;
  }
  .deck:has(:focus-visible),
  .plan:has(:focus-visible) {
    outline: var(--rw-focus);
    outline-offset: 2px;
  }
  .deck:has(:disabled) {
    border-style: dashed;
    color: var(--rw-ink-soft);
    cursor: default;
  }
  .deck input:disabled {
    cursor: default;
  }
  .deck > span {
    overflow-wrap: anywhere;
    min-width: 0;
  }
  .deck small {
    display: block;
    font-size: var(--rw-t-xs);
    font-weight: 500;
  }
  .build {
    margin-top: var(--rw-s2);
    padding-inline: var(--rw-s2);
  }
  .emblem {
    flex: none;
  }
  .emblem .one {
    fill: var(--side, var(--rw-ink));
  }
  .emblem .two {
    fill: color-mix(in oklab, var(--side, var(--rw-ink)) 45%, #fff);
  }
  .emblem .three {
    fill: #fff;
    stroke: #1b2436;
    stroke-width: 0.8;
  }
  .emblem .edge {
    stroke: var(--rw-ink);
  }
  .quick .emblem:first-child {
    --side: var(--rw-p1);
  }
  .quick .emblem:last-child {
    --side: var(--rw-p2);
  }
  .chosen p {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
  }
  .units {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) var(--rw-s2);
    margin-top: var(--rw-s2);
  }
  .units li {
    padding: 0.1rem var(--rw-s2);
    border-radius: var(--rw-r1);
    background: var(--rw-raised);
    font-size: var(--rw-t-s);
  }
  .note {
    padding: var(--rw-s2) var(--rw-s3);
    border-left: 0.25rem solid var(--rw-warn);
    background: var(--rw-raised);
  }
  .agreed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s2) var(--rw-s4);
  }
  .agreed p {
    flex: 1 1 20rem;
    max-width: 46rem;
  }
  .maps {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 45%), 1fr));
    gap: var(--rw-s3);
  }
  .plan {
    flex-wrap: wrap;
    padding: var(--rw-s2);
  }
  .view {
    display: grid;
    flex: 1 0 100%;
    aspect-ratio: 13 / 9;
    place-items: center;
    overflow: hidden;
    border-radius: var(--rw-r1);
    background: var(--rw-sunken);
  }
  .dice {
    color: var(--rw-ink-soft);
  }
  .last {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s5) var(--rw-s7);
  }
  .first .pick {
    display: inline-flex;
    margin: 0 var(--rw-s2) var(--rw-s2) 0;
  }
  .seed > label {
    display: block;
    margin-bottom: var(--rw-s3);
    font-family: var(--rw-display);
    font-size: var(--rw-t-l);
    font-weight: 700;
  }
  .seed input {
    width: 12rem;
    font-family: var(--rw-mono);
  }
  .seed p {
    margin-top: var(--rw-s1);
  }
  @media (width < 30rem) {
    .side legend {
      width: 100%;
    }
    .who {
      clear: both;
      justify-content: space-between;
    }
  }
  @media (forced-colors: active) {
    .deck:has(:checked),
    .plan:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
