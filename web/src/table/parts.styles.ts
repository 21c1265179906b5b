// Styles shared by the parts beside the board: dense buttons, chips, clause links, owner signs.
import { css } from "lit";

export const parts = css`
  button {
    min-height: 2.25rem;
    min-width: 2.25rem;
    padding: var(--rw-s1) var(--rw-s3);
    border-radius: var(--rw-r1);
    font-size: var(--rw-t-s);
  }
  button[aria-disabled="true"] {
    border-style: dashed;
    border-color: var(--rw-line-strong);
    background: transparent;
    color: var(--rw-ink-soft);
    font-weight: 550;
  }
  h2 {
    font-size: var(--rw-t-m);
  }
  .clause {
    flex: none;
    min-height: 1.5rem;
    min-width: 1.5rem;
    padding: 0 var(--rw-s1);
    border: 0;
    background: none;
    color: var(--rw-link);
    font-size: var(--rw-t-xs);
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .clause:hover {
    background: none;
    text-decoration: underline;
  }
  /* A term: like the text around it, with a dotted line. */
  .term {
    display: inline;
    min-height: 0;
    min-width: 0;
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline dotted from-font;
    text-decoration-color: var(--rw-link);
    text-underline-offset: 0.2em;
  }
  .hold {
    white-space: nowrap;
  }
  .term:hover {
    background: none;
    color: var(--rw-link);
    text-decoration-style: solid;
  }
  .term:active {
    transform: none;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1);
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    min-block-size: 1.5rem;
    padding: 0.05rem var(--rw-s2);
    border: 1px solid var(--rw-line);
    border-radius: 99rem;
    background: var(--rw-raised);
    font-size: var(--rw-t-xs);
    line-height: 1.6;
  }
  .sign {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }
  .sign.p1,
  .p1 .sign {
    fill: var(--rw-p1);
  }
  .sign.p2,
  .p2 .sign {
    fill: var(--rw-p2);
  }
  .sign.p3,
  .p3 .sign {
    fill: var(--rw-p3);
  }
  .sign.p4,
  .p4 .sign {
    fill: var(--rw-p4);
  }
  .sign.neutral {
    fill: var(--rw-neutral);
  }
  /* Full and empty differ without the page's colours too. */
  @media (forced-colors: active) {
    i.full {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
  }
  .calc {
    display: inline-block;
    vertical-align: baseline;
  }
  .calc > summary {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
    padding: 0 var(--rw-s1);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r1);
    font-size: var(--rw-t-xs);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    list-style: none;
  }
  .calc > summary::-webkit-details-marker {
    display: none;
  }
  .calc > summary::after {
    content: "▾";
    margin-inline-start: 0.35em;
    font-size: 0.8em;
  }
  .calc[open] > summary::after {
    content: "▴";
  }
  .calc ol {
    margin: var(--rw-s1) 0 var(--rw-s2);
    padding: var(--rw-s1) var(--rw-s2);
    border-inline-start: 3px solid var(--rw-accent-strong);
    background: var(--rw-raised);
    font-size: var(--rw-t-xs);
  }
  .calc li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--rw-s2);
  }
  .calc .run {
    margin-inline-start: auto;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
