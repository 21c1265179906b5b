// What each game says to readers of its rulebook (`words/reader.json`), held against its clauses: words that lead to rules, the
// learner's order, and the game in one page.
import { beforeAll, describe, expect, test } from "vitest";
import { PLAYABLE } from "../../scripts/lib/games.mjs";
import { filesOf, ofPage } from "../../scripts/lib/rules.mjs";
import type { Prose } from "../../web/src/rulebook/prose";
import type { ClauseData, Rules } from "../../web/src/rulebook/rules";
import { PAGE_PARTS, PARTS, type ReaderText } from "../../web/src/words/book";

type Rulebook = typeof import("../../web/src/rulebook/index.ts");

const { clausesIn, ordersOf, rulesOf } = await ofPage<Rulebook>("rulebook");
const LANGS = ["en", "fr"] as const;

/** So many of a hundred clauses lead to a rule by a word in them, at least. */
const LINKED = 88;

const textsOf = ({ text, ruling }: ClauseData): Prose[] => (ruling ? [text, ruling] : [text]);
const plainOf = (clause: ClauseData): string =>
  textsOf(clause)
    .map(({ plain }) => plain)
    .join("\n");

describe.each(PLAYABLE)("%s", (game) => {
  const files = { ...filesOf(game), board: () => null };
  const reader = files.book.reader as ReaderText;
  const ids = new Set(files.book.clauses.map(({ id }) => id));
  const whole = (short: string): string => `${game}:${short}`;
  const rules = {} as Record<(typeof LANGS)[number], Rules>;

  beforeAll(() => {
    for (const lang of LANGS) rules[lang] = rulesOf(files, lang);
  });

  test("its words lead to rules that there are, and each of their forms stands in some rule", () => {
    for (const lang of LANGS) {
      const text = rules[lang].clauses.map((clause) => same(plainOf(clause))).join("\n");
      for (const term of reader.terms) {
        expect(ids, term.clause).toContain(whole(term.clause));
        expect(term[lang].length, term.clause).toBeGreaterThan(0);
        for (const form of term[lang]) expect(text.includes(same(form)), `${lang} ${form}`).toBe(true);
      }
    }
  });

  test("nearly every clause leads to another by a word in it, never to itself and to none twice", () => {
    for (const lang of LANGS) {
      let linked = 0;
      for (const clause of rules[lang].clauses) {
        const named = textsOf(clause)
          .flatMap(({ paragraphs }) => paragraphs.flat())
          .flatMap((piece) => piece.clause ?? []);
        expect(named, clause.id).not.toContain(clause.id);
        for (const { isTerm, clause: id } of textsOf(clause).flatMap(({ paragraphs }) => paragraphs.flat()))
          if (isTerm === true)
            expect(
              named.filter((one) => one === id),
              `${clause.id}: ${id ?? ""}`,
            ).toHaveLength(1);
        if (named.length > 0) linked += 1;
      }
      expect((100 * linked) / ids.size, lang).toBeGreaterThan(LINKED);
    }
  });

  test("both orders have every clause once", () => {
    const { source, learner } = ordersOf(files.book);
    expect([...source].sort()).toEqual([...ids].sort());
    expect([...learner].sort()).toEqual([...ids].sort());
    expect(learner).not.toEqual(source);
  });

  test("a learner's chapters are of the parts that there are, and each of their stems is of some clause", () => {
    expect(Object.keys(reader.order)).toEqual([...PARTS]);
    const entries = Object.values(reader.order).flat();
    const chapters = new Set(files.book.chapters.map(({ id }) => id));
    const stems = entries.flatMap((entry) => (typeof entry === "string" ? [] : entry.of));
    for (const entry of entries)
      if (typeof entry === "string" || entry.title === undefined)
        expect(chapters).toContain(typeof entry === "string" ? entry : entry.id);
    for (const stem of stems)
      expect(chapters.has(stem) || [...ids].some((id) => `${id}.`.startsWith(`${whole(stem)}.`)), stem).toBe(true);
    expect(new Set(stems).size).toBe(stems.length);
  });

  test("its page has all parts, and each sentence the same rules in both languages", () => {
    expect(reader.page.map(({ part }) => part)).toEqual([...PAGE_PARTS]);
    for (const [n, { part, says }] of rules.en.page.entries()) {
      const french = rules.fr.page[n]?.says ?? [];
      expect(french).toHaveLength(says.length);
      for (const [at, said] of says.entries()) {
        const named = clausesIn(said);
        expect(named.length, `${part}: ${said.plain}`).toBeGreaterThan(0);
        for (const id of named) expect(ids, said.plain).toContain(id);
        expect([...clausesIn(french[at] ?? { paragraphs: [], plain: "" })].sort(), said.plain).toEqual(
          [...named].sort(),
        );
        expect(said.plain).not.toMatch(/[[\]]|\]\(/);
      }
    }
    expect(rules.en.page.at(-1)?.says).toHaveLength(10);
  });

  test("each number on its page is in a rule that the sentence rests on", () => {
    for (const lang of LANGS) {
      const by = new Map(rules[lang].clauses.map((clause) => [clause.id, clause]));
      for (const said of rules[lang].page.flatMap(({ says }) => says)) {
        const rest = clausesIn(said).map((id) => {
          const clause = by.get(id);
          return clause ? `${clause.title}\n${plainOf(clause)}` : "";
        });
        const known = numbersIn(rest.join("\n"), lang);
        for (const number of numbersIn(said.plain, lang)) expect([...known], said.plain).toContain(number);
      }
    }
  });

  test("each clause has its place in the source, or is ours alone", () => {
    const { silent, sections, lang } = reader.source;
    const stems = [...silent, ...sections.flatMap(({ of }) => of)];
    for (const stem of stems)
      expect(
        [...ids].some((id) => `${id}.`.startsWith(`${whole(stem)}.`)),
        stem,
      ).toBe(true);
    expect(new Set(stems).size).toBe(stems.length);
    for (const { name, lines, of } of sections) {
      expect(name).not.toBe("");
      expect(of.length, name).toBeGreaterThan(0);
      expect(lines[0], name).toBeGreaterThan(0);
      expect(lines[1], name).toBeGreaterThanOrEqual(lines[0]);
    }
    for (const { id, origin, source } of rules.en.clauses) {
      const isSilent = silent.some((stem) => `${id}.`.startsWith(`${whole(stem)}.`));
      expect(source === null, id).toBe(origin === "house" || isSilent);
      if (source) expect(source.lang).toBe(lang);
    }
  });

  test("its glossary has each word once, by the alphabet, with a sentence and a rule", () => {
    for (const lang of LANGS) {
      const { glossary } = rules[lang];
      const order = new Intl.Collator(lang);
      expect(glossary.length).toBeGreaterThan(40);
      expect(glossary.map(({ name }) => name)).toEqual(glossary.map(({ name }) => name).sort(order.compare));
      expect(new Set(glossary.map(({ name }) => name.toLowerCase())).size).toBe(glossary.length);
      for (const { name, sentence, clause } of glossary) {
        expect(sentence, name).not.toBe("");
        expect(ids, name).toContain(clause);
      }
    }
  });
});

/** As a word is compared: spaces and apostrophes as a keyboard has them. */
const same = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u2019", "'")
    .toLowerCase();

const WORDS = {
  en: "no one two three four five six seven eight nine ten eleven twelve".split(" "),
  fr: "aucun un deux trois quatre cinq six sept huit neuf dix onze douze".split(" "),
} as const;

/** The numbers of a text, in digits or as words; "one" and "un" are hardly ever numbers. */
function numbersIn(text: string, lang: (typeof LANGS)[number]): ReadonlySet<number> {
  const digits = [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
  const spelled = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => (WORDS[lang] as readonly string[]).indexOf(word))
    .filter((n) => n > 1);
  const fifty = /\b(?:fifty|cinquante)\b/i.test(text) ? [50] : [];
  return new Set([...digits, ...spelled, ...fifty]);
}
