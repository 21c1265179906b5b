// What led to a question: the deed in whose middle it is asked, and the last that came of it.
import { TRIVIAL } from "../log/tree";
import type { GameEvent } from "../types";

/** So much of it, the deed itself included. */
const MOST = 3;
/** What goes with every deed and explains no question. */
const ASIDE: ReadonlySet<string> = new Set([
  ...TRIVIAL,
  "turn-start",
  "draw",
  "deal",
  "shuffle",
  "straighten",
  "rearm",
]);
/** Where a deed begins, in a game whose events stand beside each other: with whoever is engaged for it, after a pass. */
const BEGINS: ReadonlySet<string> = new Set(["engage", "pass", "turn-start", "game-start"]);

/** The deed, then the last things it caused; in the order they happened. */
export function leading(events: readonly GameEvent[]): readonly GameEvent[] {
  const told: GameEvent[] = [];
  let caused = false;
  for (let n = events.length - 1; n >= 0; n -= 1) {
    const event = events[n];
    if (!event || (event.cause === null && BEGINS.has(event.kind))) break;
    if (!ASIDE.has(event.kind)) told.unshift(event);
    // What caused the last things is where they begin.
    if (event.cause === null && (caused || told.length >= MOST)) break;
    caused ||= event.cause !== null;
  }
  return told.length <= MOST ? told : [...told.slice(0, 1), ...told.slice(1 - MOST)];
}
