// An example of the rulebook as a game: "open in the app".
import { boardFile } from "../../embed/source";
import { storiesOf } from "../../embed/story";
import { theEngine } from "../../engine/one";
import { keep, type Kept } from "../keep";
import { gameOfClause } from "../router";

/** One at a time: trying out ten rules should not fill the shelf. */
const ID = "example";

/** Sets an example up, does its first steps and puts it into the keeping. */
export async function startScenario(name: string, steps: number): Promise<Kept> {
  const [clause = ""] = name.split("/", 1);
  const stories = storiesOf(await boardFile(clause, new URL(".", document.baseURI)));
  const story = stories.find((one) => one.name === name);
  if (!story) throw new Error(`no such example: ${name}`);
  const staged = await (await theEngine()).stage(story.scenario);
  try {
    for (const { do: action } of story.scenario.steps.slice(0, steps)) if (action) await staged.act(action);
    const [save, table] = await Promise.all([staged.save(), staged.table("all")]);
    const { step, round, result } = table;
    const over = result !== null;
    const game = gameOfClause(clause);
    const record = { id: ID, game, save, step, updated: Date.now(), round, decks: {}, over, clause };
    await keep(record);
    return record;
  } finally {
    await staged.close();
  }
}
