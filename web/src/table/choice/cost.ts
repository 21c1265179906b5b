// Costs of actions: numbers and the stats that pay them.
import type { List } from "./pick";
import type { Ref, Thing } from "../types";

export interface Cost {
  readonly stat: string;
  readonly value: number;
}

/**
 * The cost of an action with this thing; null if it has none. A listed cost has precedence over the printed one, because
 * effects change costs. A printed cost of several parts is their sum, in the stat of the first part.
 */
export function costOf(thing: Thing | undefined, list: List = [], ref?: Ref): Cost | null {
  const listed = ref === undefined ? undefined : list.find(({ path }) => path.includes(ref))?.cost;
  const [stat, value] = Object.entries(listed ?? {})[0] ?? [];
  if (stat !== undefined && value !== undefined) return { stat, value };
  const parts = Object.entries(thing?.cost ?? {});
  const [first] = parts;
  return first ? { stat: first[0], value: parts.reduce((sum, [, part]) => sum + part, 0) } : null;
}

/**
 * Every part of a cost. A listed value replaces the printed one of the same stat. Listed values of other stats are left out if
 * a cost is printed, because the list may have only the sum of its parts.
 */
export function costsOf(thing: Thing | undefined, list: List, ref: Ref): Readonly<Record<string, number>> {
  const printed = thing?.cost ?? {};
  const listed = list.find(({ path }) => path.includes(ref))?.cost ?? {};
  if (Object.keys(printed).length === 0) return listed;
  return Object.fromEntries(Object.entries(printed).map(([stat, value]) => [stat, listed[stat] ?? value]));
}
