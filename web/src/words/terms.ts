// The game's own words in running text, so that each can open its clause.
import type { Lang, TermText } from "./book";

/** A piece of a text: plain, or a term with its clause. */
export interface Cut {
  readonly text: string;
  readonly clause: string | null;
}

export class Terms {
  readonly #byId: ReadonlyMap<string, string>;
  readonly #byWord = new Map<string, string>();
  /** The words as they are given. */
  readonly #own = new Set<string>();
  readonly #pattern: RegExp | null;

  constructor(terms: readonly TermText[], lang: Lang) {
    this.#byId = new Map(terms.map(({ id, clause }) => [id, clause]));
    for (const { words, clause } of terms)
      for (const word of words[lang] ?? []) {
        this.#own.add(plain(word));
        // A plain word may begin a sentence, and is then written with a capital.
        for (const form of [word, word.charAt(0).toUpperCase() + word.slice(1)])
          if (!this.#byWord.has(plain(form))) this.#byWord.set(plain(form), clause);
      }
    const forms = [...this.#byWord.keys()].sort((a, b) => b.length - a.length).map(asPattern);
    // Not within a word, and not within one that a hyphen makes.
    this.#pattern =
      forms.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d-])(?:${forms.join("|")})(?![\\p{L}-])`, "gu");
  }

  /** The clause that says what a thing, a stat or a mark is. */
  clause(id: string): string | null {
    return this.#byId.get(id) ?? null;
  }

  /** "Shield Wall" is a name, and no wall: with a capital a plain word only begins a sentence. */
  #inName(text: string, { 0: word, index }: RegExpExecArray): boolean {
    const own = this.#own.has(plain(word));
    return !own && !/(?:^|[.!?:…]\s|[«“(]\s?)$/.test(text.slice(0, index));
  }

  /**
   * Cuts a text at its terms. Each clause is offered once: the second time the reader knows. `seen` are those that the reader
   * knows already; what this text offers is added to them.
   */
  cut(text: string, seen = new Set<string>()): readonly Cut[] {
    const cuts: Cut[] = [];
    let at = 0;
    for (const found of this.#pattern ? text.matchAll(this.#pattern) : []) {
      const clause = this.#byWord.get(plain(found[0]));
      if (clause === undefined || seen.has(clause) || this.#inName(text, found)) continue;
      seen.add(clause);
      if (found.index > at) cuts.push({ text: text.slice(at, found.index), clause: null });
      cuts.push({ text: found[0], clause });
      at = found.index + found[0].length;
    }
    if (at < text.length) cuts.push({ text: text.slice(at), clause: null });
    return cuts;
  }
}

/** As a word is looked up: the spaces and apostrophes of good typography are those of a keyboard. */
const plain = (word: string): string => word.replace(/[\u00a0\u202f]/g, " ").replaceAll("\u2019", "'");

const asPattern = (word: string): string =>
  word
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(" ", "[ \\u00a0\\u202f]")
    .replaceAll("'", "['\u2019]");
