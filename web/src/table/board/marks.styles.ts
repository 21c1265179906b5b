// The styles of marks on squares, of the layer that is clicked, and of effects.
import { css } from "lit";

export const marksStyles = css`
  /* Marks */
  .last {
    fill: color-mix(in oklab, var(--rw-select) 10%, transparent);
    stroke: var(--rw-line-strong);
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
    stroke-linecap: round;
  }
  .reach rect {
    fill: color-mix(in oklab, var(--rw-reach) 17%, transparent);
    stroke: color-mix(in oklab, var(--rw-reach) 55%, transparent);
    stroke-width: 1.2;
  }
  .reach .dot {
    fill: var(--rw-reach);
    stroke: var(--rw-surface);
    stroke-width: 2;
  }
  .reach .cost {
    fill: var(--rw-ink);
    stroke: var(--rw-surface);
    stroke-width: 3.5;
    stroke-opacity: 0.8;
    paint-order: stroke;
    font-size: 15px;
    font-weight: 600;
  }
  .reach:has(.cost) .dot {
    display: none;
  }
  /* Where squares are small the number takes half of its square: in fifteen columns on a phone it can still be read. */
  .many .reach .cost {
    stroke-width: 7;
    font-size: 32px;
    font-weight: 700;
  }
  @container board (max-width: 32rem) {
    .reach .cost {
      stroke-width: 7;
      font-size: 32px;
      font-weight: 700;
    }
  }
  .reach-later rect {
    stroke-dasharray: 3 5;
    fill: none;
  }
  .selected-glow {
    fill: color-mix(in oklab, var(--rw-select) 30%, transparent);
  }
  .selected {
    fill: none;
    stroke: var(--rw-ink);
    stroke-width: 4;
  }
  .selected-in {
    fill: none;
    stroke: var(--rw-select);
    stroke-width: 3;
  }
  .mark-back {
    fill: none;
    stroke: var(--rw-surface);
    stroke-width: 5.6;
    stroke-linecap: round;
    opacity: 0.85;
  }
  .target {
    fill: none;
    stroke-width: 3.6;
    stroke-linecap: round;
  }
  .goal {
    fill: none;
    stroke: var(--rw-ink);
    stroke-width: 4;
    stroke-dasharray: 7 6;
  }
  .target.foe {
    stroke: var(--rw-danger);
  }
  .target.friend {
    stroke: var(--rw-reach);
  }
  .target.actor {
    stroke: var(--rw-ink);
    stroke-dasharray: 8 6;
  }
  .plus {
    stroke: var(--rw-reach);
    stroke-width: 6;
    paint-order: stroke;
  }
  .chevron {
    fill: var(--rw-select);
    stroke: var(--rw-ink);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .danger {
    fill: var(--rw-danger);
    stroke: var(--rw-surface);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .danger-bang {
    stroke: var(--rw-surface);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .after rect,
  .doom {
    fill: #10151f;
    stroke: #fff;
    stroke-width: 1.5;
  }
  .after text {
    fill: #8ff0b4;
    font-size: 18px;
    font-weight: 800;
    letter-spacing: -0.05em;
  }
  .after.less text {
    fill: #ffb3a6;
  }
  .step circle {
    fill: var(--rw-ink);
    stroke: var(--rw-surface);
    stroke-width: 2;
  }
  .step text {
    fill: var(--rw-surface);
    font-size: 22px;
    font-weight: 800;
  }
  .many .step circle {
    r: 20px;
  }
  .many .step text {
    font-size: 34px;
  }
  .doom-sign {
    fill: #fff;
  }
  .barred {
    fill: none;
    stroke: var(--rw-danger);
    stroke-width: 5;
    stroke-linecap: round;
  }

  /* The layer that is clicked and focused */
  .cell {
    outline: none;
  }
  .cell.live {
    cursor: pointer;
  }
  .hit {
    fill: transparent;
  }
  .ring-out,
  .ring-in {
    fill: none;
    visibility: hidden;
    pointer-events: none;
  }
  .cell:hover .ring-out {
    visibility: visible;
    stroke: var(--rw-ink);
    stroke-width: 1.5;
    opacity: 0.55;
  }
  .cell:focus-visible .ring-out {
    visibility: visible;
    stroke: var(--rw-ring);
    stroke-width: 5;
    opacity: 1;
  }
  .cell:focus-visible .ring-in {
    visibility: visible;
    stroke: var(--rw-surface);
    stroke-width: 2;
  }

  /* Effects */
  .fx {
    pointer-events: none;
  }
  .fx text {
    font-size: 30px;
    font-weight: 850;
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--rw-surface);
    stroke-width: 6;
    stroke-linejoin: round;
    fill: var(--rw-ink);
  }
  .fx .hurt {
    fill: var(--rw-danger);
  }
  .fx .mend {
    fill: var(--rw-good);
  }
  .fx .word {
    font-size: 17px;
  }
  .fx .caption {
    font-size: 40px;
    stroke-width: 10;
  }
  .fx .bolt {
    fill: none;
    stroke: var(--rw-ink);
    stroke-width: 4;
    stroke-linecap: round;
  }
  .fx .burst {
    fill: none;
    stroke: var(--rw-danger);
    stroke-width: 4;
    stroke-linecap: round;
  }
  @media (forced-colors: active) {
    .rim {
      forced-color-adjust: none;
    }
    .cell:focus-visible .ring-out {
      stroke: Highlight;
    }
  }
`;
