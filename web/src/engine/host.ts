// Carries out calls against the modules. The same code serves the worker and `load({ worker: false })`.
import { fetched, type Reader } from "./bytes";
import { EngineError, fromWire, toWire } from "./errors";
import type { Here } from "./here";
import { Modules, type Module, type Part, type WasmSources } from "./modules";
import type { Call, Watch } from "./protocol";
import { think } from "./think";
import { instantiate, type RawGame, type ScenarioRunner, type WasmExports } from "./wasm-exports";

/** A game being played, and the instance it lives in. */
interface Playing {
  readonly raw: RawGame;
  readonly home: Promise<WasmExports>;
}

/** More than a long game needs: several games, or a long thought, have been there. In bytes. */
const LARGE = 32 << 20;

/** A host of these modules. */
export const hostOf = (modules: readonly Module[], sources: WasmSources = {}, read: Reader = fetched): Host =>
  new Host(
    new Modules(modules, (module) => {
      const game = module.games.find(({ id }) => id in sources);
      return instantiate(module, game && sources[game.id], read);
    }),
    (runner) => instantiate(runner, sources["scenarios"], read),
  );

type BeginRunner = (runner: Part<ScenarioRunner>) => Promise<ScenarioRunner>;

export class Host {
  readonly #modules: Modules;
  /** What a game's number stands for; nothing once its module has trapped. */
  readonly #games = new Map<number, Playing | null>();
  readonly #trapped = new WeakSet<Promise<WasmExports>>();
  readonly #beginRunner: BeginRunner;
  #runner: Promise<ScenarioRunner> | null = null;
  #last = 0;

  constructor(modules: Modules, beginRunner: BeginRunner) {
    this.#modules = modules;
    this.#beginRunner = beginRunner;
  }

  /** Answers with JSON text; throws whatever the module throws. */
  async call({ method, game, args }: Call, watch: Watch = {}): Promise<string> {
    const text = String(args[0] ?? "");
    switch (method) {
      case "games":
        return JSON.stringify(this.#modules.games());
      case "create":
      case "load":
      case "openScenario":
        return this.#begin(this.#modules.ofText(text), (module) => module[method](text));
      case "runScenario":
        return this.#within(this.#modules.ofText(text), (module) => this.#verdict(module, text));
      case "deckFaults":
        return this.#within(this.#modules.of(text), (module) => {
          if (!module.deckFaults)
            throw new EngineError({ code: "field", message: `${text} is played with its own decks` });
          return module.deckFaults(text, String(args[1] ?? ""));
        });
      case "close":
        return this.#close(game);
      default: {
        const { raw, home } = this.#game(game);
        return this.#within(home, () => this.#play(raw, { method, args }, watch));
      }
    }
  }

  /** A game itself, for a caller on this thread. */
  here(id: number): Here {
    const { home } = this.#game(id);
    return {
      game: () => this.#game(id).raw,
      guard: (work) => {
        if (this.#trapped.has(home)) throw stopped();
        try {
          return work();
        } catch (error) {
          if (error instanceof WebAssembly.RuntimeError) this.#leave(home);
          throw fromWire(toWire(error));
        }
      },
    };
  }

  /** Nothing of an instance that has trapped is used again; games of other instances go on. */
  async #within(home: Promise<WasmExports>, work: (module: WasmExports) => string | Promise<string>): Promise<string> {
    try {
      return await work(await home);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) this.#leave(home);
      throw error;
    }
  }

  #leave(home: Promise<WasmExports>): void {
    this.#trapped.add(home);
    this.#modules.leave(home);
    for (const [id, playing] of this.#games) {
      if (playing?.home !== home) continue;
      playing.raw.__destroy_into_raw();
      this.#games.set(id, null);
    }
  }

  #begin(home: Promise<WasmExports>, begin: (module: WasmExports) => RawGame): Promise<string> {
    return this.#within(home, (module) => {
      const raw = begin(module);
      this.#last += 1;
      this.#games.set(this.#last, { raw, home });
      return String(this.#last);
    });
  }

  /** Runs a scenario at its game. */
  async #verdict(module: WasmExports, scenario: string): Promise<string> {
    const game = module.openScenario(scenario);
    try {
      const verdict = (await this.#running(scenario)).runScenario(scenario, game);
      game.free();
      return verdict;
    } catch (error) {
      // Whichever module has trapped: neither is used again.
      if (error instanceof WebAssembly.RuntimeError) this.#runner = null;
      else game.free();
      throw error;
    }
  }

  #running(scenario: string): Promise<ScenarioRunner> {
    this.#runner ??= this.#beginRunner(this.#modules.runnerOf(scenario)).catch((error: unknown) => {
      this.#runner = null; // a second try may find the network again
      throw error;
    });
    return this.#runner;
  }

  /** An instance never gives memory back. One that has grown large is left once its last game is closed, and goes with its memory. */
  #close(id: number | undefined): Promise<string> {
    const { raw, home } = this.#game(id);
    this.#games.delete(id ?? 0);
    return this.#within(home, ({ memory }) => {
      raw.free();
      const inUse = [...this.#games.values()].some((playing) => playing?.home === home);
      if (memory && memory.buffer.byteLength > LARGE && !inUse) this.#modules.leave(home);
      return "null";
    });
  }

  async #play(game: RawGame, call: Call, watch: Watch): Promise<string> {
    const text = String(call.args[0] ?? "");
    const number = Number(call.args[0] ?? 0);
    const second = String(call.args[1] ?? "all");
    const viewer = String(call.args[2] ?? "all");
    const from = Number(call.args[3] ?? 0);
    const since = Number(call.args[4] ?? 0);
    switch (call.method) {
      case "table":
        return game.table(text);
      case "actions":
        return game.actions(text);
      case "act":
        return game.act(text, second);
      case "carryOut":
        return done(game.carryOut(text, second, viewer));
      case "check":
        return done(game.check(text, second));
      case "whyNot":
        return JSON.stringify(game.whyNot(text, second) ?? null);
      case "preview":
        return game.preview(text, second);
      case "why":
        return game.why(number, second);
      case "events":
        return game.events(number, second);
      case "snapshot":
        return game.snapshot(text, Number(second), Number(viewer));
      case "actAndSnapshot":
        return game.actAndSnapshot(text, second, viewer, from, since);
      case "prefetch":
        return game.prefetch(text, second, viewer, from, since);
      case "undo":
        return done(game.undo());
      case "redo":
        return done(game.redo());
      case "goto":
        return done(game.goto(number, second));
      case "steps":
        return String(game.steps(text));
      case "save":
        return game.save();
      case "chanceScript":
        return game.chanceScript();
      case "hash":
        return JSON.stringify(game.hash());
      case "bot":
        return think(game, text, watch);
      default:
        throw new EngineError({ code: "internal", message: `no such call: ${call.method}` });
    }
  }

  #game(id: number | undefined): Playing {
    const playing = this.#games.get(id ?? 0);
    if (playing) return playing;
    throw playing === null ? stopped() : new EngineError({ code: "closed", message: "this game has been closed" });
  }
}

/** The answer of what only does something. */
const done = (_nothing: void): string => "null";

const stopped = (): EngineError => new EngineError({ code: "crash", message: "the module of this game has stopped" });
