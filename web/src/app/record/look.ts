// Looks of the recorder: its head and bar, the panels, the last stage.
import { css } from "lit";

export const panelLook = css`
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
    margin-bottom: var(--rw-s2);
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

export const positionLook = css`
  :host {
    display: block;
    container: position / inline-size;
  }
  .work {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s3);
  }
  .stage {
    min-width: 0;
    --rw-board-max: max(18rem, calc(100dvh - 20rem));
  }
  .under {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--rw-s2);
    min-height: 3.25rem;
    margin-top: var(--rw-s1);
    font-size: var(--rw-t-s);
  }
  .under .tight {
    flex: none;
    flex-wrap: nowrap;
  }
  .tabs {
    display: flex;
    gap: 2px;
  }
  .tabs button {
    flex: 1;
    min-width: 0;
    padding-inline: var(--rw-s1);
    border-color: var(--rw-line);
    border-radius: var(--rw-r1) var(--rw-r1) 0 0;
    font-size: var(--rw-t-s);
  }
  .tabs button[aria-selected="true"] {
    border-block-end: 3px solid var(--rw-ink);
    background: var(--rw-raised);
  }
  .panel {
    min-height: 24rem;
    padding: var(--rw-s3);
    border: 1px solid var(--rw-line);
    border-radius: 0 0 var(--rw-r2) var(--rw-r2);
    background: var(--rw-surface);
  }
  input[type="search"] {
    width: 100%;
  }
  .units {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1);
    margin-top: var(--rw-s2);
  }
  .units .over {
    flex: 1 0 100%;
    margin-top: var(--rw-s2);
  }
  .units button {
    min-height: 2.5rem;
    touch-action: manipulation;
  }
  .pair,
  .stats {
    margin-top: var(--rw-s2);
  }
  .laid li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--rw-s2);
    padding-block: var(--rw-s1);
    border-bottom: 1px solid var(--rw-line);
    font-size: var(--rw-t-s);
  }
  .used {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--rw-s4);
    margin-block: var(--rw-s3);
  }
  .used legend {
    margin: 0;
    font-family: inherit;
    font-size: var(--rw-t-s);
  }
  .used label {
    display: inline-flex;
    align-items: center;
    gap: var(--rw-s1);
    min-height: 2rem;
    font-size: var(--rw-t-s);
    font-weight: 400;
  }
  .used input {
    inline-size: 1.2rem;
    block-size: 1.2rem;
  }
  @container position (max-width: 30rem) {
    .tabs button {
      font-size: var(--rw-t-xs);
    }
  }
  @container position (min-width: 52rem) {
    .work {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
    }
    .stage {
      position: sticky;
      inset-block-start: var(--rw-top, var(--rw-s2));
      align-self: start;
    }
    .panel {
      min-height: 30rem;
    }
  }
`;

export const recordLook = css`
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
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--rw-s2);
    align-items: stretch;
  }
  .recording rw-table {
    grid-column: 1 / -1;
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
    min-height: 2.75rem;
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
    .acts .tight .icon {
      display: block;
    }
    .acts .tight button {
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
    .bar {
      padding: var(--rw-s1) var(--rw-s2);
    }
    /* Fingers type digits; the table says what was refused, under the board. */
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
  }
`;

export const sharingLook = css`
  :host {
    display: block;
    container: sharing / inline-size;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s5);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--rw-s3);
    margin-bottom: var(--rw-s4);
  }
  .check {
    flex: 1 1 18rem;
    min-width: 0;
  }
  .said,
  .out {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s4);
    align-content: start;
  }
  h2 {
    margin-bottom: var(--rw-s2);
    font-size: var(--rw-t-l);
  }
  .titles {
    display: grid;
    gap: var(--rw-s2);
  }
  .check p {
    padding: var(--rw-s3);
    border: 2px solid currentcolor;
    border-radius: var(--rw-r2);
    font-weight: 650;
  }
  .passed {
    color: var(--rw-good);
  }
  .passed::before {
    content: "✓ ";
  }
  .failed {
    color: var(--rw-bad);
  }
  .differences {
    margin-top: var(--rw-s2);
  }
  .differences li {
    padding-block: var(--rw-s2);
    border-bottom: 1px solid var(--rw-line);
    font-size: var(--rw-t-s);
  }
  .differences p {
    padding: 0;
    border: 0;
    font-weight: 400;
  }
  code,
  pre {
    font: var(--rw-t-xs) / 1.5 var(--rw-mono);
    overflow-wrap: anywhere;
  }
  pre {
    max-height: 24rem;
    margin: var(--rw-s2) 0 0;
    padding: var(--rw-s3);
    overflow: auto;
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r1);
    background: var(--rw-sunken);
    white-space: pre-wrap;
  }
  textarea {
    width: 100%;
    min-height: 8rem;
    padding: var(--rw-s2);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r1);
    background: var(--rw-sunken);
    color: inherit;
    font: var(--rw-t-xs) / 1.5 var(--rw-mono);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s2);
  }
  .ways button {
    min-height: var(--rw-target);
    font-size: var(--rw-t-m);
  }
  summary {
    min-height: 2.25rem;
    padding-block: var(--rw-s1);
    font-size: var(--rw-t-s);
    font-weight: 650;
    cursor: pointer;
  }
  .tick {
    display: inline-flex;
    gap: var(--rw-s2);
    align-items: flex-start;
    padding-block: 3px;
    font-weight: 400;
  }
  .tick input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0.1rem 0 0;
  }
  .deeds > li {
    padding-block: var(--rw-s3);
    border-top: 1px solid var(--rw-line);
  }
  .deeds ul {
    margin-top: var(--rw-s1);
    font-size: var(--rw-t-s);
  }
  .deeds ul li,
  .rules li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--rw-s2);
  }
  .change {
    padding-inline-start: var(--rw-s4);
  }
  .no {
    color: var(--rw-bad);
  }
  .preview {
    min-height: 30rem;
  }
  @container sharing (min-width: 56rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--rw-s6);
    }
  }
`;
