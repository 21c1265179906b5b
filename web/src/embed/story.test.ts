// A story that takes something back: what is on screen then, and what a reader who takes it over goes on from.
import { expect, test } from "vitest";
import type { Scenario } from "../engine/types/Scenario";
import { after, doneIn, storiesOf, type BoardFile } from "./story";

const event = (id: number): unknown => ({ id, cause: null, kind: "move", cites: "toy:move.1" });
const steps = [{ do: { type: "a" } }, { do: { type: "b" } }, { undo: 2 }, { do: { type: "c" } }];
const file = {
  names: ["toy:move.1/a"],
  scenarios: [
    {
      scenario: { steps },
      start: { table: { step: 0, round: 1 }, events: [event(0)] },
      steps: [
        { changes: [{ op: "replace", path: "/step", value: 1 }], events: [event(1)] },
        { changes: [{ op: "replace", path: "/step", value: 2 }], events: [event(2)] },
        { changes: [{ op: "replace", path: "/step", value: 0 }], events: [], left: 1 },
        { changes: [{ op: "replace", path: "/step", value: 1 }], events: [event(1)] },
      ],
    },
  ],
} as unknown as BoardFile;

test("what is taken back is gone from the table and from the log", () => {
  const [story] = storiesOf(file);
  if (!story) throw new Error("no story");
  const ids = (n: number): number[] => after(story, n).events.map(({ id }) => id);
  expect([0, 1, 2, 3, 4].map(ids)).toEqual([[0], [0, 1], [0, 1, 2], [0], [0, 1]]);
  expect(after(story, 3).table.step).toBe(0);
  expect(story.steps.map(({ undone }) => undone)).toEqual([undefined, undefined, 2, undefined]);
});

test("who takes it over goes on from what is left", () => {
  const scenario = { steps } as unknown as Scenario;
  const kinds = [0, 1, 2, 3, 4].map((n) =>
    doneIn(scenario, n)
      .map(({ type }) => type)
      .join(""),
  );
  expect(kinds).toEqual(["", "a", "ab", "", "c"]);
});
