// What page and worker say to each other. Arguments and answers are JSON text: posting a string is two to three times
// cheaper than having the browser clone the object, and the worker need not parse what the module already wrote.
import type { Simulation, SimulationOptions } from "./simulation";
import type { SyncGame } from "./sync-game";
import type { WasmSource } from "./wasm-exports";

export type EngineMethod = "games" | "create" | "load" | "openScenario" | "runScenario" | "deckFaults";
export type GameMethod =
  | "table"
  | "actions"
  | "act"
  | "carryOut"
  | "check"
  | "whyNot"
  | "preview"
  | "why"
  | "events"
  | "snapshot"
  | "actAndSnapshot"
  | "prefetch"
  | "undo"
  | "redo"
  | "goto"
  | "steps"
  | "save"
  | "chanceScript"
  | "hash"
  | "bot"
  | "close";
export type Method = EngineMethod | GameMethod;

/** `game` is the number `create` or `load` answered with. */
export interface Call {
  readonly method: Method;
  readonly game?: number;
  readonly args: readonly (string | number)[];
}

/** Somebody who carries calls to the modules: a worker, or this very thread. */
export interface Carrier {
  call(call: Call, watch?: Watch): Promise<string>;
  /** Where the modules are on this thread: what answers at once, by the number of a game. */
  readonly here?: {
    simulation(game: number, options?: SimulationOptions): Simulation;
    sync(game: number): SyncGame;
  };
  close(): void;
}

/** For calls that take long: hears progress (JSON text), may stop them. */
export interface Watch {
  readonly onProgress?: (progress: string) => void;
  readonly signal?: AbortSignal;
}

/** Where modules come from, as it can be posted: of an address, the text. */
export type Posted = Readonly<Record<string, Exclude<WasmSource, URL> | string>>;

export type ToWorker =
  | { readonly kind: "start"; readonly sources: Posted }
  | { readonly kind: "call"; readonly id: number; readonly call: Call }
  | { readonly kind: "stop"; readonly id: number };

export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly json: string }
  | { readonly kind: "error"; readonly id: number; readonly json: string }
  | { readonly kind: "progress"; readonly id: number; readonly json: string };
