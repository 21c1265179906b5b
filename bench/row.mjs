// A row of the bench's table, and what is said of the rows that miss their floor.

/**
 * What was measured, with its floor and its aim, as texts. Counts beyond their floor fail the build. Ratios and times depend
 * on the machine: they only miss it.
 * @typedef {{
 *   what: string, is: string, floor: string, aim: string, where: string, fails?: boolean, misses?: boolean
 * }} Row
 */

/**
 * What is said after the table: each row that misses its floor, with what was measured and the floor; or that none does.
 * @param {readonly Row[]} rows
 */
export function summary(rows) {
  const missed = rows.filter(({ fails, misses }) => fails === true || misses === true);
  if (missed.length === 0) return "Every row with a floor holds it.";
  const lines = missed.map(({ what, is, floor }) => `  ${what}\n    measured ${is}, floor ${floor}`);
  return [`MISSED: ${missed.length} of ${rows.length} rows do not hold their floor.`, ...lines].join("\n");
}

/** What stands before a row. @param {Row} row */
export const mark = ({ fails, misses }) => (fails === true ? "FAIL" : misses === true ? "MISS" : "    ");

// What could not be measured is no number, and holds no floor: hence `!(a >= b)`.

/**
 * A ratio, which is to be at least so much.
 * @param {number} ratio
 * @param {{ floor: number, aim: number } | undefined} bound none for a row that is only shown
 * @param {(ratio: number) => string} told
 */
export const atLeast = (ratio, bound, told) => ({
  floor: bound === undefined ? "" : told(bound.floor),
  aim: bound === undefined ? "" : told(bound.aim),
  misses: bound !== undefined && !(ratio >= bound.floor),
});

/**
 * A time or a number, which is to be at most so much.
 * @param {number} measured
 * @param {{ floor: number, aim?: number } | undefined} bound
 * @param {(measured: number) => string} told
 */
export const atMost = (measured, bound, told) => ({
  is: told(measured),
  floor: bound === undefined ? "" : told(bound.floor),
  aim: bound?.aim === undefined ? "" : told(bound.aim),
  misses: bound !== undefined && !(measured <= bound.floor),
});
