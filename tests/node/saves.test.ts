// The golden games through the built module: the same save gives the same fingerprint as natively, bit for bit.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { load } from "../../web/src/engine/node";
import type { Save } from "../../web/src/engine/wire";
import { at } from "../../scripts/lib/paths.mjs";

const engine = await load({ worker: false });
const folder = at("tests", "saves");

for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  describe(file, () => {
    const games = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as { hash: string; save: Save }[];
    test.each(games.map((game, index) => [index, game]))("game %i", async (_index, { hash, save }) => {
      const game = await engine.load(save);
      expect(await game.hash()).toBe(hash);
    });
  });
}
