// `virtual:shelf` is the games of the shelf in their order, as the registry lists them and each game's folder shows it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

const GAMES = fileURLToPath(new URL("../../crate/games/", import.meta.url));
const REGISTRY = `${GAMES}games.json`;

interface Game {
  readonly id: string;
  readonly state: "playable" | "coming" | "toy";
}

/** `ready` names the games whose modules are built, in a page that is served before all of them are. */
export function shelf(ready?: readonly string[]): Plugin {
  return virtual("virtual:shelf", [REGISTRY], () => {
    const all = JSON.parse(readFileSync(REGISTRY, "utf8")) as Game[];
    const shown = all.filter(({ state }) => state !== "toy").map((game, n) => ({ ...game, name: `game${String(n)}` }));
    const imports = shown.map(
      ({ id, name }) => `import * as ${name} from ${JSON.stringify(`${GAMES}${id}/shelf.ts`)};`,
    );
    const entries = shown.map(({ id, state, name }) => {
      const now = state === "playable" && ready?.includes(id) === false ? "building" : state;
      return `{ id: ${JSON.stringify(id)}, state: ${JSON.stringify(now)}, ...${name} }`;
    });
    return `${imports.join("\n")}\nexport default [${entries.join(", ")}];`;
  });
}
