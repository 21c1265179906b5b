// The search of a rulebook, fetched when somebody first searches and built once for a language.
import { once } from "../../once";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import type { RuleSearch } from "./search/engine";

const built = new WeakMap<Words, Promise<RuleSearch>>();

/** `words` with those of the book. After a failure the next letter tries again. */
export function searchOf(words: Words, book: GameBook): Promise<RuleSearch> {
  return once(built, words, () => import("./search/start").then(({ startSearch }) => startSearch(words, book)));
}
