import { expect, test } from "vitest";
import { Part } from "./part";

test("a part is fetched once, when it is first wanted", async () => {
  let asked = 0;
  const part = new Part(() => Promise.resolve(++asked));
  expect([asked, part.here]).toEqual([0, null]);
  await Promise.all([part.fetch(), part.fetch()]);
  expect([asked, part.here, part.fetch()]).toEqual([1, 1, null]);
});

test("a failure is told, and not remembered", async () => {
  let there = false;
  const part = new Part(() => (there ? Promise.resolve("part") : Promise.reject(new Error("offline"))));
  await expect(part.fetch()).rejects.toThrow("offline");
  there = true;
  await part.fetch();
  expect(part.here).toBe("part");
});
