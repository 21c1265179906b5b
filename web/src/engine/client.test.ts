import { expect, test } from "vitest";
import type { Thought } from "./api";
import { EngineClient } from "./client";
import { EngineError, isRefusal, toWire } from "./errors";
import type { Face, RawGame, RawThinker } from "./face";
import { Host } from "./host";

/** A module that says no to everything but a bot, which is never ready. */
function client(thinker: Partial<RawThinker> = {}, game: Partial<RawGame> = {}): EngineClient {
  let done = 0;
  const never: RawThinker = {
    step: (iterations) => ({ done: (done += iterations), of: 1e9, ready: false, value: 0 }),
    best: () => JSON.stringify({ type: "end" }),
    free: () => undefined,
    ...thinker,
  };
  const raw = { free: () => undefined, think: () => never, ...game } as unknown as RawGame;
  const face = { create: () => raw, randomSeed: () => "5eed" } as unknown as Face;
  const host = new Host(Promise.resolve(face));
  return new EngineClient({ call: (call, watch) => host.call(call, watch), close: () => undefined });
}

const REFUSED = { code: "refused", clause: "toy:1", why: "too-far", args: { is: 3 }, message: "toy:1 forbids it" };

test.each([
  ["an object", REFUSED],
  ["its JSON", JSON.stringify(REFUSED)],
  ["an Error around its JSON", new Error(JSON.stringify(REFUSED))],
])("a refusal thrown as %s is a Refusal", async (_how, thrown) => {
  const act = (): never => {
    throw thrown as Error;
  };
  const game = await client({}, { act }).create({ game: "toy" });
  const error: unknown = await game.act({ type: "end" }).catch((caught: unknown) => caught);
  expect(isRefusal(error)).toBe(true);
  expect(error).toMatchObject({ clause: "toy:1", why: "too-far", args: { is: 3 } });
});

test("a trap of the module is a crash", () => {
  expect(toWire(new WebAssembly.RuntimeError("unreachable")).code).toBe("crash");
});

test("an error crosses to another thread and back unchanged", () => {
  const wire = { code: "field", field: "players[0].deck", message: "no such deck" };
  expect(toWire(new EngineError(wire))).toEqual(wire);
});

test("a bot stops when its time is over, and answers with the best it has", async () => {
  const game = await client().create({ game: "toy" });
  const seen: Thought[] = [];
  expect(await game.bot({ ms: 60, onProgress: (thought) => seen.push(thought) })).toEqual({ type: "end" });
  expect(seen.at(-1)?.share).toBe(1);
  expect(seen.length).toBeGreaterThan(1);
});

test("a bot that is hurried moves at once", async () => {
  const game = await client().create({ game: "toy" });
  const hurry = new AbortController();
  setTimeout(() => {
    hurry.abort();
  }, 20);
  const start = performance.now();
  expect(await game.bot({ ms: 60_000, signal: hurry.signal })).toEqual({ type: "end" });
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("with a number of iterations no clock is asked", async () => {
  let left = 0;
  const step = (iterations: number): unknown => ({ done: (left += iterations), of: 40, ready: left >= 40, value: 0 });
  const game = await client({ step }).create({ game: "toy" });
  await game.bot({ iterations: 40 });
  expect(left).toBeGreaterThanOrEqual(40);
});

test("a game that was closed says so", async () => {
  const game = await client().create({ game: "toy" });
  await game.close();
  await expect(game.table("all")).rejects.toMatchObject({ code: "closed" });
});
