import { css } from "lit";

export const appStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    background:
      radial-gradient(120rem 40rem at 50% -18rem, color-mix(in oklab, var(--rw-surface) 85%, transparent), transparent)
        no-repeat,
      var(--rw-ground);
  }
  main {
    flex: 1;
    outline: none;
  }
  /* A screen with a table has the window, and no more: what does not fit scrolls in it. */
  :host([whole]) {
    block-size: 100dvh;
  }
  :host([whole]) main {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
  }
  .bar {
    position: sticky;
    z-index: 10;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    container-type: inline-size;
    min-height: 3.25rem;
    padding: 0 clamp(var(--rw-s2), 2vw, var(--rw-s5));
    border-bottom: 1px solid var(--rw-line);
    background: var(--rw-surface);
  }
  /* On every screen, so that nothing moves on the way from one to the next. */
  @media (height < 50rem) or (width < 44rem) {
    .bar {
      min-height: 2.75rem;
    }
  }
  @media print {
    .bar {
      display: none;
    }
    :host {
      background: none;
    }
  }
  .brand {
    display: inline-flex;
    align-items: center;
    gap: var(--rw-s2);
    min-height: var(--rw-target);
    color: inherit;
    font-family: var(--rw-display);
    font-size: var(--rw-t-l);
    font-weight: 850;
    letter-spacing: -0.03em;
    text-decoration: none;
  }
  nav {
    display: flex;
    align-items: center;
  }
  #rulebooks {
    position: fixed;
    inset: 3.5rem var(--rw-s3) auto auto;
    margin: 0;
    padding: var(--rw-s2);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    color: inherit;
    box-shadow: var(--rw-shadow-2);
    list-style: none;
  }
  #rulebooks .button {
    display: flex;
    justify-content: flex-start;
  }
  /* Where fingers are what there is, nobody asks for keys, and a narrow bar has no room for them. */
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
  @container (max-width: 30rem) {
    .keys {
      display: none;
    }
  }
  .skip {
    position: absolute;
    z-index: 30;
    top: -4rem;
    left: var(--rw-s3);
    padding: var(--rw-s2) var(--rw-s4);
    border-radius: var(--rw-r1);
    background: var(--rw-ink);
    color: var(--rw-surface);
  }
  .skip:focus {
    top: var(--rw-s2);
  }
  .update {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--rw-s3);
    padding: var(--rw-s2) var(--rw-s4);
    border-bottom: 1px solid var(--rw-line);
    background: var(--rw-raised);
  }
  .lost {
    display: grid;
    justify-items: start;
    gap: var(--rw-s4);
    width: min(40rem, 100% - 2 * var(--rw-s4));
    margin: var(--rw-s8) auto;
  }
  @media (width < 44rem) {
    nav .button,
    nav button {
      padding-inline: var(--rw-s2);
    }
  }
  /* By the letters the reader has chosen: a media query would not know their size. */
  @container (width < 20.5rem) {
    .brand span {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .bar {
      border-bottom-color: CanvasText;
    }
  }
`;
