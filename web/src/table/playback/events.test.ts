// Events on the page: dice on the table, the log's tree, the table in the middle of a playback.
import { describe, expect, test } from "vitest";
import { lastRolls } from "../dice/rolls";
import { turnsOf } from "../log/tree";
import { after, beat, shownAfter } from "./motion";
import { Playback, wayOf } from "./play";
import type { Tempo } from "./play";
import type { Dice, GameEvent, Shows, Table } from "../types";

const SHOWS: Readonly<Record<string, Shows>> = {
  "turn-start": "begins",
  "turn-end": "ends",
  engage: "opens",
  pass: "opens",
  draw: "opens",
  spend: "counts",
  bonus: "counts",
  best: "counts",
  roll: "rolls",
  attack: "strikes",
  damage: "hurts",
  defeat: "leaves",
  move: "moves",
};

let next = 0;
const event = (kind: string, cause: number | null, more: Partial<GameEvent> = {}): GameEvent => ({
  id: next++,
  cause,
  kind,
  shows: SHOWS[kind] ?? "changes",
  cites: "test:1",
  ...more,
});
const dice = (use: string, natural: number[], adjusted = natural, more: Partial<Dice> = {}): Dice => ({
  use,
  sides: 6,
  natural,
  adjusted,
  marks: adjusted.map(() => null),
  ...more,
});

/** An attack with two sets, the second kept, and a defence. */
function attack(): GameEvent[] {
  next = 0;
  return [
    event("turn-start", null, { player: "p1" }),
    event("attack", null, { piece: "a", target: "b" }),
    event("spend", 1, { piece: "a", stat: "ap", amount: 2 }),
    event("roll", 1, { dice: dice("attack", [3, 5], [3, 5], { set: 1 }) }),
    event("bonus", 1, { amount: 1, dice: dice("attack", [3, 5], [4, 5], { set: 1 }) }),
    event("roll", 1, { dice: dice("attack", [6, 6], [6, 6], { set: 2 }) }),
    event("best", 1, { dice: dice("attack", [6, 6], [6, 6], { set: 2, kept: true }) }),
    event("roll", 1, { dice: dice("defence", [1]) }),
    event("damage", 1, { target: "b", amount: 3 }),
    event("defeat", 8, { target: "b" }),
  ];
}

describe("dice on the table", () => {
  test("a bonus changes the dice of its roll, the best set is kept", () => {
    const found = lastRolls(attack());
    expect(found?.of?.kind).toBe("attack");
    expect(found?.rolls.map((r) => r.dice.adjusted)).toEqual([[4, 5], [6, 6], [1]]);
    expect(found?.rolls.map((r) => r.dice.kept ?? false)).toEqual([false, true, false]);
    expect(found?.results.map((e) => e.kind)).toEqual(["damage"]);
  });
  test("nothing rolled, nothing there", () => {
    expect(lastRolls([])).toBeNull();
  });
});

describe("the log", () => {
  test("events stand under their cause, bookkeeping is left out, its children are not", () => {
    const [turn] = turnsOf(attack(), false);
    expect(turn?.head?.kind).toBe("turn-start");
    expect(turn?.nodes.map((n) => n.event.kind)).toEqual(["attack"]);
    const kinds = turn?.nodes[0]?.children.map((n) => n.event.kind);
    expect(kinds).not.toContain("spend");
    expect(turn?.nodes[0]?.children.find((n) => n.event.kind === "damage")?.children[0]?.event.kind).toBe("defeat");
  });
  test("what opens a deed does not fold it away", () => {
    next = 0;
    const events = [
      ...[event("engage", null), event("attack", 0), event("damage", 1)],
      ...[event("pass", null), event("turn-end", 3), event("poison", 4)],
    ];
    const [turn] = turnsOf(events, false);
    expect(turn?.nodes.map((n) => n.event.kind)).toEqual(["engage", "attack", "pass", "turn-end", "poison"]);
    expect(turn?.nodes[1]?.children.map((n) => n.event.kind)).toEqual(["damage"]);
  });
  test("with every detail it is all there", () => {
    expect(turnsOf(attack(), true)[0]?.nodes[0]?.children[0]?.event.kind).toBe("spend");
  });
  test("what the start of a turn causes belongs to that turn", () => {
    next = 0;
    const events = [event("turn-start", null), event("draw", 0), event("turn-start", null), event("draw", 2)];
    expect(turnsOf(events, false).map((t) => t.nodes.length)).toEqual([1, 1]);
  });
});

/** Only what a playback reads of a table. */
const table = {
  game: "test",
  viewer: "all",
  step: 1,
  round: 1,
  phase: "act",
  active: "p1",
  toAct: "p1",
  first: "p1",
  decision: null,
  board: { rows: ["...."], legend: { ".": "open" }, cards: [] },
  pieces: {
    b: {
      is: "unit",
      owner: "p2",
      at: [2, 1],
      stats: { health: 5 },
      max: { health: 5 },
      traits: [],
      cards: [],
      used: [],
    },
  },
  players: {},
  result: null,
} satisfies Partial<Table> as Partial<Table> as Table;

describe("playback", () => {
  const prepare = (): Promise<Tempo> => Promise.resolve({ beat, after });

  test("each event changes what is shown", () => {
    next = 0;
    const hurt = shownAfter(
      table,
      event("damage", null, { changes: [{ op: "replace", path: "/pieces/b/stats/health", value: 2 }] }),
    );
    expect(hurt.pieces["b"]?.stats["health"]).toBe(2);
    expect(hurt.board).toBe(table.board);
    const gone = shownAfter(hurt, event("defeat", null, { changes: [{ op: "remove", path: "/pieces/b" }] }));
    expect(gone.pieces["b"]).toBeUndefined();
    expect(table.pieces["b"]?.stats["health"]).toBe(5);
    expect(shownAfter(table, event("pass", null))).toBe(table);
  });
  test("what changes before a player takes no time, what changes on the board does", () => {
    const changes = (path: string): GameEvent => event("gain", null, { changes: [{ op: "replace", path, value: 1 }] });
    expect(beat(changes("/players/p1/stats/mana"))).toBe(0);
    expect(beat(changes("/pieces/b/stats/attack"))).toBeGreaterThan(0);
  });
  test("a longer way takes longer, but never long", () => {
    next = 0;
    const way = (x: number): number => beat(event("move", null, { piece: "b", from: [1, 1], to: [x, 1] }));
    expect(way(3)).toBeGreaterThan(way(2));
    expect(way(13)).toBeLessThan(500);
  });
  test("a piece goes over the squares of its path, and straight where there is none", () => {
    next = 0;
    const path: [number, number][] = [
      [1, 2],
      [2, 3],
      [3, 2],
    ];
    const round = event("move", null, { piece: "b", from: [1, 1], to: [3, 2], path });
    expect(wayOf(round)).toEqual(path);
    expect(beat(round)).toBe(beat(event("move", null, { piece: "b", from: [1, 1], to: [4, 1] })));
    expect(wayOf(event("move", null, { piece: "b", from: [1, 1], to: [3, 3] }))).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(wayOf(event("deploy", null, { piece: "b", to: [2, 2] }))).toEqual([[2, 2]]);
  });
  test("events are played in order, and the end is reported once", async () => {
    const played: string[] = [];
    const end = new Promise<number>((resolve) => {
      const stage = {
        prepare,
        perform: () => Promise.resolve(),
        tell: (e: GameEvent) => Promise.resolve(void played.push(e.kind)),
        done: resolve,
      };
      new Playback(stage).add(attack(), 0);
    });
    expect(await end).toBe(10);
    expect(played).toEqual(attack().map((e) => e.kind));
  });
  test("what is dropped says no more", async () => {
    const played: string[] = [];
    let ended = false;
    const playback: Playback = new Playback({
      prepare,
      perform: () => Promise.resolve(),
      tell: (e) => {
        played.push(e.kind);
        if (played.length === 2) playback.drop();
        return Promise.resolve();
      },
      done: () => (ended = true),
    });
    playback.add(attack(), 0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(played).toHaveLength(2);
    expect(ended).toBe(false);
    expect(playback.playing).toBe(false);
  });
});
