// The styles of a board of places: grounds, names, who controls them, doors.
import { css } from "lit";

export const placesStyles = css`
  svg {
    display: block;
    min-inline-size: 0;
  }
  :host([fills]),
  :host([fills]) :is(.frame, svg) {
    block-size: 100%;
  }
  .moat {
    fill: color-mix(in oklab, var(--rw-sunken) 88%, var(--rw-ink));
  }
  .ground-floor {
    fill: var(--rw-tile);
  }
  .ground-floor.open {
    fill: color-mix(in oklab, var(--rw-leaf) 17%, var(--rw-tile));
  }
  .ground-floor.wallwalk {
    fill: color-mix(in oklab, var(--rw-stone-light) 26%, var(--rw-tile));
  }
  .ground-floor.indoors {
    fill: color-mix(in oklab, var(--rw-earth) 32%, var(--rw-tile));
  }
  .strange-floor {
    stroke: var(--rw-line-strong);
    stroke-dasharray: 6 4;
  }
  .court {
    fill: none;
    stroke: var(--rw-tile-line);
    stroke-width: 1.5;
  }
  .tower {
    fill: none;
    stroke: var(--rw-tile);
    stroke-width: 2;
    stroke-dasharray: 4 3;
  }
  .tufts {
    fill: none;
    stroke: var(--rw-leaf-deep);
    stroke-width: 1.6;
    stroke-linecap: round;
    opacity: 0.7;
  }
  .emblem {
    fill: var(--mine);
    opacity: 0.13;
  }
  .place .water {
    opacity: 0.7;
  }
  .place .wave {
    stroke-width: 2.2;
    opacity: 0.6;
  }
  /* Who controls a place: a full line in the side's colour; thin and dashed if nobody does. */
  .hold {
    fill: none;
    stroke: var(--mine);
    stroke-width: 3;
  }
  .free .hold {
    stroke: var(--rw-line-strong);
    stroke-width: 1.5;
    stroke-dasharray: 7 5;
  }
  .title {
    fill: var(--rw-ink);
    font-weight: 700;
    stroke: var(--rw-tile);
    stroke-width: 3;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .kind {
    fill: var(--rw-ink-soft);
    font-weight: 550;
  }
  .sign {
    fill: var(--mine);
    stroke: var(--rw-tile);
    stroke-width: 1;
  }
  .sign-free,
  .sign-lost {
    fill: none;
    stroke: var(--mine);
    stroke-width: 2.4;
  }
  .head .pole {
    stroke: var(--rw-ink);
    stroke-width: 2.4;
  }
  .struck {
    stroke: var(--rw-danger);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .yield text {
    fill: var(--rw-ink);
    font-size: 13px;
    font-weight: 800;
  }
  .yield path {
    fill: var(--rw-surface);
    stroke: var(--rw-ink-soft);
    stroke-width: 1.8;
  }
  .yield-coin path {
    fill: var(--rw-gold);
    stroke: var(--rw-gold-deep);
    stroke-width: 1.6;
  }
  .yield-coin text {
    fill: #1b1300;
  }
  .yield-wave path {
    stroke: var(--rw-water-deep);
    stroke-width: 2.4;
  }
  .yield-crest path {
    stroke: var(--mine);
    stroke-width: 2.4;
  }
  .door rect {
    fill: var(--rw-earth);
    stroke: var(--rw-earth-deep);
    stroke-width: 1.6;
  }
  .door path {
    fill: none;
    stroke: var(--rw-earth-deep);
    stroke-width: 1.1;
    opacity: 0.7;
  }
  .path {
    fill: none;
    stroke: var(--rw-earth-deep);
    stroke-width: 7;
    stroke-dasharray: 2 9;
    stroke-linecap: round;
  }
  .reach:not(:has(.cost)) .dot {
    display: block;
  }
  .zone:is(.strike, .threat, .frame) rect {
    stroke: var(--rw-danger);
    stroke-width: 2.6;
  }
  .zone:is(.threat, .frame) rect {
    stroke-dasharray: 9 7;
  }
  .zone.frame rect {
    stroke: var(--rw-ink);
  }
  .badge circle {
    fill: var(--rw-surface);
    stroke: var(--rw-line-strong);
    stroke-width: 1.4;
  }
  .badge path {
    opacity: 1;
  }
  .badge.frame path {
    stroke-width: 7;
    stroke-dasharray: none;
  }
  .card-reach {
    fill: none;
    stroke: var(--rw-reach);
    stroke-width: 3;
    stroke-dasharray: 6 3;
  }
  /* A finger finds the piece; a mouse reads what is borne. */
  @media (pointer: coarse) {
    .borne {
      pointer-events: none;
    }
  }
  /* The focus must be visible on any ground. */
  .cell.place:hover .ring-out {
    opacity: 0.35;
  }
  @media (forced-colors: active) {
    .ground-floor:is(.ground-floor, .open),
    .moat {
      fill: Canvas;
      stroke: CanvasText;
    }
    .title,
    .kind {
      fill: CanvasText;
      stroke: Canvas;
    }
    .hold,
    .sign,
    .door,
    .yield {
      forced-color-adjust: none;
    }
  }
`;
