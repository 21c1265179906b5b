import type { Cell } from "./Cell";
import type { Side } from "./Side";

/** One decision by one player, flat for every game. */
export type Action = {
  type: string;
  by?: Side;
  /** The step the decision was made for; another step makes it stale. */
  at?: number;
  piece?: string;
  attack?: string;
  ability?: string;
  card?: string;
  target?: string;
  /** A square, or the name of a zone. */
  to?: Cell | string;
  answer?: string;
  deck?: string;
};
