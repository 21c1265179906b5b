// The example of the README, run on the built package as it is written.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "../../scripts/lib/paths.mjs";

const [, example = ""] = /^```js\n([\s\S]*?)^```/m.exec(readFileSync(at("README.md"), "utf8")) ?? [];
// What it makes is handed out, and looked at here. Inside the repository the package is found by its name.
mkdirSync(at("target"), { recursive: true });
const file = at("target", "readme-example.mjs");
writeFileSync(file, `${example}\nexport { engine, game, first, events, table, bot, save };\n`);
const { engine, game, first, events, table, bot, save } = await import(pathToFileURL(file).href);

assert.equal(first.cites, "skirmish:house.setup.4");
assert.equal(events[0].cites, first.cites);
assert.equal(table.viewer, "p1");
assert.equal(typeof bot.type, "string");
assert.equal(save.actions.length, 1);
assert.equal(await (await engine.load(save)).hash(), await game.hash());
engine.close();
