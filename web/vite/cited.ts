// `virtual:cited` has, for each game, what cites its clauses in the examples: a file that the rulebook fetches.
import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import { citedIn } from "../../scripts/lib/cited.mjs";
import { BUILT } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";

const NAME = "virtual:cited";

export function cited(): Plugin {
  return {
    name: "rulewright-cited",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const game = id.slice(NAME.length + 2);
      if (game !== "") return `export default ${JSON.stringify(citedIn(game))};`;
      // A page may be built beside the data of some games alone.
      const games = BUILT.filter((one) => existsSync(at("web", "public", "boards", one)));
      const files = games.map((one) => `${JSON.stringify(one)}: () => import(${JSON.stringify(`${NAME}/${one}`)})`);
      return `export default { ${files.join(", ")} };`;
    },
  };
}
