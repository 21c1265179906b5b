// The styles of the board. Every colour is a token; every sign also has a form.
import { css } from "lit";

export const boardStyles = css`
  :host {
    display: block;
    /* A square is never smaller than a fingertip target: a wide board scrolls sideways instead. */
    --least: calc(var(--cols, 13) * 24.5px + 9px);
  }
  .frame {
    container: board / inline-size;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
  }
  svg {
    inline-size: 100%;
    min-inline-size: var(--least);
    max-block-size: var(--rw-board-max, none);
    user-select: none;
    -webkit-user-select: none;
  }
  text {
    font-family: var(--rw-font);
    font-weight: 700;
  }
  .ruler text {
    fill: var(--rw-ink-soft);
    font-size: 14px;
    font-weight: 550;
  }
  @media (forced-colors: active) {
    .ruler text {
      fill: CanvasText;
    }
  }
  .floor {
    fill: url("#t-check");
  }
  .tile {
    fill: var(--rw-tile);
  }
  .tile-alt {
    fill: var(--rw-tile-alt);
  }
  .lines {
    stroke: var(--rw-tile-line);
    stroke-width: 1;
    fill: none;
  }
  .edge {
    fill: none;
    stroke: var(--rw-line-strong);
    stroke-width: 2;
  }
  .barrier {
    fill: none;
    stroke: var(--rw-ink);
    stroke-width: 9;
    stroke-linecap: round;
  }
  .barrier-line {
    fill: none;
    stroke: var(--rw-surface);
    stroke-width: 3;
    stroke-dasharray: 1 7;
    stroke-linecap: round;
  }
  @media (forced-colors: active) {
    .barrier {
      stroke: CanvasText;
    }
    .barrier-line {
      stroke: Canvas;
    }
  }
  .wear {
    fill: none;
    stroke: var(--rw-tile-line);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* Terrain */
  .stone {
    fill: color-mix(in oklab, var(--rw-stone) 78%, black);
  }
  .stone-top {
    fill: var(--rw-stone);
  }
  .stone-cut {
    fill: none;
    stroke: var(--rw-stone-light);
    stroke-width: 1.6;
    opacity: 0.75;
  }
  .stone-low {
    stroke: var(--rw-stone);
    stroke-width: 1.6;
    opacity: 0.7;
  }
  .shade {
    fill: rgb(var(--rw-shade) / 24%);
  }
  .earth-wash {
    fill: var(--rw-earth);
    opacity: 0.34;
  }
  .earth {
    fill: var(--rw-earth);
    stroke: var(--rw-earth-deep);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .earth-line {
    fill: none;
    stroke: var(--rw-earth-deep);
    stroke-width: 1.3;
    stroke-linecap: round;
  }
  .water {
    fill: var(--rw-water);
  }
  .wave {
    fill: none;
    stroke: var(--rw-water-deep);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .leaf {
    fill: var(--rw-leaf);
    stroke: var(--rw-leaf-deep);
    stroke-width: 2;
  }
  .leaf-line {
    fill: none;
    stroke: var(--rw-leaf-deep);
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .bramble {
    fill: none;
    stroke: var(--rw-thorn);
    stroke-width: 3.4;
    stroke-linecap: round;
  }
  .thorn {
    fill: var(--rw-thorn);
  }
  .gold {
    fill: var(--rw-gold);
    stroke: var(--rw-gold-deep);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .gold-frame {
    fill: color-mix(in oklab, var(--rw-gold) 22%, transparent);
    stroke: var(--rw-gold-deep);
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
  }
  .pole {
    fill: var(--rw-ink-soft);
    stroke: var(--rw-ink-soft);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .lava {
    fill: var(--rw-lava);
  }
  .ember {
    fill: none;
    stroke: var(--rw-lava-deep);
    stroke-width: 3;
    stroke-linejoin: bevel;
  }
  .pit {
    fill: #05070c;
    stroke: var(--rw-stone-light);
    stroke-width: 2;
  }
  .pit-line {
    fill: none;
    stroke: var(--rw-stone-light);
    stroke-width: 1.5;
    opacity: 0.6;
  }
  .mud {
    fill: var(--rw-earth-deep);
    opacity: 0.75;
  }
  .mud-pool {
    fill: color-mix(in oklab, var(--rw-earth-deep) 55%, black);
  }
  .mud-line,
  .bag-line {
    fill: none;
    stroke: var(--rw-earth);
    stroke-width: 2;
    stroke-linecap: round;
  }
  .ice {
    fill: color-mix(in oklab, var(--rw-water) 45%, var(--rw-tile));
    stroke: var(--rw-water-deep);
    stroke-width: 2;
  }
  .ice-facet {
    fill: color-mix(in oklab, var(--rw-water) 75%, var(--rw-tile));
  }
  .ice-crack,
  .glint {
    fill: none;
    stroke: var(--rw-water-deep);
    stroke-width: 2.2;
    stroke-linejoin: bevel;
  }
  .glint {
    stroke: var(--rw-surface);
    stroke-width: 2.6;
  }
  .bag {
    fill: var(--rw-earth);
    stroke: var(--rw-earth-deep);
    stroke-width: 2;
  }
  .air {
    fill: color-mix(in oklab, var(--rw-water) 60%, var(--rw-surface));
    stroke: var(--rw-stone);
    stroke-width: 2.5;
  }
  .cloud {
    fill: var(--rw-surface);
    stroke: var(--rw-water-deep);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .lair {
    fill: none;
    stroke: var(--rw-stone);
    stroke-width: 3;
    stroke-dasharray: 9 5;
  }
  .lair-claw {
    fill: var(--rw-stone);
  }
  .leaf-of-door {
    fill: color-mix(in oklab, var(--rw-earth-deep) 70%, black);
  }
  .plank {
    stroke: var(--rw-earth);
    stroke-width: 1.6;
    opacity: 0.8;
  }
  .band {
    stroke: var(--rw-stone-light);
    stroke-width: 4;
  }
  .handle,
  .padlock {
    fill: var(--rw-gold);
    stroke: #05070c;
    stroke-width: 1.6;
  }
  .shackle {
    fill: none;
    stroke: var(--rw-gold);
    stroke-width: 4.5;
  }
  .keyhole {
    fill: #05070c;
  }
  .sill {
    fill: none;
    stroke: var(--rw-earth-deep);
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }
  .raised {
    fill: var(--rw-earth);
  }
  .peaks {
    fill: var(--rw-earth-deep);
  }
  .cliff {
    fill: none;
    stroke: var(--rw-earth-deep);
    stroke-width: 3;
  }
  .cliff.steep {
    stroke: var(--rw-ink);
    stroke-width: 4;
  }
  .strange {
    fill: var(--rw-raised);
    stroke: var(--rw-line-strong);
    stroke-width: 1.5;
    stroke-dasharray: 6 4;
  }
  .strange-name {
    fill: var(--rw-ink);
    font-size: 11px;
  }
  .camp {
    fill: color-mix(in oklab, var(--mine) 18%, transparent);
    stroke: var(--mine);
    stroke-width: 2;
  }

  /* Owners */
  .p1 {
    --mine: var(--rw-p1);
    --on-mine: var(--rw-on-p1);
    --soft: var(--rw-p1-soft);
  }
  .p2 {
    --mine: var(--rw-p2);
    --on-mine: var(--rw-on-p2);
    --soft: var(--rw-p2-soft);
  }
  .p3 {
    --mine: var(--rw-p3);
    --on-mine: var(--rw-on-p3);
    --soft: var(--rw-p3-soft);
  }
  .p4 {
    --mine: var(--rw-p4);
    --on-mine: var(--rw-on-p4);
    --soft: var(--rw-p4-soft);
  }
  .neutral {
    --mine: var(--rw-neutral);
    --on-mine: var(--rw-on-neutral);
    --soft: var(--rw-neutral-soft);
  }
`;
