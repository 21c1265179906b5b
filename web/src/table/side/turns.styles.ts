// The styles of the order of turns and of the ribbon of steps.
import { css } from "lit";
import { fading } from "../../theme/shared";

/** The order as one line that scrolls. */
const oneLine = css`
  .turns ol {
    flex-wrap: nowrap;
    min-inline-size: 0;
    padding: 2px;
    overflow-x: auto;
    scrollbar-width: thin;
    ${fading}
  }
  .turns li {
    flex: none;
  }
`;

export const turnStyles = css`
  .turns {
    margin-block-start: var(--rw-s2);
    font-size: var(--rw-t-xs);
  }
  .turns ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) var(--rw-s2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .turns li {
    display: flex;
    align-items: center;
    gap: var(--rw-s1);
  }
  .turn {
    /* What only screen readers see is placed in it: outside it would make the page wider. */
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--rw-s1);
    min-block-size: 1.75rem;
    padding: 0 var(--rw-s2);
    border: 1px solid var(--rw-line);
    background: var(--rw-surface);
    color: var(--rw-ink);
    font-size: inherit;
    font-weight: 500;
    white-space: nowrap;
  }
  .turn .name {
    display: inline-flex;
    align-items: center;
    gap: var(--rw-s1);
  }
  [data-now] .turn {
    border: 2px solid var(--mine, var(--rw-line-strong));
    font-weight: 700;
  }
  [data-past] .turn {
    border-style: dashed;
    background: none;
    color: var(--rw-ink-soft);
  }
  .turns li[data-again]::before {
    content: "↻";
  }
  .left {
    display: inline-flex;
    gap: 2px;
  }
  .left i {
    inline-size: 0.5em;
    block-size: 0.5em;
    border: 1px solid var(--rw-ink-soft);
    border-radius: 50%;
  }
  .left i.full {
    background: var(--rw-ink-soft);
  }
  .deed {
    color: var(--rw-ink-soft);
  }
  /* Beside a board the order has room for a few rows, and scrolls: the decision below it must stay in sight. */
  @media (min-width: 760px) {
    @container players (max-width: 30rem) {
      .turns ol {
        max-block-size: 8rem;
        padding: 2px;
        overflow-y: auto;
        scrollbar-width: thin;
      }
    }
  }
  /* On a telephone and in a low window the order is a line that scrolls, so that it pushes nothing down. */
  @media (max-width: 759px) or (max-height: 50rem) {
    .turns ol {
      gap: var(--rw-s1);
    }
    ${oneLine}
  }
  @media (max-width: 759px) {
    .turn {
      min-block-size: 2.75rem;
    }
  }
  .stages {
    margin-block-start: var(--rw-s2);
    font-size: var(--rw-t-xs);
  }
  .stages ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .stages li {
    display: flex;
    align-items: center;
    gap: var(--rw-s1);
    min-inline-size: 1.6em;
    justify-content: center;
    padding: 0 var(--rw-s1);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
  }
  .stages li[data-past] {
    border-style: dashed;
    background: none;
  }
  .stages li[data-now] {
    border-width: 2px;
    font-weight: 700;
  }
  /* Above a board each is one line behind what it is called. The order scrolls. */
  @container players (min-width: 30rem) {
    :is(.turns, .stages) {
      display: flex;
      align-items: center;
      gap: var(--rw-s2);
    }
    :is(.turns, .stages) small {
      flex: none;
    }
    ${oneLine}
  }
`;
