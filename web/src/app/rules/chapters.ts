// The orders of a rulebook: the source's, and the one in which a learner meets the game. Chapters with their clauses.
import { PARTS, type ClauseText, type GameBook, type LearnersChapter, type Part } from "../../words/book";
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

/** Chapters that a learner reads together. */
export interface BookPart {
  readonly part: Part;
  readonly chapters: readonly Chapter[];
}

/** The same clauses in a learner's order, where the game has one. */
export function learnersParts(words: Words, book: GameBook): readonly BookPart[] | null {
  const { reader } = book;
  if (!reader) return null;
  const source = chapters(words, book);
  const entries = PARTS.flatMap((part) => reader.order[part].map((entry) => ({ part, ...entryOf(entry) })));
  const taken = entries.map((): ClauseWords[] => []);
  const rest: ClauseWords[] = [];
  for (const chapter of source)
    for (const clause of chapter.clauses) {
      const fits = entries.map(({ of }) => Math.max(...of.map((stem) => fit(stem, shortId(clause.id), chapter.id))));
      const best = Math.max(...fits);
      (best < 0 ? rest : (taken[fits.indexOf(best)] ?? rest)).push(clause);
    }
  const made = entries.map(({ part, id, title, of }, n) => {
    const known = source.find((chapter) => chapter.id === id)?.title ?? id;
    return { part, id, title: title ? words.both(title) : known, clauses: byStem(of, taken[n] ?? []) };
  });
  // A clause that no chapter names is not lost.
  if (rest.length > 0) made.push({ part: "edge", id: "rest", title: words.say("rules-rest"), clauses: rest });
  return PARTS.map((part) => ({ part, chapters: made.filter((one) => one.part === part && one.clauses.length > 0) }));
}

const entryOf = (entry: string | LearnersChapter): LearnersChapter =>
  typeof entry === "string" ? { id: entry, of: [entry] } : entry;

/** How well a stem names a clause: by its id before by its chapter, the longer the better; below 0 it does not. */
function fit(stem: string, short: string, chapter: string): number {
  if (short === stem || short.startsWith(`${stem}.`)) return stem.length;
  return stem === chapter ? 0 : -1;
}

/** In the order of the stems, and as in the source within each. */
function byStem(stems: readonly string[], clauses: readonly ClauseWords[]): ClauseWords[] {
  const at = ({ id }: ClauseWords): number => {
    const fits = stems.map((stem) => fit(stem, shortId(id), ""));
    return fits.indexOf(Math.max(...fits));
  };
  return [...clauses].sort((a, b) => at(a) - at(b));
}
