// What the page's deck builder knows of a game beside its rules: how a game opens, and the codes that other clients write
// (crate/games/<game>/data/builder.json). The page fetches it when somebody asks for one of these.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { having } from "./games.mjs";
import { at } from "./paths.mjs";
import { once } from "./stamp.mjs";

const PUBLIC = "web/public/builder";

/** Copies what the games have, with a list of what each has. @param {string[]} games */
export async function writeBuilders(games) {
  const found = having("data/builder.json").filter((game) => games.includes(game));
  const sources = found.map((game) => `crate/games/${game}/data/builder.json`);
  const outputs = [...found, "index"].map((name) => `${PUBLIC}/${name}.json`);
  await once({ name: "builder", inputs: [...sources, "scripts/lib/builder.mjs"], outputs }, async () => {
    mkdirSync(at(PUBLIC), { recursive: true });
    const texts = sources.map((source) => JSON.parse(readFileSync(at(source), "utf8")));
    const has = found.map((game, n) => [game, Object.keys(texts[n])]);
    [...texts, Object.fromEntries(has)].forEach((value, n) =>
      writeFileSync(at(outputs[n] ?? ""), `${JSON.stringify(value)}\n`),
    );
  });
}
