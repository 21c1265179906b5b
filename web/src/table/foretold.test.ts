// Numbers after an action, zones, and equal cards that have become different.
import { describe, expect, test } from "vitest";
import { bearersOf } from "../words/bearers";
import type { GameBook } from "../words/book";
import { Words } from "../words/words";
import { marksOf } from "./board/marks";
import { screenOf, zonesOf } from "./screen";
import { zonesOfPiece } from "./side/foretold";
import { cardsOf } from "./side/held";
import type { GameEvent, Offer, Preview, Piece, Table, Zone } from "./types";

const ZONES: Zone[] = [
  { kind: "move", cites: "toy:move.1", squares: [[2, 2]] },
  { kind: "strike", cites: "toy:strike.1", squares: [[1, 2]] },
];
const piece = (owner: "p1" | "p2", x: number, health: number): Piece => ({
  is: "unit",
  owner,
  at: [x, 1],
  stats: { attack: 2, health, ap: 3 },
  max: { attack: 2, health },
  traits: [],
  cards: [],
  used: [],
  zones: ZONES,
});
/** The book of a game in which attack and health are drawn. */
const TOY = {
  setup: {
    pieces: {
      stats: [{ id: "attack", rank: 2 }, { id: "health", rank: 1, vital: true }, { id: "ap" }],
    },
  },
} as unknown as GameBook;
const pile = { count: 0 };
const player = { stats: { mana: 3 }, cards: [], hand: pile, draw: pile, discard: pile };
const table: Table = {
  game: "toy",
  viewer: "p1",
  step: 0,
  round: 1,
  phase: "act",
  active: "p1",
  first: null,
  toAct: "p1",
  decision: null,
  board: { rows: ["...", "..."], legend: { ".": "open" }, cards: [] },
  pieces: { mine: piece("p1", 1, 5), theirs: piece("p2", 2, 4) },
  players: { p1: player, p2: player },
  result: null,
};
const health = (of: string, to: number): Preview["outcomes"][number]["changes"][number] => ({
  ...{ of, what: "health", by: -1, to: String(to) },
});
const marks = (odds: Preview): ReadonlyMap<string, unknown> =>
  marksOf({ table, list: [], chosen: [], refused: null, last: null, odds, game: TOY });

describe("what is asked for in the middle of something", () => {
  const choose = (ref: Offer["path"][number]): Offer => ({
    action: { type: "choose" },
    path: [ref],
    cost: {},
    cites: "toy:choose.1",
  });
  test("units and squares that one click settles are marked before anything is chosen", () => {
    const list = [choose("piece:mine"), choose("piece:theirs"), choose("cell:3,2")];
    const found = marksOf({ table, list, chosen: [], refused: null, last: null, odds: null, game: null });
    expect([...found]).toEqual([
      ["cell:1,1", { target: "friend" }],
      ["cell:2,1", { target: "foe" }],
      ["cell:3,2", { reach: "next" }],
    ]);
  });
  test("a unit that an action only begins with is not", () => {
    const move: Offer = { ...choose("piece:mine"), path: ["piece:mine", "cell:3,2"] };
    const found = marksOf({ table, list: [move], chosen: [], refused: null, last: null, odds: null, game: null });
    expect([...found]).toEqual([]);
  });
});

describe("numbers to come", () => {
  test("a number is foretold where every outcome has it, and no other stat than is drawn", () => {
    const spent = { of: "mine", what: "ap", by: -1, to: "2" };
    const found = marks({
      outcomes: [{ odds: "1/1", p: 1, changes: [health("theirs", 1), health("mine", 3), spent] }],
    });
    expect(found.get("cell:2,1")).toEqual({ after: [{ stat: "health", from: 4, to: 1 }] });
    expect(found.get("cell:1,1")).toEqual({ after: [{ stat: "health", from: 5, to: 3 }] });
  });
  test("what only some outcomes have is not certain", () => {
    const gone = { of: "theirs", what: "gone" };
    const half = { odds: "1/2", p: 0.5 };
    expect(
      marks({
        outcomes: [
          { ...half, changes: [health("theirs", 1)] },
          { ...half, changes: [] },
        ],
      }).size,
    ).toBe(0);
    const some = marks({
      outcomes: [
        { ...half, changes: [gone] },
        { ...half, changes: [health("theirs", 1)] },
      ],
    });
    expect(some.get("cell:2,1")).toEqual({ danger: "may" });
    const all = marks({
      outcomes: [
        { ...half, changes: [gone] },
        { ...half, changes: [gone, health("mine", 2)] },
      ],
    });
    expect(all.get("cell:2,1")).toEqual({ danger: "will" });
  });
});

describe("a way to come", () => {
  const moves = (id: number, to: [number, number], more: Partial<GameEvent> = {}): GameEvent => ({
    ...{ id, cause: null, kind: "shove", shows: "moves", cites: "toy:shove.1", piece: "theirs", to },
    ...more,
  });
  const steps = (events: GameEvent[]): [string, unknown][] => [...marks({ outcomes: [], events })];
  test("each step of a push is marked on its square", () => {
    expect(steps([moves(0, [3, 1]), moves(1, [3, 2], { cause: 0 })])).toEqual([
      ["cell:3,1", { step: 1 }],
      ["cell:3,2", { step: 2 }],
    ]);
    expect(
      steps([
        moves(0, [3, 2], {
          path: [
            [2, 2],
            [3, 2],
          ],
        }),
      ]),
    ).toEqual([
      ["cell:2,2", { step: 1 }],
      ["cell:3,2", { step: 2 }],
    ]);
  });
  test("a single step needs no number, and what moves nothing has no steps", () => {
    expect(steps([moves(0, [3, 1])])).toEqual([]);
    expect(steps([moves(0, [3, 1], { shows: "strikes" }), moves(1, [3, 2], { shows: "counts" })])).toEqual([]);
  });
});

describe("squares that matter", () => {
  const move: Offer = {
    action: { type: "move", piece: "mine", to: [2, 2] },
    path: ["piece:mine", "cell:2,2"],
    cost: {},
    cites: "t",
  };
  const at = (chosen: string[]): ReturnType<typeof screenOf> =>
    screenOf(null, { table, actions: [move], list: [move], chosen, events: [], refused: null, odds: null, game: null });
  test("what is pointed at comes before what is focused, by its piece or its square", () => {
    expect(zonesOf(at([]), "piece:theirs", null)).toBe(ZONES);
    expect(zonesOf(at([]), "cell:2,1", null)).toBe(ZONES);
    expect(zonesOf(at([]), null, "piece:mine")).toBe(ZONES);
    expect(zonesOf(at([]), "cell:3,2", null)).toEqual([]);
  });
  test("where a chosen piece can go is marked already; a target that is pointed at shows nothing of its own", () => {
    expect(zonesOf(at(["piece:mine"]), null, null).map(({ kind }) => kind)).toEqual(["strike"]);
    expect(zonesOf(at(["piece:mine"]), "piece:theirs", null)).toEqual([]);
  });
});

test("what a piece would do next is a zone of its own: where it goes, or whom it turns on", () => {
  const told = (more: Partial<GameEvent>): GameEvent => ({
    ...{ id: 0, cause: null, kind: "declare", shows: "opens", cites: "toy:order.1" },
    ...more,
  });
  const wolf: Piece = {
    ...piece("p1", 1, 5),
    foretold: [
      { odds: "2/3", p: 2 / 3, events: [told({ target: "theirs", cites: "toy:pick.1" }), told({ target: "theirs" })] },
      { odds: "1/3", p: 1 / 3, events: [told({ to: [3, 2] })] },
    ],
  };
  const zones = zonesOfPiece({ ...table, pieces: { ...table.pieces, wolf } }, wolf);
  expect(zones.slice(0, 2)).toEqual(ZONES);
  expect(zones.slice(2)).toEqual([
    {
      kind: "foretold",
      cites: "toy:order.1",
      squares: [
        [2, 1],
        [3, 2],
      ],
    },
  ]);
  expect(zonesOfPiece(table, wolf)).toBe(zones);
});

describe("cards in hand", () => {
  test("alike cards are one entry; one that has become otherwise stands by itself, under its own name", () => {
    expect(cardsOf({ count: 2, cards: ["a", "a"] })).toEqual([{ is: "a", name: "a", calcs: {}, traits: [], count: 2 }]);
    const plain = { is: "a", name: "a", calcs: {}, traits: [] };
    const cheap = { ...plain, name: "a~2", calcs: { mana: { value: 1, base: 2, cites: "t", steps: [] } } };
    const marked = { ...plain, traits: ["marked"] };
    const found = cardsOf({ count: 4, cards: ["a", "a", "a", "a"], held: [plain, cheap, marked, plain] });
    expect(found.map(({ name, count, traits }) => [name, count, traits.length])).toEqual([
      ["a", 2, 0],
      ["a~2", 1, 0],
      ["a", 1, 1],
    ]);
  });
});

test("a clause knows who bears its keyword, and so do the clauses that go on with it", () => {
  const both = (text: string): { en: string; fr: string } => ({ en: text, fr: text });
  const thing = (name: string, keywords: string[]): object => ({ kind: "unit", name: both(name), keywords });
  const book = {
    things: { wolf: thing("Wolf", ["taunt"]), ape: thing("Ape", ["taunt", "fly"]), cow: thing("Cow", []) },
    terms: [
      { id: "taunt", clause: "toy:keyword.taunt.1", words: { en: [], fr: [] } },
      { id: "fly", clause: "toy:fly.1", words: { en: [], fr: [] } },
    ],
    clauses: [],
    decks: [],
    maps: [],
    words: both(""),
  } as unknown as GameBook;
  const words = new Words("en", "", book);
  expect(bearersOf(words, "toy:keyword.taunt.1")).toEqual(["ape", "wolf"]);
  expect(bearersOf(words, "toy:keyword.taunt.2")).toEqual(["ape", "wolf"]);
  expect(bearersOf(words, "toy:fly.1")).toEqual(["ape"]);
  expect(bearersOf(words, "toy:fly.2")).toEqual([]);
  expect(bearersOf(words, "toy:keyword.tauntless.1")).toEqual([]);
});
