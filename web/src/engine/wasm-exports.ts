// What a module exports, as its glue wraps it: strings of JSON in and out, small values as they are. Written by hand so that the page type-checks
// before any module has been built, and so that a change of the bindings shows up here and nowhere else.
import { fetched, type Bytes, type Reader } from "./bytes";
import { EngineError } from "./errors";
import type { Part } from "./modules";
import type { Action, GameEvent, Offer, Table } from "./wire";

/** A bot in thought: a copy of the game that can be pushed on a slice at a time. */
export interface RawThinker {
  /** Thinks for so many iterations more, whatever the time; answers with a Progress. */
  step(iterations: number): unknown;
  /** Thinks for so many milliseconds; answers with a Progress. */
  thinkFor(milliseconds: number): unknown;
  /** The best action so far. */
  best(): string;
  free(): void;
}

/** A game played by numbers; sides are numbers too, and -1 is nobody. */
export interface RawSimulation {
  count(): number;
  toAct(): number;
  winner(): number;
  act(place: number): number;
  undo(): boolean;
  reset(): void;
  playRandom(decisions: number): number;
  playouts(times: number, longest: number): number;
  perft(depth: number): number;
  value(side: string): number;
  hash(): bigint;
  action(place: number): string;
  observe(): Int32Array;
  listed(): Int32Array;
  fields(): string;
  actionFields(): string;
  free(): void;
}

/** What the modules of the npm package can do besides: those of the page do without. */
interface RawGameHere {
  simulation(viewer: string, seed: string): RawSimulation;
  tableValue(viewer: string): Table;
  actionsValue(viewer: string): Offer[];
  actValue(action: Action, viewer: string): GameEvent[];
  eventsValue(from: number, viewer: string): GameEvent[];
}

export interface RawGame extends Partial<RawGameHere> {
  table(viewer: string): string;
  actions(viewer: string): string;
  act(action: string, viewer: string): string;
  carryOut(action: string, actor: string, viewer: string): void;
  actAndSnapshot(action: string, actor: string, viewer: string, from: number, since: number): string;
  check(action: string, viewer: string): void;
  whyNot(path: string, viewer: string): unknown;
  preview(action: string, viewer: string): string;
  why(eventId: number, viewer: string): string;
  events(from: number, viewer: string): string;
  snapshot(viewer: string, from: number, since: number): string;
  prefetch(action: string, actor: string, viewer: string, from: number, since: number): string;
  undo(): void;
  redo(): void;
  goto(n: number, viewer: string): void;
  steps(viewer: string): number;
  save(): string;
  chanceScript(): string;
  /** The next three are what else a scenario asks. */
  eventsAfter(step: number, viewer: string): string;
  scriptLeft(): string;
  hasClause(id: string): boolean;
  hash(): string;
  think(spec: string): RawThinker;
  free(): void;
  /** Lets go of it without a word to its module: for a module that has trapped. */
  __destroy_into_raw(): unknown;
}

/** A game of a module of the npm package. */
export type FullGame = RawGame & RawGameHere;

/** Of every module, once it is begun. */
interface Instance {
  /** All that it takes. */
  readonly memory?: WebAssembly.Memory;
}

export interface WasmExports extends Instance {
  create(options: string): RawGame;
  load(save: string): RawGame;
  openScenario(scenario: string): RawGame;
  /** In a module with games whose decks are built. */
  deckFaults?(game: string, list: string): string;
}

/** The module that runs scenarios, at games of other modules. */
export interface ScenarioRunner extends Instance {
  /** Runs a scenario at its game, which is before its first step; answers with a Verdict. */
  runScenario(scenario: string, game: RawGame): string;
}

/** A module's glue: what its instance is given, what is done with it, and what it then can do. */
export interface Glue<Exports = WasmExports> {
  readonly imports: WebAssembly.Imports;
  readonly start: (exports: WebAssembly.Exports) => void;
  readonly exports: Exports;
}

/** Where a module's bytes come from, when not from beside the script. */
export type WasmSource = URL | BufferSource | WebAssembly.Module;

const BLOCKED = "the page's content policy forbids WebAssembly; its script-src needs 'wasm-unsafe-eval'";
const OLD = "this browser has no WebAssembly";

/** Each thing that keeps the module from starting has a code: the page that shows it can say what to do. */
const noEngine = (code: string, message: string): EngineError => new EngineError({ code, message });

/** A new instance of a module. */
export async function instantiate<Exports extends Instance>(
  { glue, wasm }: Part<Exports>,
  source: WasmSource = wasm,
  read: Reader = fetched,
): Promise<Exports> {
  if (typeof WebAssembly === "undefined") throw noEngine("old-browser", OLD);
  const coming = source instanceof URL ? read(source) : Promise.resolve(source);
  const [{ default: bind }, bytes] = await Promise.all([glue(), coming]);
  const { imports, start, exports: functions } = bind();
  const { exports } = await compiled(bytes, imports).catch((error: unknown) => {
    throw /content security policy|unsafe-eval|blocked by CSP/i.test(String(error))
      ? noEngine("blocked", BLOCKED)
      : error;
  });
  start(exports);
  const { memory } = exports;
  return memory instanceof WebAssembly.Memory ? { ...functions, memory } : functions;
}

async function compiled(
  bytes: Bytes | WebAssembly.Module,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  if (bytes instanceof WebAssembly.Module) return WebAssembly.instantiate(bytes, imports);
  const { instance } = await (bytes instanceof Response
    ? WebAssembly.instantiateStreaming(bytes, imports)
    : WebAssembly.instantiate(bytes, imports));
  return instance;
}
