// The styles of pieces and of the cards in front of them.
import { css } from "lit";

export const piecesStyles = css`
  /* A piece that can act is filled; one that has nothing left is hollow. */
  .rim {
    fill: var(--mine);
    stroke: color-mix(in oklab, var(--mine) 55%, black);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .ring {
    fill: none;
    stroke: var(--on-mine);
    stroke-width: 1.4;
    stroke-linejoin: round;
    opacity: 0.55;
  }
  .glyph {
    fill: var(--on-mine);
  }
  .glyph .stroke {
    fill: none;
    stroke: var(--on-mine);
    stroke-width: 3.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .initials {
    font-size: 22px;
    font-weight: 800;
  }
  .spent .rim {
    fill: var(--soft);
    stroke: var(--mine);
  }
  .spent .ring {
    stroke: var(--mine);
    stroke-dasharray: 3 4;
  }
  .spent .glyph {
    fill: var(--mine);
  }
  .spent .glyph .stroke {
    stroke: var(--mine);
  }
  /* Its edge is broken: it is not seen from the other side. */
  .hidden .rim {
    stroke: var(--rw-surface);
    stroke-dasharray: 5 4;
  }
  .lid circle {
    fill: #10151f;
    stroke: #fff;
    stroke-width: 1.4;
  }
  .lid path {
    fill: none;
    stroke: #fff;
    stroke-width: 1.7;
    stroke-linecap: round;
  }
  .captain {
    fill: var(--rw-gold);
    stroke: color-mix(in oklab, var(--rw-gold) 45%, black);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }

  .facing {
    fill: var(--mine);
    stroke: color-mix(in oklab, var(--mine) 55%, black);
    stroke-width: 1.2;
    stroke-linejoin: round;
  }
  .hp-back {
    fill: #10151f;
    stroke: #fff;
    stroke-width: 1.2;
    stroke-opacity: 0.55;
  }
  .hp-rest {
    fill: #fff;
    opacity: 0.2;
  }
  .hp-fill {
    fill: #5fd08a;
  }
  .low .hp-fill {
    fill: #ff8b78;
  }
  .hp-pips {
    stroke: #10151f;
    stroke-width: 1.1;
  }
  .hp-number {
    fill: #fff;
    font-size: 14px;
    font-weight: 800;
    letter-spacing: -0.06em;
  }
  /* Bold and underlined if less than printed, slanted if more, so that it does not depend on colour. */
  .hp-number.more {
    fill: #8ff0b4;
    font-style: italic;
  }
  .hp-number.less {
    fill: #ffb3a6;
    text-decoration: underline;
  }
  .body .hp-number {
    font-size: 16px;
  }
  .hp-small {
    display: none;
  }
  .third {
    fill: var(--rw-surface);
    stroke: var(--rw-ink);
    stroke-width: 1.2;
  }
  .third-number {
    fill: var(--rw-ink);
    font-size: 14px;
    font-weight: 800;
  }
  /* Where squares are many they are small, and numbers take what room there is. */
  .many .body {
    transform: scale(1.1);
    transform-origin: 32px 63px;
  }
  @container board (max-width: 32rem) {
    .gauge > :not(.hp-small) {
      display: none;
    }
    .hp-small {
      display: block;
    }
    .hp-small .hp-number {
      font-size: 20px;
    }
    /* Two numbers could not be read there; the others are told with the piece. */
    .many .body > :not(.hp-small) {
      display: none;
    }
    .many .body > .hp-small {
      display: block;
    }
    .body .hp-small .hp-number {
      font-size: 25px;
    }
    .badges {
      transform: scale(1.12);
      transform-origin: 64px 0;
    }
    .ruler text {
      font-size: 20px;
    }
  }

  .badge-status {
    fill: var(--rw-ink);
    stroke: var(--rw-surface);
    stroke-width: 2;
  }
  .badge-text {
    fill: var(--rw-surface);
    font-size: 12px;
    font-weight: 800;
  }
  .badge-text.tight {
    font-size: 9.5px;
  }
  .badge-text.count {
    fill: var(--rw-ink);
    font-size: 10px;
  }
  .badge-count {
    fill: var(--rw-surface);
    stroke: var(--rw-ink);
    stroke-width: 1.5;
  }
  .badge-text.light {
    fill: var(--on-mine, #fff);
  }
  .badge-trait {
    fill: #10151f;
    stroke: #fff;
    stroke-width: 1.5;
  }
  .badge-more {
    fill: #10151f;
    stroke: #fff;
    stroke-width: 1.5;
  }
  .badge-card {
    fill: var(--mine);
    stroke: var(--rw-surface);
    stroke-width: 2;
  }
  .badge-card + .badge-text {
    fill: var(--rw-surface);
  }
  /* A tile that nobody owns can be won. */
  .ground.neutral {
    --mine: var(--rw-gold-deep);
  }
  .ground rect {
    fill: color-mix(in oklab, var(--mine) 16%, transparent);
    stroke: color-mix(in oklab, var(--mine) 60%, transparent);
    stroke-width: 2;
  }
  .ground path {
    fill: var(--mine);
    opacity: 0.8;
  }
  .lying circle {
    fill: var(--rw-surface);
    stroke: var(--rw-ink-soft);
    stroke-width: 2;
  }
  .lying path {
    fill: var(--rw-ink);
  }
  .ground .holder {
    opacity: 1;
  }
  .ground .counters {
    fill: var(--rw-ink);
    font-size: 18px;
  }
  @media (forced-colors: active) {
    .lid {
      forced-color-adjust: none;
    }
  }
  .area {
    fill: color-mix(in oklab, var(--mine) 13%, transparent);
    stroke: var(--mine);
    stroke-width: 2.5;
    stroke-dasharray: 2 7;
    stroke-linecap: round;
  }
`;
