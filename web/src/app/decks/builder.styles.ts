import { css } from "lit";
import { unseen } from "../../theme/shared";

export const builderStyles = css`
  :host {
    width: min(96rem, 100%);
    padding-block-start: var(--rw-s4);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s2);
    margin-bottom: var(--rw-s4);
  }
  .back {
    padding-inline: var(--rw-s2) var(--rw-s3);
  }
  .head .title {
    flex: 1 1 20rem;
    min-width: 0;
    padding: var(--rw-s1) var(--rw-s3);
    border-color: var(--rw-line);
    border-radius: var(--rw-r2);
    font-family: var(--rw-display);
    font-size: var(--rw-t-xl);
    font-weight: 800;
  }
  .head .main {
    margin-inline-start: auto;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
  }
  .tools button {
    padding-inline: var(--rw-s2);
    font-size: var(--rw-t-s);
  }
  /* Where the words have no room they are still read out. */
  @media (width < 84rem) {
    .word {
      ${unseen}
    }
  }
  .desk {
    display: grid;
    gap: var(--rw-s4);
  }
  .cards {
    min-width: 0;
  }
  .deck {
    min-width: 0;
    padding: var(--rw-s4);
  }
  .tabs {
    display: none;
  }
  @media (width >= 56rem) {
    .desk {
      grid-template-columns: minmax(0, 1fr) minmax(19rem, 24rem);
    }
    .deck {
      position: sticky;
      top: 4.5rem;
      align-self: start;
      max-height: calc(100dvh - 5.5rem);
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
  @media (width < 56rem) {
    :host {
      padding-bottom: 6rem;
    }
    [data-view="cards"] .deck,
    [data-view="deck"] .cards {
      display: none;
    }
    .deck {
      padding: var(--rw-s3);
    }
    .tabs {
      position: fixed;
      z-index: 6;
      inset: auto 0 0;
      display: flex;
      gap: var(--rw-s2);
      padding: var(--rw-s2) var(--rw-s4) max(var(--rw-s2), env(safe-area-inset-bottom));
      border-top: 1px solid var(--rw-line);
      background: var(--rw-surface);
    }
    .tabs button {
      flex: 1;
      font-variant-numeric: tabular-nums;
    }
    .tabs [aria-pressed="true"] {
      border-color: var(--rw-ink);
      background: var(--rw-ink);
      color: var(--rw-surface);
    }
  }
  @media (width < 44rem) {
    .head .title {
      order: 1;
      flex-basis: 100%;
    }
    .head .tools {
      order: 2;
      flex: 1;
      justify-content: space-between;
    }
  }
  @media (forced-colors: active) {
    .tabs [aria-pressed="true"] {
      outline: 3px solid Highlight;
    }
  }
`;
