// The line for commands, and above it what fits.
import { css } from "lit";

export const commandStyles = css`
  :host {
    position: relative;
    z-index: 2;
    display: block;
    font-size: var(--rw-t-s);
  }
  input {
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding: 0 var(--rw-s2);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
    color: var(--rw-ink);
    font: inherit;
  }
  input::placeholder {
    color: var(--rw-ink-soft);
    opacity: 1;
  }
  /* Over the log: it moves nothing. */
  ul {
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(100% + 5px);
    max-block-size: 11.5rem;
    overflow-y: auto;
    box-shadow: var(--rw-shadow-2);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r1);
    background: var(--rw-raised);
    scrollbar-width: thin;
  }
  li {
    display: flex;
    gap: var(--rw-s2);
    align-items: baseline;
    min-block-size: 1.75rem;
    padding: 0.15rem var(--rw-s2);
    cursor: pointer;
  }
  li[aria-selected="true"] {
    background: color-mix(in oklab, var(--rw-select) 22%, var(--rw-raised));
    font-weight: 600;
  }
  li:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .n {
    flex: none;
    min-inline-size: 1.1em;
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    font-variant-numeric: tabular-nums;
  }
  .note {
    font-size: var(--rw-t-xs);
  }
  .note:not(:empty) {
    margin-block-end: var(--rw-s1);
  }
`;
