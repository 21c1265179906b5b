// The layout of a table: one column as high as its content. One that fills its room has more (room.styles.ts).
import { css } from "lit";

/** A table that is as high as its content, within the text of a page. */
const flowing = css`
  :host(:not([mode="room"])) {
    container: rw-table / inline-size;
  }
  :host(:not([mode="room"])) :is(.room, .centre, .side) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rw-s2);
    align-content: start;
    min-inline-size: 0;
  }
  :host(:not([mode="room"])) .own {
    display: contents;
  }
  .dragged {
    position: absolute;
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
  :host(:not([mode="room"])) .tray {
    min-block-size: 5.5rem;
  }
  :host([mode="small"]) .log.tab,
  :host([mode="story"]) .log {
    block-size: 15rem;
  }
  :host(:not([mode="room"])) .log rw-log {
    block-size: 100%;
  }
  :host([mode="small"]) .tab {
    margin-block-start: calc(-1 * var(--rw-s2));
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  :host([mode="small"]) .tab:not(.on) {
    display: none;
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

export const tableStyles = css`
  :host {
    display: block;
  }
  .stage {
    position: relative;
    min-inline-size: 0;
    touch-action: manipulation;
  }
  .field {
    position: relative;
  }
  .panel {
    min-inline-size: 0;
    padding: var(--rw-s3);
    border: 1px solid var(--rw-line);
    border-radius: var(--rw-r2);
    background: var(--rw-surface);
  }
  :host(:not([mode="room"])) .panel {
    padding: var(--rw-s2);
  }
  .tabs {
    display: flex;
    gap: 2px;
  }
  .tabs button {
    flex: 1 1 auto;
    min-inline-size: 0;
    min-height: 2.75rem;
    padding-inline: var(--rw-s1);
    border-radius: var(--rw-r1) var(--rw-r1) 0 0;
    border-color: var(--rw-line);
  }
  :host([mode="room"]) .tabs button {
    min-height: 2.25rem;
  }
  .tabs button[aria-selected="true"] {
    border-block-end-color: var(--rw-ink);
    border-block-end-width: 3px;
    background: var(--rw-raised);
  }
  ${flowing}
`;
