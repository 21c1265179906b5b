import { expect, test } from "vitest";
import { Words } from "../../words/words";
import { seatNames } from "./seat-names";
import type { Sitter } from "./seats";

const words = new Words(
  "en",
  "seat-you = You\nseat-bot = Bot ({ $level })\nplayer-p1 = Player 1\nplayer-p2 = Player 2",
);
const sitter = (side: "p1" | "p2", bot: Sitter["bot"], level: Sitter["level"] = "easy"): Sitter => ({
  side,
  bot,
  level,
});

test("one person at the screen is you, and a bot is called by its level", () => {
  const here = words.seated(seatNames(words, [sitter("p1", "search", "hard"), sitter("p2", null)]));
  expect([here.seat("p1"), here.seat("p2")]).toEqual(["Bot (hard)", "You"]);
  expect([here.isYou("p1"), here.isYou("p2")]).toEqual([false, true]);
  // Sentences about a side are in the third person.
  expect(here.player("p2")).toBe("Player 2");
});

test.each<[string, readonly Sitter[]]>([
  ["two people", [sitter("p1", null), sitter("p2", null)]],
  ["bots among themselves", [sitter("p1", "search"), sitter("p2", "search")]],
])("%s have the names of their sides", (_who, sitters) => {
  const here = words.seated(seatNames(words, sitters));
  expect([here.seat("p1"), here.seat("p2"), here.isYou("p1")]).toEqual(["Player 1", "Player 2", false]);
});
