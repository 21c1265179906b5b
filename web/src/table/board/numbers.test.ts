// What is drawn of a game by its book alone: numbers and their outlines; ground, states and cards.
import { expect, test } from "vitest";
import type { StatSchema } from "../../engine/types/StatSchema";
import { drawsOf, hasPose, isCamp } from "../draws";
import type { GameBook } from "../types";
import { OPEN, groundAt } from "../view";
import { besideOf, countersOf, movesBy, pairOf, platesOf, vitalOf } from "./numbers";

const book = (stats: readonly StatSchema[], draws: object = {}): GameBook =>
  ({ setup: { pieces: { stats }, draws } }) as unknown as GameBook;

const vigour: StatSchema = { id: "vigour", rank: 1, vital: true };
const reach: StatSchema = { id: "reach", rank: 4 };
const force: StatSchema = { id: "force", rank: 2 };
const hide: StatSchema = { id: "hide", rank: 3 };

test("a game that names no outlines has them by rank", () => {
  const game = book([reach, force, vigour, { id: "stride" }, hide]);
  expect([...platesOf(game)]).toEqual([
    ["reach", "arrow"],
    ["force", "blade"],
    ["vigour", "drop"],
    ["hide", "shield"],
  ]);
  expect([vitalOf(game), besideOf(game)]).toEqual(["vigour", "force"]);
});

test("what a game names comes before what follows from the rank", () => {
  const game = book([{ ...force, plate: "arrow" }, hide, vigour]);
  expect(Object.fromEntries(platesOf(game))).toEqual({ force: "arrow", hide: "shield", vigour: "drop" });
});

test("two numbers have room wherever a card is; one alone and more than two do not", () => {
  expect(pairOf(book([force, vigour]))).toEqual(["force", "vigour"]);
  expect(pairOf(book([vigour]))).toEqual([]);
  expect(pairOf(book([force, hide, vigour]))).toEqual([]);
  expect(pairOf(null)).toEqual([]);
});

test("counters are not drawn by rank, and a number is what pieces move by", () => {
  const game = book([
    vigour,
    { id: "stings", counter: true, sign: "drop" },
    { id: "hurts", counter: true, lessens: "vigour" },
    { id: "stride", moves: true },
  ]);
  expect(countersOf(game).map(({ id }) => id)).toEqual(["stings", "hurts"]);
  expect([...platesOf(game).keys()]).toEqual(["vigour"]);
  expect(movesBy(game)).toBe("stride");
});

test("where players place pieces is open ground; other ground is what the legend says", () => {
  const game = book([], { grounds: { gate: "camp-2", mud: "rough" }, poses: { asleep: "turned" } });
  const board = { rows: ["gm?"], legend: { g: "gate", m: "mud" }, cards: [] };
  expect([1, 2, 3].map((x) => groundAt(game, board, [x, 1]))).toEqual([OPEN, "mud", OPEN]);
  expect(isCamp(drawsOf(game).grounds?.["gate"])).toBe(true);
  expect(drawsOf(game).grounds?.["mill"]).toBeUndefined();
  expect(hasPose(game, { traits: ["slow", "asleep"] }, "turned")).toBe(true);
  expect(hasPose(game, { traits: ["slow", "asleep"] }, "covered")).toBe(false);
});
