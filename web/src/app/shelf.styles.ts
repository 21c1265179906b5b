import { css } from "lit";

export const shelfStyles = css`
  .hero {
    max-width: 46rem;
    margin: var(--rw-s4) 0 var(--rw-s6);
  }
  .lead {
    margin-top: var(--rw-s3);
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-l);
  }
  /* What can be played has the middle of the shelf; what is on its way stands below, smaller. */
  .games {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(var(--box, 21rem), 100%), 1fr));
    gap: var(--rw-s4);
  }
  section {
    container-type: inline-size;
  }
  /* Three in two columns: the third has a line of its own, and its picture beside it. */
  @container (43rem <= width < 65rem) {
    .games:not(.coming) .box:last-child:nth-child(odd) {
      flex-direction: row;
      grid-column: 1 / -1;
    }
    .games:not(.coming) .box:last-child:nth-child(odd) :is(.picture, .about) {
      flex: 1 1 50%;
    }
  }
  .games.coming {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    margin-top: var(--rw-s4);
  }
  @media (width >= 100rem) {
    :host {
      width: min(80rem, 100%);
    }
  }
  /* Five beside each other, so that all are in sight. */
  @media (width >= 118rem) {
    :host {
      --box: 19rem;
      width: min(114rem, 100%);
    }
    .games .about {
      padding-inline: var(--rw-s4);
    }
  }
  .box {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  .picture {
    aspect-ratio: 16 / 9;
    overflow: hidden;
    background: var(--rw-sunken);
  }
  .picture svg {
    width: 100%;
    height: 100%;
    transition: transform 2.5s var(--rw-ease);
  }
  .about {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--rw-s2);
    padding: var(--rw-s4) var(--rw-s5) var(--rw-s5);
  }
  .coming .about {
    padding: var(--rw-s4);
  }
  .about h3 {
    font-size: var(--rw-t-xl);
    font-weight: 800;
  }
  .about p {
    color: var(--rw-ink-soft);
  }
  .coming h3 {
    font-size: var(--rw-t-l);
  }
  .coming p {
    font-size: var(--rw-t-s);
  }
  .about .badge {
    align-self: flex-start;
    margin-top: auto;
    font-size: var(--rw-t-xs);
  }
  .coming .picture svg {
    filter: saturate(0.55) brightness(0.92);
  }
  .about .go {
    margin-top: auto;
    padding-top: var(--rw-s3);
  }
  /* What is read, and what is tried, beside each other. */
  .go {
    gap: var(--rw-s2);
  }
  .go .quiet {
    padding-inline: var(--rw-s3);
  }
  @media (width < 26rem) {
    .about {
      padding-inline: var(--rw-s4);
    }
    .go .button {
      padding-inline: var(--rw-s3);
    }
  }
  .kept {
    margin-bottom: var(--rw-s6);
  }
  .kept h2 {
    margin-bottom: var(--rw-s3);
    font-size: var(--rw-t-l);
  }
  .kept ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: var(--rw-s3);
  }
  .record {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
    padding-right: var(--rw-s2);
    border-radius: var(--rw-r2);
  }
  .record a {
    display: grid;
    flex: 1;
    min-width: 0;
    padding: var(--rw-s3) var(--rw-s4);
    color: inherit;
    text-decoration: none;
  }
  /* The whole card is the link; the bin lies above it. */
  .record a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .record:hover {
    border-color: var(--rw-line-strong);
  }
  .record button {
    position: relative;
  }
  .record a:focus-visible {
    outline: none;
  }
  .record:has(a:focus-visible) {
    outline: var(--rw-focus);
    outline-offset: 2px;
  }
  .record.last {
    border-left: 0.5rem solid var(--rw-accent);
  }
  .arrow {
    color: var(--rw-accent-ink);
  }
  .files {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s3);
    margin-top: var(--rw-s6);
  }
  .files label {
    position: relative;
  }
  .files label:has(:focus-visible) {
    outline: var(--rw-focus);
    outline-offset: 2px;
  }
`;
