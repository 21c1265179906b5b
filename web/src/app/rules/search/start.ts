// What is fetched when somebody first searches: the engine with its words, and the element that shows what it found.
import { define } from "../../../table/emit";
import type { GameBook } from "../../../words/book";
import type { Words } from "../../../words/words";
import type { RuleSearch } from "./engine";
import { RwFound } from "./found";
import { buildSearch } from "./load";

export function startSearch(words: Words, book: GameBook): Promise<RuleSearch> {
  define("rw-found", RwFound);
  return buildSearch(words, book);
}
