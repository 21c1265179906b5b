import { css } from "lit";

export const puzzleStyles = css`
  /* On a small screen the sheet scrolls by itself: the board is what the puzzle is about. */
  .sheet {
    max-block-size: 11rem;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  @container rw-learn (min-width: 60rem) {
    .sheet {
      max-block-size: none;
    }
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) var(--rw-s3);
  }
  .ticked {
    display: inline-flex;
    align-items: center;
    gap: var(--rw-s1);
    color: var(--rw-good);
    font-weight: 700;
  }
  .goal {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    font-size: var(--rw-t-l);
    font-weight: 700;
  }
  .told {
    display: grid;
    gap: var(--rw-s1);
  }
  .told p {
    padding: var(--rw-s2) var(--rw-s3);
    border-inline-start: 0.25rem solid var(--rw-accent);
    background: var(--rw-raised);
  }
  .told .clause {
    display: inline-flex;
    min-height: 1.75rem;
    padding: 0 var(--rw-s1);
    color: var(--rw-link);
    font-weight: 650;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .way {
    max-block-size: 12rem;
    padding-inline-start: 1.75rem;
    overflow-y: auto;
    list-style: decimal;
  }
  .way li::marker {
    color: var(--rw-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s2);
  }
  .tools button {
    padding-inline: var(--rw-s3);
    font-size: var(--rw-t-s);
  }
  .tools [aria-disabled="true"] {
    color: var(--rw-ink-soft);
    cursor: default;
  }
  footer.missed {
    border-color: var(--rw-warn);
  }
  footer.missed .well {
    color: var(--rw-ink);
  }
`;
