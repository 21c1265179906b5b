// The two orders of a rulebook, as ids of clauses: the source's, and a learner's where the game has one.
import { chapters, learnersParts, type Chapter } from "../app/rules/chapters";
import type { GameBook } from "../words/book";
import { Words } from "../words/words";

export function ordersOf(book: GameBook): { readonly source: readonly string[]; readonly learner: readonly string[] } {
  const words = new Words("en", "", book);
  const ids = (all: readonly Chapter[]): string[] => all.flatMap(({ clauses }) => clauses.map(({ id }) => id));
  const parts = learnersParts(words, book) ?? [];
  return { source: ids(chapters(words, book)), learner: ids(parts.flatMap((part) => part.chapters)) };
}
