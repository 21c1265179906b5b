/** One roll: faces as they fell, as they count, and what each came to. */
export type Dice = {
  use: string;
  sides: number;
  natural: number[];
  adjusted: number[];
  marks: (string | null)[];
  kept?: boolean;
  set?: number;
};
