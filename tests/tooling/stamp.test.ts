import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { once } from "../../scripts/lib/stamp.mjs";

let dir: string;
let runs: number;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "stamp-"));
  mkdirSync(join(dir, "in"));
  writeFileSync(join(dir, "in", "a"), "1");
  runs = 0;
});
afterEach(() => rmSync(dir, { recursive: true }));

const job = (extra: unknown = "", work?: () => void) => {
  const below = relative(ROOT, dir);
  const names = { name: "test", inputs: [`${below}/in`], outputs: [`${below}/out`], stamp: join(dir, "stamp") };
  return once({ ...names, extra }, async () => {
    runs += 1;
    work?.();
    writeFileSync(join(dir, "out"), "made");
  });
};

test("does the work once for the same inputs", async () => {
  await job();
  await job();
  expect(runs).toBe(1);
});

test("does it again for a changed file, a new file, another setting, a lost output", async () => {
  await job();
  writeFileSync(join(dir, "in", "a"), "2");
  await job();
  writeFileSync(join(dir, "in", "b"), "");
  await job();
  await job("dev");
  rmSync(join(dir, "out"));
  await job("dev");
  expect(runs).toBe(5);
});

test("work that failed does not count as done", async () => {
  await job();
  const fail = () => {
    throw new Error("no");
  };
  await expect(job("dev", fail)).rejects.toThrow("no");
  await job();
  expect(runs).toBe(3);
});
