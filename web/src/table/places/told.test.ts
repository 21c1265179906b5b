// Clicks, marks, labels and playback on a board of places.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "../../words/words";
import { marksOf } from "../board/marks";
import { beat } from "../playback/motion";
import { refAt, screenOf } from "../screen";
import { squares } from "../speech/speak";
import type { GameBook, GameEvent, Offer, Ref } from "../types";
import { spotOf } from "../view";
import { placeSpotLabel } from "./label";
import { toyTable, unit } from "./toy";

const shield = { is: "shield", owner: "p1" as const, kind: "equipment", name: "item-1" };
const boots = { is: "boots", owner: null, kind: "equipment", place: "west", name: "item-2" };
const table = toyTable(
  {
    mine: unit("p1", "west", { cards: [shield] }),
    theirs: unit("p2", "field", { traits: ["face-down"], is: "hidden", stats: { wounds: 1 }, max: {} }),
  },
  [boots],
);
const listed = (...path: Ref[]): Offer => ({
  ...{ action: { type: path.length > 1 ? "move" : "choose", piece: "mine" }, path, cost: {}, cites: "toy:move.1" },
});
const screen = (list: readonly Offer[], chosen: readonly Ref[] = []): ReturnType<typeof screenOf> =>
  screenOf(null, { table, actions: list, list, chosen, events: [], refused: null, odds: null, game: null });
const event = (kind: string, more: Partial<GameEvent>): GameEvent => ({
  id: 0,
  cause: null,
  cites: "toy:a",
  kind,
  shows: "changes",
  ...more,
});

describe("spots", () => {
  test("pieces, places and cards that lie somewhere or are borne are spots; cards of a hand are none", () => {
    for (const ref of ["piece:mine", "place:west", "card:item-1", "card:item-2"]) expect(spotOf(table, ref)).toBe(ref);
    for (const ref of ["card:bolt", "piece:nobody", "place:nowhere", "button:pass"])
      expect(spotOf(table, ref)).toBeNull();
  });
  test("a click means what is offered there: an answer, or the one card that is asked for", () => {
    expect(refAt(screen([listed("answer:mine")]), "piece:mine")).toBe("answer:mine");
    expect(refAt(screen([listed("card:item-1")]), "piece:mine")).toBe("card:item-1");
    expect(refAt(screen([listed("card:item-2")]), "place:west")).toBe("card:item-2");
    expect(refAt(screen([listed("place:west"), listed("card:item-2")]), "place:west")).toBe("place:west");
    expect(refAt(screen([]), "place:west")).toBe("place:west");
  });
});

describe("marks", () => {
  test("where one may go, whom one may aim at, which card may be taken", () => {
    const list = [
      listed("piece:mine", "place:field"),
      listed("piece:mine", "piece:theirs"),
      listed("piece:mine", "card:item-2"),
    ];
    expect(Object.fromEntries(screen(list, ["piece:mine"]).marks)).toEqual({
      "place:field": { reach: "next" },
      "piece:theirs": { target: "foe" },
      "card:item-2": { reach: "next" },
      "piece:mine": { selected: true },
    });
  });
  test("the last move: the place it left and who moved; the last blow: whom it hit", () => {
    const last = (one: GameEvent): unknown =>
      Object.fromEntries(marksOf({ table, list: [], chosen: [], refused: null, last: one, odds: null, game: null }));
    const move = event("move", { piece: "mine", leaves: "west", place: "field" });
    expect(last(move)).toEqual({ "place:west": { last: "from" }, "piece:mine": { last: "to" } });
    expect(last(event("attack", { piece: "mine", target: "theirs" }))).toEqual({ "piece:theirs": { last: "to" } });
  });
  test("a move whose price is told before it is still a move", () => {
    const events = [
      event("engage", { piece: "mine" }),
      event("move", { id: 1, cause: 0, piece: "mine", leaves: "west", place: "field" }),
    ];
    const { marks } = screenOf(null, {
      table,
      actions: [],
      list: [],
      chosen: [],
      events,
      refused: null,
      odds: null,
      game: null,
    });
    expect(marks.get("place:west")).toEqual({ last: "from" });
  });
});

describe("what is heard", () => {
  const stats = [
    ...[
      { id: "melee", rank: 2 },
      { id: "armour", rank: 3 },
      { id: "life", rank: 1, vital: true },
    ],
    ...[{ id: "wounds", counter: true }],
  ];
  const lists = { things: {}, decks: [], maps: [], clauses: [], words: { en: "", fr: "" } };
  const book = { ...lists, setup: { pieces: { stats } } } as unknown as GameBook;
  const words = new Words("en", readFileSync("web/src/table/table.en.ftl", "utf8"), book);
  test("of a place: who controls it, who is there, what lies there", () => {
    const label = placeSpotLabel(words, table, "place:west", { reach: "next" });
    expect(label).toBe("west, rampart, controlled by p1, yours, 1 of yours, 0 others, 1 card there, can be chosen");
    expect(placeSpotLabel(words, table, "place:field")).toContain("controlled by nobody");
  });
  test("of a piece: its numbers and where it stands; of one that is not known what was done to it", () => {
    expect(placeSpotLabel(words, table, "piece:mine")).toBe(
      "soldier, yours, 2 melee, 1 armour, 3 of 3 life, shield, west",
    );
    expect(placeSpotLabel(words, table, "piece:theirs")).toBe("hidden, enemy, 1 wounds, field");
  });
  test("of a card: who bears it, or where it lies", () => {
    expect(placeSpotLabel(words, table, "card:item-1")).toBe("shield, yours, soldier");
    expect(placeSpotLabel(words, table, "card:item-2")).toBe("boots, west");
  });
  test("places on offer are listed as squares are", () => {
    const list = [listed("piece:mine", "place:field"), listed("piece:mine", "place:home")];
    expect(squares(words, list, [], table, "piece:mine")).toBe("Squares: field, home.");
  });
});

test("a move from place to place is seen, however far", () => {
  expect(beat({ ...event("move", { piece: "mine", leaves: "west", place: "field" }), shows: "moves" })).toBeGreaterThan(
    100,
  );
});
