import { css } from "lit";

export const inspectorLook = css`
  :host {
    display: grid;
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
  .deeds {
    display: grid;
    gap: var(--rw-s1);
  }
  .deed {
    justify-content: flex-start;
    inline-size: 100%;
    padding: var(--rw-s1) var(--rw-s2);
    text-align: start;
  }
  .read {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    border-inline-start: 3px solid var(--rw-line);
    font-size: var(--rw-t-s);
  }
  .read .cost {
    background: var(--rw-sunken);
    color: var(--rw-ink);
  }
  .deed[aria-pressed="true"] {
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
  .deed[aria-disabled="true"] .cost {
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px var(--rw-line-strong);
  }
  .what {
    flex: 1;
    min-inline-size: 0;
  }
  .what code {
    color: var(--rw-ink-soft);
    font-family: inherit;
    font-size: var(--rw-t-xs);
    font-weight: 550;
  }
  .what small {
    display: block;
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    font-weight: 450;
  }
  .used {
    padding: 0 var(--rw-s2);
    border-radius: var(--rw-r1);
    background: var(--rw-sunken);
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
  }
`;
