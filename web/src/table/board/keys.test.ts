import { describe, expect, test } from "vitest";
import type { Cell } from "../types";
import { cycle, reading, stepTo } from "./keys";

const size = { w: 13, h: 9 };

describe("arrow keys", () => {
  test("one square, and never off the board", () => {
    expect(stepTo([3, 4], "ArrowRight", false, size)).toEqual([4, 4]);
    expect(stepTo([13, 4], "ArrowRight", false, size)).toEqual([13, 4]);
    expect(stepTo([1, 1], "ArrowUp", false, size)).toEqual([1, 1]);
  });
  test("Home and End keep to the row, with Ctrl they go to the corners", () => {
    expect(stepTo([5, 4], "Home", false, size)).toEqual([1, 4]);
    expect(stepTo([5, 4], "End", false, size)).toEqual([13, 4]);
    expect(stepTo([5, 4], "Home", true, size)).toEqual([1, 1]);
    expect(stepTo([5, 4], "End", true, size)).toEqual([13, 9]);
  });
  test("other keys move nothing", () => {
    expect(stepTo([5, 4], "x", false, size)).toBeNull();
  });
});

test("the next and the previous of several squares, in reading order and round", () => {
  const cells: Cell[] = [
    [5, 5],
    [2, 2],
    [9, 2],
  ];
  expect(cycle(cells, reading([1, 1]), reading, false)).toEqual([2, 2]);
  expect(cycle(cells, reading([2, 2]), reading, false)).toEqual([9, 2]);
  expect(cycle(cells, reading([5, 5]), reading, false)).toEqual([2, 2]);
  expect(cycle(cells, reading([2, 2]), reading, true)).toEqual([5, 5]);
  expect(cycle([], reading([2, 2]), reading, false)).toBeNull();
});
