import { expect, test } from "vitest";
import { Lazy } from "./lazy";

test("a part is fetched once, when it is first wanted", async () => {
  let asked = 0;
  const part = new Lazy(() => Promise.resolve(++asked));
  expect([asked, part.value]).toEqual([0, null]);
  await Promise.all([part.load(), part.load()]);
  expect([asked, part.value, part.load()]).toEqual([1, 1, null]);
});

test("a failure is told, and not remembered", async () => {
  let there = false;
  const part = new Lazy(() => (there ? Promise.resolve("part") : Promise.reject(new Error("offline"))));
  await expect(part.load()).rejects.toThrow("offline");
  there = true;
  await part.load();
  expect(part.value).toBe("part");
});
