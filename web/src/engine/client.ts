// The typed client over any carrier: stringifies on this side, parses on this side, and gives errors their class.
import type {
  BotOptions,
  Chain,
  CreateOptions,
  Engine,
  Game,
  Snapshot,
  EventRange,
  ActOptions,
  BotProgress,
} from "./api";
import { EngineError, fromWire, Refusal, toWire, type WireError } from "./errors";
import type { Carrier, Method, Watch } from "./protocol";
import type { Simulation, SimulationOptions } from "./simulation";
import type { SyncGame } from "./sync-game";
import type { BotSpec } from "./think";
import type {
  Action,
  DeckList,
  GameEvent,
  GameInfo,
  Offer,
  Preview,
  Ref,
  Save,
  Script,
  Table,
  Verdict,
  Viewer,
} from "./wire";

type Arg = string | number;
type OnThisThread = NonNullable<Carrier["here"]>;

const ELSEWHERE = "the engine runs in a worker: load({ worker: false }) runs it here";

/** What needs the modules on this thread. */
const here = <T>(carrier: Carrier, work: (at: OnThisThread) => T): Promise<T> =>
  new Promise((resolve) => {
    if (!carrier.here) throw new EngineError({ code: "elsewhere", message: ELSEWHERE });
    resolve(work(carrier.here));
  });

async function ask<T>(
  carrier: Carrier,
  method: Method,
  args: readonly Arg[],
  game?: number,
  watch?: Watch,
): Promise<T> {
  try {
    const call = game === undefined ? { method, args } : { method, args, game };
    return JSON.parse(await carrier.call(call, watch)) as T;
  } catch (error) {
    throw fromWire(toWire(error));
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

export class EngineClient implements Engine {
  readonly #carrier: Carrier;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  games(): Promise<GameInfo[]> {
    return ask(this.#carrier, "games", []);
  }

  create(options: CreateOptions): Promise<Game> {
    return this.#game("create", { players: [{}, {}], ...options });
  }

  load(save: Save | string): Promise<Game> {
    return this.#game("load", save);
  }

  openScenario(scenario: unknown): Promise<Game> {
    return this.#game("openScenario", scenario);
  }

  runScenario(scenario: unknown): Promise<Verdict> {
    return ask(this.#carrier, "runScenario", [textOf(scenario)]);
  }

  deckFaults(game: string, list: DeckList): Promise<WireError[]> {
    return ask(this.#carrier, "deckFaults", [game, JSON.stringify(list)]);
  }

  async #game(method: "create" | "load" | "openScenario", from: unknown): Promise<Game> {
    return new GameClient(this.#carrier, await ask(this.#carrier, method, [textOf(from)]));
  }

  close(): void {
    this.#carrier.close();
  }
}

/** What is computed in advance. The engine rolls the same dice again: what it prefetched is what it does. */
interface Ahead {
  /** The arguments. */
  readonly of: string;
  /** Not there until the engine has answered. */
  snapshot: Snapshot | null;
}

/** No event comes after this step. */
const NEVER = 0xffffffff;

/** An action that is performed, or would be, and which snapshot is wanted after it. */
const argsOf = (
  action: Action,
  viewer: Viewer,
  { from = 0, since = NEVER, actor = viewer }: ActOptions,
): readonly [string, Viewer, Viewer, number, number] => [JSON.stringify(action), actor, viewer, from, since];

/** After these the game is somewhere else, and what was computed in advance is of no use. */
const MOVES: ReadonlySet<Method> = new Set<Method>(["act", "carryOut", "actAndSnapshot", "undo", "redo", "goto"]);

class GameClient implements Game {
  readonly #carrier: Carrier;
  readonly #id: number;
  #ahead: Ahead | null = null;
  /** Somebody may play this game without our knowing: what is computed in advance would be of another position. */
  #shared = false;

  constructor(carrier: Carrier, id: number) {
    this.#carrier = carrier;
    this.#id = id;
  }

  #ask<T>(method: Method, ...args: Arg[]): Promise<T> {
    if (MOVES.has(method)) this.#ahead = null;
    return ask<T>(this.#carrier, method, args, this.#id);
  }

  table(viewer: Viewer): Promise<Table> {
    return this.#ask("table", viewer);
  }

  actions(viewer: Viewer): Promise<Offer[]> {
    return this.#ask("actions", viewer);
  }

  async act(action: Action, viewer: Viewer = "all"): Promise<{ events: GameEvent[] }> {
    return { events: await this.#ask("act", JSON.stringify(action), viewer) };
  }

  async check(action: Action, viewer: Viewer = "all"): Promise<void> {
    await this.#ask("check", JSON.stringify(action), viewer);
  }

  async whyNot(path: readonly Ref[], viewer: Viewer = "all"): Promise<Refusal | null> {
    const wire = await this.#ask<WireError | null>("whyNot", JSON.stringify(path), viewer);
    return wire && new Refusal(wire);
  }

  preview(action: Action, viewer: Viewer = "all"): Promise<Preview> {
    return this.#ask("preview", JSON.stringify(action), viewer);
  }

  async why(eventId: number, viewer: Viewer = "all"): Promise<Chain> {
    return { chain: await this.#ask("why", eventId, viewer) };
  }

  events(from: number, viewer: Viewer): Promise<GameEvent[]> {
    return this.#ask("events", from, viewer);
  }

  snapshot(viewer: Viewer, { from = 0, since = NEVER }: EventRange = {}): Promise<Snapshot> {
    return this.#ask("snapshot", viewer, from, since);
  }

  async actAndSnapshot(action: Action, viewer: Viewer, options: ActOptions = {}): Promise<Snapshot> {
    const args = argsOf(action, viewer, options);
    const ahead = this.#ahead;
    if (!ahead?.snapshot || ahead.of !== args.join(" ")) return this.#ask("actAndSnapshot", ...args);
    // It is done all the same, and before whatever is asked next.
    const [text, actor] = args;
    void this.#ask("carryOut", text, actor, viewer).catch(() => undefined);
    return ahead.snapshot;
  }

  async prefetch(action: Action, viewer: Viewer, options: ActOptions = {}): Promise<void> {
    const args = argsOf(action, viewer, options);
    const of = args.join(" ");
    if (this.#shared || of === this.#ahead?.of) return;
    // What is late is answered to one that nobody asks any more.
    const ahead: Ahead = { of, snapshot: null };
    this.#ahead = ahead;
    ahead.snapshot = await this.#ask<Snapshot>("prefetch", ...args);
  }

  async undo(): Promise<void> {
    await this.#ask("undo");
  }

  async redo(): Promise<void> {
    await this.#ask("redo");
  }

  async goto(n: number, viewer: Viewer = "all"): Promise<void> {
    await this.#ask("goto", n, viewer);
  }

  steps(viewer: Viewer = "all"): Promise<number> {
    return this.#ask("steps", viewer);
  }

  save(): Promise<Save> {
    return this.#ask("save");
  }

  chanceScript(): Promise<Script> {
    return this.#ask("chanceScript");
  }

  hash(): Promise<string> {
    return this.#ask("hash");
  }

  bot(options: BotOptions = {}): Promise<Action> {
    const { onProgress, signal, ...spec } = options;
    const watch: Watch = {
      ...(onProgress && {
        onProgress: (json: string) => {
          onProgress(JSON.parse(json) as BotProgress);
        },
      }),
      ...(signal && { signal }),
    };
    return ask(this.#carrier, "bot", [JSON.stringify(spec satisfies BotSpec)], this.#id, watch);
  }

  simulation(options?: SimulationOptions): Promise<Simulation> {
    return here(this.#carrier, (at) => at.simulation(this.#id, options));
  }

  sync(): Promise<SyncGame> {
    this.#shared = true;
    this.#ahead = null;
    return here(this.#carrier, (at) => at.sync(this.#id));
  }

  async close(): Promise<void> {
    await this.#ask("close");
  }
}
