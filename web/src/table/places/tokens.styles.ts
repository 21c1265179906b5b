// The styles of pieces and cards on a board of places.
import { css } from "lit";

export const tokensStyles = css`
  .veil {
    fill: url("#p-veil");
  }
  .veil-line {
    fill: #10151f;
    opacity: 0.3;
  }
  .back {
    fill: var(--on-mine);
    font-size: 34px;
    font-weight: 800;
  }
  .spent .back {
    fill: var(--mine);
  }
  .plate .hp-number {
    font-size: 19px;
  }
  .plate .hp-number.digits {
    font-size: 17px;
  }
  .plate.large .hp-number {
    font-size: 25px;
  }
  .plate.large .hp-number.digits {
    font-size: 22px;
  }
  .plate .hp-back {
    stroke-opacity: 0.8;
  }
  .counter path {
    stroke: #fff;
    stroke-width: 1.3;
    fill: #10151f;
  }
  .counter text {
    fill: #fff;
    font-size: 13px;
    font-weight: 850;
    stroke: #10151f;
    stroke-width: 3;
    paint-order: stroke;
  }
  .counter.drop path {
    fill: #2c6a35;
  }
  .mini-paper {
    fill: var(--rw-surface);
    stroke: var(--mine);
    stroke-width: 2;
  }
  .mini.down .mini-paper {
    fill: var(--soft);
    stroke-dasharray: 4 2.5;
  }
  .mini-art,
  .mini-name {
    fill: var(--rw-ink);
  }
  .mini-lid {
    stroke: var(--mine);
    stroke-width: 1.6;
    stroke-linecap: round;
    opacity: 0.8;
  }
  .gear.marked .mini-paper {
    stroke: var(--rw-reach);
    stroke-width: 3.5;
  }
  @media (forced-colors: active) {
    .veil,
    .plate,
    .counter,
    .mini {
      forced-color-adjust: none;
    }
  }
`;
