// A game on the calling thread, for what answers at once.
import type { RawGame } from "./wasm-exports";

/** A game, as long as it is there, and what every call of its module goes through: what has trapped is not used again. */
export interface Here {
  readonly game: () => RawGame;
  readonly guard: <T>(work: () => T) => T;
}
