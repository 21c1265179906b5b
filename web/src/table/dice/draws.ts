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
  const of = deedOf(seen, last);
  const drawn: { draw: Draw; results: GameEvent[] }[] = [];
  // Whatever the deed leads to belongs to it, what answers it too.
  const within = new Set([of?.id ?? last.id]);
  for (const e of seen) {
    if (e !== last && (e.cause === null || !within.has(e.cause))) continue;
    within.add(e.id);
    if (isDraw(e)) drawn.push({ draw: e, results: [] });
    else if (e.calc !== undefined || RESULTS.has(e.shows)) drawn.at(-1)?.results.push(e);
  }
  return { of, drawn };
}

/** What a card was drawn for: the event that caused it, or the deed that this answers. */
function deedOf(seen: readonly GameEvent[], { cause }: GameEvent): GameEvent | null {
  const parent = seen.find(({ id }) => id === cause) ?? null;
  if (!parent) return null;
  const above = seen.find(({ id }) => id === parent.cause);
  return above?.shows === "opens" ? deedOf(seen, parent) : parent;
}
