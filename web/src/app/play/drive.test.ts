import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, Table } from "../../engine";
import { Store } from "../store";
import { Driver, REPLY_MS } from "./drive";
import type { Session } from "./session";
import { EMPTY, type PlayState } from "./state";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HIDDEN = { is: "hidden", owner: "p2", cards: [] };

/** A bot is asked in the middle of p1's turn; it thinks for `ms`, or until it is stopped. */
function asking(ms: number): { done: Action[]; shares: number[]; driver: Driver } {
  const table = {
    ...{ step: 7, viewer: "p1", active: "p1", toAct: "p2", decision: { kind: "latent", of: "p2", cites: "g:1" } },
    ...{ board: { cards: [] }, pieces: { spy: HIDDEN }, players: {} },
  } as unknown as Table;
  const done: Action[] = [];
  const shares: number[] = [];
  const store = new Store<PlayState>({
    ...{ ...EMPTY, table },
    sitters: [
      { side: "p1", bot: null, level: "normal" },
      { side: "p2", bot: "search", level: "hard" },
    ],
  });
  store.subscribe(({ thinking }) => {
    if (thinking) shares.push(thinking.share);
  });
  const bot = ({ signal, onProgress }: { signal: AbortSignal; onProgress: (t: { share: number }) => void }) =>
    new Promise<Action>((resolve) => {
      const answer = (): void => {
        onProgress({ share: 1 });
        resolve({ type: "decline" });
      };
      setTimeout(answer, ms);
      signal.addEventListener("abort", answer);
    });
  const session = {
    ...{ store, seed: "1", closed: false, game: { bot }, guarded: (work: () => Promise<void>) => work() },
    get state() {
      return store.value;
    },
    perform: (action: Action) => {
      done.push(action);
      store.patch({ table: { ...table, toAct: "p1" } });
      return Promise.resolve();
    },
  } as unknown as Session;
  return { done, shares, driver: new Driver(session) };
}

test.each([0, 5, REPLY_MS - 1, REPLY_MS + 1, 60_000])(
  "a bot that needs %i ms for a reply gives it after the same time",
  async (ms) => {
    const { done, shares, driver } = asking(ms);
    driver.run();
    await vi.advanceTimersByTimeAsync(REPLY_MS - 1);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([{ type: "decline" }]);
    // Nor does the bar on screen tell how much there was to think about.
    expect(new Set(shares)).toEqual(new Set([0]));
  },
);

test("a player in a hurry gets it at once, whatever it is about", async () => {
  const { done, driver } = asking(60_000);
  driver.run();
  await vi.advanceTimersByTimeAsync(10);
  driver.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual([{ type: "decline" }]);
});
