// What there is to find in a book: its clauses with the words that open them, and its cards and units.
import type { GameBook, Thing } from "../../../words/book";
import type { Words } from "../../../words/words";
import { chapters } from "../chapters";
import type { Entry } from "./engine";

export function rulesOf(words: Words, book: GameBook): Entry[] {
  const terms = termsOf(words, book);
  return chapters(words, book).flatMap(({ title: chapter, clauses }) =>
    clauses.map(({ id, title, text, ruling }) => ({
      id,
      fields: { title, term: terms.get(id) ?? "", chapter, text, ruling: ruling ?? "" },
    })),
  );
}

/** The names and forms of the words that open a clause. */
function termsOf(words: Words, book: GameBook): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  for (const { id, clause, words: forms } of book.terms ?? []) {
    const name = words.has(`name-${id}`) || words.thing(id) ? [words.name(id)] : [];
    terms.set(clause, [terms.get(clause) ?? "", ...name, ...(forms[words.lang] ?? [])].join(" "));
  }
  return terms;
}

/** Everything with a text of its own. What only explains a word is found as the clause of that word. */
export const cardsOf = (words: Words, book: GameBook): Entry[] =>
  Object.entries(book.things)
    .filter(([id, { facets }]) => words.text(id) !== "" && (facets !== undefined || words.terms.clause(id) === null))
    .map(([id, thing]) => ({
      id,
      fields: { title: words.name(id), term: keywordsOf(words, thing), text: words.text(id) },
    }));

const keywordsOf = (words: Words, { keywords = [] }: Thing & { readonly keywords?: readonly string[] }): string =>
  keywords.map((id) => words.name(id)).join(" ");
