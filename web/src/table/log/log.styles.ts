// How the log looks: turns that stay in sight, one line an event, signs that wait at its end.
import { css } from "lit";

export const logStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--rw-s2);
    min-block-size: 0;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--rw-s2);
  }
  .head label {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: 1.5rem;
    font-size: var(--rw-t-xs);
  }
  /* From the end: a reader of the newest line sees the next one, and a reader of an old line stays there. */
  .scroll {
    display: flex;
    flex-direction: column-reverse;
    flex: 1;
    min-block-size: 3rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    font-size: var(--rw-t-s);
    line-height: 1.4;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .turns {
    margin-block-end: auto;
  }
  .line {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    align-items: baseline;
    border-radius: var(--rw-r1);
  }
  .goes .line {
    cursor: pointer;
  }
  .line:hover {
    background: var(--rw-raised);
  }
  .turn > .line {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    margin-block-start: var(--rw-s1);
    background: var(--rw-surface);
    border-block-end: 1px solid var(--rw-line);
    border-radius: 0;
    cursor: pointer;
    font-size: var(--rw-t-xs);
    font-weight: 700;
  }
  /* What follows from a line is set in below it. */
  .event > ol {
    margin-inline-start: 0.6rem;
    border-inline-start: 1px solid var(--rw-line);
  }
  .words {
    padding-block: 0.1rem;
    overflow-wrap: anywhere;
  }
  .mark {
    align-self: stretch;
    display: grid;
    justify-items: center;
    align-items: start;
    min-block-size: 1.5rem;
    padding-block-start: 0.5em;
    cursor: pointer;
  }
  .mark::before {
    content: "";
    inline-size: 0.4em;
    block-size: 0.4em;
    border: solid var(--rw-ink-soft);
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  [aria-expanded="true"] > .line > .mark::before {
    transform: rotate(45deg);
  }
  /* A line that leads to no other has a point, so that all begin alike. */
  .event:not([aria-expanded]) > .line > .mark::before {
    inline-size: 3px;
    block-size: 3px;
    margin-block-start: 0.12em;
    border: 0;
    border-radius: 50%;
    background: var(--rw-line-strong);
    transform: none;
  }
  .signs {
    display: flex;
    align-items: baseline;
    gap: var(--rw-s1);
  }
  .line .clause {
    color: var(--rw-ink-soft);
  }
  .line:hover .clause,
  .line .clause:focus-visible {
    color: var(--rw-link);
  }
  .calc[open] {
    grid-column: 1 / -1;
  }
  .line:has(.calc[open]) {
    grid-template-columns: 1.25rem minmax(0, 1fr);
  }
  .line:has(.calc[open]) .signs {
    grid-column: 2;
    justify-content: space-between;
  }
  .now > .line {
    background: color-mix(in oklab, var(--rw-select) 14%, transparent);
  }
  /* What is not yet, at the step that is looked at. */
  .later > .line .words {
    color: var(--rw-ink-soft);
    font-style: italic;
  }
  [role="treeitem"]:focus {
    outline: none;
  }
  [role="treeitem"]:focus-visible > .line {
    outline: var(--rw-focus);
    outline-offset: -3px;
  }
`;
