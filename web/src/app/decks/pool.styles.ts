import { css } from "lit";

export const poolStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  .filters {
    display: grid;
    gap: var(--rw-s2) var(--rw-s3);
    margin-bottom: var(--rw-s3);
  }
  @media (width >= 80rem) {
    .filters {
      grid-template-columns: minmax(14rem, 1fr) auto;
    }
    .facets,
    .found,
    .search:not(:has(+ .costs)) {
      grid-column: 1 / -1;
    }
  }
  .search input {
    width: 100%;
  }
  /* All in a row on a phone; in two where letters are large. */
  .costs {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1);
  }
  .costs button {
    flex: 1 1 1.65rem;
    min-width: 0;
    max-width: 2.75rem;
    min-height: 2.25rem;
    padding: 0;
    border-radius: 1.5rem;
    font-variant-numeric: tabular-nums;
  }
  /* Beside the search they stand in one row. */
  @media (width >= 80rem) {
    .costs {
      flex-wrap: nowrap;
    }
    .costs button {
      flex: 0 0 2.5rem;
    }
  }
  .costs [aria-pressed="true"] {
    border-color: var(--rw-ink);
    background: var(--rw-ink);
    color: var(--rw-surface);
  }
  .facets {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s2);
  }
  .facet {
    position: relative;
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    min-height: 2.25rem;
    padding: 0 var(--rw-s3);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    font-size: var(--rw-t-s);
    font-weight: 650;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    width: 0.45rem;
    height: 0.45rem;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.15rem) rotate(45deg);
  }
  summary:hover {
    background: var(--rw-raised);
  }
  .on summary {
    border-color: var(--rw-ink);
    box-shadow: inset 0 0 0 1px var(--rw-ink);
  }
  .more {
    padding: 0 var(--rw-s1);
    border-radius: 1rem;
    background: var(--rw-ink);
    color: var(--rw-surface);
    font-size: var(--rw-t-xs);
  }
  .values {
    position: absolute;
    z-index: 5;
    inset-block-start: calc(100% + var(--rw-s1));
    inset-inline-start: 0;
    display: grid;
    min-width: 100%;
    width: max-content;
    max-width: min(20rem, 80vw);
    max-height: min(22rem, 60vh);
    padding: var(--rw-s2);
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    box-shadow: var(--rw-shadow-2);
  }
  /* What a closed box holds does not inherit from the box: a browser's own part stands between. */
  .values,
  .values * {
    box-sizing: border-box;
  }
  .values label {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    min-height: 2.25rem;
    padding-inline: var(--rw-s2);
    border-radius: var(--rw-r1);
    font-weight: 500;
    cursor: pointer;
  }
  .values label:hover {
    background: var(--rw-raised);
  }
  .values input {
    width: 1.1rem;
    height: 1.1rem;
    accent-color: var(--rw-link);
  }
  .clear {
    min-height: 2.25rem;
    padding-inline: var(--rw-s2);
    font-size: var(--rw-t-s);
  }
  .nothing {
    padding: var(--rw-s6) 0;
    color: var(--rw-ink-soft);
    text-align: center;
  }
  /* Wide enough for a word of twelve letters between cost and picture. */
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr));
    gap: var(--rw-s2);
  }
  .tile {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    container-type: inline-size;
    border: 1.5px solid var(--rw-line);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    transition:
      border-color var(--rw-quick),
      box-shadow var(--rw-quick);
  }
  .tile:hover {
    border-color: var(--rw-line-strong);
    box-shadow: var(--rw-shadow-1);
  }
  .tile.in {
    border-color: var(--rw-p1);
    background: color-mix(in oklab, var(--rw-p1-soft) 35%, var(--rw-surface));
  }
  /* The whole tile adds the card; the small buttons lie above. */
  .add,
  .add:hover {
    justify-content: flex-start;
    gap: var(--rw-s2);
    padding: var(--rw-s2) var(--rw-s2) 0;
    border: 0;
    background: none;
    text-align: start;
  }
  .add::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--rw-r2);
  }
  .add:focus-visible {
    outline: none;
  }
  .tile:has(.add:focus-visible) {
    outline: var(--rw-focus);
    outline-offset: 2px;
  }
  .add:active {
    transform: none;
  }
  .tile:has(.add:active) {
    background: var(--rw-raised);
  }
  .tile .picture {
    margin-inline-start: auto;
    opacity: 0.75;
  }
  .tile.in .picture {
    fill: var(--rw-p1);
    opacity: 1;
  }
  .name {
    min-width: 0;
    font-weight: 750;
    hyphens: auto;
    hyphenate-limit-chars: 8 3 3;
    overflow-wrap: anywhere;
  }
  /* In a tile that is narrow for its letters the name has the room of the picture. */
  @container (max-width: 15em) {
    .tile .picture {
      display: none;
    }
  }
  .sort {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s1) var(--rw-s2);
    padding: var(--rw-s1) var(--rw-s3) 0;
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    font-weight: 600;
  }
  .text {
    padding: var(--rw-s1) var(--rw-s3) 0;
    font-size: var(--rw-t-xs);
    line-height: 1.4;
  }
  .foot {
    display: flex;
    align-items: center;
    padding: 0 var(--rw-s1) var(--rw-s1) var(--rw-s3);
  }
  .foot button {
    z-index: 1;
    min-width: 2.25rem;
    min-height: 2.25rem;
    padding: var(--rw-s1);
    color: var(--rw-ink-soft);
  }
  .foot button:hover {
    background: var(--rw-sunken);
    color: var(--rw-ink);
  }
  .pips {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0.25rem;
    min-height: 2.25rem;
    align-items: center;
  }
  .pips i {
    width: 0.7rem;
    height: 0.95rem;
    border: 1.5px solid var(--rw-line-strong);
    border-radius: 0.2rem;
  }
  .pips .full {
    border-color: var(--rw-p1);
    background: var(--rw-p1);
  }
  /* A list as wide as the screen cannot stick out of it. */
  @media (width < 44rem) {
    .facets {
      position: relative;
    }
    .facet {
      position: static;
    }
    .values {
      inset-inline: 0;
      grid-template-columns: 1fr 1fr;
      width: auto;
      max-width: none;
    }
  }
  @media (width < 36rem) {
    .tiles {
      grid-template-columns: 1fr;
    }
  }
  @media (forced-colors: active) {
    .tile.in .picture {
      fill: Highlight;
    }
    .tile.in {
      border: 3px solid Highlight;
    }
    .pips .full {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    .costs [aria-pressed="true"] {
      outline: 3px solid Highlight;
    }
  }
`;
