// Opens a scenario in the recorder: from a link, an example, a game in play, or a file.
import { EngineError, type Engine, type Table } from "../../engine";
import { example } from "../../embed/source";
import { playScenario } from "../../embed/play-scenario";
import { theEngine } from "../../engine/one";
import { fromLink, toLink, whole } from "../share/text";
import type { GameBook } from "../../words/book";
import { loadBook } from "../../words/load";
import { actionsIn, type Draft } from "./draft/draft";
import { absorbed, bareScenario, draftOf, one } from "./draft/scenario";
import { schemaOf } from "./draft/schema";
import { setupOf } from "./draft/setup-of";

export { canBegin } from "./draft/setup-of";

/** A scenario that was opened, and the stage to show first. */
export interface Opened {
  readonly draft: Draft;
  readonly stage: "position" | "share";
}

/** Opens the scenario of an address: packed, or the name of an example (`skirmish:bonus.1/a-…`). */
export async function openRecord(from: string): Promise<Opened> {
  const engine = await theEngine();
  const json = from.includes(":") ? await textOf(from) : await fromLink(from);
  return opened(engine, json);
}

const textOf = async (name: string): Promise<string> =>
  JSON.stringify((await example(name, new URL(".", document.baseURI))).story.scenario);

/** In characters and steps. No real scenario comes near these limits. */
const LARGEST = 256 * 1024;
const MOST_STEPS = 1000;

/**
 * Opens the text of a scenario. The engine reads it first, so what follows can rely on its form and depth.
 *
 * Throws an `EngineError` if the text is too large, is no scenario, or expects something in a wrong form.
 */
export async function opened(engine: Engine, json: string, bookOf = loadBook): Promise<Opened> {
  if (json.length > LARGEST) throw new EngineError({ code: "too-large", message: `${String(json.length)} characters` });
  const text = await whole(() => JSON.stringify({ rules: [], title: {}, steps: [], ...one(json) }));
  const game = await engine.openScenario(text);
  try {
    const scenario = one(text);
    const steps = scenario.steps?.length ?? 0;
    if (steps > MOST_STEPS) throw new EngineError({ code: "too-large", message: `${String(steps)} steps` });
    const schema = schemaOf(await bookOf(scenario.game));
    const read = draftOf(scenario, await game.table("all"), schema);
    // The run fails if an expectation has a wrong form; whether it passes does not matter yet.
    await engine.runScenario(text);
    const story = await playScenario(bareScenario(read), game);
    const draft = absorbed(read, story);
    return { draft, stage: actionsIn(draft.deeds) + draft.deeds.length > 0 ? "share" : "position" };
  } finally {
    await game.close();
  }
}

/** Packs a position of a game for an address, so that `openRecord` can open it. */
export const packTable = (table: Table, content: unknown, book: GameBook): Promise<string> =>
  toLink({ game: table.game, ...(content !== undefined && { content }), setup: setupOf(table, schemaOf(book)) });
