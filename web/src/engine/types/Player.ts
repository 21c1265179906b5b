import type { CardInPlay } from "./CardInPlay";
import type { Pile } from "./Pile";

/** What lies on one player's side of the table. */
export type Player = {
  deck?: string;
  stats: { [key in string]: number };
  cards: CardInPlay[];
  hand: Pile;
  draw: Pile;
  discard: Pile;
};
