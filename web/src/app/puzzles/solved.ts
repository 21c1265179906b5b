// Which puzzles somebody has solved, by game; kept in the browser.
import { kept } from "../kept";

interface Marks {
  readonly solved: readonly string[];
}

const store = kept<Marks>("rulewright-puzzles");

export function solvedOf(game: string): ReadonlySet<string> {
  const { solved } = store.read(game);
  return new Set(Array.isArray(solved) ? solved.map(String) : []);
}

export function markSolved(game: string, id: string): void {
  store.write(game, { solved: [...new Set([...solvedOf(game), id])] });
}
