// What can be chosen before a game.
import { expect, test } from "vitest";
import type { GameBook } from "../../words/book";
import { EngineError } from "../../engine/errors";
import { Words } from "../../words/words";
import { beginners, defaults, refusedSeat, withDeck } from "./model";

const book = (setup: object): GameBook => ({ decks: [], maps: [], setup }) as unknown as GameBook;

test("the players agree on who begins, unless one side always does", () => {
  expect(beginners(book({}))).toEqual(["p1", "p2"]);
  expect(beginners(book({ first: "p2" }))).toEqual(["p2"]);
  expect(defaults(book({}), "", "easy").first).toBe("p1");
  expect(defaults(book({ first: "p2" }), "", "easy").first).toBe("p2");
});

test("where no deck may be on both sides, who takes that of the other gives it the old one", () => {
  const choice = { ...defaults(book({}), "", "easy"), decks: { p1: "sun", p2: "moon" } };
  expect(withDeck(choice, "p1", "moon", true)).toEqual({ p1: "moon", p2: "sun" });
  expect(withDeck(choice, "p2", "star", true)).toEqual({ p1: "sun", p2: "star" });
  expect(withDeck(choice, "p1", "moon", false)).toEqual({ p1: "moon", p2: "moon" });
});

test("a refusal of a deck belongs to its seat, in the words of its clause; any other is none", () => {
  const clause = {
    id: "toy:drop.4",
    title: { en: "One each", fr: "" },
    text: { en: "Each hero is there once.", fr: "" },
  };
  const words = new Words("en", "", { words: { en: "", fr: "" }, clauses: [clause] } as unknown as GameBook);
  const error = (field: string, more: object = {}): EngineError =>
    new EngineError({ code: "field", message: "twice", field, ...more });
  const told = refusedSeat(words, error("players[1].deck", { clause: "toy:drop.4" }));
  expect(told).toEqual({ seat: 1, text: "Each hero is there once.", clause: "toy:drop.4" });
  expect(refusedSeat(words, error("players[0].list.leader"))).toEqual({ seat: 0, text: "twice" });
  expect(refusedSeat(words, error("map"))).toBeNull();
});
