// What the log shows while an earlier step is looked at: also what came after it.
import type { GameEvent } from "../types";

const same = (a: GameEvent | undefined, b: GameEvent | undefined): boolean =>
  a?.id === b?.id && a?.kind === b?.kind && a?.cause === b?.cause && a?.cites === b?.cites;

/** `before`: the events that were known; they stay as long as these are their beginning. `past`: is there a later step? */
export function knownOf(
  before: readonly GameEvent[],
  events: readonly GameEvent[],
  past: boolean,
): readonly GameEvent[] {
  const begins = before.length > events.length && same(before[events.length - 1], events.at(-1));
  return past && begins ? before : events;
}
