import { css } from "lit";

export const inspectorStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s2);
    align-content: start;
  }
  header h2 {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    font-size: var(--rw-t-l);
  }
  .stats {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) var(--rw-s4);
  }
  .stats div {
    display: flex;
    align-items: baseline;
    gap: var(--rw-s2);
    font-size: var(--rw-t-s);
  }
  dt {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    font-variant-numeric: tabular-nums;
  }
  /* A number that is open has its own line, with its steps below. */
  .stats div:has([open]) {
    flex: 1 1 100%;
    align-items: start;
  }
  dd:has([open]) {
    flex: 1;
    flex-wrap: wrap;
  }
  .stats [open] {
    flex: 1 1 100%;
  }
  .defence {
    display: block;
  }
  .pips {
    display: inline-flex;
    gap: 3px;
    margin-inline-start: 0.2em;
  }
  .pips i {
    inline-size: 0.55rem;
    block-size: 0.55rem;
    border: 1.5px solid var(--rw-ink);
    border-radius: 50%;
  }
  .pips .full {
    background: var(--rw-ink);
  }
  .cards {
    display: grid;
    gap: 2px;
    font-size: var(--rw-t-xs);
  }
  .cards li {
    display: flex;
    gap: var(--rw-s2);
    align-items: baseline;
    padding: var(--rw-s1) var(--rw-s2);
    border-inline-start: 3px solid var(--rw-accent-strong);
    background: var(--rw-raised);
  }
  .lines {
    white-space: pre-line;
  }
  .foretold {
    padding: var(--rw-s1) var(--rw-s2);
    border-inline-start: 3px solid var(--rw-accent-strong);
    background: var(--rw-raised);
    font-size: var(--rw-t-s);
  }
  .foretold h3 {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    font-size: var(--rw-t-xs);
  }
  .foretold svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .foretold ul {
    display: grid;
    gap: var(--rw-s1);
  }
  .foretold small {
    display: block;
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
  }
  .zones {
    display: grid;
    gap: 0 var(--rw-s3);
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    font-size: var(--rw-t-xs);
  }
  .zones li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--rw-s2);
    align-items: center;
  }
  .zones svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .zones li > span {
    flex: 1 1 8rem;
  }
  .zones .clause {
    margin-inline-start: auto;
  }
  .deeds {
    display: grid;
    gap: var(--rw-s1);
  }
  /* The whole entry is a button; its terms are buttons above it. */
  .deed {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--rw-s2);
    min-block-size: 2.5rem;
    padding: var(--rw-s1) var(--rw-s2);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
    font-size: var(--rw-t-s);
  }
  .deed .term,
  .deed .clause {
    position: relative;
    z-index: 1;
  }
  .deed .clause {
    margin-inline-start: auto;
  }
  .go,
  .go:hover {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: var(--rw-s2);
    max-inline-size: 100%;
    min-block-size: 2rem;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
  }
  button.go::after {
    content: "";
    position: absolute;
    inset: -1px;
    border-radius: inherit;
  }
  .deed:has(button.go:hover) {
    border-color: var(--rw-ink-soft);
    background: var(--rw-raised);
  }
  .go:focus-visible {
    outline: none;
  }
  .deed:has(.go:focus-visible) {
    outline: var(--rw-focus);
    outline-offset: 1px;
  }
  .deed:has(.go[aria-disabled="true"]) {
    border-style: dashed;
    background: transparent;
    color: var(--rw-ink-soft);
  }
  .detail,
  .deed small {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    font-weight: 550;
  }
  .deed .detail {
    margin-inline-start: auto;
  }
  .deed small {
    flex: 1 0 100%;
    padding: 0 0 var(--rw-s1) 2.1rem;
    line-height: 1.35;
  }
  .read {
    border-color: transparent;
    border-inline-start: 3px solid var(--rw-line);
    border-radius: 0;
    background: none;
  }
  .read .cost {
    background: var(--rw-sunken);
    color: var(--rw-ink);
  }
  .deed:has([aria-pressed="true"]) {
    border-color: var(--rw-ink);
    box-shadow: inset 4px 0 0 var(--rw-select);
    background: color-mix(in oklab, var(--rw-select) 16%, var(--rw-surface));
  }
  .cost {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    border-radius: 50%;
    background: var(--rw-ink);
    color: var(--rw-surface);
    font-weight: 800;
  }
  .go[aria-disabled="true"] .cost {
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px var(--rw-line-strong);
  }
  .why {
    color: var(--rw-link);
    font-size: var(--rw-t-xs);
    font-weight: 550;
  }
  .used {
    padding: 0 var(--rw-s2);
    border-radius: var(--rw-r1);
    background: var(--rw-sunken);
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
  }
`;
