// A solver: finds a way to win in the turn at hand, by trying every action, and what may follow it, on the engine itself.
// `node solver.mjs SCENARIO.json` reads a scenario's position and prints the actions. Where dice fall, it finds the luck that wins.
import { readFile } from "node:fs/promises";
import { load } from "rulewright";

/** The fewest actions by which the side to act wins before the turn is over, up to so many; null if there are none. */
export async function solve(game, most = 6) {
  const { toAct } = await game.table("all");
  for (let depth = 1; depth <= most; depth++) {
    const found = await search(game, toAct, depth, new Map());
    if (found) return found;
  }
  return null;
}

async function search(game, side, depth, seen) {
  // Different orders of the same actions lead to the same position.
  const position = await game.hash();
  if (seen.get(position) >= depth) return null;
  seen.set(position, depth);
  for (const { action } of await game.actions(side)) {
    await game.act(action, side);
    const { result, toAct, active } = await game.table("all");
    if (result?.winner === side) return [action];
    const rest = depth > 1 && toAct === side && active === side ? await search(game, side, depth - 1, seen) : null;
    if (rest) return [action, ...rest];
    await game.undo();
  }
  return null;
}

const [file] = process.argv.slice(2);
if (file !== undefined) {
  const game = await (await load()).openScenario(await readFile(file, "utf8"));
  const actions = await solve(game);
  console.log(actions ? actions.map((action) => JSON.stringify(action)).join("\n") : "no win was found");
  process.exitCode = actions ? 0 : 1;
}
