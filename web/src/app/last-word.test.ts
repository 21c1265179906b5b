import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heard, last, say, unsay } from "./last-word";

/** What a browser gives, as far as it is used here: keys are its own properties. */
class Box {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    if (value.length > 100) throw new Error("full");
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => vi.stubGlobal("localStorage", new Box()));
afterEach(() => vi.unstubAllGlobals());

test("the last word on a thing is heard until it is taken back", () => {
  say("decks/a", { n: 1 });
  say("decks/a", { n: 2 });
  say("decks/b", null);
  say("games/a", "other");
  expect(heard("decks/")).toEqual([
    ["decks/a", { n: 2 }],
    ["decks/b", null],
  ]);
  expect(last("games/a")).toBe("other");
  expect(last("games")).toBeUndefined();
  unsay("decks/a");
  expect(heard("decks/")).toEqual([["decks/b", null]]);
});

test("a word is taken back only while nothing was said since", () => {
  say("decks/a", { n: 1 });
  say("decks/a", { n: 2 });
  unsay("decks/a", { n: 1 });
  expect(heard("decks/")).toHaveLength(1);
  unsay("decks/a", { n: 2 });
  expect(heard("decks/")).toEqual([]);
});

test("where there is no more room, what was said before does not stand for it", () => {
  say("decks/a", "short");
  say("decks/a", "long".repeat(30));
  expect(heard("decks/")).toEqual([]);
});

test("what is no word is not heard, and without storage nothing is", () => {
  localStorage.setItem("rulewright-last-word/decks/a", "{");
  expect(heard("decks/")).toEqual([]);
  expect(last("decks/a")).toBeUndefined();
  vi.unstubAllGlobals();
  say("decks/a", 1);
  expect(heard("decks/")).toEqual([]);
});
