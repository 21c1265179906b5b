// The rows of the three faces: how fast a program in JavaScript plays by numbers, by values and by texts, in one Chromium.
import { round } from "./counts.mjs";
import { atLeast } from "./row.mjs";
import { inTurns } from "./turns.mjs";

/** @typedef {import("./browser.mjs").Measure} Measure */
/** @typedef {import("./row.mjs").Row} Row */

const SEED = 7;
const ROUNDS = 9;
const BY_NUMBERS = 50_000;
const BY_NUMBERS_OF_TOY = 500_000;
const WHOLE = 500;

const rate = (/** @type {number} */ n) => `${round(n)}/s`;

/**
 * How many decisions a second either makes, in turn. They are not the same ones, and each may be of another number.
 * @param {Measure} measure
 * @param {[name: string, stretch: { decisions: number }]} ours
 * @param {[name: string, stretch: { decisions: number }]} theirs
 */
export async function against(measure, ours, theirs) {
  const [[our, ourStretch], [their, theirStretch]] = [ours, theirs];
  const { first, second } = await inTurns([() => measure(our, ourStretch), () => measure(their, theirStretch)], {
    rounds: ROUNDS,
  });
  return { ours: ourStretch.decisions / first, theirs: theirStretch.decisions / second };
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
