// The questions of tests/questions, in the words of those who play: the clause that answers has to be among the first three.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { GameBook, Lang } from "../../../words/book";
import { Words } from "../../../words/words";
import type { RuleSearch } from "./engine";
import { buildSearch } from "./load";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));
const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as T;

interface Question {
  readonly question: string;
  readonly lang: Lang;
  /** Any of these clauses answers it. */
  readonly answers: readonly string[];
  /** Not looked at while the search was tuned. */
  readonly held?: boolean;
}

/** The questions that a reader of rules asked in vain of the search before this one; by game. */
const REVIEW = readJson<Record<string, readonly Question[]>>("tests/questions/review.json");
const GAMES = ["skirmish", "duelyst", "noxilia", "pox", "journal"];
const FIRST = 3;
/** 54 of 60. */
const ENOUGH = 0.9;
/** Of those held back, of which each game is measured at this or more. They are about clauses drawn at random. */
const ENOUGH_HELD = 0.6;

/** The place of the first answer; 0 if it is not found. */
const place = (search: RuleSearch, { question, answers }: Question): number =>
  search.search(question).rules.findIndex(({ id }) => answers.includes(id)) + 1;

const isFirst = (n: number): boolean => n > 0 && n <= FIRST;

describe.each(GAMES)("%s", (game) => {
  const questions = readJson<readonly Question[]>(`tests/questions/${game}.json`);
  const book = readJson<GameBook>(`web/public/games/${game}.json`);
  let searches: Record<Lang, RuleSearch>;

  beforeAll(async () => {
    const of = (lang: Lang): Promise<RuleSearch> => buildSearch(new Words(lang, "", book), book);
    searches = { en: await of("en"), fr: await of("fr") };
  });

  /** The share that is answered, and what is not, in lines. */
  function asked(some: readonly Question[]): { share: number; missed: string } {
    const placed = some.map((one) => ({ ...one, n: place(searches[one.lang], one) }));
    const missed = placed.filter(({ n }) => !isFirst(n));
    const lines = missed.map(
      ({ question, lang, n }) => `${lang}, ${n === 0 ? "not found" : `rank ${String(n)}`}: ${question}`,
    );
    return { share: 1 - missed.length / some.length, missed: lines.join("\n") };
  }

  test("sixty questions, none of them a clause's title, each with clauses that exist", () => {
    const titles = new Set(book.clauses.flatMap(({ title }) => [title.en.toLowerCase(), title.fr.toLowerCase()]));
    const ids = new Set(book.clauses.map(({ id }) => id));
    expect(questions.filter(({ lang }) => lang === "en").length).toBeGreaterThanOrEqual(45);
    expect(questions.filter(({ lang }) => lang === "fr").length).toBeGreaterThanOrEqual(15);
    expect(questions.filter(({ question }) => titles.has(question.toLowerCase()))).toEqual([]);
    expect(questions.flatMap(({ answers }) => answers.filter((id) => !ids.has(id)))).toEqual([]);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  test("nine of ten questions are answered by one of the first three rules", () => {
    const { share, missed } = asked(questions);
    expect(share, missed).toBeGreaterThanOrEqual(ENOUGH);
  });

  test("so are most of those that were held back", () => {
    // They stay unread: a failure says how many, not which.
    expect(asked(questions.filter(({ held }) => held)).share).toBeGreaterThanOrEqual(ENOUGH_HELD);
  });

  test.runIf(game in REVIEW)("what a reader of rules asked in vain is answered", () => {
    const { share, missed } = asked(REVIEW[game] ?? []);
    expect(share, missed).toBe(1);
  });
});
