// The words that a book has, to read a word that is half typed or mistyped.
import MiniSearch from "minisearch";
import { fold, wordsIn } from "./folding";
import type { Language } from "./language";

interface Known {
  /** Folded. */
  readonly id: string;
  readonly written: string;
  count: number;
}

/** A word as it was read: other than typed if `read` says so. */
export interface Reading {
  readonly stems: readonly string[];
  readonly read: string | null;
}

/** Of a half typed word so many readings are taken. */
const COMPLETIONS = 12;
const NEAREST = 5;

export class Spelling {
  readonly #language: Language;
  readonly #words = new Map<string, Known>();
  readonly #stems = new Set<string>();
  readonly #index: MiniSearch<Known>;

  constructor(language: Language, texts: Iterable<string>) {
    this.#language = language;
    for (const text of texts) for (const word of wordsIn(text)) this.#learn(word.text);
    this.#index = new MiniSearch<Known>({
      fields: ["id"],
      storeFields: ["written"],
      tokenize: (word) => [word],
      searchOptions: { boostDocument: (id) => 1 + Math.log(this.#words.get(id as string)?.count ?? 1) / 10 },
    });
    this.#index.addAll([...this.#words.values()]);
  }

  #learn(written: string): void {
    const id = fold(written);
    const known = this.#words.get(id);
    if (known) known.count += 1;
    else this.#words.set(id, { id, written: written.toLowerCase(), count: 1 });
    for (const stem of this.#language.stems(written)) this.#stems.add(stem);
  }

  read(typed: string): Reading {
    const stems = this.#language.stems(typed);
    if (stems.some((stem) => this.#stems.has(stem))) return { stems, read: null };
    const longer = this.#like(typed, { prefix: true }).slice(0, COMPLETIONS);
    if (longer.length > 0) return { stems: longer.flatMap((word) => this.#language.stems(word)), read: null };
    const [near] = this.#like(typed, { fuzzy: slips(typed) });
    return near === undefined ? { stems, read: null } : { stems: this.#language.stems(near), read: near };
  }

  /** The words most like those that were typed. */
  nearest(typed: string): readonly string[] {
    const words = wordsIn(typed).filter(({ text }) => text.length > 2 && !this.#language.isStop(text));
    const near = words.flatMap(({ text }) => this.#like(text, { fuzzy: 0.45 }).filter((word) => word.length > 2));
    return [...new Set(near)].filter((word) => !this.#language.isStop(word)).slice(0, NEAREST);
  }

  #like(typed: string, how: { readonly prefix: true } | { readonly fuzzy: number }): string[] {
    return this.#index.search(fold(typed), how).map(({ written }) => written as string);
  }
}

/** How many letters may be wrong, missing or too many. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);
