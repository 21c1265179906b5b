// Finds the cards on the table: the last draws for one thing, with what was read off each of them.
import type { GameEvent, Shows } from "../types";
import { isDraw } from "./thrown";
import type { Draw } from "./thrown";

export interface Drawn {
  readonly draw: Draw;
  /** Its results: numbers with their steps, hits, damage. */
  readonly results: readonly GameEvent[];
}

export interface Draws {
  /** What was drawn for: the event that caused the draws. */
  readonly of: GameEvent | null;
  readonly drawn: readonly Drawn[];
}

const RESULTS: ReadonlySet<Shows> = new Set(["strikes", "hurts", "mends", "announces", "scores"]);

/** The last draws among these events; null if nothing has been drawn. */
export function lastDraws(seen: readonly GameEvent[]): Draws | null {
  const last = seen.findLast(isDraw);
  if (!last) return null;
  const { cause } = last;
  const of = cause === null ? null : (seen.find((e) => e.id === cause) ?? null);
  const first = cause === null ? last.id : cause;
  const drawn: { draw: Draw; results: GameEvent[] }[] = [];
  // Results are caused by what caused the draw, or by one another.
  const within = new Set(cause === null ? [last.id] : [cause]);
  for (const e of seen) {
    const related = e.id === last.id || (e.cause !== null && within.has(e.cause));
    if (e.id < first || !related) continue;
    if (isDraw(e)) drawn.push({ draw: e, results: [] });
    else if (drawn.length > 0 && (e.calc !== undefined || RESULTS.has(e.shows))) drawn.at(-1)?.results.push(e);
    if (drawn.length > 0 && !isDraw(e)) within.add(e.id);
  }
  return { of, drawn };
}
