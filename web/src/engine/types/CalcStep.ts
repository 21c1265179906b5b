/** One layer of a number, and the clause that adds it. */
export type CalcStep = {
  op: string;
  by: number;
  to: number;
  cites: string;
  /** The card, terrain or piece that gave it. */
  from?: string;
};
