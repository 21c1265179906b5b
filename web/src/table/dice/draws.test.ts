// The cards drawn last: grouped by what they were drawn for, each with its results.
import { expect, test } from "vitest";
import type { Calc, GameEvent } from "../types";
import { lastDraws } from "./draws";

const calc: Calc = { value: 20, base: 8, cites: "toy:value.1", steps: [] };
const event = (id: number, cause: number | null, more: Partial<GameEvent>): GameEvent => ({
  ...{ id, cause, kind: "x", shows: "counts", cites: "toy:x.1" },
  ...more,
});
const draw = (id: number, cause: number | null, card: string): GameEvent => event(id, cause, { shows: "rolls", card });

const EVENTS = [
  draw(0, null, "2S"),
  event(1, null, { shows: "opens" }),
  draw(2, 1, "8H"),
  event(3, 1, { calc }),
  event(4, 1, { shows: "strikes" }),
  event(5, 4, { shows: "hurts", amount: 3 }),
  event(6, 1, { shows: "marks" }),
  draw(7, 1, "9H"),
  event(8, 1, { shows: "announces" }),
];

const told = (events: readonly GameEvent[]): unknown => {
  const found = lastDraws(events);
  return (
    found && [
      found.of?.id ?? null,
      found.drawn.map(({ draw: { card }, results }) => [card, results.map(({ id }) => id)]),
    ]
  );
};

test("draws for one thing are together, each with the results up to the next", () => {
  expect(told(EVENTS)).toEqual([
    1,
    [
      ["8H", [3, 4, 5]],
      ["9H", [8]],
    ],
  ]);
});

test("a counter belongs to the deed that it answers, but a deed not to the turn", () => {
  const turn = event(0, null, { shows: "begins" });
  const deed = event(1, 0, { shows: "opens" });
  const counter = event(3, 1, { shows: "opens" });
  expect(told([turn, deed, draw(2, 1, "8H"), counter, draw(4, 3, "2S"), event(5, 3, { calc })])).toEqual([
    1,
    [
      ["8H", []],
      ["2S", [5]],
    ],
  ]);
});

test("a draw that nothing caused is alone, with what it caused itself", () => {
  expect(told([draw(0, null, "2S"), event(1, 0, { calc }), event(2, null, { calc })])).toEqual([null, [["2S", [1]]]]);
});

test("dice are no draws", () => {
  const dice = { use: "attack", sides: 6, natural: [3], adjusted: [3], marks: [null] };
  expect(told([event(0, null, { shows: "rolls", card: "bolt", dice }), event(1, null, {})])).toBeNull();
});
