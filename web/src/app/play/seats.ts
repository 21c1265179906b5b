// Who sits where, and what follows from it. Pure functions over a save's seats and a Table.
import type { BotKind, Level, Save, Seat, Side, Table, Viewer } from "../../engine";

export interface Sitter {
  readonly side: Side;
  /** `null` is a person. */
  readonly bot: BotKind | null;
  readonly level: Level;
}

const BOTS = ["random", "greedy", "search"] as const;
const LEVELS = ["easy", "normal", "hard"] as const;

/** Seats are in order: the first is p1. A bot nobody knows is played by the best one. */
export function sittersOf(save: Save): Sitter[] {
  const seats: readonly Seat[] = save.options.players.length > 0 ? save.options.players : [{}, {}];
  return seats.map(({ bot, level }, n) => ({
    side: `p${String(n + 1)}` as Side,
    bot: bot === undefined ? null : (BOTS.find((kind) => kind === bot) ?? "search"),
    level: LEVELS.find((one) => one === level) ?? "normal",
  }));
}

export const sitterAt = (sitters: readonly Sitter[], side: Side | null): Sitter | undefined =>
  sitters.find((sitter) => sitter.side === side);

export const isPerson = (sitters: readonly Sitter[], side: Side | null): boolean =>
  sitterAt(sitters, side)?.bot === null;

export const people = (sitters: readonly Sitter[]): Side[] =>
  sitters.filter(({ bot }) => bot === null).map(({ side }) => side);

/** What stands on a table for a unit or card that its viewer may not know. */
const UNKNOWN = "hidden";

/**
 * Is there anything this viewer may not know: a hand, a face-down unit, a card under it, in a queue, on the
 * board? Then two people at one screen need a curtain.
 */
export function hidesAnything({ board, pieces, players }: Table): boolean {
  const all = [board, ...Object.values(pieces), ...Object.values(players)];
  return (
    Object.values(players).some(({ hand }) => hand.count > 0 && hand.cards === undefined) ||
    Object.values(pieces).some(({ is }) => is === UNKNOWN) ||
    all.some(({ cards }) => cards.some(({ is }) => is === UNKNOWN))
  );
}

/** Whose eyes to begin with: the one person's, the first to decide of several, everybody's when only bots play. */
export function firstViewer(sitters: readonly Sitter[], toAct: Side | null): Viewer {
  const sides = people(sitters);
  if (sides.length === 0) return "all";
  return sides.find((side) => side === toAct) ?? sides[0] ?? "all";
}
