import { css } from "lit";

export const learnStyles = css`
  :host {
    width: min(120rem, 100%);
    padding: var(--rw-s3) clamp(var(--rw-s2), 1.5vw, var(--rw-s5)) var(--rw-s4);
  }
  .room {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s3);
  }
  .sheet,
  .say,
  .do {
    display: grid;
    gap: var(--rw-s2);
    align-content: start;
  }
  .sheet {
    padding: var(--rw-s3) var(--rw-s4);
    border-block-start: 0.375rem solid var(--rw-accent);
  }
  h1 {
    font-size: var(--rw-t-xl);
  }
  .text {
    max-width: 46rem;
  }
  .ribbon {
    display: flex;
    gap: var(--rw-s1);
  }
  .ribbon a {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
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
    padding: var(--rw-s2) var(--rw-s3);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r1);
    color: var(--rw-ink-soft);
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
  .again {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * var(--rw-s3));
  }
  .again button {
    min-height: 2.5rem;
    padding-inline: var(--rw-s3);
    font-size: var(--rw-t-s);
  }
  .table {
    min-inline-size: 0;
  }
  .wait {
    min-block-size: 100dvh;
    padding: var(--rw-s5);
    text-align: center;
  }
  footer {
    position: sticky;
    inset-block-end: var(--rw-s2);
    z-index: 4;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    justify-self: end;
    gap: var(--rw-s1) var(--rw-s2);
    padding: var(--rw-s1);
    border-radius: var(--rw-r2);
    box-shadow: var(--rw-shadow-2);
  }
  footer .button {
    padding-inline: var(--rw-s3);
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
  @media (width >= 44rem) and (width < 80rem) {
    .sheet {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      gap: var(--rw-s5);
    }
  }
  @media (width >= 80rem) {
    .room {
      grid-template: "sheet table" auto "foot table" 1fr / clamp(19rem, 22vw, 25rem) minmax(0, 1fr);
      gap: var(--rw-s3) var(--rw-s4);
    }
    .sheet {
      grid-area: sheet;
      gap: var(--rw-s3);
      padding: var(--rw-s4) var(--rw-s5);
    }
    .table {
      grid-area: table;
    }
    footer {
      grid-area: foot;
      align-self: start;
      justify-self: stretch;
      gap: var(--rw-s1);
      font-size: var(--rw-t-s);
      inset-block: var(--rw-s2) auto;
      box-shadow: var(--rw-shadow-1);
    }
    .done .well {
      flex-basis: 100%;
    }
  }
`;
