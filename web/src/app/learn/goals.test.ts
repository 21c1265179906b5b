import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../engine";
import { fits, reached } from "./goals";
import type { Goal } from "./lessons";

const say = { en: "", fr: "" };
const event = (fields: Partial<GameEvent>): GameEvent => ({
  id: 0,
  cause: null,
  kind: "",
  shows: "counts",
  cites: "",
  ...fields,
});
const GOALS: readonly Goal[] = [
  { say, event: { kind: "move", to: [4, 3] } },
  { say, refused: "skirmish:los.3" },
  { say, opened: "skirmish:los.3" },
];

describe("the goals of a lesson", () => {
  it("are reached in order, each by a sign of its own", () => {
    const signs = [
      { opened: "skirmish:los.3" },
      { event: event({ kind: "move", to: [4, 2] }) },
      { event: event({ kind: "move", to: [4, 3] }) },
      { refused: "skirmish:los.1" },
    ];
    expect(reached(GOALS, 0, signs)).toBe(1);
    expect(reached(GOALS, 1, [{ refused: "skirmish:los.3" }, { opened: "skirmish:los.3" }])).toBe(3);
    expect(reached(GOALS, 3, [{ opened: "skirmish:los.3" }])).toBe(3);
  });

  it("are not reached twice by one sign", () => {
    const twice: readonly Goal[] = [
      { say, event: { kind: "move" } },
      { say, event: { kind: "move" } },
    ];
    expect(reached(twice, 0, [{ event: event({ kind: "move" }) }])).toBe(1);
  });

  it("name only the fields they care for", () => {
    expect(fits({ kind: "move" }, event({ kind: "move", piece: "pike" }))).toBe(true);
    expect(fits({ kind: "move", piece: "bow" }, event({ kind: "move", piece: "pike" }))).toBe(false);
    expect(fits({ to: [1, 2] }, event({ to: [1, 2] }))).toBe(true);
    expect(fits({ to: [1, 2] }, event({}))).toBe(false);
    expect(fits({ card: null }, event({}))).toBe(true);
  });
});
