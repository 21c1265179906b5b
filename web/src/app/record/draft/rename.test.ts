// Renaming a piece changes everything that names it, and nothing else.
import { expect, test } from "vitest";
import { EngineError } from "../../../engine";
import { emptyDraft, type Draft } from "./draft";
import { asName, rename } from "./rename";

const draft: Draft = {
  ...emptyDraft("toy", undefined),
  setup: {
    board: {},
    pieces: { pike: { is: "pike", owner: "p1", at: [1, 1] }, dog: { is: "dog", owner: "p2", at: [2, 1] } },
    players: {},
    turns: ["dog", "pike"],
  },
  opening: [{ expect: { pieces: { pike: { at: [1, 1] } } } }],
  deeds: [
    { refuse: { type: "attack", piece: "dog", target: "pike" }, cites: "toy:turn.1" },
    { do: { type: "attack", piece: "pike", attack: "pike", target: "dog" }, said: [{ events: [{ target: "pike" }] }] },
  ],
  out: ["1 pieces/pike/stats/health", "1 pieces/dog", "1 event 0", "rule toy:pike.1"],
};

test("in the position, the deeds and what is expected of them, each in its place", () => {
  const called = rename(draft, "pike", "spear");
  expect(called.setup.turns).toEqual(["dog", "spear"]);
  expect(Object.keys(called.setup.pieces)).toEqual(["spear", "dog"]);
  expect(called.setup.pieces["spear"]).toEqual({ is: "pike", owner: "p1", at: [1, 1] });
  expect(called.opening).toEqual([{ expect: { pieces: { spear: { at: [1, 1] } } } }]);
  expect(called.deeds).toEqual([
    { refuse: { type: "attack", piece: "dog", target: "spear" }, cites: "toy:turn.1" },
    {
      do: { type: "attack", piece: "spear", attack: "pike", target: "dog" },
      said: [{ events: [{ target: "spear" }] }],
    },
  ]);
  expect(called.out).toEqual(["1 pieces/spear/stats/health", "1 pieces/dog", "1 event 0", "rule toy:pike.1"]);
});

test("the name of another piece, or none, is a fault at the name", () => {
  for (const to of ["dog", ""]) expect(() => rename(draft, "pike", to)).toThrow(EngineError);
  expect(rename(draft, "pike", "pike")).toBe(draft);
  expect(rename(draft, "nobody", "spear")).toBe(draft);
});

test.each([
  ["Pike 2", "pike-2"],
  ["  Lancière!", "lanciere"],
  ["--", ""],
])("%s is written %s", (typed, name) => {
  expect(asName(typed)).toBe(name);
});
