/** One difference between two tables. */
export type Change = { of: string; what: string; by?: number; to?: string };
