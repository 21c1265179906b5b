// The numbers that are drawn on a piece. A game has those it has; each has its own form, which says what it is.

/** What a piece lives by. */
export const LIVING: ReadonlySet<string> = new Set(["health", "life"]);

/** In the order they are said. */
export const NUMBERS: readonly string[] = ["attack", "melee", "ranged", "armour", "health", "life"];

/** The one that matters most first: only one of them has room over a piece, when it is foretold. */
export const FORETOLD: readonly string[] = ["health", "life", "attack", "melee", "armour", "ranged"];

/** Where a blow that names no number is felt. */
export function vitalOf(stats: Readonly<Record<string, number>>, known = true): "health" | "life" | "wounds" {
  if (stats["life"] !== undefined) return "life";
  return known ? "health" : "wounds";
}
