// The engine for Node, Deno and Bun: what `import "rulewright"` finds there.
import type { Engine } from "./api";
import { EVERY } from "./every";
import { fromFiles } from "./files";
import { start, type LoadOptions } from "./start";

/** Starts the engine with every game. A game's module is read when the game is first asked for. */
export function load(options?: LoadOptions): Promise<Engine> {
  return start(EVERY, fromFiles, { worker: false, ...options });
}

export * from "./names";
