import { css } from "lit";

export const rulesStyles = css`
  h1 {
    margin-bottom: var(--rw-s3);
  }
  .pages ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) var(--rw-s5);
    margin-bottom: var(--rw-s4);
    border-bottom: 1px solid var(--rw-line);
  }
  .pages a {
    display: block;
    padding: var(--rw-s2) 0;
    border-bottom: 3px solid transparent;
    color: inherit;
    font-weight: 650;
    text-decoration: none;
  }
  .pages a:hover {
    border-color: var(--rw-line-strong);
  }
  .pages a[aria-current] {
    border-color: var(--rw-accent);
  }
  .unknown {
    margin-top: var(--rw-s4);
    padding: var(--rw-s3) var(--rw-s4);
    border-left: 0.25rem solid var(--rw-accent);
    background: var(--rw-raised);
  }
  .orders {
    display: flex;
    gap: var(--rw-s1);
    margin-bottom: var(--rw-s3);
  }
  .orders button {
    padding-inline: var(--rw-s2);
  }
  .orders [aria-pressed="true"] {
    background: var(--rw-raised);
    box-shadow: inset 0 -3px var(--rw-accent);
    font-weight: 700;
  }
  .part {
    margin-top: var(--rw-s4);
    color: var(--rw-accent-ink);
    font-size: var(--rw-t-s);
    font-weight: 700;
  }
  .part:first-of-type {
    margin-top: 0;
  }
  .search {
    flex: 0 1 20rem;
  }
  .search input {
    width: 100%;
  }
  .book {
    display: grid;
    gap: var(--rw-s6);
    margin-top: var(--rw-s5);
  }
  .contents ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) var(--rw-s4);
  }
  .contents li {
    display: flex;
    align-items: baseline;
    gap: var(--rw-s2);
  }
  .contents a {
    display: inline-block;
    padding: var(--rw-s1) 0;
    text-decoration: none;
  }
  .contents a:hover {
    text-decoration: underline;
  }
  .chapters section + section {
    margin-top: var(--rw-s7);
  }
  section h2 {
    padding-bottom: var(--rw-s2);
    border-bottom: 2px solid var(--rw-ink);
    scroll-margin-top: 5rem;
  }
  article {
    padding: var(--rw-s4) 0;
    border-bottom: 1px solid var(--rw-line);
    scroll-margin-top: 4rem;
  }
  article header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--rw-s1) var(--rw-s3);
    margin-bottom: var(--rw-s2);
  }
  article :is(.address, .id) {
    padding: var(--rw-s1) 0;
  }
  article .address {
    margin-left: auto;
  }
  .examples {
    margin: var(--rw-s2) 0 0 calc(-1 * var(--rw-s4));
    color: var(--rw-link);
  }
  article.chosen {
    margin: 0 calc(-1 * var(--rw-s4));
    padding: var(--rw-s4);
    border-left: 0.375rem solid var(--rw-accent);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
    box-shadow: var(--rw-shadow-1);
  }
  @media (width < 30rem) {
    article.chosen {
      padding-inline: var(--rw-s2);
      border-left-width: 0.25rem;
    }
  }
  article:focus-visible,
  h2:focus-visible {
    outline-offset: 4px;
  }
  @media (width >= 60rem) {
    .book {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
    .contents {
      position: sticky;
      top: 5rem;
      align-self: start;
      max-height: calc(100dvh - 6rem);
      overflow-y: auto;
    }
    .contents ol {
      display: block;
    }
    .contents li {
      justify-content: space-between;
      padding-right: var(--rw-s3);
    }
  }
  @media print {
    .over,
    .pages,
    .contents,
    .address,
    .examples,
    h1 + .row,
    .pages + .row {
      display: none;
    }
  }
`;
