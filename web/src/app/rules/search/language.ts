// What the search knows of a language: the stems of its words, and the words that say nothing about a subject.
import { fold } from "./folding";

/** Readers' words, and what the rulebook calls the same. Without the rulebook's words, no rule is about it, and the search says so. */
export interface Synonym {
  /** Each of them words that stand somewhere in the question, in any order. */
  readonly asked: readonly string[];
  /** Each of them words that stand together in a rule. */
  readonly book: readonly string[];
}

/** The file of words of a language. */
export interface LanguageWords {
  /** Words that are in every question, separated by spaces. */
  readonly stop: string;
  /** What readers of every game say. */
  readonly synonyms: readonly Synonym[];
}

export class Language {
  readonly #stem: (word: string) => string;
  readonly #stop: ReadonlySet<string>;
  readonly #known = new Map<string, readonly string[]>();

  constructor(stem: (word: string) => string, stop: string) {
    this.#stem = stem;
    this.#stop = new Set(stop.split(/\s+/).map(fold));
  }

  isStop(word: string): boolean {
    return this.#stop.has(fold(word));
  }

  /**
   * The stems that stand for a word, in the index and in a question. There are two where accents decide on the ending: "repoussée" is
   * found by those who type its accents and by those who do not.
   */
  stems(word: string): readonly string[] {
    const known = this.#known.get(word);
    if (known) return known;
    const lower = word.toLowerCase();
    const stems = [...new Set([fold(this.#stem(lower)), this.#stem(fold(lower))])];
    this.#known.set(word, stems);
    return stems;
  }
}
