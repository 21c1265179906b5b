import { face, type WasmSource } from "./face";
import { Host } from "./host";
import type { Carrier } from "./protocol";

/** The module on this thread: for Node, for tests, and for pages that may not start workers. */
export async function direct(source?: WasmSource): Promise<Carrier> {
  const host = new Host(Promise.resolve(await face(source)));
  return {
    call: (call, watch) => host.call(call, watch),
    close: () => undefined,
  };
}
