// The scenarios of a game, whatever file they are in.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SCENARIOS } from "./paths.mjs";

/** @typedef {{ rules: string[] }} Scenario */

/**
 * @param {string} game
 * @returns {Scenario[]} in the order of their files
 */
export function scenariosOf(game) {
  const folder = join(SCENARIOS, game);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  return names.sort().flatMap((name) => {
    /** @type {Scenario | Scenario[]} */
    const read = JSON.parse(readFileSync(join(folder, name), "utf8"));
    return read;
  });
}
