// How a puzzle stands: it asks for a win before anybody else's turn.
import type { Table } from "../../engine";

/** `missed`: the turn has gone by, or the game has been decided otherwise. */
export type Standing = "going" | "solved" | "missed";

/** `start` is the table that the puzzle begins with. */
export function standingOf(table: Table, start: Table): Standing {
  const side = start.toAct;
  if (table.result !== null) return table.result.winner === side ? "solved" : "missed";
  return table.toAct === side && table.round === start.round ? "going" : "missed";
}
