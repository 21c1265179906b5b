import type { Engine } from "./api";
import type { Reader } from "./bytes";
import { EngineClient } from "./client";
import { direct } from "./direct";
import type { WasmSources } from "./modules";
import { remote } from "./remote";

export interface LoadOptions {
  /** `false` runs the engine on the calling thread. Where there are no workers (Node) that is the default. */
  readonly worker?: boolean;
  /** The bytes or the address of each game's module, by the game's id, if they are not beside the script. */
  readonly wasm?: WasmSources;
}

/** Written as bundlers know it: they take the worker's script along, and put its new address here. */
const ours = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "rulewright" });

/** An engine in a worker, or on this thread with modules read by `read`. */
export function start(
  { worker = typeof Worker !== "undefined", wasm }: LoadOptions = {},
  read: Reader,
): Promise<Engine> {
  return Promise.resolve(new EngineClient(worker ? remote(ours(), wasm) : direct(wasm, read)));
}
