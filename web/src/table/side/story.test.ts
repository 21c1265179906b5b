import { expect, test } from "vitest";
import type { GameEvent, Shows } from "../types";
import { leading } from "./story";

const SHOWS: Readonly<Record<string, Shows>> = {
  engage: "opens",
  pass: "opens",
  draw: "opens",
  "turn-end": "ends",
  "turn-start": "begins",
  "game-start": "begins",
  count: "counts",
};

const leadingKinds = (...kinds: readonly (string | [string, number])[]): string[] => {
  const events = kinds.map((one, id): GameEvent => {
    const [kind, cause] = typeof one === "string" ? [one, null] : one;
    return { id, kind, shows: SHOWS[kind] ?? "changes", cause, cites: "g:1" };
  });
  return leading(events).map(({ kind }) => kind);
};

test("a question tells of the deed in whose middle it is asked, and of nothing before it", () => {
  expect(leadingKinds("engage", "attack", "damage", "engage", "attack", "reveal")).toEqual(["attack", "reveal"]);
  expect(leadingKinds("engage", "attack", "pass", "turn-start", "draw", "destiny")).toEqual(["destiny"]);
});

test("where events stand under their cause, it is the cause and the last things it did", () => {
  expect(leadingKinds("move", "attack", ["roll", 1], ["bonus", 1], ["damage", 1])).toEqual([
    "attack",
    "bonus",
    "damage",
  ]);
});

test("whoever is engaged for a deed, and the turn in which it falls, are no part of its story", () => {
  expect(leadingKinds("engage", ["turn-up", 0], ["attack", 0], ["damage", 2])).toEqual(["attack", "damage"]);
  expect(leadingKinds("pass", ["turn-end", 0], ["turn-start", 1], ["destiny", 2], ["poison", 3])).toEqual([
    "destiny",
    "poison",
  ]);
});

test("a question at the start of a turn tells of nothing before the turn, although the turn follows from that", () => {
  expect(leadingKinds("attack", "turn-end", ["turn-start", 1], ["count", 2], ["summon", 2])).toEqual(["summon"]);
});

test("nothing has led to the first question of a game", () => {
  expect(leadingKinds()).toEqual([]);
  expect(leadingKinds("game-start")).toEqual([]);
});
