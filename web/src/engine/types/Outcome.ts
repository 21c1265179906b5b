import type { Side } from "./Side";

/** How a game ended; a winner of `null` is a draw. */
export type Outcome = { winner: Side | null; cites: string };
