import type { Chanced } from "./Chanced";

/** What may come of an action. */
export type Preview = { outcomes: Array<Chanced> };
