// What something costs, as numbers and the stats they are paid in.
import type { List } from "./pick";
import type { Ref, Thing } from "./types";

export interface Cost {
  readonly stat: string;
  readonly value: number;
}

/**
 * What is listed now comes before what is printed: effects change costs. Moves are paid as they go and have none of their own.
 * Of a cost in many parts this is the whole, in the stat of its first part.
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
 * Every part of a cost. The parts that are printed stand unless the list says otherwise of the same stat: a list that only
 * has their sum says less than they do.
 */
export function costsOf(thing: Thing | undefined, list: List, ref: Ref): Readonly<Record<string, number>> {
  const printed = thing?.cost ?? {};
  const listed = list.find(({ path }) => path.includes(ref))?.cost ?? {};
  if (Object.keys(printed).length === 0) return listed;
  return Object.fromEntries(Object.entries(printed).map(([stat, value]) => [stat, listed[stat] ?? value]));
}
