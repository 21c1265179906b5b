// Results as they are kept, totalled and exported.
import { expect, test } from "vitest";
import type { Save, Table } from "../../engine";
import type { GameBook } from "../../words/book";
import { Words } from "../../words/words";
import { ResultNames, toCsv, toJson } from "./export";
import { levelAbove, nextLevel } from "./level";
import { isResult, opponentOf, outcomeOf, resultOf, type Result } from "./result";
import { beatenBots, eraseResult, eraseResults, keepResult, keptResults, MOST } from "./results";
import { EVERYTHING, filtered, ownDeckKey, totals } from "./totals";

const seat = (side: "p1" | "p2", bot: "easy" | "normal" | "hard" | null, deck: string): Result["seats"][number] => ({
  side,
  bot,
  deck,
});
const WON: Result = {
  ...{ id: "a", game: "toy", updated: 1000, winner: "p1", cites: "toy:end.1", rounds: 5, steps: 40, played: 65_000 },
  seats: [seat("p1", null, "sun"), seat("p2", "easy", "moon")],
};
const LOST: Result = {
  ...WON,
  id: "b",
  updated: 2000,
  winner: "p2",
  seats: [seat("p1", null, "sun"), seat("p2", "hard", "moon")],
};
const DRAWN: Result = { ...WON, id: "c", updated: 3000, winner: null };
const SHARED: Result = { ...WON, id: "d", updated: 4000, seats: [seat("p1", null, "sun"), seat("p2", null, "moon")] };
const ALL = [WON, LOST, DRAWN, SHARED];

const save = (players: Save["options"]["players"]): Save => ({
  ...{ version: 1, game: "toy", actions: [] },
  options: { game: "toy", seed: "1", players },
});
const over = (winner: "p1" | "p2" | null): Table =>
  ({ result: { winner, cites: "toy:end.1" }, round: 5, step: 40 }) as unknown as Table;
const record = (players: Save["options"]["players"]): Parameters<typeof resultOf>[0] => ({
  ...{ id: "a", game: "toy", updated: 1000, decks: { p1: "sun", p2: "moon" }, played: 65_000 },
  save: save(players),
});

test("a game that is over has a result if a person played it", () => {
  const against = [{ deck: "sun" }, { deck: "moon", bot: "search", level: "easy" }] as const;
  expect(resultOf(record([...against]), over("p1"))).toEqual(WON);
  expect(resultOf(record([...against]), { ...over("p1"), result: null })).toBeNull();
  const bots = [{ bot: "search" }, { bot: "search" }];
  expect(resultOf(record(bots), over("p1"))).toBeNull();
  expect(resultOf({ ...record([...against]), clause: "toy:end.1" }, over("p1"))).toBeNull();
});

test("a deck of the player's own has their name, and its leader's", () => {
  const players = [{ list: { leader: "queen", cards: {} } }, { deck: "moon" }];
  const result = resultOf({ ...record(players), names: { p1: "Mine" } }, over("p1"));
  expect(result?.seats[0]).toEqual({ side: "p1", bot: null, deck: "queen", name: "Mine" });
});

test("an outcome is the one person's; two people have both won and lost", () => {
  expect(ALL.map(outcomeOf)).toEqual(["won", "lost", "drawn", "shared"]);
  expect(ALL.map(opponentOf)).toEqual(["easy", "hard", "easy", "person"]);
});

test("filters narrow one another down", () => {
  expect(filtered(ALL, EVERYTHING)).toEqual(ALL);
  expect(filtered(ALL, { ...EVERYTHING, opponent: "easy" })).toEqual([WON, DRAWN]);
  expect(filtered(ALL, { ...EVERYTHING, opponent: "easy", outcome: "won" })).toEqual([WON]);
  expect(filtered(ALL, { ...EVERYTHING, game: "other" })).toEqual([]);
});

test("totals count each outcome, and a deck only where one person led it", () => {
  const [easy, hard, person] = totals(ALL, opponentOf);
  expect(easy).toEqual({ key: "easy", games: 2, counts: { won: 1, lost: 0, drawn: 1, shared: 0 } });
  expect([hard?.key, person?.key]).toEqual(["hard", "person"]);
  expect(totals(ALL, ownDeckKey).map(({ games }) => games)).toEqual([3]);
  // The same deck under a name of one's own is another, and so is one of another game.
  const own: Result = { ...WON, seats: [{ ...seat("p1", null, "sun"), name: "Mine" }, seat("p2", "easy", "moon")] };
  expect(totals([WON, own, { ...WON, game: "other" }], ownDeckKey)).toHaveLength(3);
});

test("the next bot is the weakest that has not been beaten", () => {
  expect(nextLevel(new Set())).toBe("easy");
  expect(nextLevel(new Set(["easy"]))).toBe("normal");
  expect(nextLevel(new Set(["normal"]))).toBe("easy");
  expect(nextLevel(new Set(["easy", "normal", "hard"]))).toBe("hard");
  expect([levelAbove("easy"), levelAbove("normal"), levelAbove("hard")]).toEqual(["normal", "hard", undefined]);
});

test.each<[string, unknown]>([
  ["no object", "won"],
  ["nothing", null],
  ["no seats", { ...WON, seats: [] }],
  ["seats that are none", { ...WON, seats: { 0: "p1" } }],
  ["a side nobody knows", { ...WON, winner: "p9" }],
  ["a bot nobody knows", { ...WON, seats: [{ side: "p1", bot: "god" }] }],
  ["a time that is none", { ...WON, played: Number.NaN }],
  ["a game that is no text", { ...WON, game: 7 }],
])("a record with %s is no result", (_what, value) => {
  expect(isResult(value)).toBe(false);
  expect(isResult(WON)).toBe(true);
});

const BOOK = {
  ...{ id: "toy", title: { en: "Toy", fr: "Jouet" }, things: { queen: { name: { en: "The Queen", fr: "" } } } },
  decks: [{ id: "sun", name: { en: 'Sun, "the"', fr: "Soleil" } }],
  clauses: [{ id: "toy:end.1", title: { en: "Last one standing", fr: "" } }],
} as unknown as GameBook;
const words = new Words("en", "results-won = You won\nresults-against-easy = Bot, easy\nresults-column-date = Date");
const names = new ResultNames(words, new Map([["toy", BOOK]]));

test("as JSON a result is what is kept", () => {
  expect(JSON.parse(toJson(ALL))).toEqual({ format: "rulewright-results", version: 1, results: ALL });
});

test("as CSV a result is in words, and commas and quotes stay in their cells", () => {
  const [head, line, end] = toCsv(words, names, [WON]).split("\r\n");
  expect(head).toMatch(/^\uFEFFDate,/);
  expect(line).toBe(
    '1970-01-01T00:00:01.000Z,Toy,"Sun, ""the""","Bot, easy",moon,You won,Last one standing,toy:end.1,5,40,65',
  );
  expect(end).toBe("");
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)"])("a deck called %s is no formula in a spreadsheet", (name) => {
  const own: Result = { ...WON, seats: [{ ...seat("p1", null, "queen"), name }, seat("p2", "easy", "moon")] };
  expect(toCsv(words, names, [own])).toContain(`,'${name},`);
});

test("a game that this build does not have is called by its id", () => {
  expect([names.game("gone"), names.deck("gone", { deck: "x" })]).toEqual(["gone", "x"]);
  expect(names.deck("toy", { deck: "constructor" })).toBe("constructor");
});

// There is no IndexedDB here: this is also what a browser that denies storage has.
test("results are kept by their game, the last first, and no more than there is room for", async () => {
  for (const result of [WON, LOST, { ...WON, rounds: 9 }]) await keepResult(result);
  expect((await keptResults()).results.map(({ id, rounds }) => [id, rounds])).toEqual([
    ["b", 5],
    ["a", 9],
  ]);
  expect(await beatenBots("toy")).toEqual(new Set(["easy"]));
  expect(await beatenBots("other")).toEqual(new Set());
  await eraseResult("a");
  expect(await beatenBots("toy")).toEqual(new Set());
  for (let n = 0; n <= MOST; n += 1) await keepResult({ ...WON, id: `n${String(n)}`, updated: 5000 + n });
  const { results } = await keptResults();
  expect(results).toHaveLength(MOST);
  expect(results.some(({ id }) => id === "b" || id === "n0")).toBe(false);
  await eraseResults();
  expect(await keptResults()).toEqual({ results: [], damaged: 0 });
});
