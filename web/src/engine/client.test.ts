import { describe, expect, test } from "vitest";
import type { BotProgress } from "./api";
import { EngineClient } from "./client";
import { EngineError, fromWire, isRefusal, messageOf, toWire } from "./errors";
import type { RawGame, RawThinker, ScenarioRunner, WasmExports } from "./wasm-exports";
import { Host } from "./host";
import { Modules, type Module } from "./modules";
import { newSimulation } from "./simulation";
import { SyncGame } from "./sync-game";
import type { GameInfo } from "./wire";

/** A module that says no to everything but a bot, which is never ready. */
function client(thinker: Partial<RawThinker> = {}, game: Partial<RawGame> = {}): EngineClient {
  let done = 0;
  const never: RawThinker = {
    step: () => undefined,
    thinkFor: () => ({ done: (done += 100), of: 1e9, ready: false, value: 0 }),
    best: () => JSON.stringify({ type: "end" }),
    free: () => undefined,
    ...thinker,
  };
  const raw = { free: () => undefined, think: () => never, ...game } as unknown as RawGame;
  const module = { create: () => raw } as unknown as WasmExports;
  return over([["toy"]], () => Promise.resolve(module));
}

/** Nothing is fetched. */
const nowhere = {
  glue: (): never => {
    throw new Error("nothing is fetched");
  },
  wasm: new URL("file:///nowhere"),
};

const noRunner = (): never => {
  throw new Error("no scenario is run");
};

/** An engine of modules with these games. */
function over(
  games: readonly (readonly string[])[],
  begin: (module: Module) => Promise<WasmExports>,
  beginRunner: () => Promise<ScenarioRunner> = noRunner,
): EngineClient {
  const info = (id: string): GameInfo => ({ id, decks: [], maps: [], seats: 2, builds: false });
  const all = games.map((ids) => ({ games: ids.map(info), ...nowhere, scenarios: nowhere }));
  const host = new Host(new Modules(all, begin), beginRunner);
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

describe("a scenario", () => {
  /** An engine whose n-th runner answers so; how many games are open, and how many modules and runners were begun. */
  function running(...answers: (() => string)[]) {
    const now = { open: 0, modules: 0, runners: 0 };
    const openScenario = (): RawGame => {
      now.open += 1;
      return { free: () => (now.open -= 1), __destroy_into_raw: () => undefined } as unknown as RawGame;
    };
    const begin = (): Promise<WasmExports> => {
      now.modules += 1;
      return Promise.resolve({ openScenario } as unknown as WasmExports);
    };
    const beginRunner = (): Promise<ScenarioRunner> => {
      const runScenario = answers[now.runners];
      now.runners += 1;
      return runScenario ? Promise.resolve({ runScenario }) : Promise.reject(new Error("no network"));
    };
    return { engine: over([["toy"]], begin, beginRunner), now };
  }
  const passes = (): string => JSON.stringify({ passed: true, differences: [] });
  const scenario = { game: "toy" };

  test("is run by one module for all, at a game that is then let go of", async () => {
    const { engine, now } = running(passes);
    for (let n = 0; n < 3; n += 1) expect(await engine.runScenario(scenario)).toMatchObject({ passed: true });
    expect(now).toEqual({ open: 0, modules: 1, runners: 1 });
  });

  test("that is wrong leaves no game open", async () => {
    const wrong = (): never => {
      throw { code: "unknown-clause", message: "the rulebook of toy has no clause `toy:9`" } as unknown as Error;
    };
    const { engine, now } = running(wrong);
    await expect(engine.runScenario(scenario)).rejects.toMatchObject({ code: "unknown-clause" });
    expect(now).toEqual({ open: 0, modules: 1, runners: 1 });
  });

  test("at which a module traps is run by other ones when it is tried again", async () => {
    const traps = (): never => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    const { engine, now } = running(traps, passes);
    await expect(engine.runScenario(scenario)).rejects.toMatchObject({ code: "crash" });
    expect(await engine.runScenario(scenario)).toMatchObject({ passed: true });
    expect(now).toMatchObject({ modules: 2, runners: 2 });
  });

  test("asks again for a runner that could not be fetched", async () => {
    const { engine, now } = running();
    await expect(engine.runScenario(scenario)).rejects.toThrow("no network");
    await expect(engine.runScenario(scenario)).rejects.toThrow("no network");
    expect(now).toEqual({ open: 0, modules: 1, runners: 2 });
  });
});

test("what was prefetched is carried out once, and its events are told once", async () => {
  const snapshot = { table: { step: 1 }, actions: [], asides: [], events: [{ id: 0 }], steps: 1 };
  const asked: string[] = [];
  const note =
    (name: string, answer: unknown) =>
    (...args: readonly unknown[]): string => {
      asked.push([name, ...args].join(" "));
      return JSON.stringify(answer);
    };
  const raw = {
    prefetch: note("prefetch", snapshot),
    carryOut: note("carryOut", null),
    actAndSnapshot: note("actAndSnapshot", snapshot),
  };
  const game = await client({}, raw).create({ game: "toy" });
  const end = { type: "end" };
  const text = JSON.stringify(end);
  const everybody = { from: 7, since: 2, actor: "all" } as const;
  await game.prefetch(end, "p1", everybody);
  expect(await game.actAndSnapshot(end, "p1", everybody)).toEqual(snapshot);
  // Not by the same player, so it is not what was prefetched.
  await game.prefetch(end, "p1", everybody);
  expect(await game.actAndSnapshot(end, "p1", { from: 7, since: 2 })).toEqual(snapshot);
  expect(asked).toEqual([
    `prefetch ${text} all p1 7 2`,
    `carryOut ${text} all p1`,
    `prefetch ${text} all p1 7 2`,
    `actAndSnapshot ${text} p1 p1 7 2`,
  ]);
});

describe("what answers at once", () => {
  const snapshot = { table: { step: 1 }, actions: [], asides: [], events: [], steps: 1 };
  const end = { type: "end" };

  /** A game on this thread, and the names of what its module was asked. */
  async function onThisThread(raw: Partial<Record<keyof RawGame, (...args: never[]) => unknown>>) {
    const asked: string[] = [];
    const noted = Object.entries(raw).map(([name, answer]) => [
      name,
      (...args: never[]) => {
        asked.push(name);
        return answer(...args);
      },
    ]);
    const begin = (): unknown => ({ free: () => undefined, ...Object.fromEntries(noted) });
    const games = [{ id: "toy", decks: [], maps: [], seats: 2, builds: false }];
    const module: Module = {
      games,
      ...nowhere,
      scenarios: nowhere,
    };
    const exports = { create: begin } as unknown as WasmExports;
    const host = new Host(new Modules([module], () => Promise.resolve(exports)), noRunner);
    const engine = new EngineClient({
      call: (call, watch) => host.call(call, watch),
      here: {
        sync: (game) => new SyncGame(host.here(game)),
        simulation: (game, options) => newSimulation(host.here(game), options),
      },
      close: () => undefined,
    });
    return { game: await engine.create({ game: "toy" }), asked };
  }

  test("is only there on this thread", async () => {
    const game = await client().create({ game: "toy" });
    await expect(game.sync()).rejects.toMatchObject({ code: "elsewhere" });
    await expect(game.simulation()).rejects.toMatchObject({ code: "elsewhere" });
  });

  test("is only there in a module that can do it", async () => {
    const { game } = await onThisThread({});
    await expect(game.sync()).rejects.toMatchObject({ code: "elsewhere" });
    await expect(game.simulation()).rejects.toMatchObject({ code: "elsewhere" });
  });

  test("may move the game on, so that nothing is computed in advance any more", async () => {
    const text = JSON.stringify(snapshot);
    const raw = { tableValue: () => ({}), actValue: () => [], prefetch: () => text, actAndSnapshot: () => text };
    const { game, asked } = await onThisThread(raw);
    await game.prefetch(end, "p1");
    const now = await game.sync();
    await game.prefetch(end, "p1");
    now.act(end);
    await game.actAndSnapshot(end, "p1");
    expect(asked).toEqual(["prefetch", "actValue", "actAndSnapshot"]);
  });

  test("says so when it is closed, or its module has stopped", async () => {
    let trapped = false;
    const count = (): number => {
      if (trapped) throw new WebAssembly.RuntimeError("unreachable");
      return 1;
    };
    const raw = {
      tableValue: () => ({}),
      simulation: () => ({ count, free: () => undefined }),
      __destroy_into_raw: () => 0,
    };
    const { game } = await onThisThread(raw);
    const [now, closed, open, beside] = [
      await game.sync(),
      await game.simulation(),
      await game.simulation(),
      await game.simulation(),
    ];
    closed.close();
    expect(() => closed.count).toThrow(expect.objectContaining({ code: "closed" }));
    trapped = true;
    expect(() => open.count).toThrow(expect.objectContaining({ code: "crash" }));
    trapped = false;
    expect(() => beside.count).toThrow(expect.objectContaining({ code: "crash" }));
    expect(() => now.table("all")).toThrow(expect.objectContaining({ code: "crash" }));
  });
});

test("a trap of the module is a crash", () => {
  expect(toWire(new WebAssembly.RuntimeError("unreachable")).code).toBe("crash");
});

test("an error crosses to another thread and back unchanged", () => {
  const wire = { code: "field", field: "players[0].deck", message: "no such deck" };
  expect(toWire(new EngineError(wire))).toEqual(wire);
});

test("everything that is wrong is told, wherever the error comes from", () => {
  const first = { code: "field", field: "setup.pieces.a.is", message: "no unit is called `dragon`" };
  const faults = [first, { code: "field", field: "setup.toAct", message: "p1 or p2 acts" }];
  const error = fromWire({ ...first, faults });
  expect(error.field).toBe("setup.pieces.a.is");
  expect(error.faults).toEqual(faults);
  expect(toWire(error)).toEqual({ ...first, faults });
  expect(messageOf(error)).toBe("no unit is called `dragon`; setup.toAct: p1 or p2 acts");
  expect(fromWire(first).faults).toEqual([first]);
});

test("a bot stops when its time is over, and answers with the best it has", async () => {
  const game = await client().create({ game: "toy" });
  const seen: BotProgress[] = [];
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
  const thinkFor = (): unknown => ({ done: (left += 8), of: 40, ready: left >= 40, value: 0 });
  const game = await client({ thinkFor }).create({ game: "toy" });
  await game.bot({ iterations: 40 });
  expect(left).toBe(40);
});

test("a game that was closed says so", async () => {
  const game = await client().create({ game: "toy" });
  await game.close();
  await expect(game.table("all")).rejects.toMatchObject({ code: "closed" });
});

describe("each game has its module", () => {
  /** Two modules, one of them with two games; every table tells which module it is of, and the how manieth instance. */
  function build(table?: (module: string) => string, memory?: { buffer: { byteLength: number } }) {
    const begun: string[] = [];
    const engine = over([["skirmish"], ["duelyst", "toy"]], ({ games }) => {
      const name = games.map(({ id }) => id).join("-");
      begun.push(name);
      const instance = `${name} ${String(begun.length)}`;
      const begin = (): RawGame =>
        ({
          table: () => table?.(name) ?? JSON.stringify(instance),
          free: () => undefined,
          __destroy_into_raw: () => 0,
        }) as unknown as RawGame;
      return Promise.resolve({
        create: begin,
        load: begin,
        openScenario: begin,
        memory,
      } as unknown as WasmExports);
    });
    return { engine, begun };
  }

  test("which is begun when it is first needed, once, and told of without", async () => {
    const { engine, begun } = build();
    expect((await engine.games()).map(({ id }) => id)).toEqual(["skirmish", "duelyst", "toy"]);
    expect(begun).toEqual([]);
    const games = [
      await engine.create({ game: "toy" }),
      await engine.load(JSON.stringify({ game: "duelyst" })),
      await engine.openScenario({ game: "toy" }),
    ];
    for (const game of games) expect(await game.table("all")).toBe("duelyst-toy 1");
    await engine.create({ game: "skirmish" });
    expect(begun).toEqual(["duelyst-toy", "skirmish"]);
  });

  test.each(["create", "load", "openScenario"] as const)("%s of a game nobody has names it", async (method) => {
    const { engine, begun } = build();
    await expect(engine[method]({ game: "chess" } as never)).rejects.toMatchObject({
      code: "unknown-game",
      field: "game",
      message: "no game is called `chess`; this build has skirmish, duelyst, toy",
    });
    await expect(engine.deckFaults("chess", { cards: {} })).rejects.toMatchObject({ code: "unknown-game" });
    expect(begun).toEqual([]);
  });

  test("one that has grown large is left with its last game, and no sooner", async () => {
    const memory = { buffer: { byteLength: 1 << 20 } };
    const { engine, begun } = build(undefined, memory);
    const small = await engine.create({ game: "toy" });
    await small.close();
    const [first, second] = [await engine.create({ game: "toy" }), await engine.create({ game: "duelyst" })];
    expect(begun).toHaveLength(1);
    memory.buffer.byteLength = 64 << 20;
    await first.close();
    const third = await engine.create({ game: "toy" });
    expect(await second.table("all")).toBe("duelyst-toy 1");
    expect(await third.table("all")).toBe("duelyst-toy 1");
    await second.close();
    await third.close();
    expect(await (await engine.create({ game: "toy" })).table("all")).toBe("duelyst-toy 2");
  });

  test("a trap in one costs the games of another nothing", async () => {
    let trapped = false;
    const { engine } = build((module) => {
      if (trapped && module === "skirmish") throw new WebAssembly.RuntimeError("unreachable");
      return JSON.stringify(module);
    });
    const fallen = await engine.create({ game: "skirmish" });
    const beside = await engine.create({ game: "skirmish" });
    const other = await engine.create({ game: "toy" });
    trapped = true;
    await expect(fallen.table("all")).rejects.toMatchObject({ code: "crash" });
    trapped = false;
    // Nothing of the instance is used again, and the next one is a new one.
    for (const game of [fallen, beside]) await expect(game.table("all")).rejects.toMatchObject({ code: "crash" });
    expect(await other.table("all")).toBe("duelyst-toy");
    expect(await (await engine.create({ game: "skirmish" })).table("all")).toBe("skirmish");
  });

  test("one that could not be had is asked for again", async () => {
    let there = false;
    const engine = over([["toy"]], () =>
      there
        ? Promise.resolve({ deckFaults: () => "[]" } as unknown as WasmExports)
        : Promise.reject(new EngineError({ code: "no-engine", message: "404" })),
    );
    const faults = (): Promise<unknown> => engine.deckFaults("toy", { cards: {} });
    await expect(faults()).rejects.toMatchObject({ code: "no-engine" });
    there = true;
    expect(await faults()).toEqual([]);
  });
});
