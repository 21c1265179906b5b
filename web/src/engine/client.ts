// The typed client over any carrier: stringifies on this side, parses on this side, and gives errors their class.
import type { BotOptions, Chain, CreateOptions, Engine, Game, Odds, Thought } from "./api";
import { fromWire, Refusal, toWire, type WireError } from "./errors";
import type { Carrier, Method, Watch } from "./protocol";
import type { BotSpec } from "./think";
import type { Action, GameEvent, GameInfo, Listed, Ref, Save, Table, Verdict, Viewer } from "./wire";

type Arg = string | number;

async function ask<T>(carrier: Carrier, method: Method, args: readonly Arg[], game?: number, watch?: Watch): Promise<T> {
  try {
    const call = game === undefined ? { method, args } : { method, args, game };
    return JSON.parse(await carrier.call(call, watch)) as T;
  } catch (error) {
    throw fromWire(toWire(error));
  }
}

/** A seed is text; any 32 random bits make a game nobody has seen. */
const anySeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);

export class EngineClient implements Engine {
  readonly #carrier: Carrier;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  games(): Promise<GameInfo[]> {
    return ask(this.#carrier, "games", []);
  }

  catalog(game: string): Promise<unknown> {
    return ask(this.#carrier, "catalog", [game]);
  }

  async create(options: CreateOptions): Promise<Game> {
    const text = JSON.stringify({ seed: anySeed(), players: [{}, {}], ...options });
    return new GameClient(this.#carrier, await ask(this.#carrier, "create", [text]));
  }

  async load(save: Save | string): Promise<Game> {
    const text = typeof save === "string" ? save : JSON.stringify(save);
    return new GameClient(this.#carrier, await ask(this.#carrier, "load", [text]));
  }

  check(scenario: unknown): Promise<Verdict> {
    const text = typeof scenario === "string" ? scenario : JSON.stringify(scenario);
    return ask(this.#carrier, "checkScenario", [text]);
  }

  close(): void {
    this.#carrier.close();
  }
}

class GameClient implements Game {
  readonly #carrier: Carrier;
  readonly #id: number;

  constructor(carrier: Carrier, id: number) {
    this.#carrier = carrier;
    this.#id = id;
  }

  #ask<T>(method: Method, ...args: Arg[]): Promise<T> {
    return ask<T>(this.#carrier, method, args, this.#id);
  }

  table(viewer: Viewer): Promise<Table> {
    return this.#ask("table", viewer);
  }

  actions(viewer: Viewer): Promise<Listed[]> {
    return this.#ask("actions", viewer);
  }

  act(action: Action, viewer: Viewer = "all"): Promise<{ events: GameEvent[] }> {
    return this.#ask("act", JSON.stringify(action), viewer);
  }

  async check(action: Action): Promise<void> {
    await this.#ask("check", JSON.stringify(action));
  }

  async whyNot(path: readonly Ref[]): Promise<Refusal | null> {
    const wire = await this.#ask<WireError | null>("whyNot", JSON.stringify(path));
    return wire && new Refusal(wire);
  }

  preview(action: Action, viewer: Viewer = "all"): Promise<Odds> {
    return this.#ask("preview", JSON.stringify(action), viewer);
  }

  why(eventId: number, viewer: Viewer = "all"): Promise<Chain> {
    return this.#ask("why", eventId, viewer);
  }

  events(from: number, viewer: Viewer): Promise<GameEvent[]> {
    return this.#ask("events", from, viewer);
  }

  async undo(): Promise<void> {
    await this.#ask("undo");
  }

  async redo(): Promise<void> {
    await this.#ask("redo");
  }

  async goto(n: number): Promise<void> {
    await this.#ask("goto", n);
  }

  steps(): Promise<number> {
    return this.#ask("steps");
  }

  save(): Promise<Save> {
    return this.#ask("save");
  }

  hash(): Promise<string> {
    return this.#ask("hash");
  }

  bot(options: BotOptions = {}): Promise<Action> {
    const { onProgress, signal, ...spec } = options;
    const watch: Watch = {
      ...(onProgress && { onProgress: (json: string) => { onProgress(JSON.parse(json) as Thought); } }),
      ...(signal && { signal }),
    };
    return ask(this.#carrier, "bot", [JSON.stringify(spec satisfies BotSpec)], this.#id, watch);
  }

  async close(): Promise<void> {
    await this.#ask("close");
  }
}
