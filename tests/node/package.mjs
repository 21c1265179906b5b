// The built package as somebody who installed it uses it: by its name, in Node, Deno and Bun. With `worker`, also in one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Not known before it is built.
const name = "rulewright";
const { load } = await import(name);
const file = (/** @type {string} */ path) => readFileSync(fileURLToPath(import.meta.resolve(`${name}/${path}`)));

const engine = await load();
/** @type {string[]} */
const games = (await engine.games()).map((/** @type {{ id: string }} */ { id }) => id);
assert.deepEqual(games, ["skirmish", "duelyst", "noxilia", "pox", "journal"]);
/** @type {Record<string, string[]>} */
const DECKS = { skirmish: ["ash", "cin"], duelyst: ["lyonar", "songhai"], noxilia: ["brightvale", "ashgrave"] };
const begun = (/** @type {any} */ from, /** @type {string} */ game) =>
  from.create({ game, players: (DECKS[game] ?? []).map((deck) => ({ deck })) });
for (const game of games) {
  assert.equal(JSON.parse(file(`rulebooks/${game}.json`).toString()).id, game);
  assert.equal((await (await begun(engine, game)).table("all")).game, game);
}

// With the module's bytes in hand, and no other is asked for.
const bytes = file("duelyst.wasm");
assert(WebAssembly.validate(new Uint8Array(bytes)));
const one = await load({ wasm: { duelyst: bytes, skirmish: new URL("file:///nowhere.wasm") } });
assert.equal((await (await begun(one, "duelyst")).table("all")).game, "duelyst");
await assert.rejects(begun(one, "skirmish"));

// A game's own entry has that game, and no other.
const { load: loadDuelyst } = await import(`${name}/duelyst`);
const alone = await loadDuelyst();
assert.deepEqual(
  (await alone.games()).map((/** @type {{ id: string }} */ { id }) => id),
  ["duelyst"],
);
assert.equal((await (await begun(alone, "duelyst")).table("all")).game, "duelyst");
await assert.rejects(begun(alone, "skirmish"), { code: "unknown-game" });

// Scenarios are run by a module of their own, whichever entry has the game.
const scenario = { game: "duelyst", rules: ["duelyst:keyword.provoke.1"], title: { en: "" }, steps: [{ undo: 1 }] };
for (const from of [engine, alone, one]) {
  const { passed, differences } = await from.runScenario(scenario);
  assert.equal(passed, false);
  assert.equal(differences[0].got, "only 0 actions have been done");
}
const elsewhere = await load({ wasm: { duelyst: bytes, scenarios: file("scenarios.wasm") } });
await assert.rejects(elsewhere.runScenario({ ...scenario, rules: ["duelyst:nothing"] }), { code: "unknown-clause" });

if (process.argv.includes("worker")) {
  for (const [entry, game] of [
    [name, "skirmish"],
    [`${name}/duelyst`, "duelyst"],
  ]) {
    const { load } = await import(entry ?? "");
    const engine = await load({ worker: true });
    assert.equal((await (await begun(engine, game ?? "")).table("all")).game, game);
    engine.close();
  }
}
