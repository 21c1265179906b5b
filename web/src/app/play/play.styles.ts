import { css } from "lit";
import { unseen } from "../../theme/shared";

export const playStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    width: 100%;
    padding: 0 clamp(var(--rw-s2), 1.2vw, var(--rw-s5)) var(--rw-s2);
  }
  rw-table,
  rw-curtain {
    flex: 1;
    min-block-size: 0;
  }
  /* On a phone the board has the whole width, so that fifteen squares of a fingertip's size stand side by side. */
  @media (max-width: 30rem) {
    :host {
      --rw-bleed: var(--rw-s2);
    }
  }
  /* One height for all its states: what is below must not jump. */
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--rw-s2);
    min-height: 2.75rem;
  }
  .head nav {
    display: flex;
    flex: none;
  }
  .head nav > * {
    min-height: 2.25rem;
    padding-block: 0;
    font-size: var(--rw-t-s);
  }
  /* A low window has more need of a board. */
  @media (height < 50rem) or (width < 44rem) {
    .head {
      min-height: 2.5rem;
    }
  }
  .title {
    min-width: 0;
    overflow: hidden;
    font-family: var(--rw-display);
    font-weight: 750;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .thinking,
  .looking {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s1) var(--rw-s3);
    min-width: 0;
  }
  .thinking {
    flex-wrap: nowrap;
  }
  .thinking button {
    flex: none;
  }
  .thinking .icon,
  .looking .icon {
    flex: none;
    color: var(--rw-accent-ink);
  }
  .thinking p {
    display: grid;
    flex: 0 1 22rem;
    min-width: 6rem;
    font-size: var(--rw-t-s);
    line-height: 1.25;
  }
  .thinking p span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .thinking button,
  .looking button {
    min-height: 2.25rem;
    padding: var(--rw-s1) var(--rw-s3);
    font-size: var(--rw-t-s);
  }
  .looking {
    padding: var(--rw-s1) var(--rw-s3);
    border-left: 0.25rem solid var(--rw-accent-strong);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
  }
  .looking p {
    font-size: var(--rw-t-s);
  }
  .shared {
    margin-block: var(--rw-s1);
  }
  .eyes {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    font-size: var(--rw-t-s);
    font-weight: 500;
  }
  .shared select {
    min-height: 2.25rem;
    padding-block: 0;
  }
  .brief {
    display: none;
  }
  /* What is said of the step needs the room: the buttons beside it are signs until it is gone. */
  @media (width < 96rem) {
    .head:has(.looking) nav .long,
    .watch .long {
      ${unseen}
    }
  }
  /* Beside a bot that thinks there is no room for words, and the buttons do not change with every turn of it. */
  @media (width < 60rem) {
    .head nav .long {
      ${unseen}
    }
  }
  progress {
    width: 100%;
    height: 0.375rem;
    margin-top: var(--rw-s1);
    overflow: hidden;
    border: 0;
    border-radius: 1rem;
    background: var(--rw-sunken);
    appearance: none;
  }
  progress::-webkit-progress-bar {
    background: var(--rw-sunken);
  }
  progress::-webkit-progress-value {
    background: var(--rw-accent-strong);
  }
  progress::-moz-progress-bar {
    background: var(--rw-accent-strong);
  }
  .wait {
    padding: var(--rw-s8) 0;
    text-align: center;
  }
  .broken {
    display: grid;
    gap: var(--rw-s4);
    max-width: 40rem;
    margin: var(--rw-s6) auto;
    padding: var(--rw-s5);
  }
  @media (width < 44rem) {
    .thinking > .icon {
      display: none;
    }
    .thinking p {
      flex: 1;
    }
    .thinking p span {
      font-size: var(--rw-t-xs);
      line-height: 1.2;
      white-space: normal;
    }
    .thinking button {
      padding-inline: var(--rw-s2);
    }
    /* What can be done with the game waits until it is looked at as it stands: the head has one height. */
    .head:has(.looking) nav {
      display: none;
    }
    .looking:not(.shared) {
      flex-wrap: nowrap;
      padding-block: 0;
    }
    /* Two lines of a button are no higher than one. */
    .looking:not(.shared) button {
      padding-block: 0;
      line-height: 1.15;
    }
    .looking {
      gap: var(--rw-s2);
      padding-inline: var(--rw-s2);
    }
    .looking > .icon {
      display: none;
    }
    .brief {
      display: inline;
    }
    .looking p {
      flex: 1 0 4.5rem;
    }
    .shared p {
      flex-basis: 100%;
    }
    .looking p,
    .looking button {
      font-size: var(--rw-t-xs);
      line-height: 1.2;
    }
    .looking button {
      flex: 0 1 auto;
      min-width: 0;
      padding-inline: var(--rw-s2);
    }
    .head nav > * {
      padding-inline: var(--rw-s2);
    }
  }
`;
