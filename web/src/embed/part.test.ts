import { describe, expect, test } from "vitest";
import type { Cell, Piece, Table } from "../table/types";
import { partOf, wholeOf } from "./part";
import { picture } from "./picture";
import { Words } from "../words/words";

/** Only what a picture looks at. */
function tableOf(rows: readonly string[], at: readonly Cell[], size?: readonly [number, number]): Table {
  const pieces = at.map((cell, n): [string, Piece] => [
    `p${String(n)}`,
    { is: "pawn", at: cell, stats: {}, ...(size && { size }) } as unknown as Piece,
  ]);
  const legend = { ".": "plain", "#": "wall" };
  return { board: { rows, legend }, pieces: Object.fromEntries(pieces), players: {} } as unknown as Table;
}

const EMPTY = Array.from({ length: 15 }, () => "...............");

describe("the part of a board where anything is", () => {
  test("is two squares around all pieces", () => {
    expect(
      partOf(
        tableOf(EMPTY, [
          [6, 6],
          [9, 7],
        ]),
        null,
      ),
    ).toEqual({ x: 4, y: 4, w: 8, h: 6 });
  });

  test("ends where the board ends", () => {
    expect(
      partOf(
        tableOf(EMPTY, [
          [1, 2],
          [15, 14],
        ]),
        null,
      ),
    ).toEqual({ x: 1, y: 1, w: 15, h: 15 });
    expect(partOf(tableOf(EMPTY, [[14, 1]]), null)).toEqual({ x: 12, y: 1, w: 4, h: 3 });
  });

  test("has all squares of a large piece", () => {
    expect(partOf(tableOf(EMPTY, [[6, 6]], [2, 3]), null)).toEqual({ x: 4, y: 4, w: 6, h: 7 });
  });

  test("has all ground but that of which there is most", () => {
    const rows = EMPTY.map((row, n) => (n === 9 ? "............#.." : row));
    expect(partOf(tableOf(rows, [[6, 6]]), null)).toEqual({ x: 4, y: 4, w: 12, h: 9 });
  });

  test("is the whole of an empty board, and of one with something between its squares", () => {
    const empty = tableOf(EMPTY, []);
    expect(partOf(empty, null)).toEqual(wholeOf(empty));
    const walled = tableOf(EMPTY, [[6, 6]]);
    const edges = [{ at: [2, 2], side: "right", is: "wall" }] as unknown as Table["board"]["edges"];
    expect(partOf({ ...walled, board: { ...walled.board, ...(edges && { edges }) } }, null)).toEqual(wholeOf(walled));
  });
});

test("a part keeps the names of its columns and rows", () => {
  const words = new Words("en", "");
  const drawn = picture(tableOf(EMPTY, [[6, 6]]), words, "", { part: { x: 4, y: 5, w: 3, h: 2 } });
  const marks = [...drawn.matchAll(/<text x="\S+" y="\S+">([A-Z0-9]+)<\/text>/g)].map(([, mark]) => mark);
  expect(marks).toEqual(["D", "E", "F", "5", "6"]);
  expect(drawn).toContain('<svg width="120" height="80" viewBox="120 160 120 80">');
});
