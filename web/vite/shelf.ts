// A Vite plugin: `virtual:shelf` is the games of the shelf in their order, as the registry lists them and each game's folder
// shows it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:shelf";
const GAMES = fileURLToPath(new URL("../../crate/games/", import.meta.url));
const REGISTRY = `${GAMES}games.json`;

interface Game {
  readonly id: string;
  readonly state: "playable" | "coming" | "toy";
}

export function shelf(): Plugin {
  return {
    name: "rulewright-shelf",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(REGISTRY);
      const games = (JSON.parse(readFileSync(REGISTRY, "utf8")) as Game[]).filter(({ state }) => state !== "toy");
      const imports = games.map(
        ({ id }, n) => `import * as game${String(n)} from ${JSON.stringify(`${GAMES}${id}/shelf.ts`)};`,
      );
      const entries = games.map(
        ({ id, state }, n) =>
          `{ id: ${JSON.stringify(id)}, playable: ${String(state === "playable")}, ...game${String(n)} }`,
      );
      return `${imports.join("\n")}\nexport default [${entries.join(", ")}];`;
    },
  };
}
