import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action, Offer, Table } from "../../engine/wire";
import { placeOf } from "./daily";
import { standingOf } from "./standing";
import { beginsWith, nextOn } from "./way";

const table = (part: Partial<Table>): Table => ({ toAct: "p1", round: 4, result: null, ...part }) as Table;
const won = (winner: "p1" | "p2" | null): Partial<Table> => ({ toAct: null, result: { winner, cites: "" } });

describe("a puzzle", () => {
  const start = table({});
  const stands = (part: Partial<Table>): string => standingOf(table(part), start);

  it("is solved by the win of who began, and by no other end", () => {
    expect(stands({})).toBe("going");
    expect(stands(won("p1"))).toBe("solved");
    expect(stands(won("p2"))).toBe("missed");
    expect(stands(won(null))).toBe("missed");
  });

  it("is solved by a win that comes when the round ends, and missed when another turn begins", () => {
    expect(stands({ ...won("p1"), round: 5 })).toBe("solved");
    expect(stands({ toAct: "p2" })).toBe("missed");
    expect(stands({ toAct: "p1", round: 5 })).toBe("missed");
  });
});

describe("the known way", () => {
  const way: readonly Action[] = [
    { type: "move", piece: "a", to: [1, 2] },
    { type: "end", piece: "a" },
  ];

  it("is followed as long as every decision is the same, however it is written", () => {
    expect(nextOn(way, [])).toBe(way[0]);
    expect(nextOn(way, [{ to: [1, 2], piece: "a", type: "move", at: 7 }])).toBe(way[1]);
    expect(nextOn(way, [{ type: "move", piece: "a", to: [2, 1] }])).toBeNull();
    expect(nextOn(way, way)).toBeNull();
  });

  it("begins with what is clicked first", () => {
    const offer = (action: Action, path: string[]): Offer => ({ action, path, cost: {}, cites: "" });
    const offers = [
      offer({ type: "move", piece: "a", to: [1, 1] }, ["piece:b"]),
      offer({ type: "move", piece: "a", to: [1, 2] }, ["piece:a", "cell:1,2"]),
    ];
    expect(beginsWith(offers, { type: "move", piece: "a", to: [1, 2] })).toBe("piece:a");
    expect(beginsWith(offers, { type: "move", piece: "a", to: [3, 3] })).toBeNull();
  });
});

describe("the puzzle of the day", () => {
  const counts = [
    ["one", 34],
    ["two", 29],
    ["three", 23],
  ] as const;
  const on = (day: number): string => {
    const { game = "", at = -1 } = placeOf(counts, new Date(2026, 0, day)) ?? {};
    return `${game} ${String(at)}`;
  };

  it("is the same all day, and every puzzle has its day before one comes again", () => {
    expect(placeOf(counts, new Date(2026, 0, 5, 0, 1))).toEqual(placeOf(counts, new Date(2026, 0, 5, 23, 59)));
    const round = Array.from({ length: 86 }, (_, day) => on(day + 1));
    expect(new Set(round).size).toBe(86);
    expect(on(87)).toBe(on(1));
    expect(
      on(1).split(" ")[0] === on(2).split(" ")[0] &&
        Math.abs(Number(on(1).split(" ")[1]) - Number(on(2).split(" ")[1])) === 1,
    ).toBe(false);
  });

  it("is none where there are no puzzles", () => {
    expect(placeOf([], new Date())).toBeNull();
    expect(placeOf([["one", 1]], new Date())).toEqual({ game: "one", at: 0 });
  });
});

describe("marks", () => {
  beforeEach(() => {
    vi.resetModules();
  });

  /** A browser's storage with this in it. */
  const stored = (text: string | null): Map<string, string> => {
    const entries = new Map<string, string>(text === null ? [] : [["rulewright-puzzles", text]]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
    });
    return entries;
  };

  it("are kept, once each, and those of another game apart", async () => {
    const entries = stored(null);
    const { markSolved, solvedOf } = await import("./solved");
    markSolved("one", "a");
    markSolved("one", "a");
    markSolved("two", "b");
    expect([...solvedOf("one")]).toEqual(["a"]);
    expect(JSON.parse(entries.get("rulewright-puzzles") ?? "")).toEqual({
      one: { solved: ["a"] },
      two: { solved: ["b"] },
    });
  });

  it.each(["", "{", "null", "7", '{"one":null}', '{"one":{"solved":{}}}', '{"one":[]}'])(
    "survive damage: %s",
    async (text) => {
      stored(text);
      const { markSolved, solvedOf } = await import("./solved");
      expect([...solvedOf("one")]).toEqual([]);
      markSolved("one", "a");
      expect([...solvedOf("one")]).toEqual(["a"]);
    },
  );

  it("hold for the visit where nothing can be kept", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { markSolved, solvedOf } = await import("./solved");
    markSolved("one", "a");
    expect([...solvedOf("one")]).toEqual(["a"]);
  });
});
