// What every entry of the package has beside `load`.
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
export type { Simulation, SimulationOptions, SimulationResult } from "./simulation";
export type { SyncGame } from "./sync-game";
export type { WasmSource } from "./wasm-exports";
export type { WasmSources } from "./modules";
export type { LoadOptions } from "./start";
export { THINK_MS } from "./think";
