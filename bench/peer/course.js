// What both sides of a comparison share: the generator of picks and dice, and the record of what was played. The
// engine's own are in crate/src/bench.rs, line for line.

/** x = 1664525 x + 1013904223 modulo 2^32; a number below `end` is the upper half of x times `end`, over 2^16. */
const next = (/** @type {number} */ x) => (Math.imul(x, 1664525) + 1013904223) >>> 0;
const below = (/** @type {number} */ x, /** @type {number} */ end) => ((x >>> 16) * end) >>> 16;

export class Stream {
  /** @param {number} seed */
  constructor(seed) {
    this.x = seed >>> 0;
  }

  /** @param {number} end */
  below(end) {
    this.x = next(this.x);
    return below(this.x, end);
  }
}

/** A game that keeps its stream as a number in its state: the number after, and the face of a die. */
export const rolled = next;
export const face = (/** @type {number} */ x) => below(x, 6) + 1;

export class Course {
  decisions = 0;
  listed = 0;
  games = 0;
  hash = 0x811c9dc5;

  /**
   * One decision: so many were listed, this one was picked.
   * @param {number} listed
   * @param {number} picked
   */
  decided(listed, picked) {
    this.decisions += 1;
    this.listed += listed;
    this.fold((listed << 16) | picked);
  }

  /** @param {string | undefined} winner the peer's name of a side: "0" or "1" */
  ended(winner) {
    this.games += 1;
    this.fold(winner === undefined ? 0 : Number(winner) + 1);
  }

  /** @param {number} word */
  fold(word) {
    this.hash = Math.imul(this.hash ^ word, 0x01000193);
  }

  /** As the engine writes it. */
  toJSON() {
    const checksum = (this.hash >>> 0).toString(16).padStart(8, "0");
    return { decisions: this.decisions, listed: this.listed, games: this.games, checksum };
  }
}
