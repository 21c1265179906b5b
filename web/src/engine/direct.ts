import { fetched } from "./bytes";
import { hostOf } from "./host";
import type { Module, WasmSources } from "./modules";
import type { Carrier } from "./protocol";
import { newSimulation } from "./simulation";
import { SyncGame } from "./sync-game";

/** The engine on this thread: for Node, for tests, and for pages that may not start workers. */
export function direct(modules: readonly Module[], sources?: WasmSources, read = fetched): Carrier {
  const host = hostOf(modules, sources, read);
  return {
    call: (call, watch) => host.call(call, watch),
    here: {
      simulation: (game, options) => newSimulation(host.here(game), options),
      sync: (game) => new SyncGame(host.here(game)),
    },
    close: () => undefined,
  };
}
