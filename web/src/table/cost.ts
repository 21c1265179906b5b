// What something costs, as a number and the stat it is paid in.
import type { List } from "./pick";
import type { Ref, Thing } from "./types";

export interface Cost {
  readonly stat: string;
  readonly value: number;
}

/** What is listed now comes before what is printed: effects change costs. Moves are paid as they go and have none of their own. */
export function costOf(thing: Thing | undefined, list: List = [], ref?: Ref): Cost | null {
  const listed = ref === undefined ? undefined : list.find(({ path }) => path.includes(ref))?.cost;
  const [stat, value] = Object.entries(listed ?? {})[0] ?? Object.entries(thing?.cost ?? {})[0] ?? [];
  return stat === undefined || value === undefined ? null : { stat, value };
}
