// How a chart is read: what goes where from a tile, and which place is the first that is free.
import { expect, test } from "vitest";
import { arrowAt, isStar, marked, numberAt, offsetOf, stepsOf } from "./charts";
import type { Chart } from "./charts";

const ROSE: Chart = {
  clause: "toy:rose.1",
  extent: [3, 3],
  base: [[1, 1], 1],
  side: 1,
  put: {
    arrows: ["vv<", "> <", ">^^"],
    ways: { "0,0": [{ to: [0, 1], by: ["toy:rose.1", "toy:tie.1"] }], "1,0": [] },
  },
};
/** A unit of two by two tiles, next to a star in the middle of a picture of five by five. */
const LARGE: Chart = {
  clause: "toy:order.1",
  extent: [5, 5],
  base: [[2, 2], 1],
  side: 2,
  order: {
    places: [
      [0, 1],
      [1, 0],
      [3, 2],
    ],
    by: "toy:sum.1",
    none: "toy:none.1",
  },
};
const NOTHING: ReadonlySet<string> = new Set();

test("the arrow of a tile is that of the data, and the star has none", () => {
  expect([arrowAt(ROSE, [0, 0]), arrowAt(ROSE, [2, 0]), arrowAt(ROSE, [1, 2])]).toEqual(["south", "west", "north"]);
  expect([arrowAt(ROSE, [1, 1]), isStar(ROSE, [1, 1]), isStar(ROSE, [1, 0])]).toEqual([null, true, false]);
});

test("what is put on a tile goes the way of that tile, and one thing is put at a time", () => {
  expect(stepsOf(ROSE, NOTHING)).toBeNull();
  const corner = marked(ROSE, NOTHING, [0, 0]);
  expect(stepsOf(ROSE, corner)).toEqual([{ to: [0, 1], by: ["toy:rose.1", "toy:tie.1"] }]);
  const beside = marked(ROSE, corner, [1, 0]);
  expect([[...beside], stepsOf(ROSE, beside)]).toEqual([["1,0"], []]);
  expect(marked(ROSE, beside, [1, 0]).size).toBe(0);
});

test("the first place whose tiles are all free is taken", () => {
  expect([numberAt(LARGE, [1, 0]), numberAt(LARGE, [1, 1])]).toEqual([2, null]);
  expect(stepsOf(LARGE, NOTHING)?.[0]?.to).toEqual([0, 1]);
  // One tile is in the way of the first two places.
  const taken = marked(LARGE, NOTHING, [1, 1]);
  expect(stepsOf(LARGE, taken)?.[0]).toEqual({ to: [3, 2], by: ["toy:sum.1"] });
  const all = marked(LARGE, taken, [4, 3]);
  expect(stepsOf(LARGE, all)).toEqual([]);
  expect(stepsOf(LARGE, marked(LARGE, all, [1, 1]))?.[0]?.to).toEqual([0, 1]);
});

test("offsets are counted from the gap to the star", () => {
  const wide: Chart = { ...ROSE, extent: [4, 4], base: [[1, 1], 2] };
  expect([offsetOf(wide, [2, 0]), offsetOf(wide, [3, 3]), offsetOf(wide, [0, 2])]).toEqual([
    [0, -1],
    [1, 1],
    [-1, 0],
  ]);
});
