// How far a reader has come in each introduction. Whoever has finished or skipped one is not offered it again.
import { kept } from "../kept";

export interface Progress {
  /** The lesson to go on with, from 0. */
  readonly at: number;
  /** The lessons that have been done, by id. */
  readonly done: readonly string[];
  /** Finished, or skipped. */
  readonly over: boolean;
}

const store = kept<Progress>("rulewright-learn");

export function progressOf(game: string): Progress {
  const { at, done, over } = store.read(game);
  return { at: Number(at) || 0, done: Array.isArray(done) ? done.map(String) : [], over: over === true };
}

export function keepProgress(game: string, part: Partial<Progress>): void {
  store.write(game, { ...progressOf(game), ...part });
}
