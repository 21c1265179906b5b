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
import type { WasmSources } from "./modules";
import { remote } from "./remote";

export interface LoadOptions {
  /** `false` runs the engine on the calling thread. Where there are no workers (Node) that is the default. */
  readonly worker?: boolean;
  /** The bytes or the address of each game's module, by the game's id, if they do not lie beside the script. */
  readonly wasm?: WasmSources;
}

const ours = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "rulewright" });

/** Starts the engine. A game's module is fetched when the game is first asked for. */
export function load({ worker = typeof Worker !== "undefined", wasm }: LoadOptions = {}): Promise<Engine> {
  return Promise.resolve(new EngineClient(worker ? remote(ours(), wasm) : direct(wasm)));
}

export type { BotKind, BotOptions, Chain, CreateOptions, Engine, Game, Level, Look, Odds, Thought } from "./api";
export type * from "./wire";
export { EngineError, isRefusal, Refusal, type WireError } from "./errors";
export type { WasmSource } from "./face";
export type { WasmSources } from "./modules";
export { THINK_MS } from "./think";
