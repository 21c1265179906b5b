import { css } from "lit";

export const foundStyles = css`
  :host {
    width: auto;
    margin: var(--rw-s5) 0 0;
    padding: 0;
  }
  h2 {
    padding-bottom: var(--rw-s2);
    border-bottom: 2px solid var(--rw-ink);
  }
  section + section {
    margin-top: var(--rw-s6);
  }
  .notes {
    display: grid;
    gap: var(--rw-s1);
    margin-bottom: var(--rw-s4);
  }
  .near {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rw-s2);
  }
  ol {
    list-style: none;
  }
  li {
    padding: var(--rw-s4) 0;
    border-bottom: 1px solid var(--rw-line);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--rw-s1) var(--rw-s3);
    margin-bottom: var(--rw-s2);
  }
  .head .id {
    margin-inline-start: auto;
  }
  summary {
    min-height: 1.75rem;
    width: fit-content;
    font-weight: 650;
    cursor: pointer;
  }
  .lines {
    white-space: pre-line;
  }
  /* Not by colour alone. */
  mark {
    border-radius: 2px;
    background: color-mix(in srgb, var(--rw-accent) 22%, transparent);
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 0.125em;
    text-underline-offset: 0.15em;
  }
  .more {
    margin-top: var(--rw-s4);
  }
`;
