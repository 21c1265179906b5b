// Styles of the last stage: the scenario as written, and its export.
import { css } from "lit";

export const sharingStyles = css`
  :host {
    display: block;
    container: sharing / inline-size;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s5);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--rw-s3);
    margin-bottom: var(--rw-s4);
  }
  .check {
    flex: 1 1 18rem;
    min-width: 0;
  }
  .said,
  .out {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s4);
    align-content: start;
  }
  h2 {
    margin-bottom: var(--rw-s2);
    font-size: var(--rw-t-l);
  }
  .titles {
    display: grid;
    gap: var(--rw-s2);
  }
  .check p {
    padding: var(--rw-s3);
    border: 2px solid currentcolor;
    border-radius: var(--rw-r2);
    font-weight: 650;
  }
  .passed {
    color: var(--rw-good);
  }
  .passed::before {
    content: "✓ ";
  }
  .failed {
    color: var(--rw-bad);
  }
  .differences {
    margin-top: var(--rw-s2);
  }
  .differences li {
    padding-block: var(--rw-s2);
    border-bottom: 1px solid var(--rw-line);
    font-size: var(--rw-t-s);
  }
  .differences p {
    padding: 0;
    border: 0;
    font-weight: 400;
  }
  code,
  pre {
    font: var(--rw-t-xs) / 1.5 var(--rw-mono);
    overflow-wrap: anywhere;
  }
  pre {
    max-height: 24rem;
    margin: var(--rw-s2) 0 0;
    padding: var(--rw-s3);
    overflow: auto;
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r1);
    background: var(--rw-sunken);
    white-space: pre-wrap;
  }
  textarea {
    min-height: 8rem;
    padding: var(--rw-s2);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s2);
  }
  .ways button {
    min-height: var(--rw-target);
    font-size: var(--rw-t-m);
  }
  summary {
    min-height: 2.25rem;
    padding-block: var(--rw-s1);
    font-size: var(--rw-t-s);
    font-weight: 650;
    cursor: pointer;
  }
  .tick {
    display: inline-flex;
    gap: var(--rw-s2);
    align-items: flex-start;
    padding-block: 3px;
    font-weight: 400;
  }
  .tick input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0.1rem 0 0;
  }
  .deeds > li {
    padding-block: var(--rw-s3);
    border-top: 1px solid var(--rw-line);
  }
  .deeds ul {
    margin-top: var(--rw-s1);
    font-size: var(--rw-t-s);
  }
  .deeds ul li,
  .rules li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--rw-s2);
  }
  .change {
    padding-inline-start: var(--rw-s4);
  }
  .no {
    color: var(--rw-bad);
  }
  .preview {
    min-height: 30rem;
  }
  @container sharing (min-width: 56rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--rw-s6);
    }
  }
`;
