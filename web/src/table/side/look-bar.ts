import { css } from "lit";

export const barLook = css`
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
    flex: 1 1 9rem;
    min-inline-size: 0;
    font-size: var(--rw-t-s);
    line-height: 1.35;
  }
  .who {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    font-weight: 700;
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
  .next {
    color: var(--rw-ink-soft);
    font-weight: 450;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s2);
  }
  .answers button {
    min-height: 2.5rem;
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
  .reserve button {
    border-radius: 99rem;
  }
`;
