// The events that led to a question: the action during which it is asked, and the last events that the action caused.
import { isOpening, isTrivial } from "../log/tree";
import type { GameEvent } from "../types";

/** The most events shown, the action itself included. */
const MOST = 3;
/** Does it go with every action and explain no question? */
const isAside = (event: GameEvent): boolean => isTrivial(event) || isOpening(event) || event.shows === "begins";
/** Is it before the action? That is a pass, the beginning of a turn, or the engaging of a piece for this action alone. */
const isBefore = ({ shows, cause }: GameEvent): boolean => shows === "begins" || (shows === "opens" && cause === null);

/** The action, then the last events it caused, in their order. */
export function leading(events: readonly GameEvent[]): readonly GameEvent[] {
  const shown: GameEvent[] = [];
  const opening = new Set(events.filter((event) => isOpening(event) || isBefore(event)).map(({ id }) => id));
  const isDeed = ({ cause }: GameEvent): boolean => cause === null || opening.has(cause);
  let caused = false;
  for (let n = events.length - 1; n >= 0; n -= 1) {
    const event = events[n];
    if (!event || isBefore(event)) break;
    if (!isAside(event)) shown.unshift(event);
    // The action that caused the last events is the first one shown.
    if (isDeed(event) && (caused || shown.length >= MOST)) break;
    caused ||= !isDeed(event);
  }
  return shown.length <= MOST ? shown : [...shown.slice(0, 1), ...shown.slice(1 - MOST)];
}
