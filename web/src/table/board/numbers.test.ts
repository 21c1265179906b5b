// What is drawn of a game by its book alone: numbers and their outlines; ground, states and cards.
import { expect, test } from "vitest";
import type { StatSchema } from "../../engine/types/StatSchema";
import { drawsOf, hasPose, isCamp } from "../draws";
import type { GameBook, Words } from "../types";
import { OPEN, groundAt } from "../view";
import { cliffs, groundTile, laidGround } from "./grounds";
import { besideOf, countersOf, foretoldOf, movesBy, pairOf, platesOf, thirdOf, vitalOf } from "./numbers";

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

test("a third number has room on a square; what a piece moves by is not foretold", () => {
  const game = book([force, { ...hide, moves: true }, vigour]);
  expect(thirdOf(game)).toBe("hide");
  expect(foretoldOf(game)).toEqual(["vigour", "force"]);
  expect(thirdOf(book([force, vigour]))).toBeUndefined();
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
  expect(hasPose(game, { traits: [], cards: [{ is: "slow" }, { is: "asleep" }] }, "turned")).toBe(true);
});

test("ground that lies higher has a cliff towards what lies lower, a heavier one if it falls by two levels", () => {
  const game = book([], { grounds: { moor: "bare", tor: "bare" }, levels: { moor: 1, tor: 2 } });
  const paths = (row: string): unknown[] =>
    cliffs({ rows: [row], legend: { m: "moor", t: "tor" }, cards: [] }, game)?.values ?? [];
  const [low = "", high = ""] = paths("?mt?").map(String);
  // Of three edges two fall by one level, to the left; one falls by two, to the right.
  expect(low.match(/v64/g)).toHaveLength(2);
  expect(low).toContain("h-9");
  expect(high.match(/v64/g)).toHaveLength(1);
  expect(high).toContain("h15");
  expect(cliffs({ rows: ["mt"], legend: {}, cards: [] }, book([]))).toBeNull();
  expect(paths("mm")).toEqual(["", ""]);
});

test("a card that is a floor lays its ground over that of its square", () => {
  const game = book([], { grounds: { fire: "lava" }, poses: { spill: "floor" } });
  const card = { is: "fire", kind: "spill", owner: null, at: [2, 3] } as const;
  const [laid, other] = laidGround(
    [
      { ...card, at: [2, 3] },
      { ...card, kind: "sign", at: [2, 3] },
    ],
    game,
  );
  expect(laid?.values).toContain("#t-lava");
  expect(other).toBeNull();
});

test("bare ground is open, whatever it is called, and high ground has a peak for each level", () => {
  const words = { book: book([], { grounds: { moor: "bare" }, levels: { moor: 2 } }), name: (id: string) => id };
  const board = { rows: ["m"], legend: { m: "moor" }, cards: [] };
  const drawn = groundTile(board, [1, 1], words as unknown as Words, {});
  expect(JSON.stringify(drawn?.values)).toMatch(/M52 61l5-8 5 8zM41 61/);
});
