// Styles of the first stage: the board and the panels beside it.
import { css } from "lit";

export const positionStyles = css`
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
  .away {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1);
    list-style: none;
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
    margin-bottom: var(--rw-s3);
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
  .laid .stepper {
    flex: 1;
  }
  /* A long name breaks, so that the controls after it stay on its line. */
  .laid b {
    flex: 1 1 8rem;
  }
  .side {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--rw-s2);
  }
  .side .segments {
    margin-block: 2px;
  }
  .order button {
    min-height: 2.5rem;
    min-width: 2.5rem;
    padding: 0;
  }
  .clearing {
    margin-top: var(--rw-s1);
  }
  .shared {
    margin-top: var(--rw-s4);
    padding-top: var(--rw-s2);
    border-top: 1px solid var(--rw-line);
  }
  .panel > .field + .field {
    margin-top: var(--rw-s2);
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
