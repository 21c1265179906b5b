import type { Change } from "./Change";

/** One outcome and its exact odds. */
export type Chanced = { odds: string; p: number; changes: Array<Change> };
