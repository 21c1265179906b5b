// Asks the styles what they have made of a table, and tells them what its board needs. After every update, because a board may
// come later than the table around it, and its code later than that.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { drawnSize } from "./board/drawing";
import type { SpotBoard } from "./board/spot-board";
import type { Table } from "./types";
import { placesOf } from "./view";

export interface Measured extends ReactiveControllerHost, HTMLElement {
  readonly table: Table | null;
  readonly board: SpotBoard | null;
  readonly tabs: HTMLElement | null;
  /** Does it fill the height it is given? */
  readonly fills: boolean;
  /** Are the panels tabs? */
  narrow: boolean;
}

export class Measuring implements ReactiveController {
  private readonly sizes = new ResizeObserver(() => this.measure());

  constructor(private readonly host: Measured) {
    host.addController(this);
  }

  hostConnected(): void {
    this.sizes.observe(this.host);
  }

  hostDisconnected(): void {
    this.sizes.disconnect();
  }

  hostUpdated(): void {
    this.measure();
  }

  /** The styles decide where panels are tabs (room.styles.ts). */
  private measure(): void {
    const { host } = this;
    if (host.tabs) host.narrow = getComputedStyle(host.tabs).display !== "none";
    if (host.table && host.board && host.fills) this.proportion(host.table, host.board);
  }

  /** The least height at which all can be tapped, and the proportion of a board of squares. Not in the template, because the policy forbids inline styles. */
  private proportion(table: Table, board: SpotBoard): void {
    const { style, clientWidth } = this.host;
    style.setProperty("--tappable", `${String(board.leastHeight(table, clientWidth))}px`);
    if (placesOf(table.board).length > 0) return;
    const { w, h } = drawnSize(table.board);
    style.setProperty("--aspect", (w / h).toFixed(4));
  }
}
