// Styles of whole screens: widths, cards, badges. Shared by the screens, so that they keep step with one another.
import { css } from "lit";

export const screen = css`
  :host {
    display: block;
    width: min(72rem, 100%);
    margin: 0 auto;
    padding: clamp(var(--rw-s4), 3vw, var(--rw-s6)) clamp(var(--rw-s4), 4vw, var(--rw-s6)) var(--rw-s8);
  }
  h1:focus {
    outline: none; /* takes the focus when the screen changes; it is not a control */
  }
  .card {
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r3);
    background: var(--rw-surface);
    box-shadow: var(--rw-shadow-1);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s3);
  }
  .badge {
    display: inline-flex;
    align-items: center;
    gap: var(--rw-s1);
    padding: 0.1rem var(--rw-s2);
    border: 1px solid currentcolor;
    border-radius: 1rem;
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
    font-weight: 700;
    letter-spacing: 0.02em;
  }
`;

export const dialogs = css`
  /* An element that is a dialog has no room of its own. */
  :host {
    display: contents;
  }
  dialog {
    width: min(34rem, calc(100vw - 2 * var(--rw-s4)));
    max-height: min(46rem, calc(100dvh - 2 * var(--rw-s5)));
    padding: var(--rw-s5);
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r3);
    background: var(--rw-surface);
    color: inherit;
    box-shadow: var(--rw-shadow-2);
  }
  dialog::backdrop {
    background: var(--rw-scrim);
  }
  dialog[open] {
    animation: rise var(--rw-slow) var(--rw-ease);
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
  h2 + p {
    margin-top: var(--rw-s2);
  }
  .top {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--rw-s3);
    margin-bottom: var(--rw-s3);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--rw-s3);
    margin-top: var(--rw-s5);
  }
`;

/** Code to be copied by hand. */
export const codeField = css`
  textarea {
    width: 100%;
    min-height: 10rem;
    padding: var(--rw-s3);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r1);
    background: var(--rw-sunken);
    color: var(--rw-ink);
    font: var(--rw-t-xs) / 1.5 var(--rw-mono);
  }
`;
