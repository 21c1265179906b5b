// What each piece did last in this round, for the order of turns.
import type { GameEvent, Words } from "../types";

/** A sentence that only some games have: the kind of event that says what a piece does in its turn. */
const DEED = "turn-deed";

/** The last deed of each piece since the round began. */
export function deedsOf(words: Words, events: readonly GameEvent[]): ReadonlyMap<string, GameEvent> {
  const deeds = new Map<string, GameEvent>();
  if (!words.has(DEED)) return deeds;
  const kind = words.say(DEED);
  const begun = events.findLastIndex(({ shows, round }) => shows === "begins" && round !== undefined);
  for (const event of events.slice(begun + 1))
    if (event.kind === kind && event.piece !== undefined) deeds.set(event.piece, event);
  return deeds;
}

/** A deed in a word: the answer that was given, or what was used. */
export function deedWord(words: Words, { answer, attack }: GameEvent): string {
  if (answer !== undefined && words.has(`answer-${answer}`)) return words.say(`answer-${answer}`);
  return attack === undefined ? "" : words.name(attack);
}
