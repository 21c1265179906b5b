// Every word of a game that a rule explains, in the order of the alphabet, with the sentence that says what it is.
import type { TermText } from "../words/book";
import { readersTerms, type Words } from "../words/words";
import { linksOf } from "./links";

export interface Entry {
  readonly name: string;
  readonly sentence: string;
  readonly clause: string;
}

export function glossary(words: Words): Entry[] {
  const order = new Intl.Collator(words.lang);
  const entries = new Map<string, Entry>();
  for (const term of [...(words.book?.terms ?? []), ...readersTerms(words.book)]) {
    const name = nameOf(words, term);
    const key = name?.toLocaleLowerCase(words.lang);
    if (name === null || key === undefined || isNumbered(words, term.id) || entries.has(key)) continue;
    entries.set(key, { name, sentence: sentenceOf(words, term, name), clause: term.clause });
  }
  return [...entries.values()].sort((a, b) => order.compare(a.name, b.name));
}

/** As its thing is called, or a stat or mark of this id; else as it is written first. Nothing where it is only a sign. */
function nameOf(words: Words, { id, words: forms }: TermText): string | null {
  const named = words.thing(id) !== undefined || words.has(`name-${id}`);
  const known = named ? words.name(id) : words.has(`stat-${id}`) ? words.statName(id) : forms[words.lang][0];
  return known === undefined ? null : known.charAt(0).toLocaleUpperCase(words.lang) + known.slice(1);
}

/** `tough-3` is the word `tough` with a number. */
const isNumbered = (words: Words, id: string): boolean => {
  const [, bare] = /^(.+)-\d+$/.exec(id) ?? [];
  return bare !== undefined && words.terms.clause(bare) !== null;
};

/** The first sentence of its clause where its title is of the word, else the first that has the word in it. */
function sentenceOf(words: Words, { clause, words: forms }: TermText, name: string): string {
  const { text } = linksOf(words).prose(clause);
  const said = text.plain.split(/(?<=[.!?])\s+(?=[\p{Lu}«“])/u);
  const lower = (form: string): string => form.toLocaleLowerCase(words.lang);
  const has = (sentence: string): boolean =>
    [name, ...forms[words.lang]].some((form) => lower(sentence).includes(lower(form)));
  const first = said[0] ?? "";
  return has(words.clause(clause).title) ? first : (said.find(has) ?? first);
}

/** The entries of each letter. */
export function byInitial(entries: readonly Entry[]): [letter: string, entries: readonly Entry[]][] {
  const by = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = initialOf(entry.name);
    by.set(letter, [...(by.get(letter) ?? []), entry]);
  }
  return [...by];
}

/** The letter that an entry stands under: without its accent, the first of two in one, and one sign for all that are no letters. */
function initialOf(name: string): string {
  const [first = ""] = name.normalize("NFD").replace(/^œ/i, "o").replace(/^æ/i, "a");
  return /\p{L}/u.test(first) ? first.toUpperCase() : "#";
}
