import { expect, test } from "vitest";
import type { ClauseText, GameBook } from "../words/book";
import { Words } from "../words/words";
import { clauseProse, linkedProse, plainProse, type Prose } from "./prose";

const clause = (id: string, title: string): ClauseText => ({
  id: `toy:${id}`,
  kind: "mechanic",
  origin: "source",
  title: { en: title, fr: title },
  text: { en: "It is so.", fr: "C’est ainsi." },
});

const BOOK: GameBook = {
  id: "toy",
  title: { en: "Toy", fr: "Toy" },
  blurb: { en: "", fr: "" },
  decks: [],
  maps: [],
  things: {},
  words: { en: "", fr: "" },
  chapters: [],
  clauses: [
    clause("move.1", "Blocked"),
    clause("tribe.pet.move.1", "Pets"),
    clause("wish.4", "Order"),
    clause("1.5", "Numbers"),
  ],
  terms: [{ id: "wall", clause: "toy:wish.4", words: { en: ["Wall"], fr: ["Mur"] } }],
  reader: {
    terms: [
      { clause: "move.1", en: ["move", "moves"], fr: ["se déplace"] },
      { clause: "1.5", en: ["strike back", "strike"], fr: ["riposte", "ripostes"] },
    ],
    order: { goal: [], setup: [], turn: [], actions: [], fight: [], words: [], edge: [] },
    page: [],
    source: { lang: "en", silent: [], sections: [] },
  },
};
const words = new Words("en", "", BOOK);

const linksIn = (prose: Prose | null): string[] =>
  (prose?.paragraphs ?? []).flat().flatMap((piece) => (piece.clause === null ? [] : [`${piece.text}=${piece.clause}`]));
const said = (id: string, text: string, ruling: string | null = null): string[] => {
  const prose = clauseProse(words, { id: `toy:${id}`, text, ruling });
  return [...linksIn(prose.text), ...linksIn(prose.ruling)];
};

test("words of the game lead to their rules, the longest first, once in text and ruling together", () => {
  expect(said("x.1", "A unit moves. It may strike back; then it moves.", "It moves past a Wall.")).toEqual([
    "moves=toy:move.1",
    "strike back=toy:1.5",
    "Wall=toy:wish.4",
  ]);
});

test("no rule leads to itself, and no word within a word or a name leads anywhere", () => {
  expect(said("move.1", "A unit moves.", "It may strike.")).toEqual(["strike=toy:1.5"]);
  expect(said("x.1", "It removes a walled unit. Play Sudden Strike.")).toEqual([]);
});

test("an id leads to its rule, by its title, with its game or without, and then no word does again", () => {
  expect(said("x.1", "See toy:wish.4.", "Follows from move.1; extends wish.4. A unit moves by the Wall.")).toEqual([
    "Order=toy:wish.4",
    "Blocked=toy:move.1",
    "Order=toy:wish.4",
  ]);
  expect(said("x.1", "As pet.move.1 says.")).toEqual(["Pets=toy:tribe.pet.move.1"]);
});

test("numbers, file names and ids of nothing stay as they are", () => {
  expect(said("x.1", "It costs 1.5 of them, e.g. two; see read.me.1 and toy:gone.1.")).toEqual([]);
});

test("where something else is marked, words lead nowhere and ids do", () => {
  expect(linksIn(plainProse(words, "It moves as toy:wish.4 says."))).toEqual(["Order=toy:wish.4"]);
});

test("a sentence has the links that are written in it", () => {
  const prose = linkedProse(words, "[Kill it](wish.4) (if you can), or [move](1.5).");
  expect(linksIn(prose)).toEqual(["Kill it=toy:wish.4", "move=toy:1.5"]);
  expect(prose.plain).toBe("Kill it (if you can), or move.");
});

test("French words are found in their forms", () => {
  const french = new Words("fr", "", BOOK);
  const { text } = clauseProse(french, {
    id: "toy:x.1",
    text: "Une unité se déplace, puis riposte. Un Mur.",
    ruling: null,
  });
  expect(linksIn(text)).toEqual(["se déplace=toy:move.1", "riposte=toy:1.5", "Mur=toy:wish.4"]);
});
