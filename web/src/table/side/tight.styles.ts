// The decision bar of a table that fills its room.
import { css } from "lit";
import { unseen } from "../../theme/shared";

export const tightStyles = css`
  /* Of one height: the text scrolls, the answers stay, and what is asked for opens over the board. */
  :host([tight]) {
    position: relative;
    z-index: 2;
    display: flex;
    flex-direction: column;
    gap: var(--rw-s1);
    container: bar / size;
    min-block-size: 0;
    padding-block: var(--rw-s1);
  }
  :host([tight]) .row {
    flex: 1;
    display: grid;
    grid-template: "ask signs" minmax(2.375rem, 1fr) "answers answers" auto / minmax(0, 1fr) auto;
    gap: var(--rw-s1) var(--rw-s2);
    min-block-size: 0;
  }
  :host([tight]) .ask {
    grid-area: ask;
    align-self: center;
    align-content: safe center;
    block-size: 100%;
    /* Whole lines, of which none is cut in two. */
    max-block-size: round(down, 100%, 1lh);
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  :host([tight]) .answers {
    grid-area: answers;
    gap: var(--rw-s1);
    /* Two lines of text are left. */
    max-block-size: calc(100cqb - 2.625rem);
    overflow-y: auto;
    scrollbar-width: thin;
  }
  :host([tight]) .answers button {
    flex: 1 1 auto;
    min-height: 2.25rem;
    padding-inline: var(--rw-s2);
  }
  /* Whose question it is, and the question, in one paragraph. */
  :host([tight]) .who + .asked {
    display: inline;
    margin-inline-start: 0.4em;
  }
  :host([tight]) .signs {
    grid-area: signs;
    gap: var(--rw-s1);
  }
  :host([tight]) :is(.ask-help, .beside summary) {
    inline-size: 1.75rem;
    min-inline-size: 1.75rem;
    min-block-size: 1.75rem;
  }
  :host([tight]) .answers:empty {
    display: none;
  }
  :host([tight]) .reserve {
    flex-wrap: nowrap;
    padding: 2px;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  :host([tight]) .reserve li {
    flex: none;
  }
  /* In a low bar the same holds for what has been clicked, and what can be clicked next. */
  @container bar (max-height: 8rem) {
    :host([tight]) .path {
      display: inline-flex;
      margin-inline-end: 0.4em;
    }
  }
  @container bar (min-height: 9rem) {
    :host([tight]) .reserve {
      flex-wrap: wrap;
      max-block-size: 58cqb;
      overflow: hidden auto;
    }
  }
  @container bar (min-width: 38rem) {
    :host([tight]) .row {
      grid-template: "ask answers signs" minmax(0, 1fr) / minmax(0, 1fr) fit-content(60%) auto;
    }
    :host([tight]) .answers {
      justify-content: end;
      max-block-size: 100%;
    }
  }
  :host([tight]) :is(.help, .asides) {
    position: absolute;
    inset-block: var(--opens, auto calc(100% + var(--rw-s1)));
    inset-inline: 0;
    z-index: 3;
    max-block-size: var(--opens-most, min(50dvh, 24rem));
    overflow-y: auto;
    border: 1px solid var(--rw-line-strong);
    border-inline-start: 4px solid var(--rw-select);
    box-shadow: var(--rw-shadow-2);
  }
  :host([tight]) .asides {
    inset-inline: auto 0;
    padding: var(--rw-s2);
    border-radius: var(--rw-r1);
    background: var(--rw-raised);
  }
  :host([tight]) .beside summary {
    justify-content: center;
    border: 1px solid var(--rw-line-strong);
    border-radius: 50%;
    font-weight: 700;
  }
  :host([tight]) .beside summary::before {
    content: "⋯";
    inline-size: auto;
  }
  :host([tight]) .beside[open] summary {
    border-color: var(--rw-ink);
    background: var(--rw-ink);
    color: var(--rw-surface);
  }
  :host([tight]) .beside .word {
    ${unseen}
  }
`;
