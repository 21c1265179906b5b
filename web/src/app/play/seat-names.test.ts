import { expect, test } from "vitest";
import { Words } from "../../words/words";
import { seatNames } from "./seat-names";
import type { Sitter } from "./seats";

const words = new Words(
  "en",
  `seat-you = You
seat-bot = Bot ({ $level })
player-p1 = Player 1
player-p2 = Player 2
player-you = you
player-bot = the bot`,
);
const sitter = (side: "p1" | "p2", bot: Sitter["bot"], level: Sitter["level"] = "easy"): Sitter => ({
  side,
  bot,
  level,
});

test("one person at the screen is you, and a bot is called by its level", () => {
  const here = words.seated(seatNames(words, [sitter("p1", "search", "hard"), sitter("p2", null)]));
  expect([here.seat("p1"), here.seat("p2")]).toEqual(["Bot (hard)", "You"]);
  // The rules call the side by its own name, sentences by who plays it.
  expect(here.player("p2")).toBe("Player 2");
  expect(here.playerArgs("p2")).toEqual({ player: "you", seat: "you" });
  expect(here.playerArgs("p1")).toEqual({ player: "the bot", seat: "bot" });
});

test.each<[string, readonly Sitter[]]>([
  ["two people", [sitter("p1", null), sitter("p2", null)]],
  ["bots among themselves", [sitter("p1", "search"), sitter("p2", "search")]],
])("%s have the names of their sides", (_who, sitters) => {
  const here = words.seated(seatNames(words, sitters));
  expect([here.seat("p1"), here.seat("p2")]).toEqual(["Player 1", "Player 2"]);
  expect(here.playerArgs("p1")).toEqual({ player: "Player 1", seat: "other" });
});
