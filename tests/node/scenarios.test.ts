// The scenario files through the built module in Node, on the main thread, one test each.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { load } from "../../web/src/engine/node";
import { SCENARIOS } from "../../scripts/lib/paths.mjs";
import { filesUnder } from "../../scripts/lib/stamp.mjs";

const engine = await load({ worker: false });
/** The yardstick game is in no release; its scenarios run natively. */
const games = (await engine.games()).map((game) => game.id);
const ofThisBuild = (file: string) => games.some((game) => file.startsWith(join(SCENARIOS, game)));

for (const file of filesUnder([SCENARIOS]).filter((name) => name.endsWith(".json") && ofThisBuild(name))) {
  describe(relative(SCENARIOS, file), () => {
    const scenarios = JSON.parse(readFileSync(file, "utf8")) as { title?: { en?: string } }[];
    test.each(scenarios.map((scenario, index) => [scenario.title?.en ?? `number ${String(index + 1)}`, scenario]))(
      "%s",
      async (_title, scenario) => {
        expect(await engine.runScenario(scenario)).toMatchObject({ passed: true });
      },
    );
  });
}
