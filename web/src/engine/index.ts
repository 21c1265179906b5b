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
import { EngineClient } from "./client";
import { direct } from "./direct";
import type { WasmSource } from "./face";
import { remote } from "./remote";

export interface LoadOptions {
  /** `false` runs the module on the calling thread. Where there are no workers (Node) that is the default. */
  readonly worker?: boolean;
  /** The module's bytes or address, if they do not lie beside the script. */
  readonly wasm?: WasmSource;
}

/** Starts the engine. */
export async function load({ worker = typeof Worker !== "undefined", wasm }: LoadOptions = {}): Promise<Engine> {
  return new EngineClient(worker ? remote(wasm) : await direct(wasm));
}

export type { BotKind, BotOptions, Chain, CreateOptions, Engine, Game, Level, Odds, Thought } from "./api";
export type * from "./wire";
export { EngineError, isRefusal, Refusal, type WireError } from "./errors";
export { THINK_MS } from "./think";
