// What the build of the page stands in for: the engine's module as wasm-pack writes it.
declare module "rulewright-bench" {
  export default function init(source: { module_or_path: string }): Promise<unknown>;
  export class Bench {
    decisions(game: string, seed: number, number: number): string;
    keep(text: string): void;
    hand(taken: string, number: number): string;
    playouts(game: string, seed: number, searches: number, iterations: number, depth: number): string;
  }
  export class Game {
    table(viewer: string): string;
    actions(viewer: string): string;
    act(action: string, viewer: string): string;
    tableValue(viewer: string): unknown;
    actionsValue(viewer: string): unknown[];
    actValue(action: unknown, viewer: string): unknown[];
    simulation(viewer: string, seed: string): Simulation;
    free(): void;
  }
  export class Simulation {
    count(): number;
    act(place: number): number;
    reset(): void;
    playRandom(decisions: number): number;
    free(): void;
  }
  export function games(): string;
  export function create(options: string): Game;
  export function openScenario(scenario: string): Game;
}
declare module "rulewright-bench/module?url" {
  const url: string;
  export default url;
}
