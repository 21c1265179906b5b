import { expect, test } from "vitest";
import { Words } from "../../words/words";
import type { GameEvent } from "../types";
import { faceOf, spokenCard } from "./card-face";
import { deedWord, deedsOf } from "./turn-deeds";

const words = new Words("en", "turn-deed = declare\nanswer-wait = Wait\nname-claw = Claw");
const event = (id: number, more: Partial<GameEvent>): GameEvent => ({
  ...{ id, cause: null, kind: "declare", shows: "opens", cites: "toy:act.1" },
  ...more,
});
const EVENTS = [
  event(0, { piece: "wolf", answer: "wait" }),
  event(1, { kind: "round", shows: "begins", round: 2 }),
  event(2, { piece: "bear", answer: "wait" }),
  event(3, { piece: "bear", answer: "strike", attack: "claw" }),
  event(4, { piece: "cart", kind: "other", answer: "wait" }),
];

test("a deed is the last one of this round, in a word", () => {
  const deeds = deedsOf(words, EVENTS);
  expect([...deeds].map(([name, { id }]) => [name, id])).toEqual([["bear", 3]]);
  expect(EVENTS.map((one) => deedWord(words, one))).toEqual(["Wait", "", "Wait", "Claw", "Wait"]);
});

test("of a game that does not name such events nothing is told", () => {
  expect(deedsOf(new Words("en", ""), EVENTS).size).toBe(0);
});

test("a playing card is a rank and a suit, for the eye and the ear", () => {
  expect(faceOf("10♥")).toEqual({ rank: "10", suit: "hearts" });
  expect(faceOf("D♠")).toEqual({ rank: "D", suit: "spades" });
  expect(["Joker", "♥", "Heart♥"].map(faceOf)).toEqual([null, null, null]);
  const named = new Words("en", "table-suit-hearts = { $rank } of hearts\nname-8H = 8♥\nname-JOKER = Joker");
  expect(["8H", "JOKER"].map((card) => spokenCard(named, card))).toEqual(["8 of hearts", "Joker"]);
});
