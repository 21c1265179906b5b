// Every part of the table under its name. Named here and not by themselves: a bundler that believes modules to be free of
// side effects may then drop none of them.
import { RwBoard } from "./board/rw-board";
import { define } from "./emit";
import { RwLog } from "./log/rw-log";
import { RwTable } from "./rw-table";
import { RwBar } from "./side/rw-bar";
import { RwHand } from "./side/rw-hand";
import { RwInspector } from "./side/rw-inspector";
import { RwPlayers } from "./side/rw-players";
import { RwTimeline } from "./side/rw-timeline";

export function defineTable(): void {
  define("rw-players", RwPlayers);
  define("rw-board", RwBoard);
  define("rw-bar", RwBar);
  define("rw-inspector", RwInspector);
  define("rw-hand", RwHand);
  define("rw-log", RwLog);
  define("rw-timeline", RwTimeline);
  define("rw-table", RwTable);
}
