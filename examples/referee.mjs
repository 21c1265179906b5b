// A referee: reads the save of a game that somebody played, and says whether every action was legal and how the game stands.
// `node referee.mjs SAVE.json`
import { readFile } from "node:fs/promises";
import { EngineError, isRefusal, load } from "rulewright";

/** Plays a save again, action by action, for the side that decides. */
export async function judge(engine, save) {
  let game;
  try {
    game = await engine.load({ ...save, actions: [] });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { legal: false, code: error.code, field: error.field, message: error.message };
  }
  for (const [step, action] of save.actions.entries()) {
    try {
      await game.act(action);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const { code, message } = error;
      return { legal: false, step, action, code, message, ...(isRefusal(error) && { clause: error.clause }) };
    }
  }
  const { result, round, toAct } = await game.table("all");
  return { legal: true, result, round, toAct, hash: await game.hash() };
}

const [file] = process.argv.slice(2);
if (file !== undefined) {
  const verdict = await judge(await load(), JSON.parse(await readFile(file, "utf8")));
  console.log(JSON.stringify(verdict, null, 2));
  process.exitCode = verdict.legal ? 0 : 1;
}
