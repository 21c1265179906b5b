import { css } from "lit";

export const barStyles = css`
  :host {
    display: grid;
    gap: var(--rw-s2);
    padding: var(--rw-s2) var(--rw-s3);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    box-shadow: var(--rw-shadow-1);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s2);
    min-block-size: 2.5rem;
  }
  .ask {
    flex: 1 1 7rem;
    min-inline-size: 0;
    font-size: var(--rw-t-s);
    line-height: 1.35;
  }
  /* Its letters stand on the line of those that follow. */
  .who {
    display: inline-flex;
    align-items: baseline;
    gap: 0.4em;
    font-weight: 700;
  }
  .who .sign {
    translate: 0 0.12em;
  }
  .path {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em;
    font-weight: 650;
  }
  .path li + li::before {
    content: "›";
    margin-inline-end: 0.25em;
    color: var(--rw-ink-soft);
  }
  .story {
    margin-block: 1px;
    padding-inline-start: var(--rw-s2);
    border-inline-start: 3px solid var(--rw-line-strong);
    color: var(--rw-ink-soft);
  }
  .asked {
    font-weight: 600;
  }
  .declined {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
  }
  .more summary {
    display: flex;
    align-items: center;
    min-block-size: 2rem;
    font-size: var(--rw-t-s);
    cursor: pointer;
  }
  .beside summary::before {
    content: "▸";
    inline-size: 1.1em;
  }
  .beside[open] summary::before {
    content: "▾";
  }
  .next {
    color: var(--rw-ink-soft);
    font-weight: 450;
  }
  .answers,
  .asides {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s2);
  }
  .signs {
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
  }
  .answers button {
    min-height: 2.5rem;
  }
  /* In a narrow bar the answers have their own line, because a question beside them would be too narrow to read. */
  @container (max-width: 1399px) {
    .answers {
      order: 3;
      flex: 1 1 100%;
    }
    .answers > * {
      flex: 1 1 auto;
    }
  }
  .no {
    display: block;
    padding: 0 var(--rw-s2);
    border-inline-start: 4px solid var(--rw-bad);
    background: color-mix(in oklab, var(--rw-bad) 10%, transparent);
    font-size: var(--rw-t-s);
  }
  .dots {
    display: inline-block;
    inline-size: 1.5em;
  }
  .ask-help {
    flex: none;
    padding: 0;
    border: 1px solid var(--rw-line-strong);
    border-radius: 50%;
    inline-size: 2.25rem;
  }
  .ask-help svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .ask-help .dot {
    stroke-width: 3.2;
  }
  .ask-help:is([aria-expanded="true"], [aria-pressed="true"]) {
    border-color: var(--rw-ink);
    background: var(--rw-ink);
    color: var(--rw-surface);
  }
  .help h2 {
    font-size: var(--rw-t-s);
  }
  .help {
    padding: var(--rw-s2) var(--rw-s3);
    border-inline-start: 4px solid var(--rw-select);
    border-radius: var(--rw-r1);
    background: var(--rw-raised);
    font-size: var(--rw-t-s);
  }
  .help ul {
    columns: 14rem auto;
    column-gap: var(--rw-s4);
  }
  .help li {
    break-inside: avoid;
  }
  .help li::before {
    content: "›";
    margin-inline-end: 0.4em;
    color: var(--rw-ink-soft);
    font-weight: 700;
  }
  .reserve button {
    border-radius: 99rem;
  }
`;
