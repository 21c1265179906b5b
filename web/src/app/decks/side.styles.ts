import { css } from "lit";

export const sideStyles = css`
  :host {
    display: grid;
    gap: var(--rw-s3);
    align-content: start;
    min-width: 0;
  }
  .leader {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
  }
  .leader button {
    padding-inline: var(--rw-s2);
    font-size: var(--rw-t-s);
  }
  .who {
    flex: 1;
    display: grid;
    min-width: 0;
    line-height: 1.25;
  }
  .standing {
    display: grid;
    gap: var(--rw-s2);
    padding: var(--rw-s2) var(--rw-s3);
    border-radius: var(--rw-r2);
    background: var(--rw-raised);
  }
  .standing.good {
    box-shadow: inset 0 0 0 2px var(--rw-good);
  }
  .count {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--rw-s1);
    font-variant-numeric: tabular-nums;
  }
  .count strong {
    font-size: var(--rw-t-xl);
    font-weight: 800;
  }
  .state {
    display: inline-flex;
    align-items: center;
    gap: var(--rw-s1);
    margin-inline-start: auto;
    font-weight: 650;
  }
  .good .state {
    color: var(--rw-good);
  }
  .standing .fault {
    background: var(--rw-surface);
  }
  .sorts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rw-s1) var(--rw-s4);
    padding-inline: var(--rw-s1);
    font-size: var(--rw-t-s);
  }
  .sorts div {
    display: flex;
    gap: var(--rw-s2);
  }
  .sorts dt {
    color: var(--rw-ink-soft);
  }
  .sorts dd {
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  .misfits {
    border-style: dashed;
    font-size: var(--rw-t-s);
  }
  .none {
    padding: var(--rw-s3);
    text-align: center;
  }
  .row + .row {
    border-top: 1px solid var(--rw-line);
  }
  .row.wrong {
    padding-bottom: var(--rw-s2);
  }
  .line {
    display: flex;
    align-items: center;
    gap: var(--rw-s2);
  }
  .line .gem {
    width: 1.6rem;
    height: 1.6rem;
    font-size: var(--rw-t-xs);
  }
  .line .name {
    flex: 1;
    justify-content: flex-start;
    min-width: 0;
    min-height: 2.5rem;
    padding: var(--rw-s1);
    font-weight: 600;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .step {
    display: flex;
    align-items: center;
  }
  .step button {
    min-width: 2.25rem;
    min-height: 2.25rem;
    padding: 0;
  }
  .copies {
    min-width: 1.4rem;
    font-weight: 800;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
