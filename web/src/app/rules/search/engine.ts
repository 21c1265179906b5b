// The search in a rulebook: what a reader asked becomes subjects, and the rules that speak of most of them come first.
import MiniSearch from "minisearch";
import { fold, wordsIn } from "./folding";
import type { Language, Synonym } from "./language";
import { Question, type Subject } from "./question";
import { Spelling } from "./spelling";

/** What is found: a clause or a card, by its fields. */
export interface Entry {
  readonly id: string;
  /** Texts by field: see `WEIGHTS`. */
  readonly fields: Readonly<Partial<Record<Field, string>>>;
}

export type Field = keyof typeof WEIGHTS;

/** What a word is worth by where it stands. */
const WEIGHTS = { title: 4, term: 3.5, text: 2, chapter: 1, ruling: 0.5 };

export interface Hit {
  readonly id: string;
  /** Infinite for a card whose name is in the question. */
  readonly score: number;
}

export interface Found {
  readonly rules: readonly Hit[];
  readonly cards: readonly Hit[];
  /** Stems by which they were found: to be marked in their texts. */
  readonly stems: ReadonlySet<string>;
  /** Words that were asked for and that nothing in the book is about. */
  readonly unknown: readonly string[];
  /** Words that were read as other ones. */
  readonly corrected: readonly { readonly typed: string; readonly read: string }[];
  /** Where nothing was found: the nearest words of the book. */
  readonly nearest: readonly string[];
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

export interface Library {
  readonly rules: readonly Entry[];
  readonly cards: readonly Entry[];
  /** An earlier list goes before a later one. */
  readonly synonyms: readonly (readonly Synonym[])[];
}

/** A hit that is worth less than this part of the best, and speaks of a part of what was asked only, is noise. */
const LEAST = 0.1;

export class RuleSearch {
  readonly #language: Language;
  readonly #rules: Index;
  readonly #cards: Index;
  readonly #synonyms: Library["synonyms"];
  readonly #spelling: Spelling;
  readonly #names: readonly Entry[];

  constructor(language: Language, { rules, cards, synonyms }: Library) {
    this.#language = language;
    this.#synonyms = synonyms;
    this.#names = cards;
    this.#rules = new Index(language, rules);
    this.#cards = new Index(language, cards);
    this.#spelling = new Spelling(language, texts(rules, cards, synonyms.flat()));
  }

  search(typed: string): Found {
    const question = new Question(typed, this.#language, this.#spelling, this.#synonyms);
    const rules = this.#rules.rank(question.subjects);
    const cards = this.#cardsFor(typed, question);
    const isFound = rules.hits.length + cards.length > 0;
    return {
      rules: rules.hits,
      cards,
      stems: new Set(question.subjects.flatMap(({ ways }) => ways.flatMap(({ stems }) => stems.flat()))),
      unknown: [
        ...question.absent,
        ...question.subjects.filter((one) => this.#isUnknown(one, rules.met)).map(({ asked }) => asked),
      ],
      corrected: question.corrected,
      nearest: isFound ? [] : this.#spelling.nearest(typed),
    };
  }

  /** A text cut at the words that were found in it. */
  cut(text: string, { stems }: Found): readonly Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    for (const word of wordsIn(text)) {
      if (this.#language.isStop(word.text) || !this.#language.stems(word.text).some((stem) => stems.has(stem)))
        continue;
      if (word.at > at) pieces.push({ text: text.slice(at, word.at), isFound: false });
      pieces.push({ text: word.text, isFound: true });
      at = word.at + word.text.length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at), isFound: false });
    return pieces;
  }

  /** A word that no rule and no card has, and that is no part of something that the rulebook has its own words for. */
  #isUnknown(subject: Subject, met: ReadonlySet<Subject>): boolean {
    return subject.weight >= 1 && !met.has(subject) && this.#cards.rank([own(subject)]).hits.length === 0;
  }

  /** Cards that hold everything that was asked for, and those whose names are in the question. */
  #cardsFor(typed: string, { subjects }: Question): readonly Hit[] {
    const words = ` ${folded(typed)} `;
    const named = this.#names.filter(({ fields: { title = "" } }) => words.includes(` ${folded(title)} `));
    const whole = this.#cards.rank(subjects.map(own)).hits.filter(({ all }) => all);
    const first = named.map(({ id }) => ({ id, score: Number.POSITIVE_INFINITY }));
    return [...first, ...whole.filter(({ id }) => !named.some((one) => one.id === id))];
  }
}

/** Without what the rulebook calls the same: a card says what it says. */
const own = (subject: Subject): Subject => ({ ...subject, ways: subject.ways.slice(0, 1) });

const folded = (text: string): string =>
  wordsIn(text)
    .map((word) => fold(word.text))
    .join(" ");

function* texts(...all: [readonly Entry[], readonly Entry[], readonly Synonym[]]): Iterable<string> {
  const [rules, cards, synonyms] = all;
  for (const { fields } of [...rules, ...cards]) yield* Object.values(fields);
  for (const { asked } of synonyms) yield* asked;
}

interface Ranked extends Hit {
  /** Every subject is in it. */
  readonly all: boolean;
}

/** Texts by the stems of their words; MiniSearch weighs them (BM25+). */
class Index {
  readonly #index: MiniSearch<Entry>;

  constructor(language: Language, entries: readonly Entry[]) {
    this.#index = new MiniSearch<Entry>({
      fields: Object.keys(WEIGHTS),
      extractField: (entry, field) => (field === "id" ? entry.id : (entry.fields[field as Field] ?? "")),
      tokenize: (text) => wordsIn(text).map((word) => word.text),
      processTerm: (word) => [...language.stems(word)],
      searchOptions: {
        boost: WEIGHTS,
        combineWith: "AND",
        processTerm: (stem) => stem,
        bm25: { k: 1.2, b: 0.7, d: 0.5 },
      },
    });
    this.#index.addAll(entries);
  }

  /** The best first, and the subjects that are in any. */
  rank(subjects: readonly Subject[]): { readonly hits: readonly Ranked[]; readonly met: ReadonlySet<Subject> } {
    const sums = new Map<string, { score: number; met: number; count: number }>();
    const met = new Set<Subject>();
    const whole = subjects.reduce((sum, { weight }) => sum + weight, 0);
    for (const subject of subjects)
      for (const [id, score] of this.#about(subject)) {
        met.add(subject);
        const { score: sum = 0, met: part = 0, count = 0 } = sums.get(id) ?? {};
        sums.set(id, { score: sum + score * subject.weight, met: part + subject.weight, count: count + 1 });
      }
    const hits = [...sums].map(([id, { score, met: part, count }]) => ({
      id,
      // What speaks of all that was asked is worth more than what speaks of one thing much.
      score: score * (part / whole) ** COVER,
      all: count === subjects.length,
    }));
    hits.sort((a, b) => b.score - a.score);
    return { hits: hits.filter(({ score, all }) => all || score >= (hits[0]?.score ?? 0) * LEAST), met };
  }

  /** What is about a subject in any way, by the best of them. */
  #about({ ways }: Subject): Map<string, number> {
    const best = new Map<string, number>();
    for (const { stems, weight } of ways)
      for (const { id, score, queryTerms } of this.#index.search({
        combineWith: "AND",
        queries: stems.map((any) => ({ combineWith: "OR", queries: [...any] })),
      })) {
        // MiniSearch multiplies the sum by the number of words: a phrase of three is worth as much as a word.
        const worth = (score / queryTerms.length / stems.length) * weight;
        best.set(id as string, Math.max(best.get(id as string) ?? 0, worth));
      }
    return best;
  }
}

/** How much the share of subjects counts against their weight. */
const COVER = 1.2;
