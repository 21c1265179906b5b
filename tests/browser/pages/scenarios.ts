// Runs every scenario file through the engine of the page, in the worker as the page does, and leaves a report.
import { load } from "../../../web/src/engine/index";

const files = import.meta.glob<string>("../../scenarios/**/*.json", { query: "?raw", import: "default", eager: true });

interface Report {
  passed: number;
  failed: string[];
}

async function runAll(): Promise<Report> {
  const report: Report = { passed: 0, failed: [] };
  const engine = await load();
  // The yardstick game is in no release; its scenarios run natively.
  const games = (await engine.games()).map((game) => `/scenarios/${game.id}/`);
  for (const [path, text] of Object.entries(files).filter(([path]) => games.some((game) => path.includes(game)))) {
    const scenarios = JSON.parse(text) as { title?: { en?: string } }[];
    for (const [index, scenario] of scenarios.entries()) {
      const name = `${path.replace(/^.*\/scenarios\//, "")}: ${scenario.title?.en ?? `number ${String(index + 1)}`}`;
      const problem = await problemOf(engine, scenario);
      if (problem === undefined) report.passed += 1;
      else report.failed.push(`${name}\n${problem}`);
    }
  }
  return report;
}

async function problemOf(engine: Awaited<ReturnType<typeof load>>, scenario: object): Promise<string | undefined> {
  try {
    const { passed, differences } = await engine.check(scenario);
    return passed ? undefined : JSON.stringify(differences, null, 2);
  } catch (error) {
    return describe(error);
  }
}

/** Errors of the engine are values with a code, those of the browser are Error objects. */
const describe = (error: unknown): string => (error instanceof Error ? String(error) : JSON.stringify(error));

const place = document.querySelector("#report");
const report = await runAll().catch((error: unknown): Report => ({ passed: 0, failed: [describe(error)] }));
if (place !== null) {
  place.textContent = JSON.stringify(report);
  place.setAttribute("data-done", "");
}
