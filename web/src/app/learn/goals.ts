// Which goals of a lesson are reached: signs come one after the other, and each reaches at most the goal that is next.
import type { GameEvent } from "../../engine";
import type { Goal } from "./lessons";

export type Sign =
  { readonly event: GameEvent } | { readonly refused: string | undefined } | { readonly opened: string };

/** How many goals are reached, after these signs. */
export const reached = (goals: readonly Goal[], before: number, signs: readonly Sign[]): number =>
  signs.reduce((at, sign) => (goals[at] && meets(goals[at], sign) ? at + 1 : at), before);

function meets(goal: Goal, sign: Sign): boolean {
  if ("event" in sign) return goal.event !== undefined && fits(goal.event, sign.event);
  if ("refused" in sign) return goal.refused !== undefined && goal.refused === sign.refused;
  return goal.opened !== undefined && goal.opened === sign.opened;
}

/** Objects by the keys of what is wanted, everything else whole: as scenarios compare (docs/scenarios.md). */
export function fits(wanted: unknown, got: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(got) && wanted.length === got.length && wanted.every((one, n) => fits(one, got[n]));
  if (typeof wanted !== "object" || wanted === null) return wanted === (got ?? null);
  if (typeof got !== "object" || got === null) return false;
  return Object.entries(wanted).every(([key, value]) => fits(value, (got as Record<string, unknown>)[key]));
}
