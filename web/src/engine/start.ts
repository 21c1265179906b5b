import type { Engine } from "./api";
import type { Reader } from "./bytes";
import { EngineClient } from "./client";
import { direct } from "./direct";
import type { Module, WasmSources } from "./modules";
import { remote } from "./remote";

/** Where the engine runs, and where its modules are. */
export interface LoadOptions {
  /**
   * Whether the engine runs in a worker of its own. Left out: in a page it does, where there are workers; in Node, Deno and Bun it
   * runs on the calling thread. Node has no such workers.
   */
  readonly worker?: boolean;
  /**
   * The bytes or the address of each game's module, by the game's id, if they are not beside the script; under `scenarios` those of the
   * module that runs scenarios.
   */
  readonly wasm?: WasmSources;
}

/** What the engine of an entry of the package plays, and the worker that has the same. */
export interface Entry {
  readonly modules: readonly Module[];
  readonly worker: () => Worker;
}

/** An engine in a worker, or on this thread with modules read by `read`. */
export function start(
  entry: Entry,
  read: Reader,
  { worker = typeof Worker !== "undefined", wasm }: LoadOptions = {},
): Promise<Engine> {
  return new Promise((resolve) => {
    resolve(new EngineClient(worker ? remote(entry.worker(), wasm) : direct(entry.modules, wasm, read)));
  });
}
