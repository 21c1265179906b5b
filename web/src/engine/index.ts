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
import { EVERY } from "./every";
import { start, type LoadOptions } from "./start";

/** Starts the engine with every game. A game's module is fetched when the game is first asked for. */
export function load(options?: LoadOptions): Promise<Engine> {
  return start(EVERY, fetched, options);
}

export * from "./names";
