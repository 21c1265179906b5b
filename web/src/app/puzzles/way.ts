// The known way of a puzzle, and how far somebody has gone on it.
import type { Action, Offer, Ref } from "../../engine/wire";
import type { Puzzle } from "./types";

/** What the known way does, in its order. */
export const wayOf = ({ scenario }: Puzzle): readonly Action[] =>
  scenario.steps.flatMap(({ do: action }) => (action ? [action] : []));

/** The next action on the way; null where what was done has left it, or there is none. */
export function nextOn(way: readonly Action[], done: readonly Action[]): Action | null {
  if (!done.every((action, n) => same(action, way[n]))) return null;
  return way[done.length] ?? null;
}

/** The offer that is this action. */
export const offerOf = (offers: readonly Offer[], action: Action): Offer | undefined =>
  offers.find((offer) => same(offer.action, action));

/** What somebody clicks first to do it. */
export const beginsWith = (offers: readonly Offer[], action: Action): Ref | null =>
  offerOf(offers, action)?.path[0] ?? null;

/** Are these the same decision? At which step it was taken does not count. */
function same(one: Action, other: Action | undefined): boolean {
  return other !== undefined && written(one) === written(other);
}

const written = (action: Action): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([key, value]) => key !== "at" && value !== undefined && value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
