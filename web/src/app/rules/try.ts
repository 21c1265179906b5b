// An example of the rulebook as a game: "open in the app".
import { example } from "../../embed/source";
import { doneIn } from "../../embed/story";
import { theEngine } from "../../engine/one";
import { saveGame, type SavedGame } from "../saved-games";
import { gameOfClause } from "../router";
import { unpackMoves } from "../share/moves";

/** One at a time: trying out ten rules should not fill the shelf. */
const ID = "example";

/** Sets an example up, does its first steps or what its reader did, and puts it into the keeping. */
export async function startScenario(name: string, steps: number, moves: string | null): Promise<SavedGame> {
  const {
    story,
    clause: { id: clause },
  } = await example(name, new URL(".", document.baseURI));
  const staged = await (await theEngine()).openScenario(story.scenario);
  try {
    const done = moves === null ? doneIn(story.scenario, steps) : await unpackMoves(moves);
    for (const action of done) await staged.act(action);
    const [save, table] = await Promise.all([staged.save(), staged.table("all")]);
    const { step, round, result } = table;
    const over = result !== null;
    const game = gameOfClause(clause);
    const record = { id: ID, game, save, step, updated: Date.now(), round, decks: {}, over, clause };
    await saveGame(record);
    return record;
  } finally {
    await staged.close();
  }
}
