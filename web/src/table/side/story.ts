// What led to a question: the deed in whose middle it is asked, and the last that came of it.
import { isOpening, isTrivial } from "../log/tree";
import type { GameEvent } from "../types";

/** So much of it, the deed itself included. */
const MOST = 3;
/** What goes with every deed and explains no question. */
const isAside = (event: GameEvent): boolean => isTrivial(event) || isOpening(event) || event.shows === "begins";
/** Before a deed there is a pass, the beginning of a turn, or who is engaged for the deed and for nothing else. */
const isBefore = ({ shows, cause }: GameEvent): boolean => shows === "begins" || (shows === "opens" && cause === null);

/** The deed, then the last things it caused; in the order they happened. */
export function leading(events: readonly GameEvent[]): readonly GameEvent[] {
  const shown: GameEvent[] = [];
  const opening = new Set(events.filter((event) => isOpening(event) || isBefore(event)).map(({ id }) => id));
  const isDeed = ({ cause }: GameEvent): boolean => cause === null || opening.has(cause);
  let caused = false;
  for (let n = events.length - 1; n >= 0; n -= 1) {
    const event = events[n];
    if (!event || isBefore(event)) break;
    if (!isAside(event)) shown.unshift(event);
    // What caused the last things is where they begin.
    if (isDeed(event) && (caused || shown.length >= MOST)) break;
    caused ||= !isDeed(event);
  }
  return shown.length <= MOST ? shown : [...shown.slice(0, 1), ...shown.slice(1 - MOST)];
}
