import { expect, test } from "vitest";
import { within } from "../../bench/counts.mjs";

const row = { what: "instructions", is: "9", floor: "8", aim: "4", where: "here" };

test("a figure beyond its floor fails, by name", () => {
  const outcome = within([row, { ...row, what: "bytes", fails: true }]);
  expect(outcome).toMatchObject({ passed: 1, failed: 1, output: "bytes: 9, floor 8" });
});

test("a figure without a floor is no test", () => {
  expect(within([{ ...row, floor: "" }])).toMatchObject({ passed: 0, failed: 0 });
});
