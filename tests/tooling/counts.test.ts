import { expect, test } from "vitest";
import { addUp } from "../../scripts/lib/counts.mjs";

test.each([
  ["     Summary [   0.012s] 6 tests run: 5 passed (1 slow), 1 failed, 2 skipped", /^\s*Summary \[/, 5, 1],
  ["     Summary [   0.012s] 5 tests run: 5 passed, 2 skipped\n5 passed elsewhere", /^\s*Summary \[/, 5, 0],
  ["test result: ok. 3 passed; 0 failed; 1 ignored\ntest result: FAILED. 1 passed; 2 failed", /^test result:/, 4, 2],
  ["190 passed, 3 failed", /^\d+ passed, \d+ failed/, 190, 3],
  ["nothing to count", /^test result:/, 0, 0],
])("%s", (output, line, passed, failed) => {
  expect(addUp(output, line)).toEqual({ passed, failed });
});
