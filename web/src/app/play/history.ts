// Where undo and redo lead. Going to a step costs the engine next to nothing, so the history itself is asked.
import type { Game } from "../../engine";
import { isPerson, people, type Sitter } from "./seats";

async function isOwn(game: Game, sitters: readonly Sitter[], n: number): Promise<boolean> {
  await game.goto(n);
  return isPerson(sitters, (await game.table("all")).toAct);
}

/** The last position before `from` in which a person decided; with bots only, one step back. */
export async function lastOwn(game: Game, sitters: readonly Sitter[], from: number): Promise<number> {
  if (people(sitters).length === 0) return Math.max(0, from - 1);
  for (let n = from - 1; n >= 0; n -= 1) if (await isOwn(game, sitters, n)) return n;
  return from;
}

/** The next position after `from` in which a person decides, or the end of the history. */
export async function nextOwn(game: Game, sitters: readonly Sitter[], from: number, steps: number): Promise<number> {
  for (let n = from + 1; n < steps; n += 1) if (await isOwn(game, sitters, n)) return n;
  return steps;
}
