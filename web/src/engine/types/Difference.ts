/** One thing that was otherwise than a scenario says. */
export type Difference = { at: string; expected: string; got: string };
