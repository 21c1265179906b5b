import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../engine";
import { Store } from "../store";
import { PAUSE_MS, Replay } from "./replay";
import { EMPTY, type PlayState } from "./state";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (step: number): Table => ({ step }) as unknown as Table;

/** A game of so many steps, each with one event, shown as far as the test says. */
function game(steps: number): { store: Store<PlayState>; went: number[]; replay: Replay; show: () => void } {
  const store = new Store<PlayState>({ ...EMPTY, table: at(0), steps });
  const went: number[] = [];
  const goto = (step: number): Promise<void> => {
    went.push(step);
    store.patch({ table: at(step), events: [{ id: step } as unknown as PlayState["events"][number]] });
    return Promise.resolve();
  };
  const show = (): void => {
    store.patch({ firstUnplayed: 1000 });
  };
  return { store, went, replay: new Replay({ store, goto }), show };
}

test("each step follows when the one before has been shown, up to the end", async () => {
  const { store, went, show } = game(2);
  store.patch({ replaying: true });
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(went).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(went).toEqual([1]);
  // What happened in it is still moving.
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 5);
  expect(went).toEqual([1]);
  show();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(went).toEqual([1, 2]);
  expect(store.value.replaying).toBe(false);
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 5);
  expect(went).toEqual([1, 2]);
});

test("it stops when asked to, and when the game is left", async () => {
  const { store, went, replay } = game(3);
  store.patch({ replaying: true });
  store.patch({ replaying: false });
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 2);
  store.patch({ replaying: true });
  replay.close();
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 2);
  expect(went).toEqual([]);
});
