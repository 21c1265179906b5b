import { expect, test } from "vitest";
import { within } from "../../bench/counts.mjs";
import { perIteration } from "../../bench/native.mjs";
import { atLeast, atMost, mark, summary } from "../../bench/row.mjs";

const row = { what: "instructions", is: "9", floor: "8", aim: "4", where: "here" };

test("a figure beyond its floor fails, by name", () => {
  const outcome = within([row, { ...row, what: "bytes", fails: true }]);
  expect(outcome).toMatchObject({ passed: 1, failed: 1, output: "bytes: 9, floor 8" });
});

test("a figure without a floor is no test", () => {
  expect(within([{ ...row, floor: "" }])).toMatchObject({ passed: 0, failed: 0 });
});

test("what misses its floor fails no build", () => {
  expect(within([{ ...row, misses: true }])).toMatchObject({ passed: 1, failed: 0 });
});

test("each row that misses its floor is named below the table, with what was measured", () => {
  const slow = { ...row, what: "a ratio", is: "100x", floor: "120x", misses: true };
  const big = { ...row, what: "bytes", is: "900 bytes", floor: "800 bytes", fails: true };
  expect(summary([row, slow, big])).toBe(
    [
      "MISSED: 2 of 3 rows do not hold their floor.",
      "  a ratio\n    measured 100x, floor 120x",
      "  bytes\n    measured 900 bytes, floor 800 bytes",
    ].join("\n"),
  );
  expect([row, slow, big].map(mark)).toEqual(["    ", "MISS", "FAIL"]);
  expect(summary([row])).toBe("Every row with a floor holds it.");
});

test.each([
  [119, true],
  [120, false],
])("a ratio of %i misses a floor of 120: %s", (ratio, misses) => {
  const told = (n: number) => `${n}x`;
  expect(atLeast(ratio, { floor: 120, aim: 300 }, told)).toEqual({ floor: "120x", aim: "300x", misses });
  expect(atLeast(ratio, undefined, told)).toEqual({ floor: "", aim: "", misses: false });
});

test.each([
  [151, true],
  [150, false],
  [Number.NaN, true],
])("a time of %f ms misses a floor of 150: %s", (time, misses) => {
  expect(atMost(time, { floor: 150 }, String)).toEqual({ is: String(time), floor: "150", aim: "", misses });
});

test("an iteration is counted by the iterations that were made, whatever was asked for", () => {
  expect(perIteration({ instructions: 1_000, done: 1 }, { instructions: 64_000, done: 64 })).toEqual({
    each: 1_000,
    done: 64,
  });
  expect(() => perIteration({ instructions: 1, done: 0 }, { instructions: 1, done: 0 })).toThrow(/made 0 iterations/);
});
