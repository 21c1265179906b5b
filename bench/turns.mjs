// Two sides that are measured in turn, in one run: whatever else the machine does slows both, and of each the best round counts.

/** @typedef {import("./browser.mjs").Timed} Timed */

/**
 * The best round of each side, in seconds.
 * @param {readonly [() => Promise<Timed>, () => Promise<Timed>]} sides
 * @param {{ rounds: number, same?: (one: Timed["course"], other: Timed["course"]) => void }} options `same` refuses to compare
 *   what was not the same
 */
export async function inTurns([one, other], { rounds, same }) {
  let [first, second] = [Infinity, Infinity];
  /** @type {Timed["course"] | undefined} */
  let course;
  for (let n = 0; n < rounds; n += 1) {
    const [a, b] = [await one(), await other()];
    same?.(a.course, b.course);
    course = a.course;
    first = Math.min(first, a.seconds);
    second = Math.min(second, b.seconds);
  }
  return { first, second, course };
}
