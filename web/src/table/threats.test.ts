import { expect, test } from "vitest";
import type { Piece, Table, Zone } from "./types";
import { threatsOn } from "./threats";

const zone = (kind: string, ...squares: [number, number][]): Zone => ({ kind, cites: "test:1", squares });

const table = (pieces: Record<string, Partial<Piece>>): Table =>
  ({ viewer: "p1", toAct: "p1", active: "p1", pieces }) as unknown as Table;

test("every square once, and what is struck as it stands before what is struck after a move", () => {
  const found = threatsOn(
    table({
      wolf: { owner: "p2", zones: [zone("threat", [1, 1], [2, 2]), zone("move", [5, 5])] },
      bow: { owner: "p2", zones: [zone("strike", [2, 2], [3, 3])] },
      crow: { owner: "p2", zones: [zone("strike", [3, 3])] },
    }),
  );
  expect(found).toEqual([zone("strike", [2, 2], [3, 3]), zone("threat", [1, 1])]);
});

test("one's own pieces and nobody's are no threat", () => {
  const zones = [zone("strike", [2, 2])];
  expect(threatsOn(table({ mine: { owner: "p1", zones }, rock: { zones }, calm: { owner: "p2" } }))).toEqual([]);
});

test("the same table has the same list, so that nothing is drawn again", () => {
  const at = table({ bow: { owner: "p2", zones: [zone("strike", [2, 2])] } });
  expect(threatsOn(at)).toBe(threatsOn(at));
});
