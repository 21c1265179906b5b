import type { Side } from "./Side";

/** A question in the middle of something, and who answers it. */
export type Decision = { kind: string; of: Side | null; piece?: string; target?: string; cites: string };
