// How long an event takes to see, and what the table looks like after it. Neither knows a game: an event says in one word
// what the eye sees of it, and what it changed. A board fetches this when something on it first moves: it can be read
// without.
import type { GameEvent, Operation, Shows, Table } from "./types";
import { patched } from "./patched";
import { TUMBLE, wayOf } from "./play";

/** A square. */
const STRIDE = 85;
/** A way over squares, however long. */
const LONGEST = 450;
/** From one place to another, however far. */
const MARCH = 340;
/** Dice that a bonus changes, or that are chosen of several. */
const TURNED = 140;

/**
 * How long each word takes at normal speed, in milliseconds: an attack with all its dice stays under two seconds, a bot's
 * whole turn under a quarter of a minute.
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

/** What changes on the board itself; what changes before a player is seen without waiting for it. */
const isOnBoard = ({ path }: Operation): boolean => path.startsWith("/pieces/") || path.startsWith("/board/");

/** How long an event takes at normal speed. */
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
    case "counts":
      return dice ? TURNED : 0;
    default:
      return BEATS[shows];
  }
}

/** Words whose change is drawn before their effect is played: a hit is felt when the number changes. */
export const after: ReadonlySet<Shows> = new Set([
  ...(["enters", "hurts", "mends", "changes", "turns", "marks", "scores", "rolls", "opens", "counts"] as const),
]);

/** The table as it looks after one event. */
export const shownAfter = (table: Table, { changes }: GameEvent): Table => patched(table, changes);
