// What the log keeps while an earlier step is looked at.
import { expect, test } from "vitest";
import type { GameEvent } from "../types";
import { knownOf } from "./known";

const event = (id: number, kind = "x"): GameEvent => ({ id, cause: null, kind, shows: "moves", cites: "toy:1" });
const ALL = [event(0), event(1), event(2)];

test("in the past what came later is still known", () => {
  expect(knownOf(ALL, ALL.slice(0, 1), true)).toBe(ALL);
  expect(knownOf(ALL, [], true)).toBe(ALL);
});

test("where the game goes on, only what happened is", () => {
  const news = [...ALL, event(3)];
  expect(knownOf(ALL, news, false)).toBe(news);
  expect(knownOf(ALL, ALL.slice(0, 1), false)).toEqual([event(0)]);
});

test("another history is not continued by the old one", () => {
  const other = [event(0), event(1, "y")];
  expect(knownOf(ALL, other, true)).toBe(other);
});
