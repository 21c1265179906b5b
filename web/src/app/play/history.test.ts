import { expect, test } from "vitest";
import type { Game, Side } from "../../engine";
import { lastOwn, nextOwn, stepOf } from "./history";
import type { Sitter } from "./seats";

/** A game of which only the order of decisions is known. */
function game(order: (Side | null)[]): Game {
  let at = 0;
  return {
    goto: (n: number) => {
      at = n;
      return Promise.resolve();
    },
    table: () => Promise.resolve({ toAct: order[at] ?? null }),
  } as unknown as Game;
}

/** The same, and at these steps the one who decides can only decline. */
function forced(order: (Side | null)[], steps: readonly number[]): Game {
  let at = 0;
  const listed = (type: string): object => ({ action: { type }, path: [], cost: {}, cites: "" });
  return {
    goto: (n: number) => {
      at = n;
      return Promise.resolve();
    },
    table: () => Promise.resolve({ toAct: order[at] ?? null }),
    actions: () => Promise.resolve(steps.includes(at) ? [listed("decline")] : [listed("move"), listed("decline")]),
  } as unknown as Game;
}

const seat = (side: Side, bot: Sitter["bot"]): Sitter => ({ side, bot, level: "normal" });
const AGAINST_BOT = [seat("p1", null), seat("p2", "search")];
const BOTS = [seat("p1", "greedy"), seat("p2", "search")];
const HOT_SEAT = [seat("p1", null), seat("p2", null)];
const ORDER: Side[] = ["p1", "p1", "p2", "p2", "p1"];

test("undo goes back past the bot's decisions to one's own", async () => {
  expect(await lastOwn(game(ORDER), AGAINST_BOT, 4)).toBe(1);
  expect(await lastOwn(game(ORDER), AGAINST_BOT, 1)).toBe(0);
});

test("before one's first decision there is nothing to undo", async () => {
  expect(await lastOwn(game(["p2", "p2", "p1"]), AGAINST_BOT, 2)).toBe(2);
  expect(await lastOwn(game(ORDER), AGAINST_BOT, 0)).toBe(0);
});

test("two people undo one decision at a time, and so do bots among themselves", async () => {
  expect(await lastOwn(game(ORDER), HOT_SEAT, 4)).toBe(3);
  expect(await lastOwn(game(ORDER), BOTS, 4)).toBe(3);
});

test("redo goes on to one's next decision, or to the end", async () => {
  expect(await nextOwn(game(ORDER), AGAINST_BOT, 1, 4)).toBe(4);
  expect(await nextOwn(game(["p1", "p1", "p2"]), AGAINST_BOT, 0, 2)).toBe(1);
  expect(await nextOwn(game(["p1", "p2", null]), AGAINST_BOT, 0, 2)).toBe(2);
});

test("what the page passed by itself was no decision: undo and redo go past it", async () => {
  const order: Side[] = ["p1", "p2", "p1", "p2", "p1", "p2", "p1"];
  expect(await lastOwn(forced(order, [2, 4]), AGAINST_BOT, 6, 7, true)).toBe(0);
  expect(await nextOwn(forced(order, [2, 4]), AGAINST_BOT, 0, 7, true)).toBe(6);
  // Where it does not pass, or where two share the screen, each was answered by hand.
  expect(await lastOwn(forced(order, [2, 4]), AGAINST_BOT, 6, 7, false)).toBe(4);
  expect(await lastOwn(forced(order, [2, 4]), HOT_SEAT, 3, 7, true)).toBe(2);
});

test("an event is found at the step that it happened in", async () => {
  // After each step there are so many events: a step may have several, or none that this viewer notices.
  const counts = [1, 1, 4, 5, 9];
  let at = 0;
  const found = (event: number): Promise<number> =>
    stepOf(
      {
        goto: (n: number) => Promise.resolve(void (at = n)),
        events: (from: number) => Promise.resolve(Array.from({ length: Math.max(0, (counts[at] ?? 0) - from) })),
      } as unknown as Game,
      "p1",
      event,
      counts.length - 1,
    );
  for (const [event, step] of [
    [0, 0],
    [1, 2],
    [3, 2],
    [4, 3],
    [5, 4],
    [8, 4],
  ] as const)
    expect(await found(event)).toBe(step);
});
