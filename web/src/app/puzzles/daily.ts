// The puzzle of the day: the same for everybody on one date, and each of them in its turn.

/** How many puzzles a game has. */
type Count = readonly [game: string, count: number];

/** The game, and the place in its list, of the puzzle of a date. Neighbours in the list are not neighbours in time. */
export function placeOf(counts: readonly Count[], now: Date): { readonly game: string; readonly at: number } | null {
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  let left = (dayOf(now) * strideOf(all)) % Math.max(1, all);
  for (const [game, count] of counts) {
    if (left < count) return { game, at: left };
    left -= count;
  }
  return null;
}

/** Days from the first of 1970 to the reader's own date. */
const dayOf = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;

/** A step of some two thirds of the way round that meets every place before it comes back to the first. */
function strideOf(count: number): number {
  for (let step = Math.round(count * 0.62); step > 1; step -= 1) if (divisor(step, count) === 1) return step;
  return 1;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
