// Writes recordings as scenarios, without an engine: shapes, ticks and the layout of JSON.
import { expect, test } from "vitest";
import type { GameEvent, Side, Table } from "../../../engine/wire";
import type { Story } from "../../../embed/story";
import {
  cut,
  actionsIn,
  emptyDraft,
  isEmpty,
  nameFor,
  nextOwner,
  painted,
  pileWith,
  pileWithout,
  place,
  plain,
  toggled,
  withAttempts,
} from "./draft";
import type { Attempt, Draft } from "./draft";
import { changesOf, eventOf, subsetOf } from "./expect";
import {
  bareScenario as bareOf,
  draftOf,
  chanceUpTo,
  clausesIn,
  rulesOf,
  scenarioOf,
  tidy,
  resultsOf,
} from "./scenario";
import { schemaOf, type SetupSchema } from "./schema";
import { setupOf } from "./setup-of";

const TOY: SetupSchema = {
  ...schemaOf({}),
  pieces: { most: 9, stats: [{ id: "health", range: { min: 1 } }], states: [] },
};

const none = { count: 0 };
const player = { stats: { victory: 0 }, cards: [], hand: none, draw: none, discard: none };
const piece = (owner: "p1" | "p2", at: [number, number], health: number): Table["pieces"][string] => ({
  ...{ is: "dummy", owner, at, stats: { health }, max: { health: 10 } },
  ...{ traits: [], cards: [], used: [] },
});
const table = (pieces: Table["pieces"], step = 0): Table => ({
  ...{ game: "toy", viewer: "all", step, round: 2, phase: "act", active: "p1", first: "p1", toAct: "p1" },
  ...{ decision: null, result: null, pieces, players: { p1: player, p2: player } },
  board: { rows: ["..", ".."], legend: { ".": "open" }, cards: [] },
});
const event = (id: number, kind: string, cites: string, more: Partial<GameEvent> = {}): GameEvent => ({
  ...{ id, cause: id === 0 ? null : 0, kind, shows: "changes" as const, cites },
  ...more,
});
const rolled = { use: "attack", sides: 6, natural: [6, 1], adjusted: [6, 1], marks: ["crit", null] };

const before = table({ one: piece("p1", [1, 1], 10), two: piece("p2", [2, 2], 3) });
const after = table({ one: piece("p1", [1, 1], 10) }, 1);
const events = [
  event(0, "attack", "toy:attack.1", { piece: "one", target: "two" }),
  event(1, "roll", "toy:dice.1", { dice: rolled }),
  event(2, "bonus", "toy:bonus.1", { dice: rolled }),
  event(3, "draw", "toy:draw.1", { card: "ace" }),
  event(4, "defeat", "toy:end.1", { target: "two" }),
];
const deeds: Attempt[] = [
  { refuse: { type: "move", piece: "one", to: [9, 9] }, cites: "toy:move.1" },
  { do: { type: "attack", piece: "one", target: "two" } },
];
const story: Story = {
  ...{ name: null, scenario: {} as never, start: { table: before, events: [] } },
  steps: [
    { action: { type: "move" }, table: before, events: [], refusal: { code: "refused", message: "" } },
    { action: { type: "attack" }, table: after, events, refusal: null, chance: { dice: [6, 1], draws: ["ace"] } },
  ],
};
const draft = withAttempts(emptyDraft("toy", undefined), deeds);

test("a recording becomes a scenario: refusals, events with clauses, and the subset that changed", () => {
  expect(scenarioOf(draft, story, { title: { en: "A fight" } })).toEqual({
    rules: ["toy:move.1", "toy:attack.1", "toy:dice.1", "toy:bonus.1", "toy:draw.1", "toy:end.1"],
    title: { en: "A fight" },
    game: "toy",
    setup: { board: {}, pieces: {}, players: {} },
    chance: { dice: [6, 1], draws: ["ace"] },
    steps: [
      { refuse: { type: "move", piece: "one", to: [9, 9] }, cites: "toy:move.1" },
      { do: { type: "attack", piece: "one", target: "two" } },
      {
        events: [
          { kind: "attack", cites: "toy:attack.1", piece: "one", target: "two" },
          { kind: "roll", cites: "toy:dice.1", dice: { use: "attack", natural: [6, 1] } },
          { kind: "bonus", cites: "toy:bonus.1", dice: { use: "attack", natural: [6, 1] } },
          { kind: "draw", cites: "toy:draw.1", card: "ace" },
          { kind: "defeat", cites: "toy:end.1", target: "two" },
        ],
      },
      { expect: { pieces: { two: null } } },
    ],
  });
});

test("what is unticked is not written", () => {
  const out = resultsOf(draft, story).flatMap((one) => [...one.events, ...one.changes].map(({ key }) => key));
  const bare = { ...draft, out: [...out, "rule toy:bonus.1"] };
  const written = scenarioOf(bare, story, { title: {} });
  expect(written.steps).toHaveLength(2);
  expect(written.rules).not.toContain("toy:bonus.1");
  expect(toggled(bare, "rule toy:bonus.1", true).out).not.toContain("rule toy:bonus.1");
  // The ticks of attempts that are gone are forgotten.
  expect(withAttempts(bare, []).out).toEqual(["rule toy:bonus.1"]);
});

test("the rule under test is the author's, else the first of the file, else what the attempts show", () => {
  const results = resultsOf(draft, story);
  expect(rulesOf({ ...draft, under: "toy:end.1", named: ["toy:dice.1"] }, results)[0]).toBe("toy:end.1");
  expect(rulesOf({ ...draft, named: ["toy:dice.1"] }, results)[0]).toBe("toy:dice.1");
  expect(rulesOf(draft, results)[0]).toBe("toy:move.1");
  expect(clausesIn(results)).toHaveLength(6);
});

test("the dice and draws of a story are those that the engine reports", () => {
  expect(chanceUpTo(story, 2)).toEqual({ dice: [6, 1], draws: ["ace"] });
  expect(chanceUpTo(story, 0)).toEqual({ dice: [], draws: [] });
});

test("what a file takes back is taken back, and stands where it stood", () => {
  const steps = [
    { do: { type: "a" } },
    { expect: { round: 1 } },
    { undo: 1 },
    { expect: { round: 2 } },
    { refuse: { type: "b" }, why: "too-far" },
    { do: { type: "c" } },
    { events: [], viewer: "p1" },
  ];
  const read = draftOf({ game: "toy", steps }, before, TOY);
  expect(read.deeds).toHaveLength(4);
  expect(actionsIn(read.deeds)).toBe(1);
  expect(cut(read.deeds, 1)).toHaveLength(4);
  expect(cut(read.deeds, 0)).toHaveLength(3);
  const played = {
    ...story,
    steps: read.deeds.map(() => ({ action: { type: "" }, table: before, events: [], refusal: null })),
  };
  expect(scenarioOf(read, played, { title: {} }).steps).toEqual(steps);
  expect(bareOf(read).steps).toEqual(steps.filter(({ do: done, undo, refuse }) => done ?? undo ?? refuse));
});

test("only what changed is expected, and what is gone is null", () => {
  const hurt = table({ one: piece("p1", [2, 1], 10), two: piece("p2", [2, 2], 1) });
  expect(subsetOf(changesOf(before, hurt))).toEqual({
    pieces: { one: { at: [2, 1] }, two: { stats: { health: 1 } } },
  });
  expect(changesOf(before, before)).toEqual([]);
  expect(eventOf(event(7, "move", "toy:move.2", { path: [[1, 1]] }))).toEqual({ kind: "move", cites: "toy:move.2" });
});

test("a table becomes a set-up without what the game would have anyway", () => {
  expect(setupOf(before, TOY)).toEqual({
    ...{ round: 2, active: "p1", first: "p1", board: { rows: ["..", ".."] } },
    pieces: {
      one: { is: "dummy", owner: "p1", at: [1, 1] },
      two: { is: "dummy", owner: "p2", at: [2, 2], stats: { health: 3 } },
    },
    players: { p1: { stats: { victory: 0 } }, p2: { stats: { victory: 0 } } },
  });
});

test("a number is stated without what adds to it, and a trait that was given where no card says so", () => {
  const number = { range: { min: 0 } };
  const stats = [
    { id: "damage", ...number },
    { id: "base", base: "damage" },
  ];
  const given: SetupSchema = { ...TOY, pieces: { most: 9, stats, states: [], traits: ["flying"] } };
  const calc = { value: 7, base: 5, cites: "toy:sum.1", steps: [] };
  const flyer = { ...piece("p1", [1, 1], 1), max: { damage: 5 }, traits: ["human", "flying"] };
  const strong = { ...flyer, stats: { damage: 7, base: 5 }, calcs: { damage: calc } };
  const said = (schema: SetupSchema, one: Table["pieces"][string]) => setupOf(table({ one }), schema).pieces["one"];
  const bare = { is: "dummy", owner: "p1", at: [1, 1] };
  expect(said(given, strong)).toEqual({ ...bare, traits: ["flying"], stats: { damage: 5 } });
  expect(said(given, { ...flyer, stats: { damage: 9 } })).toEqual({
    ...bare,
    traits: ["flying"],
    stats: { damage: 9 },
  });
  const byCards: SetupSchema = { ...given, ways: [{ on: "piece", kind: "trait", about: "trait", things: [] }] };
  expect(said(byCards, { ...flyer, stats: { damage: 5 } })).toEqual(bare);
});

test("what was done to a card in hand is written down, and stays with it", () => {
  const lion = { is: "lion", name: "lion", calcs: {}, stats: { mana: -1 }, traits: [] };
  const held = [lion, { is: "wolf", name: "wolf", calcs: {}, traits: ["kept"] }];
  const hand = { count: 2, cards: ["lion", "wolf"], held };
  const players = { p1: { ...player, hand } };
  const inSetup = setupOf({ ...before, players }, TOY).players["p1"]?.hand ?? { cards: [] };
  const changed = { is: "lion", stats: { mana: -1 } };
  const kept = { is: "wolf", traits: ["kept"] };
  expect(inSetup).toEqual({ cards: ["lion", "wolf"], held: [changed, kept] });
  expect(pileWithout(pileWith(inSetup, "hawk"), 1)).toEqual({
    cards: ["lion", "hawk"],
    held: [changed, { is: "hawk" }],
  });
  const plainly = {
    p1: { ...player, hand: { ...hand, held: held.map(({ is, name }) => ({ is, name, calcs: {}, traits: [] })) } },
  };
  expect(setupOf({ ...before, players: plainly }, TOY).players["p1"]?.hand).toEqual({ cards: ["lion", "wolf"] });
});

test("what a file expects stays where it stands", () => {
  const file = scenarioOf(draft, story, { title: { en: "A fight" } });
  const offers = { offers: { type: "move" }, are: [] };
  const read = draftOf({ ...file, steps: [offers, ...file.steps] } as never, before, TOY);
  expect(read.opening).toEqual([offers]);
  expect(read.deeds.map(({ said }) => said?.length ?? 0)).toEqual([0, 2]);
  expect(read.named).toEqual(file.rules);
  expect(read.title).toEqual({ en: "A fight", fr: "" });
});

test("refusals stay with the position they were met in", () => {
  const more: Attempt[] = [...deeds, { refuse: { type: "end" } }, { do: { type: "end" } }];
  expect(cut(more, 0)).toHaveLength(1);
  expect(cut(more, 1)).toHaveLength(3);
  expect(cut(more, 2)).toHaveLength(4);
});

test("the next owner is the side that has no piece yet, then the last piece's", () => {
  const put = (...owners: Side[]): Draft =>
    owners.reduce((one, owner, n) => place(one, `piece-${String(n)}`, { is: "dummy", owner }), draft);
  const next = (...owners: Side[]): Side => nextOwner(put(...owners), ["p1", "p2", "p3"]);
  expect(next()).toBe("p1");
  expect(next("p1")).toBe("p2");
  expect(next("p2")).toBe("p1");
  expect(next("p1", "neutral")).toBe("p2");
  expect(next("p1", "p2")).toBe("p2");
  expect(next("p1", "p2", "p1")).toBe("p1");
  expect(isEmpty(draft)).toBe(false);
  expect(isEmpty(withAttempts(draft, []))).toBe(true);
  expect(isEmpty(withAttempts(put("p1"), []))).toBe(false);
});

test("names, paint and size", () => {
  const one = place(draft, "pike", { is: "ash-pike", owner: "p1", at: [5, 5] });
  expect(nameFor(one, "ash-pike", ["ash"])).toBe("pike-2");
  expect(nameFor(one, "cin-hound", ["ash", "cin"])).toBe("hound");
  expect(painted(["...", "..."], [2, 1], "#")).toEqual([".#.", "..."]);
  expect(plain(one, before, 4, 4, ".").setup.pieces).toEqual({});
  const large = { ...before, pieces: { pike: { ...piece("p1", [5, 5], 10), size: [2, 1] as [number, number] } } };
  expect(Object.keys(plain(one, large, 6, 5, ".").setup.pieces)).toEqual(["pike"]);
  expect(plain(one, large, 5, 5, ".").setup.pieces).toEqual({});
});

test("JSON is written as people write it, and reads back", () => {
  const value = scenarioOf(draft, story, { title: { en: "x".repeat(90), fr: "y".repeat(90) } });
  const text = tidy(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text).not.toMatch(/\n\s*\n/);
  expect(tidy({ a: [1, 2], b: {} })).toBe('{ "a": [1, 2], "b": {} }');
});
