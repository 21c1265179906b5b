import { expect, test } from "vitest";
import type { Cell, Offer, Table } from "../../engine";
import type { GameBook } from "../../table/types";
import { nextPlacing } from "./formation";

const book = {
  setup: { draws: { grounds: { one: "camp-1", two: "camp-2" } } },
  things: {
    pike: { kind: "unit", parts: ["stab"] },
    bow: { kind: "unit", parts: ["shot", "stab"] },
    stab: { kind: "attack", range: { kind: "near" } },
    shot: { kind: "attack", range: { kind: "far", x: 6 } },
  },
} as unknown as GameBook;

interface Waiting {
  readonly is: string;
  readonly at: Cell | null;
}

const tableOf = (rows: string[], toAct: string, pieces: Record<string, Waiting>): Table =>
  ({
    ...{ phase: "deploy", first: "p1", toAct, players: { p1: {}, p2: {} } },
    board: { rows, legend: { "1": "one", "2": "two" }, cards: [] },
    pieces,
  }) as unknown as Table;

/** Every waiting piece on every free square with this sign. */
function offersOn({ board, pieces }: Table, sign: string): Offer[] {
  const cells = board.rows.flatMap((row, y) =>
    [...row].flatMap((at, x): Cell[] => (at === sign ? [[x + 1, y + 1]] : [])),
  );
  const taken = Object.values(pieces).map(({ at }) => String(at));
  const free = cells.filter((cell) => !taken.includes(String(cell)));
  const waiting = Object.keys(pieces).filter((name) => pieces[name]?.at === null);
  return waiting.flatMap((piece) =>
    free.map((to): Offer => ({ action: { type: "deploy", piece, to }, path: [], cost: {}, cites: "test:1" })),
  );
}

function placeAll(rows: string[], side: "p1" | "p2", units: readonly string[]): Record<string, Cell | null> {
  const pieces: Record<string, Waiting> = Object.fromEntries(
    units.map((is, n) => [`${is}-${String(n)}`, { is, at: null }]),
  );
  for (;;) {
    const table = tableOf(rows, side, pieces);
    const next = nextPlacing(table, offersOn(table, side === "p1" ? "1" : "2"), book);
    const { piece = "", to } = next?.action ?? {};
    if (!to) return Object.fromEntries(Object.entries(pieces).map(([name, { at }]) => [name, at]));
    pieces[piece] = { is: pieces[piece]?.is ?? "", at: to };
  }
}

const ACROSS = ["11..22", "11..22", "11..22"];

test("who strikes near stands in front, who reaches far behind, around the middle", () => {
  expect(placeAll(ACROSS, "p1", ["bow", "pike", "pike"])).toEqual({
    "bow-0": [1, 2],
    "pike-1": [2, 2],
    "pike-2": [2, 1],
  });
});

test("the other side stands the other way round", () => {
  expect(placeAll(ACROSS, "p2", ["bow", "pike"])).toEqual({ "bow-0": [6, 2], "pike-1": [5, 2] });
});

test("camps above and below face each other too", () => {
  expect(placeAll(["222", "222", "...", "111", "111"], "p1", ["bow", "pike"])).toEqual({
    "bow-0": [2, 5],
    "pike-1": [2, 4],
  });
});

test("where the front is full the next row is taken", () => {
  const placed = placeAll(ACROSS, "p1", ["pike", "pike", "pike", "pike"]);
  expect(placed["pike-3"]).toEqual([1, 2]);
});

test("nothing is placed once the game is on", () => {
  const table = { ...tableOf(ACROSS, "p1", { a: { is: "pike", at: null } }), phase: "act" };
  expect(nextPlacing(table, offersOn(table, "1"), book)).toBeNull();
});
