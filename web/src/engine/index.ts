/**
 * The engine for JavaScript.
 *
 * ```ts
 * const engine = await load();
 * const game = await engine.create({ game: "skirmish", seed: "7", players: [{ deck: "ash" }, { deck: "cin", bot: "search" }] });
 * const [first] = await game.actions("p1");
 * if (first) await game.act(first.action); // { events }, or throws a Refusal with the clause that forbids it
 * ```
 */
import type { Engine } from "./api";
import { fetched } from "./bytes";
import { start, type LoadOptions } from "./start";

/** Starts the engine. A game's module is fetched when the game is first asked for. */
export function load(options?: LoadOptions): Promise<Engine> {
  return start(options, fetched);
}

export type {
  BotKind,
  BotOptions,
  Chain,
  CreateOptions,
  Engine,
  Game,
  ActOptions,
  EventRange,
  Level,
  Snapshot,
  BotProgress,
} from "./api";
export type * from "./wire";
export { EngineError, isRefusal, Refusal, type WireError } from "./errors";
export type { WasmSource } from "./wasm-exports";
export type { WasmSources } from "./modules";
export type { LoadOptions } from "./start";
export { THINK_MS } from "./think";
