/** Who sits where, and with what. */
export type Seat = { deck?: string; bot?: string; level?: string };
