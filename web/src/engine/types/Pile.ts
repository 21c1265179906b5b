/** A pile; `cards` is absent when the viewer may not see them. */
export type Pile = { count: number; cards?: string[] };
