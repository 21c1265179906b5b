// Registers every part of the table. The parts do not register themselves, because a bundler may drop a module that is imported
// only for its side effect. Hand and log are registered by the app, and for other pages by coming.ts.
import type { CSSResult } from "lit";
import { RwBoard } from "./board/rw-board";
import { define } from "./emit";
import { RwTable } from "./rw-table";
import { RwBar } from "./side/rw-bar";
import { RwInspector } from "./side/rw-inspector";
import { RwPlayers } from "./side/rw-players";
import { RwQuestion } from "./side/rw-question";
import { RwTimeline } from "./side/rw-timeline";

/** The styles of a table that fills its room: its own and those of its decision bar. */
export interface RoomStyles {
  readonly table: CSSResult;
  readonly bar: CSSResult;
}

/** `room` is given where tables fill their room: boards in the text of a page never do. */
export function defineTable(room?: RoomStyles): void {
  if (room) {
    RwTable.styles = [...RwTable.styles, room.table];
    RwBar.styles = [...RwBar.styles, room.bar];
  }
  define("rw-players", RwPlayers);
  define("rw-board", RwBoard);
  define("rw-bar", RwBar);
  define("rw-question", RwQuestion);
  define("rw-inspector", RwInspector);
  define("rw-timeline", RwTimeline);
  define("rw-table", RwTable);
}
