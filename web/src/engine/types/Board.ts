import type { CardInPlay } from "./CardInPlay";

/** The ground: one character per square, read through the legend. */
export type Board = {
  map?: string;
  rows: string[];
  legend: { [key in string]: string };
  cards: CardInPlay[];
};
