// The rows of the three faces: how fast a program in JavaScript plays by numbers, by values and by texts, in one Chromium.
import { round } from "./counts.mjs";
import { atLeast } from "./row.mjs";

/** @typedef {import("./browser.mjs").Measure} Measure */
/** @typedef {import("./row.mjs").Row} Row */

const SEED = 7;
const ROUNDS = 9;
const BY_NUMBERS = 50_000;
const BY_NUMBERS_OF_TOY = 500_000;
const WHOLE = 500;

const rate = (/** @type {number} */ n) => `${round(n)}/s`;

/**
 * The best rounds of both, in turn.
 * @param {Measure} measure
 * @param {[name: string, stretch: { decisions: number }]} ours
 * @param {[name: string, stretch: { decisions: number }]} theirs
 */
export async function against(measure, ours, theirs) {
  const best = [Infinity, Infinity];
  for (let n = 0; n < ROUNDS; n += 1)
    for (const [side, [name, stretch]] of [ours, theirs].entries())
      best[side] = Math.min(best[side] ?? Infinity, (await measure(name, stretch)).seconds / stretch.decisions);
  const [a = 1, b = 1] = best;
  return { ours: 1 / a, theirs: 1 / b };
}

/**
 * The rows of one game.
 * @param {Measure} measure
 * @param {import("./games.mjs").Measured & { toy: boolean }} game
 * @param {string} where
 * @returns {Promise<Row[]>}
 */
export async function faces(measure, { id, title, toy }, where) {
  const many = { game: id, seed: SEED, decisions: toy ? BY_NUMBERS_OF_TOY : BY_NUMBERS };
  const few = { game: id, seed: SEED, decisions: WHOLE };
  const numbers = await against(measure, ["numbers", many], ["inside", many]);
  const byTexts = await against(measure, ["numbers", many], ["texts", few]);
  const values = await against(measure, ["values", few], ["texts", few]);
  /**
   * @param {string} what
   * @param {typeof values} both
   * @param {{ floor: number, aim: number }} [bound]
   */
  const row = (what, { ours, theirs }, bound) => ({
    ...{ what: `${title}, ${what}`, where },
    is: `${round(ours / theirs, ours > 20 * theirs ? 0 : 2)}x (${rate(ours)} against ${rate(theirs)})`,
    ...atLeast(ours / theirs, bound, (ratio) => `${ratio.toFixed(2)}x`),
  });
  return [
    // A call costs a toy's decision a third of its time, and a real game's a hundredth.
    row(BY_CALLS, numbers, toy ? undefined : { floor: 0.8, aim: 0.95 }),
    row("numbers, against JSON with Table and actions", byTexts),
    row("values with Table and actions, against JSON", values),
  ];
}

const BY_CALLS = "numbers from a loop in JavaScript, against the loop in the module";
