// The golden games of tests/saves through a built module: the same save gives the same fingerprint as natively.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { load } from "../../web/src/engine/index";
import type { Save } from "../../web/src/engine/wire";
import { at } from "../../scripts/lib/paths.mjs";

const folder = at("tests", "saves");

/** Tests of the corpora of these games; of all that the module has where none are named. */
export async function replayGolden(wasm: string, only?: readonly string[]): Promise<void> {
  const engine = await load({ worker: false, wasm: readFileSync(wasm) });
  const games = only ?? (await engine.games()).map(({ id }) => id);
  for (const file of readdirSync(folder).filter((name) => games.includes(basename(name, ".json")))) {
    describe(file, () => {
      const golden = JSON.parse(readFileSync(join(folder, file), "utf8")) as { hash: string; save: Save }[];
      test.each(golden.map((game, index) => [index, game]))("game %i", async (_index, { hash, save }) => {
        const game = await engine.load(save);
        expect(await game.hash()).toBe(hash);
      });
    });
  }
}
