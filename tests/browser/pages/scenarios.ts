// Runs every scenario and every golden game through the engine of the page, in the worker as the page does, and leaves
// a report.
import { load, type Engine, type Save } from "../../../web/src/engine/index";
import { describe, leave, type Report } from "./report";

const files = import.meta.glob<string>("../../scenarios/**/*.json", { query: "?raw", import: "default", eager: true });
const saves = import.meta.glob<string>("../../saves/*.json", { query: "?raw", import: "default", eager: true });

interface Golden {
  hash: string;
  save: Save;
}

async function runAll(): Promise<Report> {
  const report: Report = { passed: 0, failed: [] };
  const count = (name: string, problem: string | undefined): void => {
    if (problem === undefined) report.passed += 1;
    else report.failed.push(`${name}\n${problem}`);
  };
  const engine = await load();
  // The yardstick game is in no release; its scenarios run natively.
  const games = (await engine.games()).map(({ id }) => id);
  const of = (all: Record<string, string>, place: (game: string) => string): [string, string][] =>
    Object.entries(all).filter(([path]) => games.some((game) => path.includes(place(game))));
  for (const [path, text] of of(files, (game) => `/scenarios/${game}/`)) {
    const scenarios = JSON.parse(text) as { title?: { en?: string } }[];
    for (const [index, scenario] of scenarios.entries()) {
      const name = `${path.replace(/^.*\/scenarios\//, "")}: ${scenario.title?.en ?? `number ${String(index + 1)}`}`;
      count(name, await problem(() => broken(engine, scenario)));
    }
  }
  for (const [path, text] of of(saves, (game) => `/saves/${game}.json`))
    for (const [index, golden] of (JSON.parse(text) as Golden[]).entries())
      count(`${path.replace(/^.*\/saves\//, "")}: game ${String(index)}`, await problem(() => parted(engine, golden)));
  return report;
}

async function broken(engine: Engine, scenario: object): Promise<string | undefined> {
  const { passed, differences } = await engine.runScenario(scenario);
  return passed ? undefined : JSON.stringify(differences, null, 2);
}

/** Whether a game that was saved natively comes to another end here. */
async function parted(engine: Engine, { hash, save }: Golden): Promise<string | undefined> {
  const game = await engine.load(save);
  const here = await game.hash();
  await game.close();
  return here === hash ? undefined : `hash ${here}, natively ${hash}`;
}

const problem = (work: () => Promise<string | undefined>): Promise<string | undefined> => work().catch(describe);

await leave(runAll);
