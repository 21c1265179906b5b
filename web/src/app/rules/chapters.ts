// The rulebook's order: chapters with their clauses.
import type { ClauseText, GameBook } from "../../words/book";
import { shortId } from "../../words/clause-id";
import type { ClauseWords, Words } from "../../words/words";

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly ClauseWords[];
}

/** Where a clause says no chapter, the longest chapter id that begins its own: `house.turn.3` is in `house.turn`. */
function chapterOf(book: GameBook, clause: ClauseText): string {
  if (clause.chapter !== undefined) return clause.chapter;
  const id = shortId(clause.id);
  const fits = book.chapters.filter((chapter) => {
    const own = shortId(chapter.id);
    return id === own || id.startsWith(`${own}.`);
  });
  return fits.reduce((best, { id: next }) => (next.length > best.length ? next : best), "");
}

export function chapters(words: Words, book: GameBook): Chapter[] {
  const byChapter = new Map<string, ClauseWords[]>(book.chapters.map(({ id }) => [id, []]));
  for (const clause of book.clauses) {
    const chapter = chapterOf(book, clause);
    byChapter.set(chapter, [...(byChapter.get(chapter) ?? []), words.clause(clause.id)]);
  }
  const title = (id: string): string =>
    words.both(book.chapters.find((chapter) => chapter.id === id)?.title) || words.say("rules-rest");
  return [...byChapter]
    .filter(([, clauses]) => clauses.length > 0)
    .map(([id, clauses]) => ({ id: id || "rest", title: title(id), clauses }));
}
