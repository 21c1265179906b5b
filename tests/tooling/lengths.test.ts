// Files that a person reads whole: a scenario file has one subject, a chapter of rules or a few cards, and ends in sight.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT, at } from "../../scripts/lib/paths.mjs";

const MOST = 1500;

test("no file of scenarios is longer than 1,500 lines", () => {
  const listed = execFileSync("git", ["ls-files", "tests/scenarios"], { cwd: ROOT, encoding: "utf8" });
  const files = listed
    .trimEnd()
    .split("\n")
    .filter((file) => existsSync(at(file)));
  expect(files.length).toBeGreaterThan(100);
  const lines = (file: string): number => readFileSync(at(file), "utf8").split("\n").length - 1;
  expect(files.filter((file) => lines(file) > MOST)).toEqual([]);
});
