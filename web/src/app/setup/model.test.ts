// What can be chosen before a game.
import { expect, test } from "vitest";
import type { GameBook } from "../../words/book";
import { beginners, defaults } from "./model";

const book = (setup: object): GameBook => ({ decks: [], maps: [], setup }) as unknown as GameBook;

test("the players agree on who begins, unless one side always does", () => {
  expect(beginners(book({}))).toEqual(["p1", "p2"]);
  expect(beginners(book({ first: "p2" }))).toEqual(["p2"]);
  expect(defaults(book({}), "").first).toBe("p1");
  expect(defaults(book({ first: "p2" }), "").first).toBe("p2");
});
