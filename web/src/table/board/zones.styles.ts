// The styles of zones, on the board and in the legend that explains them.
import { css } from "lit";

export const zonesStyles = css`
  .zone rect {
    fill: none;
  }
  .zone path {
    fill: none;
    stroke: var(--rw-danger);
    stroke-width: 2.6;
    stroke-linecap: round;
    opacity: 0.75;
  }
  .zone.move rect {
    fill: color-mix(in oklab, var(--rw-reach) 17%, transparent);
  }
  .zone.move path {
    fill: var(--rw-reach);
    stroke: var(--rw-surface);
    stroke-width: 2;
  }
  .zone.strike rect {
    fill: color-mix(in oklab, var(--rw-danger) 8%, transparent);
  }
  .zone.foretold rect {
    fill: none;
    stroke: var(--rw-ink);
    stroke-width: 3;
    stroke-dasharray: 9 6;
  }
  .zone.foretold path {
    stroke: var(--rw-ink);
    stroke-width: 3.5;
  }
  .zone.frame path {
    stroke: var(--rw-ink);
    stroke-dasharray: 4 5;
  }
`;
