/** A square, `[x, y]`, 1-based, x to the right, y down. */
export type Cell = [number, number];
