// Cards, units and attacks: which of them bear what a clause is about (a keyword, a status, a trait), and what they cost and count.
import type { GameBook, Thing } from "./book";
import { shortId } from "./clause-id";
import type { Words } from "./words";

/** Is a clause about the term that `first` explains? `keyword.provoke.2` goes on with what `keyword.provoke.1` begins. */
function isAbout(clause: string, first: string): boolean {
  const stem = shortId(first).replace(/[^.]+$/, "");
  // `status.4` is about something else than `status.3`.
  return clause === first || (stem.split(".").length > 2 && shortId(clause).startsWith(stem));
}

/** Everything with keywords, by keyword: asked once for each clause of a book. */
const indexes = new WeakMap<GameBook, ReadonlyMap<string, readonly string[]>>();

function byKeyword(book: GameBook): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(book);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const [id, thing] of Object.entries<Thing & { readonly keywords?: readonly string[] }>(book.things))
    for (const keyword of thing.keywords ?? []) index.set(keyword, [...(index.get(keyword) ?? []), id]);
  indexes.set(book, index);
  return index;
}

/** The cards, units and attacks that bear what a clause is about, in the order of their names. */
export function bearersOf(words: Words, clause: string): readonly string[] {
  const { book } = words;
  if (!book) return [];
  const terms = (book.terms ?? []).filter((term) => isAbout(clause, term.clause));
  return byName(words, new Set(terms.flatMap(({ id }) => byKeyword(book).get(id) ?? [])));
}

/** What a thing costs and its numbers, in words. */
export const factsOf = (words: Words, { cost, stats }: Pick<Thing, "cost" | "stats">): string[] =>
  Object.entries({ ...cost, ...stats }).map(([stat, value]) => `${String(value)} ${words.stat(stat)}`);

/** Things in the order of their names. */
export function byName(words: Words, ids: Iterable<string>): string[] {
  const order = new Intl.Collator(words.lang);
  return [...ids].sort((a, b) => order.compare(words.name(a), words.name(b)));
}
