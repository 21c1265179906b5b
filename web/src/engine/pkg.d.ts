// Stands in for the glue that wasm-pack writes into web/src/pkg, until it is there: a real file wins over a pattern.
declare module "*/pkg/rulewright.js" {
  type Input = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;
  export default function init(options?: { module_or_path: Input | Promise<Input> }): Promise<unknown>;
  export function games(): string;
  export function randomSeed(): string;
  export function create(options: string): import("./face").RawGame;
  export function load(save: string): import("./face").RawGame;
  export function stage(scenario: string): import("./face").RawGame;
  export function check(scenario: string): string;
  export const deckFaults: ((game: string, list: string) => string) | undefined;
}
