// What happened, as it is heard: dice with what they come to, cards by their names, one way as one move.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameBook, Lang } from "../../words/book";
import { Words } from "../../words/words";
import type { Calc, Dice, GameEvent, Shows, Table } from "../types";
import { heard } from "./heard";

const BOOK = {
  ...{ id: "toy", things: {}, decks: [], maps: [], terms: [] },
  clauses: [
    { id: "toy:1", title: { en: "Damage", fr: "Dégâts" }, text: { en: "", fr: "" }, kind: "", origin: "source" },
  ],
  words: {
    en: `event-attack = { $piece } attacks { $target }.
event-roll = Dice are rolled.
event-sum = { $piece } rolls { $total }.
event-draw = { $card } for { $piece }.
event-count = { $amount -> 
    [0] No { $stat }.
   *[other] { $amount } { $stat }.
}
event-hurt = { $target } takes { $amount }.
event-move = { $piece } moves from { $from } to { $to }.
event-go = { $piece } moves: { $leaves } → { $place }.
event-turn = The turn of { $player } begins.
event-end = The turn ends.
name-8H = 8♥
`,
    fr: `event-roll = On lance les dés.
event-count = { $amount } { $stat }.
`,
  },
} as unknown as GameBook;

const wordsIn = (lang: Lang): Words =>
  new Words(lang, readFileSync(new URL(`../table.${lang}.ftl`, import.meta.url), "utf8"), BOOK);
const words = wordsIn("en");
const table = {
  ...{ viewer: "all", pieces: {}, players: {} },
  board: { rows: [], legend: {}, cards: [] },
} as unknown as Table;

const event = (id: number, kind: string, shows: Shows, more: Partial<GameEvent> = {}): GameEvent => ({
  ...{ id, cause: 0, kind, shows, cites: "toy:1" },
  ...more,
});
const dice = (use: string, natural: number[], marks: (string | null)[], adjusted = natural): Dice => ({
  ...{ use, sides: 6, natural, adjusted, marks },
});
const calc: Calc = { value: 1, base: 2, cites: "toy:1", steps: [{ op: "plus", by: -1, to: 1, cites: "toy:1" }] };

const ATTACK: readonly GameEvent[] = [
  event(0, "attack", "strikes", { cause: null, piece: "a", target: "b" }),
  event(1, "roll", "rolls", { dice: dice("attack", [4, 3, 1], ["hit", null, null]) }),
  event(2, "bonus", "counts", { dice: dice("attack", [4, 3, 1], ["hit", "hit", null], [4, 4, 1]) }),
  event(3, "count", "counts", { amount: 2, stat: "hits" }),
  event(4, "count", "counts", { amount: 0, stat: "crits" }),
  event(5, "roll", "rolls", { dice: dice("defence", [5], ["block"]) }),
  event(6, "count", "counts", { amount: 1, stat: "blocks" }),
  event(7, "hurt", "hurts", { target: "b", amount: 1, calc }),
  event(8, "end", "ends", { cause: null }),
];

test("dice are heard with their faces as they count in the end, and what they come to", () => {
  expect(heard(words, table, ATTACK, "normal")).toEqual([
    "a attacks b.",
    "Attack: 3 dice, hit, hit, blank. 2 hits.",
    "Defence: 1 die, block. 1 blocks.",
    "b takes 1.",
  ]);
});

test("dice that all miss come to nothing, which is told too", () => {
  const roll = event(1, "roll", "rolls", { dice: dice("attack", [1, 2], [null, null]) });
  const counts = [event(2, "count", "counts", { amount: 0, stat: "hits" })];
  expect(heard(words, table, [roll, ...counts], "normal")).toEqual(["Attack: 2 dice, blank, blank. No hits."]);
});

test("a count that stands apart from its roll is an account, and unheard", () => {
  const [, roll] = ATTACK;
  if (!roll) throw new Error("no roll");
  const apart = [
    roll,
    event(2, "hurt", "hurts", { target: "b", amount: 1 }),
    event(3, "count", "counts", { amount: 9 }),
  ];
  expect(heard(words, table, apart, "normal")).toEqual(["Attack: 3 dice, hit, blank, blank.", "b takes 1."]);
});

test("results only: the blow and what it does", () => {
  expect(heard(words, table, ATTACK, "results")).toEqual(["a attacks b.", "b takes 1."]);
});

test("everything: each face, each step, each rule", () => {
  const said = heard(words, table, ATTACK, "everything");
  expect(said).toHaveLength(ATTACK.length);
  expect(said[1]).toBe("Attack: 3 dice, 4, hit; 3 became 4, hit; 1. Rule: Damage.");
  expect(said[7]).toBe("b takes 1. Begins at 2; −1; comes to 1. Rule: Damage.");
  expect(said[8]).toBe("The turn ends. Rule: Damage.");
});

test("dice that are added up are told with their sum", () => {
  const sum = event(0, "sum", "rolls", { piece: "a", total: 7, dice: dice("table", [3, 4], [null, null]) });
  expect(heard(words, table, [sum], "normal")).toEqual(["a rolls 7. The dice: 3, 4."]);
});

test("a card that is drawn has its name, and the number that is read off it", () => {
  const draw = event(1, "draw", "rolls", { card: "8H", piece: "a" });
  const value = event(2, "count", "counts", { amount: 16, stat: "initiative" });
  expect(heard(words, table, [draw], "normal")).toEqual(["8 of hearts for a."]);
  expect(heard(words, table, [draw, value], "normal")).toEqual(["8 of hearts. 16 initiative."]);
});

test("steps on one way are one move, those of another piece or from elsewhere are not", () => {
  const step = (id: number, piece: string, from: [number, number], to: [number, number]): GameEvent =>
    event(id, "move", "moves", { piece, from, to });
  const walk = [step(1, "a", [1, 1], [1, 2]), step(2, "a", [1, 2], [1, 3]), step(3, "b", [1, 3], [2, 3])];
  expect(heard(words, table, [...walk, step(4, "b", [5, 5], [5, 6])], "normal")).toEqual([
    "a moves from A1 to A3.",
    "b moves from A3 to B3.",
    "b moves from E5 to E6.",
  ]);
  const go = (id: number, leaves: string, place: string): GameEvent =>
    event(id, "go", "moves", { piece: "a", leaves, place });
  expect(heard(words, table, [go(1, "gate", "field"), go(2, "field", "hill")], "normal")).toEqual([
    "a moves: gate to hill.",
  ]);
});

test("of too much at once only the results are told, and of too many results their number", () => {
  const many = (shows: Shows): GameEvent[] =>
    Array.from({ length: 50 }, (_, id) => event(id, "hurt", shows, { target: "b", amount: id }));
  const prices = [...many("opens"), event(60, "hurt", "hurts", { target: "c", amount: 1 })];
  expect(heard(words, table, prices, "normal")).toEqual(["c takes 1."]);
  expect(heard(words, table, many("hurts"), "normal")).toEqual([
    "50 events; press L to read them. Last:",
    "b takes 48.",
    "b takes 49.",
  ]);
});

test("the same in French", () => {
  const [, roll, , hits] = ATTACK;
  if (!roll || !hits) throw new Error("no roll");
  const [said] = heard(wordsIn("fr"), table, [roll, hits], "normal");
  expect(said).toMatch(/^Attaque\u00A0: 3 dés, touche?, rien, rien\. 2 hits\.$/);
});
