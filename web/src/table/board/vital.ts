// What playback still tells by itself: where a blow that names no number is felt.

/** Of a piece that is not known its wounds are counted. */
export function vitalOf(stats: Readonly<Record<string, number>>, known = true): "health" | "life" | "wounds" {
  if (stats["life"] !== undefined) return "life";
  return known ? "health" : "wounds";
}
