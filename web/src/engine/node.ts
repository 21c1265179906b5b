// The engine for Node: what `import "rulewright"` finds there.
import type { Engine } from "./api";
import { fromFiles } from "./files";
import { start, type LoadOptions } from "./start";

/** Starts the engine. A game's module is read when the game is first asked for. */
export function load(options?: LoadOptions): Promise<Engine> {
  return start(options, fromFiles);
}

export * from "./index";
