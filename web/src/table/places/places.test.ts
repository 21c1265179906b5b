// The layout of places and of the pieces in them, and the keys that move between them.
import { describe, expect, test } from "vitest";
import { stepFrom, spotsOf } from "./keys";
import { layoutOf } from "./map";
import type { Form, Rect } from "./map";
import { layoutFor, leastHeight, tappableAmong } from "./room";
import { CARD, inside, placementOf, touchOf } from "./stack";
import { crowd, toyTable, unit } from "./toy";

test("a crowd needs a higher board than a few, so that each can be tapped", () => {
  const width = 345;
  const few = leastHeight(toyTable(crowd("west", 2, 1)), width);
  const many = leastHeight(toyTable(crowd("west", 5, 5)), width);
  expect(many).toBeGreaterThan(few);
  const layout = layoutFor(toyTable(crowd("west", 5, 5)), "narrow", many / width);
  const least = Math.min(
    ...[...placementOf(toyTable(crowd("west", 5, 5)), layout).pieces.values()].map((slot) => touchOf(slot).w),
  );
  expect((least * width) / layout.w).toBeGreaterThanOrEqual(24);
});

test("cards on a piece are as large as a fingertip, beside each other, at its foot", () => {
  const pixels = 1.5;
  const [left, middle, right] = [0, 1, 2].map((n) => tappableAmong({ x: 60 + n * 8, y: 90, w: 8, h: 7 }, n, 3, pixels));
  if (!left || !middle || !right) throw new Error("not three");
  for (const { w, h, y } of [left, middle, right]) {
    expect(Math.min(w, h) * pixels).toBeGreaterThanOrEqual(24);
    expect(y + h).toBeCloseTo(97);
  }
  expect(left.x + left.w).toBeCloseTo(middle.x);
  expect(middle.x + middle.w).toBeCloseTo(right.x);
  expect(middle.x + middle.w / 2).toBeCloseTo(72);
  const large = { x: 60, y: 90, w: 80, h: 70 };
  expect(tappableAmong(large, 1, 2, pixels)).toEqual(large);
});

const FORMS: readonly Form[] = ["narrow", "wide"];
const EMPTY = toyTable({});

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;
const within = (a: Rect, all: Rect): boolean =>
  a.x >= all.x - 0.01 && a.y >= all.y - 0.01 && a.x + a.w <= all.x + all.w + 0.01 && a.y + a.h <= all.y + all.h + 0.01;
const pairs = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, n) => all.slice(n + 1).map((b): [T, T] => [a, b]));

describe.each(FORMS)("the map, %s", (form) => {
  const layout = layoutOf(EMPTY.board, form);
  const rect = (id: string): Rect => layout.places.get(id) ?? { x: 0, y: 0, w: 0, h: 0 };

  test("places lie apart and on the drawing, the first row at the bottom", () => {
    const all = [...layout.places.values()];
    expect(all).toHaveLength(6);
    for (const [a, b] of pairs(all)) expect(apart(a, b)).toBe(true);
    for (const one of all) expect(within(one, { x: 0, y: 0, w: layout.w, h: layout.h })).toBe(true);
    expect(rect("home").y).toBeGreaterThan(rect("west").y);
    expect(rect("west").y).toBeGreaterThan(rect("theirs").y);
  });

  test("what has one door is the narrower, and at the end of its row", () => {
    expect(rect("cellar").w).toBeLessThan(rect("home").w);
    expect(rect("cellar").x).toBeLessThan(rect("home").x);
  });

  test("there is a door between what lies beside one another, and none between what does not", () => {
    const doors = layout.doors.map(({ between }) => between.join(" ")).sort();
    expect(doors).toEqual([
      "cellar home",
      "east field",
      "east home",
      "east west",
      "field theirs",
      "field west",
      "home west",
    ]);
    // Each door is in the ditch between its two places.
    for (const { rect: door, between } of layout.doors) {
      expect(door).not.toBeNull();
      if (door) for (const id of between) expect(apart(door, rect(id))).toBe(true);
    }
  });

  test("the map takes the shape of its room, within bounds", () => {
    const usual = layout.h / layout.w;
    expect(layoutOf(EMPTY.board, form, 0, usual * 0.8).h).toBe(Math.round(layout.h * 0.8));
    expect(layoutOf(EMPTY.board, form, 0, usual * 10).h).toBeLessThan(layout.h * 2);
    expect(layoutOf(EMPTY.board, form, 0, 0.001).h).toBeGreaterThan(layout.h / 2);
    for (const rect of layoutOf(EMPTY.board, form, 0, 0.001).places.values()) expect(rect.h).toBeGreaterThan(20);
  });

  test("a shelf takes its room from the places, not from the page", () => {
    const shelved = layoutOf(EMPTY.board, form, 40);
    expect([shelved.w, shelved.h]).toEqual([layout.w, layout.h]);
    expect(shelved.places.get("home")?.h).toBeLessThan(rect("home").h);
  });
});

describe.each(FORMS)("who stands in a place, %s", (form) => {
  const layout = layoutOf(EMPTY.board, form);
  const room = (id: string): Rect => inside(layout.places.get(id) ?? { x: 0, y: 0, w: 0, h: 0 }, form);

  test.each([
    [1, 0],
    [0, 1],
    [2, 1],
    [5, 5],
    [9, 1],
    [10, 0],
    [12, 8],
  ])("%i of mine and %i of theirs never cover one another, nor leave the place", (own, others) => {
    for (const id of ["field", "cellar", "west"]) {
      const { pieces } = placementOf(toyTable(crowd(id, own, others)), layout);
      const all = [...pieces.values()].map(touchOf);
      expect(all).toHaveLength(own + others);
      for (const [a, b] of pairs(all)) expect(apart(a, b)).toBe(true);
      for (const one of all) expect(within(one, room(id)), id).toBe(true);
    }
  });

  test("camps stand apart: mine before theirs, to the left or below", () => {
    const { pieces } = placementOf(toyTable(crowd("west", 3, 2)), layout);
    const of = (side: string): Rect[] =>
      [...pieces].flatMap(([name, slot]) => (name.startsWith(side) ? [touchOf(slot)] : []));
    const [mine, theirs] = [of("mine"), of("other")];
    const left = Math.max(...mine.map(({ x, w }) => x + w)) < Math.min(...theirs.map(({ x }) => x));
    const below = Math.min(...mine.map(({ y }) => y)) > Math.max(...theirs.map(({ y, h }) => y + h));
    expect(left || below).toBe(true);
  });

  test("cards that lie there cover nobody", () => {
    const cards = ["a", "b", "c"].map((name) => ({
      is: "shield",
      owner: null,
      kind: "equipment",
      place: "west",
      name,
    }));
    const placement = placementOf(toyTable(crowd("west", 5, 5), cards), layout);
    expect(placement.cards.size).toBe(3);
    for (const { x, y, scale } of placement.cards.values()) {
      const card = { x, y, w: CARD.w * scale, h: CARD.h * scale };
      expect(within(card, room("west"))).toBe(true);
      for (const slot of placement.pieces.values()) expect(apart(card, touchOf(slot))).toBe(true);
    }
  });

  test("in a crowd numbers are drawn larger than pieces are", () => {
    const [some] = placementOf(toyTable(crowd("west", 1, 0)), layout).pieces.values();
    const [many] = placementOf(toyTable(crowd("west", 5, 5)), layout).pieces.values();
    expect(some?.tall).toBe(false);
    expect(many?.tall).toBe(true);
  });

  test("who is in no place stands on the shelf of its side", () => {
    const away = toyTable({ gone: unit("p1", undefined), off: unit("p2", undefined) });
    const shelved = layoutOf(away.board, form, 40);
    const { pieces } = placementOf(away, shelved);
    expect(pieces.get("gone")?.y).toBeGreaterThan(shelved.h / 2);
    expect(pieces.get("off")?.y).toBeLessThan(shelved.h / 2);
  });
});

describe("the keyboard", () => {
  const shield = { is: "shield", owner: "p1" as const, kind: "equipment", name: "item-1" };
  const table = toyTable({ a: unit("p1", "west"), b: unit("p2", "west", { cards: [shield] }), c: unit("p1", "east") }, [
    { is: "boots", owner: null, kind: "equipment", place: "west", name: "item-2" },
  ]);
  const layout = layoutOf(table.board, "wide");
  const step = (from: string, key: string, ctrl = false): string | null => stepFrom(table, layout, from, key, ctrl);

  test("right goes through a place, who stands there with what is borne, what lies there, and on", () => {
    const way = ["place:west"];
    for (let n = 0; n < 5; n += 1) way.push(step(way[n] ?? "", "ArrowRight") ?? "");
    expect(way).toEqual(["place:west", "piece:a", "piece:b", "card:item-1", "card:item-2", "place:east"]);
    expect(step("place:east", "ArrowLeft")).toBe("card:item-2");
  });
  test("up and down go from place to place, to what lies nearest", () => {
    expect(step("piece:a", "ArrowDown")).toBe("place:home");
    expect(step("place:cellar", "ArrowUp")).toBe("place:west");
    expect(step("place:theirs", "ArrowUp")).toBe("place:theirs");
  });
  test("with Control a whole place is passed over; Home and End stay in it", () => {
    expect(step("place:west", "ArrowRight", true)).toBe("place:east");
    expect(step("piece:b", "ArrowLeft", true)).toBe("place:west");
    expect(step("piece:a", "End")).toBe("card:item-2");
    expect(step("piece:b", "Home")).toBe("place:west");
    expect(step("piece:b", "Home", true)).toBe("place:theirs");
  });
  test("every spot can be reached, and other keys move nothing", () => {
    const met = new Set(["place:theirs"]);
    for (let at = "place:theirs"; ;) {
      const next = step(at, "ArrowRight") ?? "";
      if (next === at) break;
      met.add(next);
      at = next;
    }
    expect([...met].sort()).toEqual(spotsOf(table).sort());
    expect(step("piece:a", "x")).toBeNull();
  });
});
