// The layout of a table: the board first, everything else around it. Narrow: one column with tabs; wide: a side column;
// widest: two.
import { css } from "lit";

export const tableStyles = css`
  :host {
    display: block;
    container: rw-table / inline-size;
  }
  .room {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s2);
  }
  .centre,
  .side,
  .own {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s2);
    align-content: start;
    min-inline-size: 0;
  }
  .stage {
    position: relative;
    touch-action: manipulation;
  }
  .dragged {
    position: fixed;
    inset: var(--drag-y) auto auto var(--drag-x);
    z-index: 5;
    padding: var(--rw-s1) var(--rw-s3);
    border: 2px solid var(--rw-ink);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
    box-shadow: var(--rw-shadow-2);
    font-weight: 700;
    pointer-events: none;
    translate: -50% -50%;
  }
  .panel {
    min-inline-size: 0;
    padding: var(--rw-s3);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
  }
  .tray {
    min-block-size: 8.5rem;
  }
  .tabs {
    display: flex;
    gap: 2px;
  }
  .tabs button {
    flex: 1;
    min-height: 2.75rem;
    border-radius: var(--rw-r1) var(--rw-r1) 0 0;
    border-color: var(--rw-line);
  }
  .tabs button[aria-selected="true"] {
    border-block-end-color: var(--rw-ink);
    border-block-end-width: 3px;
    background: var(--rw-raised);
  }
  @container rw-table (max-width: 759px) {
    .stage {
      margin-inline: calc(-1 * var(--rw-bleed, 0px));
    }
    .tray {
      min-block-size: 5.5rem;
    }
    .own {
      display: contents;
    }
    .tab:not(.on) {
      display: none;
    }
    .tab {
      margin-block-start: calc(-1 * var(--rw-s2));
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    .log.tab {
      block-size: 60dvh;
    }
    .log rw-log {
      block-size: 100%;
    }
    .panel {
      padding: var(--rw-s2);
    }
  }
  @container rw-table (min-width: 760px) {
    .tabs {
      display: none;
    }
    /* The dice are beside the decision bar, so that a roll is visible without scrolling. */
    .room {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) clamp(18rem, 31cqi, 25rem);
      grid-template-rows: auto auto auto 1fr;
      grid-template-areas: "players players side" "stage stage side" "bar tray side" "time tray side";
      gap: var(--rw-s2) var(--rw-s3);
      --rw-board-max: max(20rem, calc(100dvh - var(--above, 4rem) - 15.5rem));
    }
    .centre {
      display: contents;
    }
    rw-players {
      grid-area: players;
    }
    .stage {
      grid-area: stage;
    }
    rw-bar {
      grid-area: bar;
    }
    rw-timeline {
      grid-area: time;
      align-self: start;
    }
    .tray {
      grid-area: tray;
      align-self: start;
    }
    /* The side scrolls by itself: the board must stay in sight while a hand is read. */
    .side {
      grid-area: side;
      position: sticky;
      inset-block-start: var(--rw-top, var(--rw-s2));
      align-self: start;
      grid-template-rows: auto minmax(14rem, 1fr);
      block-size: calc(100dvh - var(--above, 4rem) - var(--rw-s2));
      min-block-size: 30rem;
      max-block-size: 60rem;
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
    /* The log fills what is left and never makes the page longer. */
    .log {
      position: relative;
    }
    .log rw-log {
      position: absolute;
      inset: var(--rw-s3);
    }
  }
  /* On a board of places the bar has buttons for pieces and places too, and needs the whole width. */
  @container rw-table (min-width: 760px) and (max-width: 1399px) {
    .places {
      grid-template-areas: "players players side" "stage stage side" "bar bar side" "time tray side";
    }
  }
  /* No dice are rolled while pieces are placed, so the names of the pieces get the room. */
  @container rw-table (min-width: 760px) and (max-width: 1399px) {
    .setting {
      grid-template-areas: "players players side" "stage stage side" "bar bar side" "time time side";
    }
    .setting .tray {
      display: none;
    }
  }
  @container rw-table (min-width: 1400px) {
    .room {
      grid-template-columns: clamp(18rem, 20cqi, 26rem) minmax(0, 1fr) clamp(19rem, 21cqi, 28rem);
      grid-template-rows: auto 1fr;
      grid-template-areas: "own centre tray" "own centre log";
      --rw-board-max: max(22rem, calc(100dvh - var(--above, 4rem) - 12.5rem));
    }
    .centre {
      grid-area: centre;
      display: grid;
    }
    :is(rw-players, .stage, rw-bar, rw-timeline) {
      grid-area: auto;
    }
    .side {
      display: contents;
    }
    .own {
      grid-area: own;
    }
    .tray {
      align-self: stretch;
      min-block-size: 16rem;
    }
    .log {
      grid-area: log;
      min-block-size: 16rem;
    }
  }
  /* A board that is as high as it is wide needs the whole height of the window: all else is at its sides. */
  @container rw-table (min-width: 1120px) {
    :host([mode="room"]) .tall.room {
      grid-template-columns: clamp(15rem, 22cqi, 26rem) minmax(0, 1fr) clamp(18rem, 27cqi, 28rem);
      grid-template-rows: auto auto auto 1fr;
      grid-template-areas: "players stage side" "bar stage side" "tray stage side" "time stage side";
      --rw-board-max: max(20rem, calc(100dvh - var(--above, 4rem) - var(--rw-s4)));
    }
    :host([mode="room"]) .tall .centre {
      display: contents;
    }
    :host([mode="room"]) .tall rw-players {
      grid-area: players;
    }
    :host([mode="room"]) .tall .stage {
      grid-area: stage;
      position: sticky;
      inset-block-start: var(--rw-top, var(--rw-s2));
      align-self: start;
    }
    :host([mode="room"]) .tall rw-bar {
      grid-area: bar;
    }
    :host([mode="room"]) .tall rw-timeline {
      grid-area: time;
    }
    :host([mode="room"]) .tall .tray {
      grid-area: tray;
      display: block;
      align-self: start;
      min-block-size: 8.5rem;
    }
    :host([mode="room"]) .tall .side {
      grid-area: side;
      display: grid;
    }
    :host([mode="room"]) .tall :is(.own, .log) {
      grid-area: auto;
    }
  }
  /* Within the text of a page the table is as high as its content, because it does not have the whole window. */
  :host([mode="small"]) .room .log.tab,
  :host([mode="story"]) .log {
    block-size: 15rem;
  }
  :host([mode="story"]) .log rw-log {
    block-size: 100%;
  }
  /* On paper a story is its position. */
  @media print {
    :host([mode="story"]) .log {
      display: none;
    }
  }
  :host([mode="story"]) .tray {
    min-block-size: 0;
  }
`;
