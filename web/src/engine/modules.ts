// The modules of a build, and which of them plays which game. A release has one for each game, so that nobody waits for a
// game they do not play; a development build has one for all.
import { EngineError } from "./errors";
import type { Glue, ScenarioRunner, WasmExports, WasmSource } from "./wasm-exports";
import type { GameInfo } from "./types/GameInfo";

/** What a module is begun from. */
export interface Part<Exports> {
  /** The output of wasm-bindgen, new for every instance: the previous one leaves nothing behind. */
  readonly glue: () => Promise<{ readonly default: () => Glue<Exports> }>;
  readonly wasm: URL;
}

/** One module, as scripts/lib/modules.mjs writes it into web/src/pkg/modules.js. */
export interface Module extends Part<WasmExports> {
  /** What it plays, written when it was built: nobody has to load it to learn that. */
  readonly games: readonly GameInfo[];
  /** What runs scenarios at its games: the same for all of them, fetched when the first is run. */
  readonly scenarios: Part<ScenarioRunner>;
}

/** Where modules come from that are not beside the script, by the id of a game they play; `scenarios` runs scenarios. */
export type WasmSources = Readonly<Record<string, WasmSource>>;

/** The longest text that names its game here; the engine reads none that is longer. */
const LONGEST = 4 << 20;

/** The modules of one thread, each begun when a game of it is first asked for. */
export class Modules {
  readonly #all: readonly Module[];
  readonly #begin: (module: Module) => Promise<WasmExports>;
  readonly #begun = new Map<Module, Promise<WasmExports>>();

  constructor(all: readonly Module[], begin: (module: Module) => Promise<WasmExports>) {
    this.#all = all;
    this.#begin = begin;
  }

  games(): readonly GameInfo[] {
    return this.#all.flatMap(({ games }) => games);
  }

  /** The module that plays the game of a text: of options, a save or a scenario. */
  ofText(text: string): Promise<WasmExports> {
    return this.#beginning(this.#playing(this.#gameOf(text)));
  }

  /** The module that plays a game. */
  of(game: string): Promise<WasmExports> {
    return this.#beginning(this.#playing(game));
  }

  /** What runs a scenario at its game. */
  runnerOf(scenario: string): Part<ScenarioRunner> {
    return this.#playing(this.#gameOf(scenario)).scenarios;
  }

  #gameOf(text: string): string {
    const [first] = this.games();
    // What keeps a text from being read every module tells alike.
    return gameIn(text) ?? first?.id ?? "";
  }

  #playing(game: string): Module {
    const module = this.#all.find(({ games }) => games.some(({ id }) => id === game));
    if (!module) throw this.#unknown(game);
    return module;
  }

  #beginning(module: Module): Promise<WasmExports> {
    const begun = this.#begun.get(module);
    if (begun) return begun;
    const beginning = this.#begin(module);
    this.#begun.set(module, beginning);
    beginning.catch(() => {
      this.leave(beginning); // a second try may find the network again
    });
    return beginning;
  }

  /** The next caller gets another one: this one did not start, or its memory cannot be trusted after a trap. */
  leave(exports: Promise<WasmExports>): void {
    for (const [module, begun] of this.#begun) if (begun === exports) this.#begun.delete(module);
  }

  #unknown(game: string): EngineError {
    const known = this.games().map(({ id }) => id);
    const message = `no game is called \`${game}\`; this build has ${known.join(", ")}`;
    return new EngineError({ code: "unknown-game", message, field: "game" });
  }
}

/** The game that a text says it is of; `null` where the engine would not read so far. */
function gameIn(text: string): string | null {
  if (text.length > LONGEST) return null;
  try {
    const { game } = JSON.parse(text) as { readonly game?: unknown };
    return typeof game === "string" ? game : null;
  } catch {
    return null;
  }
}
