import { css } from "lit";

export const resultsStyles = css`
  .lead {
    max-width: 46rem;
    margin-top: var(--rw-s2);
  }
  .note {
    margin-top: var(--rw-s4);
    padding: var(--rw-s3) var(--rw-s4);
    border-left: 0.25rem solid var(--rw-bad);
    background: var(--rw-surface);
  }
  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s3) var(--rw-s4);
    margin-top: var(--rw-s5);
  }
  .filters p {
    display: grid;
    gap: var(--rw-s1);
  }
  .filters label {
    font-size: var(--rw-t-s);
  }
  .count {
    margin-block: var(--rw-s4) var(--rw-s3);
    font-weight: 650;
  }
  .list {
    display: grid;
    gap: var(--rw-s2);
  }
  .result {
    display: grid;
    grid-template-columns: 6.5rem 1fr auto;
    align-items: center;
    gap: var(--rw-s1) var(--rw-s4);
    padding: var(--rw-s2) var(--rw-s2) var(--rw-s2) var(--rw-s4);
    border-left: 0.375rem solid var(--rw-line-strong);
    border-radius: var(--rw-r2);
  }
  .won {
    border-left-color: var(--rw-good);
  }
  .lost {
    border-left-color: var(--rw-bad);
  }
  .outcome {
    display: flex;
    align-items: center;
    gap: var(--rw-s1);
    font-weight: 750;
  }
  .outcome .icon {
    flex: none;
    color: var(--rw-accent-strong);
  }
  .what {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .what p {
    margin: 0;
  }
  .acts {
    display: flex;
    gap: var(--rw-s1);
  }
  .more {
    margin-top: var(--rw-s3);
  }
  .totals {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
    gap: var(--rw-s4);
    margin-top: var(--rw-s3);
  }
  .totals > * {
    min-width: 0;
    padding: var(--rw-s3) var(--rw-s4);
  }
  h2 {
    margin-top: var(--rw-s6);
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    padding-bottom: var(--rw-s2);
    font-weight: 700;
    text-align: left;
  }
  th,
  td {
    padding: var(--rw-s1) var(--rw-s2);
    border-bottom: 1px solid var(--rw-line);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  thead th {
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
    font-weight: 500;
  }
  th:first-child {
    padding-left: 0;
    overflow-wrap: break-word;
    text-align: left;
  }
  td:last-child,
  th:last-child {
    padding-right: 0;
  }
  tbody th {
    font-weight: 500;
  }
  .files {
    margin-top: var(--rw-s6);
  }
  @media (width < 40rem) {
    .totals > * {
      padding: var(--rw-s2) var(--rw-s3);
    }
    th,
    td {
      padding-inline: 0 var(--rw-s1);
      font-size: var(--rw-t-s);
    }
    thead th {
      font-size: var(--rw-t-xs);
    }
    .result {
      grid-template-columns: 1fr auto;
      padding-left: var(--rw-s3);
    }
    .what {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;
