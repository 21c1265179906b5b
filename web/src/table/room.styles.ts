// The layout of a table that fills its room (mode `room`), which has a given height: the board takes what is left, panels scroll
// inside, nothing that is said changes the size of the board. Narrow: one column, the panels are tabs; low: the board at the
// left; wide: a column at the side; widest: two. Boards in a page never fill one, and do without these styles.
import { css } from "lit";

/** A table that fills its room: what all its forms share. */
const filling = css`
  :host([mode="room"]) {
    container: rw-table / size;
    block-size: 100%;
    --bar: 6.5rem;
    --steps: 2.25rem;
  }
  :host([mode="room"]) .room {
    display: grid;
    gap: var(--rw-s2);
    block-size: 100%;
  }
  :host([mode="room"]) :is(.centre, .side, .own) {
    display: contents;
  }
  :host([mode="room"]) .panel {
    /* What only screen readers see is placed in it: outside it would make the page longer. */
    position: relative;
    min-block-size: 0;
    padding: var(--rw-s2) var(--rw-s3);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  :host([mode="room"]) .log rw-log {
    position: absolute;
    inset: var(--rw-s2) var(--rw-s3);
  }
  :host([mode="room"]) .question {
    --rw-choices-max: none;
  }
  :host([mode="room"]) rw-players {
    grid-area: players;
  }
  :host([mode="room"]) rw-bar {
    grid-area: bar;
  }
  :host([mode="room"]) rw-timeline {
    grid-area: steps;
  }
  :host([mode="room"]) .tray {
    grid-area: tray;
  }
  :host([mode="room"]) rw-players {
    min-block-size: 0;
    max-block-size: max(5rem, 24cqb);
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  /* As high as the board is at this width, and lower where there is no room for that. */
  :host([mode="room"]) .stage {
    grid-area: stage;
    container-type: size;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    place-self: stretch;
    aspect-ratio: var(--aspect);
    min-block-size: 0;
  }
  :host([mode="room"]) .field {
    inline-size: min(100%, 100cqb * var(--aspect));
  }
  :host([mode="room"]) .places .stage {
    aspect-ratio: auto;
  }
  :host([mode="room"]) .places .field {
    inline-size: 100%;
    block-size: 100%;
  }
`;

/** One column; or, in a low window, the board at the left of it. The panels are tabs. */
const tabbed = css`
  @container rw-table (
    (max-width: 42.99rem) or (max-height: 29.99rem) or ((max-width: 47.49rem) and (min-height: 48.01rem))
  ) {
    :host([mode="room"]) .room {
      --rail: 0rem;
      --least: max(13rem, var(--tappable, 0px));
      --bar: 8rem;
      gap: var(--rw-s1);
      grid-template:
        "players" max-content
        "stage" minmax(var(--least), auto)
        "bar" var(--bar)
        "steps" var(--steps)
        "tabs" 2.25rem
        "rail" var(--rail)
        "panel" minmax(5rem, 1fr) / minmax(0, 1fr);
    }
    :host([mode="room"]) .handed {
      --rail: 4rem;
    }
    :host([mode="room"]) .tall {
      --least: max(17rem, var(--tappable, 0px));
    }
    :host([mode="room"]) .places {
      --least: max(22rem, var(--tappable, 0px));
      grid-template-rows: max-content minmax(var(--least), 1fr) var(--bar) var(--steps) 2.25rem var(--rail) 5rem;
    }
    :host([mode="room"]) .stage {
      margin-inline: calc(-1 * var(--rw-bleed, 0px));
    }
    /* Where the page must scroll, the decision stays in sight. */
    :host([mode="room"]) rw-bar {
      grid-area: stage-start / bar-start / bar-end / bar-end;
      align-self: end;
      position: sticky;
      inset-block-end: 0;
      block-size: var(--bar);
    }
    :host([mode="room"]) .tabs {
      grid-area: tabs;
    }
    :host([mode="room"]) rw-rail {
      grid-area: rail;
    }
    :host([mode="room"]) .tab {
      grid-area: panel;
      margin-block-start: calc(-1 * var(--rw-s1));
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    :host([mode="room"]) .room:not(:has(rw-rail)) .tab {
      grid-row: rail-start / panel-end;
    }
    :host([mode="room"]) .tab:not(.on) {
      display: none;
    }
  }
  @container rw-table ((min-width: 38rem) and (max-height: 29.99rem)) {
    :host([mode="room"]) .room:is(.room, .places) {
      --least: 9rem;
      grid-template:
        "stage players" minmax(3rem, max-content)
        "stage bar" var(--bar)
        "stage steps" var(--steps)
        "stage tabs" 2.25rem
        "stage rail" var(--rail)
        "stage panel" minmax(4rem, 1fr) / minmax(0, 1fr) var(--column);
      --column: clamp(17rem, 42cqi, 26rem);
      column-gap: var(--rw-s2);
    }
    /* What squares as high as the window leave of its width is the column's: there are lines of text in it. */
    :host([mode="room"]) .room:not(.places) {
      --column: max(clamp(17rem, 42cqi, 26rem), min(34rem, 100cqi - 100cqb * var(--aspect, 1) - var(--rw-s2)));
    }
    :host([mode="room"]) rw-players {
      max-block-size: 4rem;
    }
    :host([mode="room"]) .tabs button {
      padding-inline: 2px;
      font-size: var(--rw-t-s);
    }
    :host([mode="room"]) .stage {
      aspect-ratio: auto;
      max-block-size: 100cqb;
    }
    :host([mode="room"]) rw-bar {
      grid-area: bar;
      position: relative;
    }
  }
`;

/** A column at the side; what chance brings is at its end, beside the decision bar. */
const beside = css`
  @container rw-table ((min-height: 30rem) and ((min-width: 47.5rem) or ((min-width: 43rem) and (max-height: 48rem)))) {
    :host([mode="room"]) .tabs {
      display: none;
    }
  }
  @container rw-table (
    (min-height: 30rem) and (max-width: 69.99rem) and ((min-width: 47.5rem) or ((min-width: 43rem) and (max-height: 48rem)))
  ) {
    :host([mode="room"]) .room {
      --bar: 5.75rem;
      column-gap: var(--rw-s3);
      grid-template:
        "players side" max-content
        "stage side" minmax(0, auto)
        "bar tray" minmax(var(--bar), 1fr)
        "steps tray" var(--steps) / minmax(0, 1fr) clamp(17rem, 31cqi, 24rem);
    }
    :host([mode="room"]) .places {
      grid-template-rows: max-content minmax(0, 1fr) var(--bar) var(--steps);
    }
    :host([mode="room"]) .tall rw-players {
      max-block-size: 9.5rem;
    }
    :host([mode="room"]) .side {
      grid-area: side;
      contain: size;
      display: flex;
      flex-direction: column;
      gap: var(--rw-s2);
    }
    :host([mode="room"]) .side:has(.question) {
      --unit: 3.5rem;
      --hand: 4.5rem;
      --log: 9rem;
    }
  }
`;

/**
 * Columns at both sides of the board: the decision at the left, what is looked at at the right, and the hand under a board that
 * is not as high as the window. The widths are sums, because the hand must know how much the board leaves.
 */
const between = css`
  @container rw-table ((min-width: 70rem) and (min-height: 30rem)) {
    :host([mode="room"]) .room {
      --under: 0rem;
      --steps: 4.75rem;
      --air: 1.5rem;
      --middle: min(100cqi - 34rem - var(--air), (100cqb - var(--under)) * var(--aspect));
      --wing: min((100cqi - var(--middle) - var(--air)) / 2, 34rem);
      --taken: (var(--middle)) / var(--aspect);
      position: relative;
      justify-content: center;
      column-gap: var(--rw-s3);
      grid-template:
        "players stage side" minmax(0, max-content)
        "bar stage side" clamp(10rem, 28cqb, 15rem)
        "tray stage side" minmax(6rem, 1fr)
        "steps stage side" var(--steps) / calc(var(--wing)) calc(var(--middle)) calc(var(--wing));
    }
    :host([mode="room"]) .handed:not(.tall) {
      --under: clamp(9.5rem, 19cqb, 12rem);
    }
    :host([mode="room"]) .places {
      --wing: clamp(17rem, 22cqi, 26rem);
      --middle: 100cqi - 2 * var(--wing) - var(--air);
      --taken: 100cqb - var(--under);
    }
    :host([mode="room"]) .places.handed {
      --under: clamp(9.5rem, 26cqb, 15rem);
    }
    :host([mode="room"]) rw-players {
      max-block-size: 100%;
    }
    /* What opens of the bar opens over the dice below it: above it are the players, and less room than it may need. */
    :host([mode="room"]) rw-bar {
      --opens: calc(100% + var(--rw-s1)) auto;
      --opens-most: max(10.5rem, 100dvh - 44rem);
    }
    :host([mode="room"]) .stage {
      aspect-ratio: auto;
      place-items: start center;
    }
    :host([mode="room"]) .places .stage {
      margin-block-end: var(--under);
    }
    :host([mode="room"]) .side {
      grid-area: side;
      contain: size;
      display: flex;
      flex-direction: column;
      gap: var(--rw-s2);
    }
    /* Five lines and more of it, beside a unit of many words; a question has more need of the room. */
    :host([mode="room"]) .side:not(:has(.question)) {
      --log: clamp(10rem, 32cqb, 22rem);
    }
    :host([mode="room"]) .room:not(.tall) .hand {
      position: absolute;
      inset-block: calc(var(--taken) + var(--rw-s2)) 0;
      inset-inline-start: calc(50% - (var(--middle)) / 2);
      inline-size: calc(var(--middle));
    }
  }
  /* Panels in one column share it: each keeps a least height, and scrolls. A question gives way last. */
  :host([mode="room"]) .unit {
    flex: 0 99 auto;
    min-block-size: var(--unit, 5.5rem);
  }
  :host([mode="room"]) .hand {
    flex: 0 99 auto;
    min-block-size: var(--hand, 7rem);
  }
  :host([mode="room"]) .question {
    flex: 0 1 auto;
    max-block-size: min(55cqb, 100cqb - 23.5rem);
  }
  :host([mode="room"]) .log {
    flex: 1 1 var(--log, 10rem);
    min-block-size: var(--log, 10rem);
  }
`;

export const roomStyles = css`
  ${filling} ${tabbed} ${beside} ${between}
`;
