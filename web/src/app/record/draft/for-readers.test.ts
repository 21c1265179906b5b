// What is left of a scenario for readers: the rule under test and the steps that a board shows.
import { expect, test } from "vitest";
import type { ScenarioStep } from "../../../engine/types/ScenarioStep";
import { forReaders } from "./for-readers";

const steps = [
  { offers: { type: "move" }, are: [] },
  { refuse: { type: "move", piece: "one" }, cites: "toy:move.1", viewer: "p2" },
  { do: { type: "move", piece: "one" } },
  { events: [{ kind: "move" }] },
  { expect: { pieces: { one: { at: [1, 1] } } } },
  { preview: { type: "end" }, odds: [] },
  { undo: 1 },
  { expect: {} },
] as unknown as ScenarioStep[];
const WHOLE = {
  ...{ rules: ["toy:move.1", "toy:end.1"], title: { en: "One", fr: "Un" }, game: "toy", content: { units: [] } },
  ...{ setup: { round: 3, board: {}, pieces: { one: { is: "dummy" } }, players: {} }, chance: { dice: [6] }, steps },
};

test("expectations and the other rules are left out, and nothing that the board shows", () => {
  expect(forReaders(WHOLE)).toEqual({
    ...WHOLE,
    rules: ["toy:move.1"],
    setup: { round: 3, pieces: { one: { is: "dummy" } } },
    steps: [steps[1], steps[2], steps[6]],
  });
  expect(forReaders({ ...WHOLE, rules: [] }).rules).toEqual([]);
});

test("the fields stay in the order in which they are read", () => {
  expect(Object.keys(forReaders(WHOLE))).toEqual(Object.keys(WHOLE));
});
