import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, Table } from "../../engine";
import { Store } from "../store";
import { AGAIN_MS, Driver, REPLY_MS } from "./drive";
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

/** Thinks for `ms`, or until it is stopped. */
const slow =
  (ms: number) =>
  ({ signal, onProgress }: { signal: AbortSignal; onProgress: (t: { share: number }) => void }): Promise<Action> =>
    new Promise<Action>((resolve) => {
      const answer = (): void => {
        onProgress({ share: 1 });
        resolve({ type: "decline" });
      };
      setTimeout(answer, ms);
      signal.addEventListener("abort", answer);
    });

/** A search plays p2 at this table and thinks for `ms`; what it answers with is carried out by `perform`. */
function seat(
  table: Table,
  ms: number,
  perform: (action: Action, kept: Store<PlayState>) => void,
): { store: Store<PlayState>; driver: Driver } {
  const store = new Store<PlayState>({
    ...{ ...EMPTY, table },
    sitters: [
      { side: "p1", bot: null, level: "normal" },
      { side: "p2", bot: "search", level: "hard" },
    ],
  });
  const session = {
    ...{ store, seed: "1", closed: false, game: { bot: slow(ms) }, guarded: (work: () => Promise<void>) => work() },
    get state() {
      return store.value;
    },
    perform: (action: Action) => {
      perform(action, store);
      return Promise.resolve();
    },
  } as unknown as Session;
  return { store, driver: new Driver(session) };
}

/** A bot is asked in the middle of p1's turn; it thinks for `ms`, or until it is stopped. */
function asking(ms: number): { done: Action[]; shares: number[]; driver: Driver } {
  const table = {
    ...{ step: 7, viewer: "p1", active: "p1", toAct: "p2", decision: { kind: "latent", of: "p2", cites: "g:1" } },
    ...{ board: { cards: [] }, pieces: { spy: HIDDEN }, players: {} },
  } as unknown as Table;
  const done: Action[] = [];
  const shares: number[] = [];
  const { store, driver } = seat(table, ms, (action, kept) => {
    done.push(action);
    kept.patch({ table: { ...table, toAct: "p1" } });
  });
  store.subscribe(({ thinking }) => {
    if (thinking) shares.push(thinking.share);
  });
  return { done, shares, driver };
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

test("what a bot does in secret is followed by no second thought that could be seen", async () => {
  const { done, shown, driver } = acting(5000, ["in secret", "in the open"]);
  driver.run();
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(["in secret"]);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(done).toEqual(["in secret", "in the open"]);
  // One thought from its beginning to its end, and then none.
  expect(shown).toEqual([0, 1, null]);
});

test("what it does in the open ends a thought, and the next begins", async () => {
  const { done, shown, driver } = acting(5000, ["in the open", "in the open"]);
  driver.run();
  await vi.advanceTimersByTimeAsync(5000 + AGAIN_MS);
  expect(done).toEqual(["in the open"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(["in the open", "in the open"]);
  expect(shown).toEqual([0, 1, null, 0, 1, null]);
});

/** A bot in its own turn; what it does in secret leaves p1's Table as it was. Then p1 is to act. */
function acting(ms: number, deeds: readonly string[]): { done: string[]; shown: (number | null)[]; driver: Driver } {
  const table = {
    ...{ step: 7, viewer: "p1", active: "p2", toAct: "p2", decision: null },
    ...{ board: { cards: [] }, pieces: {}, players: {} },
  } as unknown as Table;
  const [done, shown]: [string[], (number | null)[]] = [[], []];
  const { store, driver } = seat(table, ms, (_, kept) => {
    const deed = deeds[done.length] ?? "";
    done.push(deed);
    const step = deed === "in secret" ? table.step : table.step + done.length;
    kept.patch({ table: { ...table, step, toAct: done.length < deeds.length ? "p2" : "p1" } });
  });
  store.subscribe(({ thinking }) => {
    const share = thinking?.share ?? null;
    if (shown.at(-1) !== share && (shown.length > 0 || share !== null)) shown.push(share);
  });
  return { done, shown, driver };
}
