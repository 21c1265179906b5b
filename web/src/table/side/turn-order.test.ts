import { expect, test } from "vitest";
import type { Piece } from "../types";
import { placesIn } from "./turn-order";

const piece = (number?: number): Piece => ({
  is: "unit",
  owner: "p1",
  at: null,
  stats: number === undefined ? {} : { speed: number },
  max: {},
  traits: [],
  cards: [],
  used: [],
});

test("turns go on in order, the next pass begins where the number rises, and who has none left comes last", () => {
  const pieces = { a: piece(9), b: piece(7), c: piece(12), d: piece(3), e: piece(5), tree: piece() };
  const places = placesIn({ turns: ["a", "b", "c"], pieces }, "speed");
  expect(places.map(({ name, when }) => [name, when])).toEqual([
    ["a", "now"],
    ["b", ""],
    ["c", "again"],
    ["e", "past"],
    ["d", "past"],
  ]);
});

test("equal numbers are of one pass, and a game without such a number has an order all the same", () => {
  const places = placesIn({ turns: ["a", "b"], pieces: { a: piece(7), b: piece(7) } }, "speed");
  expect(places.map(({ when }) => when)).toEqual(["now", ""]);
  const plain = placesIn({ turns: ["a", "b"], pieces: { a: piece(), b: piece(), c: piece() } }, "");
  expect(plain.map(({ name, when }) => [name, when])).toEqual([
    ["a", "now"],
    ["b", ""],
  ]);
});
