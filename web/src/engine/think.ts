// A bot's thinking, cut into slices, so that whoever runs it can report, answer other calls, and be interrupted.
import type { BotOptions, BotProgress } from "./api";
import type { RawGame, RawThinker } from "./wasm-exports";
import type { Watch } from "./protocol";
import type { BotChoice } from "./types/BotChoice";
import type { Progress } from "./types/Progress";

/** What crosses to the worker: everything about a bot but its callbacks. */
export type BotSpec = Pick<BotOptions, "kind" | "level" | "ms" | "iterations" | "seed">;

/** The longest a level may think, in milliseconds. The page tells its player this number. */
export const THINK_MS = { easy: 400, normal: 1200, hard: 4000 } as const;

/** Long enough to be efficient, short enough that a stop feels immediate. */
const SLICE_MS = 12;

/** Lets messages in between two slices. A timer would be held back to 4 ms after a few rounds; a channel is not. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Runs a bot on a raw game; answers with its action as JSON text. */
export async function think(game: RawGame, text: string, watch: Watch): Promise<string> {
  const { kind = "search", level = "normal", ms, iterations, seed = "" } = JSON.parse(text) as BotSpec;
  const choice: BotChoice = { bot: kind, level, seed, ...(iterations === undefined ? {} : { iterations }) };
  // A fixed number of iterations is a promise to be the same everywhere: no clock then, unless asked for.
  const budget = ms ?? (iterations === undefined ? THINK_MS[level] : Infinity);
  const thinker = game.think(JSON.stringify(choice));
  try {
    await slices(thinker, budget, watch);
    return thinker.best();
  } finally {
    thinker.free();
  }
}

async function slices(thinker: RawThinker, budget: number, watch: Watch): Promise<void> {
  const start = performance.now();
  const stopped = (): boolean => watch.signal?.aborted === true;
  for (;;) {
    const { done, of, ready, value } = thinker.thinkFor(Math.min(SLICE_MS, budget)) as Progress;
    const share = Math.min(1, Math.max((performance.now() - start) / budget, of > 0 ? done / of : 0));
    const thought: BotProgress = { share, iterations: done, value };
    watch.onProgress?.(JSON.stringify(thought));
    if (ready || share >= 1 || stopped()) return;
    await breathe();
    // The stop may have come in while we let messages in.
    if (stopped()) return;
  }
}
