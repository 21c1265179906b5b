import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { once, together } from "../../scripts/lib/stamp.mjs";

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

test("a file that does not count leaves the work done", async () => {
  const below = relative(ROOT, dir);
  const skipping = { name: "test", inputs: [`${below}/in`], skip: /\/a$/, outputs: [], stamp: join(dir, "stamp") };
  const ask = () => once(skipping, async () => void (runs += 1));
  await ask();
  writeFileSync(join(dir, "in", "a"), "2");
  await ask();
  writeFileSync(join(dir, "in", "b"), "");
  await ask();
  expect(runs).toBe(2);
});

test("of several pieces of work those that changed are done, in one go", async () => {
  const below = relative(ROOT, dir);
  writeFileSync(join(dir, "in", "b"), "1");
  const jobs = ["a", "b"].map((name) => ({
    name,
    inputs: [`${below}/in/${name}`],
    outputs: [],
    stamp: join(dir, name),
  }));
  const done: string[][] = [];
  const ask = () => together(jobs, async (stale) => void done.push(stale.map(({ name }) => name)));
  await ask();
  await ask();
  writeFileSync(join(dir, "in", "b"), "2");
  await ask();
  expect(done).toEqual([["a", "b"], ["b"]]);
});
