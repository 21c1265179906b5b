// A question as subjects: its words without those that are in every question, with what the rulebook calls the same.
import { fold, wordsIn } from "./folding";
import type { Language, Synonym } from "./language";
import type { Spelling } from "./spelling";

/** One way to speak of a subject: each word by its stems, of which one is enough. */
export interface Way {
  readonly stems: readonly (readonly string[])[];
  readonly weight: number;
}

export interface Subject {
  /** As the reader wrote it. */
  readonly asked: string;
  /** The reader's own word first. */
  readonly ways: readonly Way[];
  readonly weight: number;
}

interface Asked {
  readonly text: string;
  readonly stems: readonly string[];
}

/** What the rulebook's word for the reader's is worth beside the reader's own. */
const SYNONYM = 0.9;
/** What a word is worth by itself that is a part of something the rulebook has its own words for. */
const PART = 0.5;
/** What something of several words is worth beside one word. */
const PHRASE = 1.75;

export class Question {
  readonly subjects: readonly Subject[];
  /** What was asked for and that the game has no rule about. */
  readonly absent: readonly string[];
  readonly corrected: readonly { readonly typed: string; readonly read: string }[];

  constructor(typed: string, language: Language, spelling: Spelling, synonyms: readonly (readonly Synonym[])[]) {
    const all = wordsIn(typed).map(({ text }) => text);
    const telling = all.filter((word) => !language.isStop(word));
    const corrected: { typed: string; read: string }[] = [];
    // Who asks with nothing but small words means them.
    const read = (telling.length > 0 ? telling : all).map((text): Asked => {
      const reading = spelling.read(text);
      if (reading.read !== null) corrected.push({ typed: text, read: reading.read });
      return { text, stems: reading.stems };
    });
    const words = distinct(read);
    const phrases = merged(synonyms.map((list) => phrasesIn({ words, all: new Set(all.map(fold)) }, list, language)));
    const absent = phrases.filter(({ book }) => book.length === 0);
    const without = new Set(absent.flatMap(({ by }) => by));
    this.corrected = corrected;
    this.absent = [...new Set(absent.map(textOf))];
    this.subjects = subjectsOf(
      words.filter((word) => !without.has(word)),
      phrases.filter(({ by }) => !by.some((word) => without.has(word))),
      language,
    );
  }
}

/** What the rulebook calls the words of a question that stand in it. */
interface Phrase {
  readonly book: readonly string[];
  /** Its words that tell something, as they stand in the question. */
  readonly by: readonly Asked[];
  /** How many words it has, small ones too. */
  readonly size: number;
}

interface Asking {
  readonly words: readonly Asked[];
  /** Small words too, folded. */
  readonly all: ReadonlySet<string>;
}

const textOf = ({ by }: Phrase): string => by.map(({ text }) => text).join(" ");

const phrasesIn = (asking: Asking, synonyms: readonly Synonym[], language: Language): Phrase[] =>
  synonyms.flatMap(({ asked, book }) =>
    asked.flatMap((one) => {
      const by = match(one, asking, language);
      return by === null ? [] : [{ book, by, size: wordsIn(one).length }];
    }),
  );

function subjectsOf(words: readonly Asked[], phrases: readonly Phrase[], language: Language): Subject[] {
  const ways = (book: readonly string[]): Way[] =>
    book.map((text) => ({
      stems: wordsIn(text)
        .filter((word) => !language.isStop(word.text))
        .map((word) => language.stems(word.text)),
      weight: SYNONYM,
    }));
  const long = widest(phrases.filter(({ size }) => size > 1));
  const own = words.map((word): Subject => ({
    asked: word.text,
    ways: [
      { stems: [word.stems], weight: 1 },
      ...phrases.filter(({ by, size }) => size === 1 && same(by[0], word)).flatMap(({ book }) => ways(book)),
    ],
    weight: long.some(({ by }) => by.some((one) => same(one, word))) ? PART : 1,
  }));
  const joint = long.map((phrase): Subject => ({ asked: textOf(phrase), ways: ways(phrase.book), weight: PHRASE }));
  return [...own, ...joint];
}

/** For the same words, what one list says several times is one, and an earlier list goes before a later. */
function merged(lists: readonly (readonly Phrase[])[]): readonly Phrase[] {
  const all = new Map<string, Phrase>();
  for (const list of lists) {
    const own = new Map<string, Phrase>();
    for (const phrase of list) {
      const key = [phrase.size, ...phrase.by.map(({ text }) => text).sort()].join(" ");
      own.set(key, { ...phrase, book: [...(own.get(key)?.book ?? []), ...phrase.book] });
    }
    for (const [key, phrase] of own) if (!all.has(key)) all.set(key, phrase);
  }
  return [...all.values()];
}

/** Without those of which every word is in a longer one. */
const widest = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.filter(
    ({ by, size }) => !phrases.some((one) => one.size > size && by.every((word) => one.by.includes(word))),
  );

/** The words of a question in which all words of a phrase are found, its small words as they are; null if one is missing. */
function match(phrase: string, { words, all }: Asking, language: Language): readonly Asked[] | null {
  const by: Asked[] = [];
  for (const { text } of wordsIn(phrase)) {
    const stems = language.stems(text);
    const word = words.find((one) => one.stems.some((stem) => stems.includes(stem)));
    if (word) by.push(word);
    else if (!language.isStop(text) || !all.has(fold(text))) return null;
  }
  return by.length > 0 ? by : null;
}

const same = (a: Asked | undefined, b: Asked): boolean => a?.stems.join() === b.stems.join();

const distinct = (words: readonly Asked[]): readonly Asked[] =>
  words.filter((word, n) => words.findIndex((one) => same(one, word)) === n);
