import { describe, expect, it } from "vitest";
import { beside, next, oddsOf, oddsOfAll, opened, replaced, type Mulligan, type Opening } from "./draws";

const MULLIGAN: Mulligan = { clause: "a:mulligan.1", differs: true };
const OPENING: Opening = { hand: 5, clause: "a:start.1", mulligan: MULLIGAN };
const LIST = { cards: { ant: 3, bee: 3, cat: 3, dog: 3, elk: 1 } };
const sorted = (ids: readonly string[]): string[] => [...ids].sort();
const ALL = sorted(Object.entries(LIST.cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id)));

describe("test draws", () => {
  it("are the same for the same seed and list, however the list is written", () => {
    const draws = opened(LIST, OPENING, "seven");
    const other = { cards: Object.fromEntries(Object.entries(LIST.cards).reverse()) };
    expect(opened(other, OPENING, "seven")).toEqual(draws);
    expect(draws.hand).toHaveLength(5);
    expect(sorted([...draws.hand, ...draws.pile])).toEqual(ALL);
    const hands = new Set(Array.from({ length: 50 }, (_, n) => opened(LIST, OPENING, String(n)).hand.join()));
    expect(hands.size).toBeGreaterThan(45);
  });

  it("deal each card about as often as it is there", () => {
    const hands = Array.from({ length: 4000 }, (_, n) => opened(LIST, OPENING, `s${String(n)}`).hand);
    const share = hands.filter((hand) => hand.includes("elk")).length / hands.length;
    expect(share).toBeGreaterThan(5 / 13 - 0.03);
    expect(share).toBeLessThan(5 / 13 + 0.03);
  });

  it("replace the marked cards by others of another name, and lose none", () => {
    for (let n = 0; n < 200; n += 1) {
      const draws = opened(LIST, OPENING, String(n));
      const changed = replaced(draws, new Set([0, 2, 4]), MULLIGAN, String(n));
      expect([changed.hand[1], changed.hand[3]]).toEqual([draws.hand[1], draws.hand[3]]);
      for (const at of [0, 2, 4]) expect(changed.hand[at]).not.toBe(draws.hand[at]);
      expect(sorted([...changed.hand, ...changed.pile])).toEqual(ALL);
    }
  });

  it("take a card of the same name where there is no other, and none where the pile is empty", () => {
    const same = opened({ cards: { ant: 7 } }, OPENING, "1");
    expect(replaced(same, new Set([0]), MULLIGAN, "1").hand).toEqual(["ant", "ant", "ant", "ant", "ant"]);
    const few = opened({ cards: { ant: 2, bee: 1 } }, OPENING, "1");
    expect(few.pile).toEqual([]);
    expect(replaced(few, new Set([0, 1, 2]), MULLIGAN, "1")).toEqual(few);
  });

  it("put what is replaced under the deck, where the rules say so, and shuffle nothing", () => {
    const draws = opened(LIST, OPENING, "seven");
    const under = replaced(draws, new Set([1, 3]), { clause: "a:mulligan.1", differs: false, under: true }, "seven");
    expect([under.hand[1], under.hand[3]]).toEqual(draws.pile.slice(0, 2));
    expect(under.pile).toEqual([...draws.pile.slice(2), draws.hand[1], draws.hand[3]]);
  });

  it("are of what has not been set aside, and never of less than nothing", () => {
    const left = beside(
      LIST,
      new Map([
        ["ant", 2],
        ["elk", 5],
        ["fox", 1],
      ]),
    );
    expect(left.cards).toEqual({ ant: 1, bee: 3, cat: 3, dog: 3 });
    expect(beside(LIST, new Map())).toEqual(LIST);
  });

  it("draw the top card, until there is none", () => {
    const { hand, pile } = next({ hand: ["ant"], pile: ["bee", "cat"] });
    expect([hand, pile]).toEqual([["ant", "bee"], ["cat"]]);
    expect(next({ hand, pile: [] })).toEqual({ hand, pile: [] });
  });
});

describe("odds", () => {
  it("are those of drawing without putting back", () => {
    expect(oddsOf(3, 39, 5)).toBeCloseTo(1 - (36 * 35 * 34 * 33 * 32) / (39 * 38 * 37 * 36 * 35), 12);
    expect(oddsOf(1, 39, 39)).toBe(1);
    expect(oddsOf(0, 39, 5)).toBe(0);
    expect(oddsOf(3, 3, 5)).toBe(1);
    expect(oddsOf(2, 0, 5)).toBe(0);
  });

  it("of the next card follow what has been drawn", () => {
    const draws = { hand: ["ant", "ant", "ant"], pile: ["bee", "bee", "elk", "cat"] };
    const [ant, bee] = oddsOfAll(LIST, OPENING, draws, ["ant", "bee"]);
    expect([ant?.next, bee?.next]).toEqual([0, 0.5]);
    expect(oddsOfAll(LIST, OPENING, { hand: [], pile: [] }, ["ant"])[0]?.next).toBe(0);
  });
});
