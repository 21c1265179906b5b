import type { CardInPlay } from "./CardInPlay";
import type { Cell } from "./Cell";
import type { Defence } from "./Defence";
import type { Side } from "./Side";

/** One piece on the table. A defeated piece is absent. */
export type Piece = {
  is: string;
  owner: Side | null;
  at: Cell | null;
  stats: { [key in string]: number };
  max: { [key in string]: number };
  defence?: Defence;
  traits: string[];
  cards: CardInPlay[];
  used: string[];
  captain?: boolean;
};
