import { css } from "lit";

export const decksStyles = css`
  .tools {
    margin: var(--rw-s4) 0 var(--rw-s5);
  }
  section + section {
    margin-top: var(--rw-s6);
  }
  h2 {
    margin-bottom: var(--rw-s3);
  }
  .decks {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
    gap: var(--rw-s3);
  }
  .deck {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 7.5rem;
    grid-template-rows: 1fr auto;
    align-items: start;
    gap: var(--rw-s2) var(--rw-s3);
    padding: var(--rw-s3) var(--rw-s3) var(--rw-s2);
  }
  .deck:has(a.name):hover {
    border-color: var(--rw-line-strong);
    box-shadow: var(--rw-shadow-2);
  }
  .what {
    display: grid;
    line-height: 1.35;
  }
  .name {
    color: inherit;
    font-family: var(--rw-display);
    font-size: var(--rw-t-l);
    font-weight: 750;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  /* The whole deck opens it; the buttons lie above. */
  a.name::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--rw-r3);
  }
  .state {
    color: var(--rw-ink-soft);
  }
  .state.good {
    color: var(--rw-good);
    font-weight: 650;
  }
  .buttons {
    z-index: 1;
    grid-column: 1 / -1;
    display: flex;
    justify-content: flex-end;
    gap: var(--rw-s1);
  }
  .buttons button {
    min-height: 2.25rem;
    font-size: var(--rw-t-s);
  }
  /* Its figures would be too small to read; they are said, and stand in the deck itself. */
  .small-curve text {
    display: none;
  }
  @media (width < 30rem) {
    .deck {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .small-curve {
      display: none;
    }
  }
`;
