import { beforeEach, expect, test, vi } from "vitest";
import { first, quiet, urgent } from "./line";

/** Ends the current idle time of the page. */
let rest: () => Promise<void>;

beforeEach(() => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => waiting.push(work));
  rest = async () => {
    waiting.splice(0).forEach((work) => {
      work();
    });
    await new Promise((resolve) => setImmediate(resolve));
  };
});

test("what is not urgent waits until nothing urgent is on its way and the page is at rest", async () => {
  let come = (): void => undefined;
  const screen = first(new Promise<void>((resolve) => (come = resolve)));
  const begun = vi.fn();
  void quiet().then(begun);
  await rest();
  expect(begun).not.toHaveBeenCalled();
  come();
  await screen;
  expect(begun).not.toHaveBeenCalled();
  await rest();
  expect(begun).toHaveBeenCalledOnce();
});

test("what failed is no longer waited for, and says so", async () => {
  await expect(first(Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(urgent.value).toBe(0);
});

test("of two urgent things the last one counts", async () => {
  let come = (): void => undefined;
  const slow = first(new Promise<void>((resolve) => (come = resolve)));
  await first(Promise.resolve());
  expect(urgent.value).toBe(1);
  come();
  await slow;
  expect(urgent.value).toBe(0);
});
