// Styles of the recorder: shared styles of its panels, its header, and the bar over the table.
import { css } from "lit";

export const panelStyles = css`
  .tight {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1);
  }
  .label {
    margin-block: var(--rw-s3) var(--rw-s1);
    font-size: var(--rw-t-s);
    font-weight: 650;
  }
  .field {
    display: grid;
    gap: var(--rw-s1);
    font-size: var(--rw-t-s);
  }
  .field :is(input, select, textarea) {
    width: 100%;
    min-width: 0;
    font-weight: 400;
  }
  .fault {
    color: var(--rw-bad);
    font-weight: 600;
  }
  input[aria-invalid="true"] {
    border-color: var(--rw-bad) !important;
    border-width: 2px !important;
  }
  [aria-pressed="true"] {
    border-color: var(--rw-ink);
    background: var(--rw-ink);
    color: var(--rw-surface);
  }
  [aria-pressed="true"]:hover {
    background: var(--rw-ink-soft);
  }
  .segments {
    display: flex;
    gap: 2px;
    margin-block: var(--rw-s1) var(--rw-s2);
  }
  .segments button {
    flex: 1;
    gap: var(--rw-s1);
    padding-inline: var(--rw-s2);
  }
  .sign {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    fill: currentcolor;
  }
  .stepper {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--rw-s2);
    align-items: center;
    padding-block: 2px;
  }
  .stepper label {
    font-size: var(--rw-t-s);
  }
  .stepper .fault {
    grid-column: 1 / -1;
  }
  .number {
    display: flex;
    gap: 2px;
  }
  .number button {
    min-height: 2.5rem;
    min-width: 2.5rem;
    padding: 0;
  }
  .number input {
    width: 3.5rem;
    min-height: 2.5rem !important;
    padding: 0 var(--rw-s1) !important;
    text-align: center;
    appearance: textfield;
  }
  .number input::-webkit-inner-spin-button {
    appearance: none;
  }
  .adder {
    display: flex;
    gap: var(--rw-s1);
    margin-top: var(--rw-s1);
  }
  .adder select {
    flex: 1;
    min-width: 0;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1);
  }
  .chip {
    display: inline-flex;
    align-items: center;
    padding: 0 0 0 var(--rw-s2);
    border: 1px solid var(--rw-line);
    border-radius: 99rem;
    background: var(--rw-raised);
    font-size: var(--rw-t-s);
  }
  .chip button {
    min-height: 2rem;
    min-width: 2rem;
    padding: 0;
    border-radius: 99rem;
  }
`;

export const recordStyles = css`
  :host {
    width: min(90rem, 100%);
    padding-block: var(--rw-s3) var(--rw-s6);
    padding-inline: clamp(var(--rw-s2), 2vw, var(--rw-s5));
  }
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--rw-s2);
  }
  .top h1 {
    font-size: var(--rw-t-xl);
  }
  .top .tight {
    flex: none;
    flex-wrap: nowrap;
  }
  .stages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s1);
    margin-block: var(--rw-s2) var(--rw-s3);
  }
  .stages button {
    gap: var(--rw-s1);
    padding-inline: var(--rw-s3);
    border-radius: 99rem;
    font-size: var(--rw-t-s);
  }
  .stages [aria-current] {
    border-color: var(--rw-ink);
    background: var(--rw-ink);
    color: var(--rw-surface);
  }
  .state {
    display: inline-flex;
    align-items: center;
    gap: var(--rw-s1);
    min-height: 1.75rem;
    min-inline-size: 9.5rem; /* the width of the longest text, so that a change of text moves nothing */
    margin-inline-start: auto;
    font-size: var(--rw-t-s);
    font-weight: 650;
  }
  .state.none {
    color: var(--rw-ink-soft);
    font-weight: 400;
  }
  .state.passes {
    color: var(--rw-good);
  }
  .state.passes::before {
    content: "✓";
  }
  .state.fails {
    color: var(--rw-bad);
  }
  .state.fails::before {
    content: "✗";
  }
  .go {
    width: 100%;
    margin-top: var(--rw-s2);
  }
  .dot {
    flex: none;
    display: inline-block;
    inline-size: 0.8em;
    block-size: 0.8em;
    border: 2px solid var(--rw-surface);
    border-radius: 50%;
    background: var(--rw-bad);
    outline: 2px solid var(--rw-bad);
  }
  .recording {
    display: grid;
    /* Where both are not in one line, what is done to the record has two, and the dice keep theirs. */
    grid-template-columns: minmax(min(33rem, 52%), 1fr) minmax(0, max-content);
    gap: var(--rw-s2);
    align-items: stretch;
  }
  /* About the height of the window; in one column as much as any table needs, because the page scrolls anyway. */
  .recording rw-table {
    grid-column: 1 / -1;
    block-size: max(40rem, 100dvh - 9rem);
  }
  .bar,
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s1) var(--rw-s3);
    padding: var(--rw-s2) var(--rw-s3);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    font-size: var(--rw-t-s);
  }
  .acts {
    gap: var(--rw-s2);
  }
  .acts .tight {
    flex-wrap: nowrap;
  }
  .count {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    font-weight: 650;
  }
  .luck {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s1) var(--rw-s2);
  }
  .luck .field {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
  }
  .luck input {
    width: 8.5rem;
    min-height: 2.5rem;
  }
  .faces {
    display: flex;
    gap: 2px;
  }
  .faces button {
    min-height: 2.5rem;
    min-width: 2.25rem;
    padding: 0;
  }
  .draws {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s2);
  }
  .try {
    flex: 1 1 14rem;
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    color: var(--rw-ink-soft);
    line-height: 1.25; /* two lines fit, so that a longer sentence moves nothing */
  }
  .broken {
    display: grid;
    gap: var(--rw-s3);
    padding: var(--rw-s5);
  }
  @media (width < 44rem) {
    .top h1 {
      font-size: var(--rw-t-m);
    }
    .acts .icon {
      display: none;
    }
    .acts :is(.tight, .copy) .icon {
      display: block;
    }
    .acts :is(.tight button, .copy) {
      min-width: 2.5rem;
      padding: 0;
    }
    .top button {
      padding-inline: var(--rw-s2);
    }
    .stages button {
      padding-inline: var(--rw-s2) var(--rw-s3);
    }
    .state {
      flex: 1 0 100%;
      min-height: 1.25rem;
    }
    .recording {
      grid-template-columns: minmax(0, 1fr);
    }
    .recording rw-table {
      block-size: 52rem;
    }
    .bar {
      padding: var(--rw-s1) var(--rw-s2);
    }
    /* On a touch screen digits are typed, and the table shows a refusal under the board. */
    .faces {
      display: none;
    }
    .try {
      flex: 1 0 100%;
      min-height: 2.6rem;
      font-size: var(--rw-t-xs);
    }
    .luck .field input {
      width: 6.5rem;
    }
    .acts {
      position: sticky;
      inset-block-start: var(--rw-top, 0);
      z-index: 2;
      flex-wrap: nowrap;
      padding: var(--rw-s1);
    }
    .acts > button {
      flex: 1;
      padding-inline: var(--rw-s2);
      font-size: var(--rw-t-s);
    }
    .acts .refuse {
      flex: 2;
    }
    .acts :is(.copy, .main) {
      flex: none;
    }
  }
`;
