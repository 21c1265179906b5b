import type { Cell } from "./Cell";
import type { Side } from "./Side";

/** A card that lies in front of a piece, a player, or on a square. */
export type CardInPlay = {
  is: string;
  owner: Side | null;
  kind: string;
  counters?: number;
  until?: string;
  at?: Cell;
};
