import { expect, test } from "vitest";
import type { ClauseText, GameBook, TermText } from "../words/book";
import { Words } from "../words/words";
import { byInitial, glossary } from "./glossary";

const clause = (id: string, title: string, text: string): ClauseText => ({
  id: `toy:${id}`,
  kind: "mechanic",
  origin: "source",
  title: { en: title, fr: title },
  text: { en: text, fr: text },
});
const term = (id: string, at: string, ...en: string[]): TermText => ({
  id,
  clause: `toy:${at}`,
  words: { en, fr: [] },
});

const BOOK: GameBook = {
  id: "toy",
  title: { en: "Toy", fr: "Toy" },
  blurb: { en: "", fr: "" },
  decks: [],
  maps: [],
  things: { tough: { kind: "ability", name: { en: "Tough", fr: "Coriace" } } },
  words: { en: "stat-hp = HP\nstat-hp-name = Hit points", fr: "" },
  chapters: [],
  clauses: [
    clause("1.1", "Toughness", "It takes less. Tough is never negative."),
    clause("1.2", "Numbers", "Every unit has numbers. Its hit points say how long it lasts."),
    clause("1.3", "Eggs", "An Œuf hatches."),
  ],
  terms: [
    term("tough", "1.1", "Tough"),
    term("tough-2", "1.1"),
    term("hp", "1.2"),
    term("sign", "1.2"),
    term("egg", "1.3", "œuf"),
  ],
};
const entries = glossary(new Words("en", "", BOOK));

test("a word is named as its thing or number is, and once; a sign without a word is none", () => {
  expect(entries.map(({ name }) => name)).toEqual(["Hit points", "Œuf", "Tough"]);
});

test("its sentence is the first of a rule that is about it, else the one that has it", () => {
  const of = (word: string): string | undefined => entries.find(({ name }) => name === word)?.sentence;
  expect(of("Tough")).toBe("It takes less.");
  expect(of("Hit points")).toBe("Its hit points say how long it lasts.");
});

test("letters stand without accents, and two in one under the first", () => {
  const named = (name: string): { name: string; sentence: string; clause: string } => ({
    name,
    sentence: "",
    clause: "",
  });
  expect(byInitial(["À distance", "Acte", "Œuf", "3 dés"].map(named)).map(([letter]) => letter)).toEqual([
    "A",
    "O",
    "#",
  ]);
});
