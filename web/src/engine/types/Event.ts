import type { Calc } from "./Calc";
import type { Cell } from "./Cell";
import type { Dice } from "./Dice";
import type { Side } from "./Side";

/** One thing that happened, the event that caused it, and the clause that says so. */
export type Event = {
  id: number;
  cause: number | null;
  kind: string;
  cites: string;
  piece?: string;
  target?: string;
  player?: Side;
  card?: string;
  attack?: string;
  from?: Cell;
  to?: Cell;
  path?: Cell[];
  amount?: number;
  stat?: string;
  counters?: number;
  total?: number;
  dice?: Dice;
  calc?: Calc;
  answer?: string;
  round?: number;
};
