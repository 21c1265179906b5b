import { css } from "lit";
import { unseen } from "../../theme/shared";

export const learnStyles = css`
  :host {
    container: rw-learn / size;
    width: 100%;
    padding: 0;
  }
  /* The table has what the sheet leaves of the window. Where that is too little it goes on below, and the page scrolls. */
  .room {
    display: grid;
    grid-template: "sheet" auto "foot" auto "main" minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--rw-s1);
    block-size: 100%;
    padding: var(--rw-s1) clamp(var(--rw-s2), 1.2vw, var(--rw-s5));
  }
  .sheet,
  .say,
  .do {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  .sheet {
    grid-area: sheet;
    position: relative;
    gap: var(--rw-s1);
    padding: var(--rw-s2) var(--rw-s3);
    border-block-start: 0.25rem solid var(--rw-accent);
  }
  .say,
  .do {
    gap: var(--rw-s1);
  }
  h1 {
    font-size: var(--rw-t-l);
  }
  .over {
    display: none;
  }
  .text {
    max-block-size: 4.25rem;
    overflow-y: auto;
    font-size: var(--rw-t-s);
    line-height: 1.4;
    scrollbar-width: thin;
  }
  .ribbon {
    display: flex;
    gap: var(--rw-s1);
    margin-inline-end: 5rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
  .ribbon a {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 1.5px solid var(--rw-line-strong);
    border-radius: 50%;
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
    font-weight: 700;
    text-decoration: none;
  }
  .ribbon .ticked {
    border-color: var(--rw-good);
    color: var(--rw-good);
  }
  .ribbon [aria-current] {
    border-color: var(--rw-accent);
    background: var(--rw-accent);
    color: var(--rw-on-accent);
  }
  .ribbon a:focus-visible {
    border-radius: 50%;
  }
  .goals {
    display: grid;
    gap: var(--rw-s1);
  }
  .goals li {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    padding: var(--rw-s1) var(--rw-s2);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r1);
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
    line-height: 1.3;
  }
  .goals .now {
    border-color: var(--rw-ink);
    background: color-mix(in oklab, var(--rw-accent) 18%, var(--rw-surface));
    color: var(--rw-ink);
    font-weight: 650;
  }
  .goals .box {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 1.5px solid currentcolor;
    border-radius: var(--rw-r1);
  }
  .goals .reached .box {
    border-color: var(--rw-good);
    color: var(--rw-good);
  }
  /* In one column only the goal of now is drawn, and the two buttons are signs beside the numbers of the lessons. */
  .goals li:not(.now) {
    display: none;
  }
  .goals:not(:has(.now)) li:last-child {
    display: flex;
  }
  .again {
    position: absolute;
    inset-block-start: var(--rw-s1);
    inset-inline-end: var(--rw-s2);
    display: flex;
  }
  .again button {
    min-width: 2.25rem;
    min-height: 2.25rem;
    padding: 0 var(--rw-s2);
    font-size: var(--rw-t-s);
  }
  .again span {
    ${unseen}
  }
  .table {
    grid-area: main;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .wait {
    padding: var(--rw-s5);
    text-align: center;
  }
  footer {
    grid-area: foot;
    position: sticky;
    inset-block-start: var(--rw-s1);
    z-index: 4;
    display: flex;
    align-items: center;
    justify-content: end;
    gap: var(--rw-s1);
    padding: 0;
    border-radius: var(--rw-r1);
  }
  footer .button {
    min-height: 2.25rem;
    padding: 0 var(--rw-s3);
    font-size: var(--rw-t-s);
  }
  .well {
    flex: 1 1 auto;
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    margin-inline: var(--rw-s2);
    color: var(--rw-good);
    font-weight: 750;
  }
  footer:not(.done) .well {
    margin: 0;
  }
  footer.done {
    border-color: var(--rw-good);
  }
  @container rw-learn (min-width: 60rem) {
    .room {
      grid-template: "sheet main" minmax(0, 1fr) "foot main" auto / clamp(15rem, 22cqi, 24rem) minmax(0, 1fr);
      gap: var(--rw-s2) var(--rw-s3);
      padding-block: var(--rw-s2);
    }
    .sheet,
    .say,
    .do {
      gap: var(--rw-s3);
    }
    .sheet {
      padding: var(--rw-s3) var(--rw-s4);
      overflow-y: auto;
      scrollbar-width: thin;
    }
    h1 {
      font-size: var(--rw-t-xl);
    }
    .over {
      display: block;
    }
    .text {
      max-block-size: none;
      font-size: inherit;
      line-height: inherit;
    }
    .ribbon {
      flex-wrap: wrap;
      margin: 0;
    }
    .goals li:not(.now) {
      display: flex;
    }
    .goals li {
      padding: var(--rw-s2);
      font-size: inherit;
    }
    .again {
      position: static;
      flex-wrap: wrap;
      margin-inline-start: calc(-1 * var(--rw-s2));
    }
    .again span {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
    footer {
      position: static;
      flex-wrap: wrap;
      padding: var(--rw-s1);
      border-radius: var(--rw-r2);
    }
    .done .well {
      flex-basis: 100%;
    }
  }
`;
