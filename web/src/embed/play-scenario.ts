// A story that no file tells: made of a scenario, by the engine. Most boards show a rule, whose stories are told already.
import type { Engine, Game } from "../engine";
import { EngineError, fromWire, toWire } from "../engine/errors";
import type { Scenario } from "../engine/types/Scenario";
import type { GameEvent } from "../engine/wire";
import { fault } from "./fetching";
import type { Shown, Step, Story } from "./story";

/**
 * The engine reads the text first: what it lets pass is a scenario, and is neither too deep nor too large for anything after
 * it.
 */
export async function shownFrom(engine: Engine, json: string): Promise<Shown> {
  const game = await engine.openScenario(json).catch((error: unknown) => {
    throw isOfNoGame(error) ? fault("unknown-game", gameIn(json)) : error;
  });
  try {
    const scenario = JSON.parse(json) as Partial<Scenario> & Pick<Scenario, "game">;
    const steps = (scenario.steps ?? []).filter((step) => step.do ?? step.undo ?? step.refuse);
    const whole = { rules: [], title: {}, setup: {}, chance: { dice: [], draws: [] }, ...scenario, steps } as Scenario;
    return { game: scenario.game, clause: null, stories: [await playScenario(whole, game)], rest: [] };
  } finally {
    await game.close();
  }
}

const isOfNoGame = (error: unknown): boolean => error instanceof EngineError && error.code === "unknown-game";

/** The engine says which games there are; a page says which one is not among them. */
function gameIn(json: string): string {
  const { game } = JSON.parse(json) as { game?: unknown };
  return typeof game === "string" ? game : "";
}

/** Plays a scenario's steps; a step that differs from the file is the last one shown. */
export async function playScenario(scenario: Scenario, game: Game): Promise<Story> {
  let events: readonly GameEvent[] = await game.events(0, "all");
  const seen = async (): Promise<Pick<Step, "table" | "events" | "chance">> => {
    const [table, chance] = await Promise.all([game.table("all"), game.chanceScript()]);
    return { table, events, chance };
  };
  const start = await seen();
  const steps: Step[] = [];
  for (const { do: done, undo, refuse } of scenario.steps) {
    const action = done ?? refuse ?? { type: "" };
    if (undo !== undefined) {
      events = await undone(game, undo);
      steps.push({ action, ...(await seen()), refusal: null, undone: undo });
      continue;
    }
    try {
      if (done) events = [...events, ...(await game.act(done)).events];
      else await game.check(action);
      steps.push({ action, ...(await seen()), refusal: null });
      if (!done) break;
    } catch (error) {
      const refusal = toWire(error);
      if (refusal.code === "crash") throw fromWire(refusal);
      steps.push({ action, ...(await seen()), refusal });
      if (done) break;
    }
  }
  return { name: null, scenario, start, steps };
}

/** Goes so many actions back, or to the start where there are not so many; what has happened then. */
async function undone(game: Game, undo: number): Promise<readonly GameEvent[]> {
  const { step } = await game.table("all");
  await game.goto(Math.max(0, step - undo));
  return game.events(0, "all");
}
