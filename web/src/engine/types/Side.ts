/** Who: a player, or `neutral` for what nobody owns. */
export type Side = "p1" | "p2" | "p3" | "p4" | "neutral";
