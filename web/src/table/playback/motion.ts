// How long an event takes on screen, and the table after it. Both work for every game: an event has one word for what it shows
// and a list of what it changed. A board loads this file when something first moves, because it can be read without it.
import type { GameEvent, Operation, Shows, Table } from "../types";
import { patched } from "./patched";
import { TUMBLE, wayOf } from "./play";

/** In milliseconds, as all durations here: one square of a move. */
const STRIDE = 85;
/** The most for a move over squares. */
const LONGEST = 450;
/** A move between places, at any distance. */
const MARCH = 340;
/** A card that is drawn. A round may begin with a card for each piece. */
const DRAWN = 200;
/** A change of dice by a bonus, or the choice of one roll of several. */
const TURNED = 140;

/**
 * The duration of each word at normal speed. An attack with all its dice takes less than 2 seconds, a bot's whole turn less
 * than 15.
 */
const BEATS: Readonly<Record<Shows, number>> = {
  moves: STRIDE,
  enters: 240,
  leaves: 340,
  strikes: 220,
  hurts: 320,
  mends: 300,
  changes: 220,
  turns: 280,
  marks: 200,
  announces: 260,
  scores: 160,
  rolls: TUMBLE,
  begins: 140,
  opens: 90,
  ends: 0,
  counts: 0,
};

/** Does it change the board? Changes in front of a player take no time. */
const isOnBoard = ({ path }: Operation): boolean => path.startsWith("/pieces/") || path.startsWith("/board/");

/** How long an event takes at normal speed, in milliseconds. */
export function beat(event: GameEvent): number {
  const { shows, changes = [], card, dice, leaves } = event;
  switch (shows) {
    case "moves":
      return leaves === undefined ? Math.min(STRIDE * wayOf(event).length, LONGEST) : MARCH;
    case "changes":
    case "opens":
      return changes.some(isOnBoard) ? BEATS[shows] : 0;
    case "announces":
      return card === undefined ? 0 : BEATS[shows];
    case "rolls":
      return dice ? BEATS[shows] : DRAWN;
    case "counts":
      return dice ? TURNED : 0;
    default:
      return BEATS[shows];
  }
}

/** Words whose change is drawn before the animation: a hit is seen together with the new number. */
export const after: ReadonlySet<Shows> = new Set([
  ...(["enters", "hurts", "mends", "changes", "turns", "marks", "scores", "rolls", "opens", "counts"] as const),
]);

/** The table after one event. */
export const shownAfter = (table: Table, { changes }: GameEvent): Table => patched(table, changes);
