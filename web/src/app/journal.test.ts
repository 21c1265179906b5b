import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as journal from "./journal";

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

test("the last write of a key is pending until it is cleared", () => {
  journal.record("decks/a", { n: 1 });
  journal.record("decks/a", { n: 2 });
  journal.record("decks/b", null);
  journal.record("games/a", "other");
  expect(journal.pending("decks/")).toEqual([
    ["decks/a", { n: 2 }],
    ["decks/b", null],
  ]);
  expect(journal.read("games/a")).toBe("other");
  expect(journal.read("games")).toBeUndefined();
  journal.clear("decks/a");
  expect(journal.pending("decks/")).toEqual([["decks/b", null]]);
});

test("a write is cleared only while nothing was recorded since", () => {
  journal.record("decks/a", { n: 1 });
  journal.record("decks/a", { n: 2 });
  journal.clear("decks/a", { n: 1 });
  expect(journal.pending("decks/")).toHaveLength(1);
  journal.clear("decks/a", { n: 2 });
  expect(journal.pending("decks/")).toEqual([]);
});

test("where there is no more room, what was recorded before does not stand for it", () => {
  journal.record("decks/a", "short");
  journal.record("decks/a", "long".repeat(30));
  expect(journal.pending("decks/")).toEqual([]);
});

test("what cannot be read is not pending, and without storage nothing is", () => {
  localStorage.setItem("rulewright-last-word/decks/a", "{");
  expect(journal.pending("decks/")).toEqual([]);
  expect(journal.read("decks/a")).toBeUndefined();
  vi.unstubAllGlobals();
  journal.record("decks/a", 1);
  expect(journal.pending("decks/")).toEqual([]);
});
