// Looks that every component shares. Lit turns these into constructable sheets: no inline style, one copy in memory.
import { css } from "lit";

/** Read out, and not seen. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A line that scrolls fades at its end until it is scrolled there, where the browser can do so by itself. */
export const fading = css`
  animation: fades linear;
  animation-timeline: scroll(self inline);
`;

/** Box model, focus ring, text that only screen readers get. */
export const base = css`
  :host {
    box-sizing: border-box;
    color: var(--rw-ink);
    font-family: var(--rw-font);
    line-height: var(--rw-leading);
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3 {
    font-family: var(--rw-display);
    line-height: var(--rw-tight);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--rw-t-xxl);
    font-weight: 800;
  }
  h2 {
    font-size: var(--rw-t-xl);
    font-weight: 750;
  }
  h3 {
    font-size: var(--rw-t-l);
    font-weight: 700;
  }
  a {
    color: var(--rw-link);
    text-underline-offset: 0.2em;
  }
  svg {
    display: block;
  }
  :focus-visible {
    outline: var(--rw-focus);
    outline-offset: 2px;
    border-radius: var(--rw-r1);
  }
  /* .long is for wide screens only; on narrow ones it is still read out. */
  .unseen {
    ${unseen}
    margin: -1px;
  }
  @media (width < 44rem) {
    .long {
      ${unseen}
      margin: -1px;
    }
  }
  /* As large as the letters beside them, on a wall too. */
  :where(input[type="radio"], input[type="checkbox"]) {
    inline-size: 0.9rem;
    block-size: 0.9rem;
  }
  .soft {
    color: var(--rw-ink-soft);
  }
  .small {
    font-size: var(--rw-t-s);
  }
  .over {
    color: var(--rw-accent-ink);
    font-size: var(--rw-t-xs);
    font-weight: 700;
    letter-spacing: 0.09em;
    text-transform: uppercase;
  }
  @keyframes fades {
    0%,
    98% {
      mask-image: linear-gradient(to right, black calc(100% - 2.5rem), transparent);
    }
    100% {
      mask-image: none;
    }
  }
`;

/** Buttons: plain, `.main` (the one thing to do here), `.quiet` (in bars), `.danger`. */
export const buttons = css`
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--rw-s2);
    min-height: var(--rw-target);
    min-width: var(--rw-target);
    padding: var(--rw-s2) var(--rw-s4);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    color: var(--rw-ink);
    font: inherit;
    font-weight: 650;
    line-height: 1.2;
    text-decoration: none;
    cursor: pointer;
    transition:
      background var(--rw-quick),
      border-color var(--rw-quick),
      transform var(--rw-quick) var(--rw-ease);
  }
  :is(button, .button) > svg {
    flex: none;
  }
  button:hover,
  .button:hover {
    border-color: var(--rw-ink-soft);
    background: var(--rw-raised);
  }
  button:active,
  .button:active {
    transform: translateY(1px);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
    transform: none;
  }
  .main,
  .main:hover {
    border-color: transparent;
    background: var(--rw-accent);
    color: var(--rw-on-accent);
  }
  .main {
    box-shadow: var(--rw-shadow-1);
  }
  .main:hover {
    background: var(--rw-accent-strong);
  }
  .quiet {
    border-color: transparent;
    background: transparent;
  }
  .danger {
    border-color: var(--rw-bad);
    color: var(--rw-bad);
  }
  @media (forced-colors: active) {
    .main {
      border-color: ButtonText;
    }
  }
`;

/** Fields: text, choice from a list. */
export const fields = css`
  label,
  .label {
    font-weight: 650;
  }
  input:not([type="radio"], [type="checkbox"]),
  select {
    min-height: var(--rw-target);
    padding: var(--rw-s2) var(--rw-s3);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
    color: var(--rw-ink);
    font: inherit;
  }
  /* The browser's own grey is too weak on a dark field. */
  ::placeholder {
    color: var(--rw-ink-soft);
    opacity: 1;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-bottom: var(--rw-s3);
    font-family: var(--rw-display);
    font-size: var(--rw-t-l);
    font-weight: 700;
  }
  input[type="radio"] {
    accent-color: var(--rw-link);
  }
`;
