// The styles of the players' strips.
import { css } from "lit";
import { fading } from "../../theme/shared";

export const playersStyles = css`
  :host {
    display: block;
    container: players / inline-size;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--rw-s2);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--rw-s2);
    align-items: center;
    align-content: start;
    padding: var(--rw-s2) var(--rw-s3);
    border: 1px solid var(--rw-line);
    border-block-end: 4px solid var(--mine);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
  }
  /* On a telephone and in a low window, cards are a line that scrolls, so that it does not push the board down. */
  @media (max-width: 759px) or (max-height: 55rem) {
    .chips {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: thin;
      ${fading}
    }
    .chips li {
      position: relative;
      flex: none;
    }
    .chips summary {
      white-space: nowrap;
    }
    .chips :is(li > .chip, .reads p) {
      max-inline-size: 17rem;
    }
  }
  @media (max-width: 759px) {
    .many .gems {
      display: none;
    }
    .brief .rest {
      display: none;
    }
  }
  .p1 {
    --mine: var(--rw-p1);
  }
  .p2 {
    --mine: var(--rw-p2);
  }
  .p3 {
    --mine: var(--rw-p3);
  }
  .p4 {
    --mine: var(--rw-p4);
  }
  /* Within its own edges: a strip that scrolls cuts off what is outside of them. */
  section[data-acts] {
    border-color: var(--mine);
    box-shadow: inset 0 0 0 2px var(--mine);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    min-inline-size: 0;
    font-size: var(--rw-t-s);
  }
  h2 span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--rw-s2);
    min-inline-size: 0;
  }
  /* One line, so that the strip keeps its height: what the side is called, and as much of its deck as there is room for. */
  h2 small {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    font-weight: 600;
    letter-spacing: 0;
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.7em;
    font-weight: 800;
    font-size: var(--rw-t-l);
    font-variant-numeric: tabular-nums;
  }
  .score small {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    font-weight: 600;
  }
  /* Numbers without room beside the name are below it. */
  .many .score,
  .many .score > span {
    grid-column: 1 / -1;
    font-size: var(--rw-t-m);
  }
  .piles {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--rw-s3);
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
  }
  .piles b {
    color: var(--rw-ink);
    font-variant-numeric: tabular-nums;
  }
  .piles summary {
    display: inline-flex;
    gap: 0.3em;
    align-items: center;
    min-block-size: 1.5rem;
    list-style: none;
    cursor: pointer;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  .piles summary::-webkit-details-marker {
    display: none;
  }
  .of {
    color: var(--rw-ink-soft);
    font-weight: 650;
  }
  .gems {
    display: inline-flex;
    gap: 2px;
  }
  .gems i {
    inline-size: 0.55rem;
    block-size: 0.55rem;
    border: 1.5px solid var(--rw-ink);
    transform: rotate(45deg) scale(0.85);
  }
  .gems .full {
    background: var(--rw-ink);
  }
  @media (forced-colors: active) {
    section[data-acts] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  .reads summary {
    cursor: pointer;
    list-style: none;
  }
  .reads p {
    padding: var(--rw-s1) var(--rw-s2);
    font-size: var(--rw-t-xs);
    white-space: pre-line;
  }
  .effects {
    margin-block-start: var(--rw-s2);
  }
  .effects .chip {
    border-inline-start: 3px solid var(--rw-accent);
  }
  .chips {
    grid-column: 1 / -1;
    margin-block-start: var(--rw-s1);
  }
  @container players (min-width: 62rem) {
    section:not(.many) {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 var(--rw-s3);
      padding-block: var(--rw-s1);
    }
    section:not(.many) .piles {
      grid-column: 2;
      grid-row: 1;
      justify-content: end;
    }
    section:not(.many) .score {
      grid-column: 3;
    }
  }
  /* Amounts of resources. */
  .score .amount {
    font-size: var(--rw-t-m);
  }
  /* Hidden if everything has room. */
  .unfold {
    display: none;
    min-block-size: 1.5rem;
    min-inline-size: 1.75rem;
    margin-inline-start: auto;
    padding: 0;
    border: 1px solid var(--rw-line-strong);
    line-height: 1;
  }
  @container players (max-width: 34rem) {
    section {
      padding: var(--rw-s1) var(--rw-s2);
    }
    h2 small {
      display: none;
    }
    h2 span {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    h2 {
      gap: var(--rw-s1);
    }
    /* The word is under its number, because the name beside them needs the room. */
    section:not(.many) .score > span:not(.amount) {
      display: grid;
      justify-items: end;
      line-height: 1.05;
    }
    /* Resources have their own line, so that the name keeps its room. */
    .paid .score {
      grid-column: 1 / -1;
      gap: 0 0.5em;
      min-block-size: 1.5rem;
      align-items: center;
    }
    .paid .score .amount {
      font-size: var(--rw-t-s);
    }
    .many .score {
      gap: 0 0.5em;
    }
    .many .score > span {
      font-size: var(--rw-t-s);
    }
    .many .gems i {
      inline-size: 0.45rem;
      block-size: 0.45rem;
    }
    .many .score > span {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.35em;
    }
    .chip {
      padding: 0 0.4rem;
      border-radius: var(--rw-r1);
      font-size: 0.6875rem;
      line-height: 1.45;
    }
    .score small {
      font-size: 0.6875rem;
    }
    .piles {
      gap: 0 var(--rw-s2);
      font-size: 0.6875rem;
    }
  }
  /* Only a telephone folds piles away. */
  @media (max-width: 759px) {
    .unfold {
      display: inline-flex;
      grid-area: 1 / 2;
    }
  }
  .effect {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--rw-s2);
    margin-block-start: var(--rw-s1);
    padding: 0.125rem var(--rw-s3);
    border-inline-start: 3px solid var(--rw-accent-strong);
    background: var(--rw-surface);
    font-size: var(--rw-t-s);
  }
  .effect svg {
    align-self: center;
    inline-size: 1.2em;
    block-size: 1.2em;
    fill: var(--rw-accent-ink);
  }
  /* The name stays beside its picture, even in a narrow strip. */
  .effect b {
    max-inline-size: calc(100% - 1.2em - var(--rw-s2));
  }
  .effect .lines {
    flex: 1 1 12rem;
    color: var(--rw-ink-soft);
  }
  .piles > span {
    display: inline-flex;
    gap: 0.3em;
    align-items: center;
    min-block-size: 1.5rem;
  }
  .piles details[open] {
    flex-basis: 100%;
  }
  .piles .chips {
    padding-block-end: var(--rw-s1);
  }
  .chip svg {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    fill: currentcolor;
  }
  .tokens {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  /* A card that waits, with its counter. */
  .token {
    display: inline-flex;
    align-items: center;
    gap: 0.15em;
    padding: 0 0.25em 0 0.1em;
    border: 1px solid var(--mine);
    border-radius: 4px;
    background: var(--rw-surface);
    color: var(--rw-ink);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }
  .token svg {
    inline-size: 1.15em;
    block-size: 1.15em;
    fill: var(--mine);
  }
  .token.back svg {
    fill: var(--rw-neutral);
  }
`;
