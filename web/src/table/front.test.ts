// What brings a panel to the front, and what does not.
import { expect, test } from "vitest";
import { inFront, type News } from "./front";
import type { Offer } from "./types";

const QUIET: News = { asking: false, thrown: null, weighed: null };
const thrown = (id: number): News => ({ ...QUIET, thrown: id });
const weighed = (type: string): News => ({ ...QUIET, weighed: { action: { type }, path: [] } as unknown as Offer });

test("a question comes to the front once, and goes with its answer", () => {
  const asked = { ...QUIET, asking: true };
  expect(inFront("hand", QUIET, asked)).toBe("question");
  expect(inFront("log", asked, asked)).toBe("log");
  expect(inFront("question", asked, QUIET)).toBe("unit");
  expect(inFront("hand", asked, QUIET)).toBe("hand");
  expect(inFront("unit", null, asked)).toBe("question");
});

test("what is thrown comes to the front, but nothing of an earlier time", () => {
  expect(inFront("unit", QUIET, thrown(3))).toBe("tray");
  expect(inFront("unit", thrown(3), thrown(4))).toBe("tray");
  expect(inFront("unit", thrown(4), thrown(4))).toBe("unit");
  expect(inFront("unit", thrown(4), thrown(3)), "a step back").toBe("unit");
  expect(inFront("unit", null, thrown(3)), "a game that goes on").toBe("unit");
});

test("an action that waits for its second tap comes to the front, each of them once", () => {
  const [first, second] = [weighed("first"), weighed("second")];
  expect(inFront("unit", QUIET, first)).toBe("tray");
  expect(inFront("unit", first, first)).toBe("unit");
  expect(inFront("unit", first, second)).toBe("tray");
});

test("of several, the latest news is in front: what was thrown, before the question that follows", () => {
  expect(inFront("unit", QUIET, { asking: true, thrown: 1, weighed: null })).toBe("tray");
});
