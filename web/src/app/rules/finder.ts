// The search of a rulebook, fetched when somebody first searches and built once for a language.
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import type { RuleSearch } from "./search/engine";

const built = new WeakMap<Words, Promise<RuleSearch>>();

/** `words` with those of the book. A failure is not remembered: the next letter tries again. */
export function searchOf(words: Words, book: GameBook): Promise<RuleSearch> {
  const known = built.get(words);
  if (known) return known;
  const search = import("./search/start").then(({ startSearch }) => startSearch(words, book));
  built.set(words, search);
  search.catch(() => built.delete(words));
  return search;
}
