// The programs of examples/, run on the built package as they are; the front end is played in tests/hosts/package/front-end.mjs.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "../../scripts/lib/paths.mjs";
import { attempt } from "../../scripts/lib/run.mjs";

const read = (/** @type {string[]} */ ...path) => readFileSync(at(...path), "utf8");
/** What a program prints that reads a file with this in it. */
function fed(/** @type {string} */ name, /** @type {unknown} */ input, code = 0) {
  const file = at("target", "examples", `${name}.json`);
  mkdirSync(at("target", "examples"), { recursive: true });
  writeFileSync(file, JSON.stringify(input));
  return ran(name, file, code);
}
async function ran(/** @type {string} */ name, /** @type {string} */ word, code = 0) {
  const ended = await attempt("node", [at("examples", `${name}.mjs`), word]);
  assert.equal(ended.code, code, ended.output);
  return ended.output;
}

// The bot knows what it does: it beats one that plays at random.
assert.match(await ran("bot", "1"), /^p1 wins \(skirmish:[a-z0-9.]+\)\n$/);

// The one that plays random games does so too, in another game.
assert.match(await ran("monte-carlo", "noxilia"), /^p1 wins \(noxilia:[a-z0-9.]+\)\n$/);

// The referee says of a recorded game what the record says, and finds the action that was forged.
const [{ save, hash, ends }] = JSON.parse(read("tests", "saves", "skirmish.json"));
const verdict = JSON.parse(await fed("referee", save));
assert.deepEqual([verdict.legal, verdict.hash, verdict.result], [true, hash, ends.result]);
const place = save.actions.findIndex((/** @type {{ type: string }} */ { type }) => type === "move");
assert(place > 0);
const forged = save.actions.with(place, { ...save.actions[place], to: [1, 99] });
const found = JSON.parse(await fed("referee", { ...save, actions: forged }, 1));
assert.deepEqual([found.legal, found.step, found.action], [false, place, forged[place]]);
assert.equal(JSON.parse(await fed("referee", { ...save, game: "chess" }, 1)).code, "unknown-game");

// The solver wins a puzzle as its author does, in as many actions, and admits where there is nothing to find.
const puzzles = JSON.parse(read("tests", "puzzles", "duelyst", "vetruvian.json"));
const short = puzzles.find(
  (/** @type {any} */ { steps }) => steps.filter((/** @type {any} */ one) => one.do).length === 3,
);
const steps = (await fed("solver", { ...short, steps: [] })).trim().split("\n");
assert.equal(steps.length, 3);
const won = [...steps.map((step) => ({ do: JSON.parse(step) })), { expect: { result: { winner: "p1" } } }];
const { load } = await import(String("rulewright"));
const { solve } = await import(pathToFileURL(at("examples", "solver.mjs")).href);
const engine = await load();
const position = await engine.openScenario({ ...short, steps: [] });
const before = await position.hash();
assert.equal(await solve(position, 2), null);
assert.equal(await position.hash(), before);
assert.deepEqual(await engine.runScenario({ ...short, steps: won }), { passed: true, differences: [] });
