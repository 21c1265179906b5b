// What belongs to no player: neutral pieces, edges, shared piles, the order of turns; and pieces of several squares. Each as
// the schema of a game states it.
import { expect, test } from "vitest";
import type { Table } from "../../engine/wire";
import { emptyDraft, pieceOn, place, remove, withTurn } from "./draft/draft";
import { sharedSides, withEdge } from "./panels/edges";
import { changesOf, subsetOf } from "./draft/expect";
import { drawable, draftOf } from "./draft/scenario";
import { isNeutral, ownersOf, schemaOf, type SetupSchema } from "./draft/schema";
import { setupOf } from "./draft/setup-of";
import { moved } from "./panels/turn-order";

const PLAIN = schemaOf({});
const SCHEMA: SetupSchema = {
  ...PLAIN,
  board: { ...{ wide: { min: 3, max: 3 }, high: { min: 2, max: 2 }, squares: 6 }, edges: ["wall"] },
  pieces: { ...{ most: 9, stats: [], states: [] }, neutral: ["beasts"] },
  groups: { beasts: ["bear"] },
  piles: [
    { id: "draw", most: 9 },
    { id: "discard", most: 9 },
  ],
  turns: true,
};

const none = { count: 0 };
const player = { ...{ stats: {}, cards: [] }, ...{ hand: none, draw: none, discard: none } };
const piece = (is: string, owner: "p1" | "neutral" | null, at: [number, number]): Table["pieces"][string] => ({
  ...{ is, owner, at, stats: {}, max: {} },
  ...{ traits: [], cards: [], used: [] },
});
const WALL = {
  is: "wall",
  between: [
    [1, 1],
    [2, 1],
  ] as [[number, number], [number, number]],
};
const TABLE: Table = {
  ...{ game: "toy", viewer: "all", step: 0, round: 2, phase: "act", active: "p1", first: null, toAct: "p1" },
  ...{ decision: null, result: null, players: { p1: player, p2: player } },
  board: { rows: ["...", "..."], legend: { ".": "open" }, cards: [], edges: [WALL] },
  pieces: {
    cart: { ...piece("cart", "p1", [2, 1]), size: [2, 2] },
    bear: piece("bear", "neutral", [1, 1]),
    cub: piece("bear", null, [1, 2]),
  },
  piles: { draw: { count: 2, cards: ["ace", "ace"] }, discard: { count: 0, cards: [] } },
  turns: ["bear", "cart"],
};

test("a Table becomes a set-up with all of it, an empty pile among it", () => {
  expect(setupOf(TABLE, SCHEMA)).toEqual({
    round: 2,
    board: { rows: ["...", "..."], edges: [WALL] },
    pieces: {
      cart: { is: "cart", owner: "p1", at: [2, 1] },
      bear: { is: "bear", owner: "neutral", at: [1, 1] },
      cub: { is: "bear", owner: "neutral", at: [1, 2] },
    },
    players: {},
    piles: { draw: { cards: ["ace", "ace"] }, discard: { cards: [] } },
    turns: ["bear", "cart"],
  });
});

test("a board without edges is stated as such, and a game without any of it states nothing", () => {
  const { edges: _, ...board } = TABLE.board;
  expect(setupOf({ ...TABLE, board }, SCHEMA).board?.edges).toEqual([]);
  const { pieces, ...rest } = setupOf(TABLE, PLAIN);
  expect(rest).toEqual({ round: 2, active: "p1", board: { rows: ["...", "..."] }, players: {} });
  expect(Object.keys(pieces)).toEqual(["cart", "bear"]);
});

test("what a file leaves to the game stays left out", () => {
  const read = (setup: object) => draftOf({ game: "toy", setup } as never, TABLE, SCHEMA).setup;
  const left = read({ pieces: {} });
  expect(Object.keys(left)).toEqual(["pieces", "players"]);
  const some = read({ board: { edges: [WALL] }, piles: { discard: { cards: [] } }, turns: ["bear", "cart"] });
  expect(some).toEqual({
    ...left,
    board: { edges: [WALL] },
    piles: { discard: { cards: [] } },
    turns: ["bear", "cart"],
  });
});

test("a piece is found on each of its squares, and one that is gone on its own", () => {
  const set = setupOf(TABLE, SCHEMA);
  const draft = place({ ...emptyDraft("toy", undefined), setup: set }, "lost", { is: "cub", owner: "p1", at: [3, 2] });
  const on = (cell: string): string | null => pieceOn(draft, TABLE, `cell:${cell}`);
  expect(["2,1", "3,1", "2,2", "3,2"].map(on)).toEqual(["cart", "cart", "cart", "cart"]);
  expect([on("1,1"), on("1,2")]).toEqual(["bear", "cub"]);
  const { cart: _, ...pieces } = TABLE.pieces;
  const without = remove(draft, "cart");
  expect(pieceOn(without, { ...TABLE, pieces }, "cell:3,2")).toBe("lost");
  expect(pieceOn(without, { ...TABLE, pieces }, "cell:2,1")).toBeNull();
});

test("only kinds of nobody are nobody's, and nobody else owns them", () => {
  expect([isNeutral(SCHEMA, "bear"), isNeutral(SCHEMA, "cart"), isNeutral(PLAIN, "bear")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(ownersOf(SCHEMA, "bear", TABLE)).toEqual(["neutral"]);
  expect(ownersOf(SCHEMA, "cart", TABLE)).toEqual(["p1", "p2"]);
});

test("the order of turns: a step up or down, and without a piece that is removed", () => {
  const order = ["a", "b", "c"];
  expect(moved(order, "b", -1)).toEqual(["b", "a", "c"]);
  expect(moved(order, "b", 1)).toEqual(["a", "c", "b"]);
  expect([moved(order, "a", -1), moved(order, "c", 1), moved(order, "x", 1)]).toEqual([order, order, order]);
  const draft = { ...emptyDraft("toy", undefined), setup: setupOf(TABLE, SCHEMA) };
  expect(remove(draft, "bear").setup.turns).toEqual(["cart"]);
  expect(remove(remove(draft, "bear"), "cart").setup).not.toHaveProperty("turns");
  expect(withTurn(draft, { turns: ["cart", "bear"] }).setup.turns).toEqual(["cart", "bear"]);
});

test("an edge has one thing, whichever of its squares it is changed from", () => {
  const [a, b] = WALL.between;
  const hedge = { is: "hedge", between: [b, a] as const };
  expect(withEdge([WALL], [b, a], "hedge")).toEqual([hedge]);
  expect(withEdge([hedge], [a, b], "")).toEqual([]);
  expect(withEdge([WALL], [a, [1, 2]], "wall")).toEqual([WALL, { is: "wall", between: [a, [1, 2]] }]);
  expect(sharedSides([1, 1], { w: 3, h: 2 }).map(([side]) => side)).toEqual(["right", "bottom"]);
  expect(sharedSides([3, 2], { w: 3, h: 2 })).toEqual([
    ["top", [3, 1]],
    ["left", [2, 2]],
  ]);
});

test("of a shared deck only what is left after the draws asked for comes next", () => {
  const piles = { draw: { count: 2, cards: ["ace", "king"] }, discard: { count: 1, cards: ["two"] } };
  const next = (asked: readonly string[]): string[] => drawable({ players: TABLE.players, piles }, asked);
  expect([next([]), next(["ace"]), next(["ace", "king"])]).toEqual([["ace", "king"], ["king"], ["ace", "king", "two"]]);
  const own = { p1: { ...player, draw: { count: 1, cards: ["ten"] } } };
  expect(drawable({ players: own }, ["ten"])).toEqual(["ten"]);
});

test("piles and the order of turns are expected where they changed", () => {
  const piles = { draw: { count: 1, cards: ["ace"] }, discard: { count: 1, cards: ["ace"] } };
  expect(subsetOf(changesOf(TABLE, { ...TABLE, piles, turns: ["cart"] }))).toEqual({
    piles: { draw: { count: 1 }, discard: { count: 1 } },
    turns: ["cart"],
  });
  const { turns: _, ...over } = TABLE;
  expect(subsetOf(changesOf(TABLE, over))).toEqual({ turns: null });
  expect(changesOf(TABLE, TABLE)).toEqual([]);
});
