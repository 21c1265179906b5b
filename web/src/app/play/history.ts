// Where undo and redo lead. Going to a step costs the engine next to nothing, so the history itself is asked.
import type { Game, Viewer } from "../../engine";
import { onlyDeclines } from "./pass";
import { isPerson, people, type Sitter } from "./seats";

/** Did a person decide there? Where the page passes for one who has no answer, that was no decision: see `Passer`. */
async function isOwn(game: Game, sitters: readonly Sitter[], n: number, passes: boolean): Promise<boolean> {
  await game.goto(n);
  const { toAct } = await game.table("all");
  if (toAct === null || !isPerson(sitters, toAct)) return false;
  return !passes || people(sitters).length > 1 || !onlyDeclines(await game.actions(toAct));
}

/** The last position before `from` in which a person decided; with bots only, one step back. */
export async function lastOwn(
  game: Game,
  sitters: readonly Sitter[],
  from: number,
  _steps = 0,
  passes = false,
): Promise<number> {
  if (people(sitters).length === 0) return Math.max(0, from - 1);
  for (let n = from - 1; n >= 0; n -= 1) if (await isOwn(game, sitters, n, passes)) return n;
  return from;
}

/** The next position after `from` in which a person decides, or the end of the history. */
export async function nextOwn(
  game: Game,
  sitters: readonly Sitter[],
  from: number,
  steps: number,
  passes = false,
): Promise<number> {
  for (let n = from + 1; n < steps; n += 1) if (await isOwn(game, sitters, n, passes)) return n;
  return steps;
}

/** The first position, as the viewer counts, in which the event has happened. */
export async function stepOf(game: Game, viewer: Viewer, event: number, steps: number): Promise<number> {
  let [before, after] = [0, steps];
  while (before < after) {
    const middle = Math.floor((before + after) / 2);
    await game.goto(middle, viewer);
    if ((await game.events(event, viewer)).length > 0) after = middle;
    else before = middle + 1;
  }
  return after;
}
