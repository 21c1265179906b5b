// The styles of a board on somebody's page. Nothing of that page gets in: the frame begins from nothing.
import { css } from "lit";

export const hostStyles = css`
  :host {
    display: block;
    position: relative;
    /* Tells board.ts of other colours around it, and shows them at once. */
    transition: color 1ms step-start;
  }
  .rule-board {
    all: initial;
    display: block;
    font-size: medium;
    direction: ltr;
    contain: layout;
  }
  .rule-board:not([data-theme]) {
    color-scheme: inherit;
  }
  .rule-board > rw-scene {
    font-size: var(--rw-rem);
  }
  .rule-board.still {
    position: absolute;
    inset: auto 0 0 auto;
  }
  .rule-board.over {
    position: absolute;
    inset: auto 0 0;
  }
  .over > .fault {
    margin: 0;
    box-shadow: var(--rw-shadow-1);
  }
  .fault > button {
    display: none;
    min-height: 1.75rem;
    padding: 0 var(--rw-s2);
    font: inherit;
    cursor: pointer;
  }
  .over > .fault > button {
    display: inline-block;
  }
  .still > button {
    min-height: var(--rw-target);
    padding: var(--rw-s2) var(--rw-s4);
    border: 0;
    border-radius: var(--rw-r2);
    background: var(--rw-accent);
    color: var(--rw-on-accent);
    box-shadow: var(--rw-shadow-1);
    font: 650 1rem / 1.2 var(--rw-font);
    cursor: pointer;
  }
  .still > button::before {
    content: "▶";
    content: "▶" / "";
    margin-inline-end: 0.5em;
    font-size: 0.75em;
  }
  .still > button:focus-visible {
    outline: var(--rw-focus);
    outline-offset: 2px;
  }
  .rule-board > .fault {
    display: block;
    margin: 0.5rem 0;
    padding: 0.5rem 0.75rem;
    border-inline-start: 0.25rem solid var(--rw-warn);
    background: var(--rw-surface);
    color: var(--rw-ink);
    font: 0.875rem / 1.5 var(--rw-font);
    overflow-wrap: anywhere;
  }
  @media print {
    :host {
      break-inside: avoid;
    }
    .rule-board.still {
      display: none;
    }
  }
`;

export const sceneStyles = css`
  :host {
    display: block;
    max-inline-size: 42rem;
    --rw-board-max: 28rem;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s2);
    /* The board has the first claim to the width: 20.5rem are 13 squares. */
    padding: var(--rw-s3) clamp(0px, calc((100% - 20.5rem) / 2), var(--rw-s3));
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    container: scene / inline-size;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--rw-s3);
    font-family: var(--rw-display);
    font-size: var(--rw-t-l);
    line-height: var(--rw-tight);
  }
  .id {
    min-block-size: 1.5rem;
    font-family: var(--rw-mono);
    font-size: var(--rw-t-xs);
  }
  .text {
    margin-block-start: var(--rw-s1);
    font-size: var(--rw-t-s);
  }
  .example,
  select {
    inline-size: 100%;
    font-size: var(--rw-t-s);
    font-weight: 650;
  }
  select {
    padding-block: var(--rw-s1);
    text-overflow: ellipsis;
  }
  .told {
    font-size: var(--rw-t-s);
    font-weight: 650;
  }
  .refused {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--rw-s2);
    margin-block-start: var(--rw-s1);
    padding: var(--rw-s1) var(--rw-s3);
    border-inline-start: 0.25rem solid var(--rw-danger);
    background: var(--rw-raised);
    font-weight: 400;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s2);
  }
  .bar button {
    min-height: var(--rw-target);
    min-width: var(--rw-target);
  }
  .bar svg {
    inline-size: 1rem;
    block-size: 1rem;
    fill: currentcolor;
  }
  .try {
    margin-inline-start: auto;
  }
  output {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .fault,
  .note {
    padding: var(--rw-s2) var(--rw-s3);
    border-inline-start: 0.25rem solid var(--rw-warn);
    background: var(--rw-raised);
    font-size: var(--rw-t-s);
    overflow-wrap: anywhere;
  }
  .note {
    border-color: var(--rw-link);
  }
  .note button {
    margin-block-start: var(--rw-s2);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--rw-s1) var(--rw-s4);
    font-size: var(--rw-t-xs);
  }
  footer a,
  .id {
    display: inline-flex;
    align-items: center;
    min-block-size: 1.5rem;
  }
  .why:empty {
    display: none;
  }
  /* A phone has no room for a frame. */
  @media (width < 27rem) {
    section {
      border-inline: 0;
      border-radius: 0;
    }
  }
  /* Where the board takes the whole width, words keep off the edge. */
  @container scene (max-width: 22rem) {
    :is(header, footer, .bar, .told, .example:not(label)) {
      padding-inline: var(--rw-s2);
    }
  }
  @container scene (max-width: 26rem) {
    .bar span {
      font-size: var(--rw-t-s);
    }
    .bar button {
      padding-inline: var(--rw-s2);
    }
    .try {
      flex: 1 1 100%;
    }
  }
  .credit {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    text-align: end;
  }
  .credit.waits {
    visibility: hidden;
  }
  .printed {
    display: none;
  }
  /* On paper nothing can be pressed, and no room is kept. */
  @media print {
    :host {
      min-block-size: 0 !important;
      --rw-board-max: 20rem !important;
    }
    .bar,
    footer,
    label {
      display: none;
    }
    .printed {
      display: block;
    }
  }
`;
