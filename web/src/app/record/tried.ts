// What the engine makes of a position that nobody plays.
import { EngineError, type Engine, type Table } from "../../engine";
import { isCrash } from "../../engine/one";

/** The Table of a position, or what is wrong with it. */
export async function tried(engine: Engine, game: string, setup: object): Promise<Table | EngineError> {
  try {
    const made = await engine.create({ game, setup });
    const table = await made.table("all");
    await made.close();
    return table;
  } catch (error) {
    if (error instanceof EngineError && !isCrash(error)) return error;
    throw error;
  }
}
