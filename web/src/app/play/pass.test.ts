import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, GameEvent, Offer, Table } from "../../engine";
import { Store } from "../store";
import { PASS_MS, Passer } from "./pass";
import type { Sitter } from "./seats";
import { EMPTY, type PlayState } from "./state";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const listed = (type: string): Offer => ({ action: { type }, path: [`button:${type}`], cost: {}, cites: "g:1" });
const seat = (side: "p1" | "p2", bot: Sitter["bot"]): Sitter => ({ side, bot, level: "normal" });
const table = (step: number): Table => ({ step, toAct: "p1", viewer: "p1" }) as Table;

/** A session that is asked, and has nothing to say to it. */
function asked(part: Partial<PlayState> = {}): { store: Store<PlayState>; acts: Action[]; passer: Passer } {
  const acts: Action[] = [];
  const store = new Store<PlayState>(EMPTY);
  const act = (action: Action): Promise<void> => {
    acts.push(action);
    return Promise.resolve();
  };
  const passer = new Passer({ store, act }, () => true);
  store.patch({
    ...{ table: table(4), viewer: "p1", busy: false, actions: [listed("decline")] },
    ...{ sitters: [seat("p1", null), seat("p2", "search")], ...part },
  });
  return { store, acts, passer };
}

test("who can only decline is passed for, after the same time each time", () => {
  const { store, acts } = asked();
  expect(store.value.passing).toBe(true);
  vi.advanceTimersByTime(PASS_MS - 1);
  expect(acts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(acts).toEqual([{ type: "decline" }]);
  // The next question waits as long, however soon it comes.
  store.patch({ table: table(5), actions: [listed("decline")] });
  vi.advanceTimersByTime(PASS_MS - 1);
  expect(acts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(acts).toHaveLength(2);
});

test.each<[string, Partial<PlayState>]>([
  ["has an answer", { actions: [listed("choose"), listed("decline")] }],
  ["must choose", { actions: [listed("choose")] }],
  ["ends a turn, which is no question", { actions: [listed("pass")] }],
  ["looks at an old position", { viewingPast: true }],
  ["is not the one who decides", { viewer: "p2" }],
  ["has not yet seen what happened", { events: [{ id: 0 } as GameEvent], firstUnplayed: 0 }],
  ["shares the screen", { sitters: [seat("p1", null), seat("p2", null)] }],
])("nothing is passed for a player who %s", (_who, part) => {
  const { store, acts } = asked(part);
  vi.advanceTimersByTime(PASS_MS * 10);
  expect(acts).toEqual([]);
  expect(store.value.passing).toBe(false);
});

test("a player may ask for time, and gets it until the game goes on", () => {
  const { store, acts, passer } = asked();
  vi.advanceTimersByTime(PASS_MS / 2);
  passer.hold();
  vi.advanceTimersByTime(PASS_MS * 10);
  expect(acts).toEqual([]);
  expect(store.value.passing).toBe(false);
  store.patch({ table: table(5) });
  vi.advanceTimersByTime(PASS_MS);
  expect(acts).toHaveLength(1);
  // The same question after an undo is asked anew.
  store.patch({ table: table(4) });
  vi.advanceTimersByTime(PASS_MS);
  expect(acts).toHaveLength(2);
});

test("what is taken back before the time is over is not passed", () => {
  const { store, acts } = asked();
  vi.advanceTimersByTime(PASS_MS / 2);
  store.patch({ table: table(3), actions: [listed("move"), listed("pass")] });
  vi.advanceTimersByTime(PASS_MS * 10);
  expect(acts).toEqual([]);
});

test("whoever draws the session hears of it, and last of all that it is so", () => {
  const { store } = asked({ actions: [] });
  const heard: boolean[] = [];
  store.subscribe(({ passing }) => heard.push(passing));
  store.patch({ actions: [listed("decline")] });
  expect(heard.at(-1)).toBe(true);
  store.patch({ actions: [] });
  expect(heard.at(-1)).toBe(false);
});

test("a closed screen passes for nobody", () => {
  const { acts, passer } = asked();
  passer.close();
  vi.advanceTimersByTime(PASS_MS * 10);
  expect(acts).toEqual([]);
});
