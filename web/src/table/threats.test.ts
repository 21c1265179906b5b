import { expect, test } from "vitest";
import type { Piece, Table, Zone } from "./types";
import { tellsThreats, threatsOn } from "./threats";

const zone = (kind: string, ...squares: [number, number][]): Zone => ({ kind, cites: "test:1", squares, places: [] });
const places = (kind: string, ...places: string[]): Zone => ({ kind, cites: "test:1", places });

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

test("the same on a board of places", () => {
  const found = threatsOn(
    table({
      wolf: {
        owner: "p2",
        zones: [places("strike", "cave"), places("threat", "field", "gate"), places("move", "hill")],
      },
      crow: { owner: "p2", zones: [places("strike", "gate")] },
    }),
  );
  const all = { cites: "test:1", squares: [] };
  expect(found).toEqual([
    { ...all, kind: "strike", places: ["cave", "gate"] },
    { ...all, kind: "threat", places: ["field"] },
  ]);
});

test("one's own pieces and nobody's are no threat", () => {
  const zones = [zone("strike", [2, 2])];
  expect(threatsOn(table({ mine: { owner: "p1", zones }, rock: { zones }, calm: { owner: "p2" } }))).toEqual([]);
});

test("a game tells threats if any piece does, whoever's it is", () => {
  const at = (kind: string): Table =>
    table({ mine: { owner: "p1", zones: [zone(kind, [2, 2])] }, calm: { owner: "p2" } });
  expect(["strike", "threat", "move", "ring"].map((kind) => tellsThreats(at(kind)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(tellsThreats(table({ mine: { owner: "p1" } }))).toBe(false);
});

test("the same table has the same list, so that nothing is drawn again", () => {
  const at = table({ bow: { owner: "p2", zones: [zone("strike", [2, 2])] } });
  expect(threatsOn(at)).toBe(threatsOn(at));
});
