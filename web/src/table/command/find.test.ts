// Typed words choose among what is offered, in any order, by beginnings, squares and numbers.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameBook } from "../../words/book";
import { Words } from "../../words/words";
import type { Offer, Table } from "../types";
import { clicksIn, entriesOf } from "./entries";
import { find, MOST } from "./find";

const name = (en: string, fr = en): object => ({ name: { en, fr } });
const BOOK = {
  ...{ id: "toy", decks: [], maps: [], terms: [], clauses: [] },
  things: {
    knight: { kind: "unit", ...name("Knight", "Chevalier"), parts: ["lance"] },
    squire: { kind: "unit", ...name("Squire", "Écuyer") },
    lance: { kind: "attack", ...name("Long Lance", "Longue lance") },
    "fire-ball": { kind: "card", ...name("Ball of Fire", "Boule d’éclairs") },
  },
  words: {
    en: `action-move = Move to { $to }
action-attack = Attack { $target } with { $attack }
action-play = Play { $card } on { $target }
action-end = End the turn
`,
    fr: `action-move = Aller en { $to }
action-attack = Attaquer { $target } avec { $attack }
action-play = Jouer { $card } sur { $target }
action-end = Finir le tour
`,
  },
} as unknown as GameBook;

const wordsIn = (lang: "en" | "fr"): Words =>
  new Words(lang, readFileSync(new URL(`../table.${lang}.ftl`, import.meta.url), "utf8"), BOOK);
const words = wordsIn("en");

const piece = (is: string, at: readonly number[]): object => ({
  is,
  at,
  owner: "p1",
  traits: [],
  cards: [],
  stats: {},
});
const table = {
  ...{ viewer: "all", players: {}, decision: null },
  board: { rows: Array.from({ length: 10 }, () => ".........."), legend: {}, cards: [] },
  pieces: { a: piece("knight", [7, 3]), b: piece("knight", [6, 5]), c: piece("squire", [1, 1]) },
} as unknown as Table;

const offer = (path: string[], action: object): Offer => ({ action, path, cost: {}, cites: "toy:1" }) as Offer;
const move = (who: string, x: number, y: number): Offer =>
  offer([`piece:${who}`, `cell:${x},${y}`], { type: "move", piece: who, to: [x, y] });
const END = offer(["button:end"], { type: "end" });
const OFFERS: readonly Offer[] = [
  ...[move("a", 6, 6), move("b", 7, 4), move("c", 1, 10), move("c", 6, 6)],
  offer(["piece:a", "attack:lance", "piece:c"], { type: "attack", piece: "a", attack: "lance", target: "c" }),
  offer(["piece:b", "attack:lance", "piece:c"], { type: "attack", piece: "b", attack: "lance", target: "c" }),
  offer(["card:fire-ball", "piece:b"], { type: "play", card: "fire-ball", target: "b" }),
  END,
];

const told = (text: string, lang: "en" | "fr" = "en"): string[] =>
  find(entriesOf(lang === "en" ? words : wordsIn(lang), table, OFFERS), text).map((entry) => entry.text);

test.each([
  ["move g3 f6", "Knight G3: Move to F6"],
  ["G3 F6", "Knight G3: Move to F6"],
  ["squire f6", "Squire A1: Move to F6"],
  ["attack a1 g3", "Knight G3: Attack Squire with Long Lance (A1)"],
  ["lance f5", "Knight F5: Attack Squire with Long Lance (A1)"],
  ["ball f5", "Play Ball of Fire on Knight (F5)"],
  ["en", "End the turn"],
  ["undo", "Undo"],
])("%s", (text, wanted) => {
  expect(told(text)[0]).toBe(wanted);
});

test("in French too, with or without accents", () => {
  expect(told("ecuyer f6", "fr")).toEqual(["Écuyer A1 : Aller en F6".replace(" :", "\u00A0:")]);
  expect(told("finir", "fr")).toEqual(["Finir le tour"]);
  expect(told("boule eclairs", "fr")[0]).toContain("Jouer Boule d’éclairs");
  expect(told("annuler", "fr")).toEqual(["Annuler le coup"]);
});

test("a square is whole: A1 is not the beginning of A10", () => {
  expect(told("move a10")).toEqual(["Squire A1: Move to A10"]);
  expect(told("knight a1").every((text) => text.includes("(A1)"))).toBe(true);
  expect(told("move b1")).toEqual([]);
});

test("the order of the words tells who goes where", () => {
  // Of two that have the same words, the one that begins like the text.
  const both = [move("a", 6, 5), move("b", 7, 3)];
  expect(find(entriesOf(words, table, both), "f5 g3")[0]?.text).toBe("Knight F5: Move to G3");
  expect(find(entriesOf(words, table, both), "g3 f5")[0]?.text).toBe("Knight G3: Move to F5");
});

test("a number chooses from the list", () => {
  const listed = told("knight attack");
  expect(listed).toHaveLength(2);
  expect(told("knight attack 2")).toEqual([listed[1]]);
  expect(told("1")).toEqual(["End the turn"]);
  expect(told("knight attack 3")).toEqual([]);
});

test("with nothing typed, what is one word is listed; with something unknown nothing", () => {
  expect(told("")).toEqual(["End the turn"]);
  expect(told("dance")).toEqual([]);
  const many = Array.from({ length: 30 }, (_, n) => move("a", 1 + (n % 10), 1 + Math.floor(n / 10)));
  expect(find(entriesOf(words, table, many), "move")).toHaveLength(MOST);
});

test("what is not offered is asked about by the clicks that it names", () => {
  expect(clicksIn(words, table, [], "move G3 J10")).toEqual(["piece:a", "cell:10,10"]);
  expect(clicksIn(words, table, [], "attack squire with long lance")).toEqual(["piece:c", "attack:lance"]);
  expect(clicksIn(words, table, ["card:fire-ball"], "ball of fire A1")).toEqual(["card:fire-ball", "piece:c"]);
  expect(clicksIn(words, table, [], "dance")).toEqual([]);
});
