// The built package as somebody who installed it uses it: by its name, in Node.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Not known before it is built.
const name = "rulewright";
const { load } = await import(name);
const file = (/** @type {string} */ path) => readFileSync(fileURLToPath(import.meta.resolve(`${name}/${path}`)));

assert(WebAssembly.validate(new Uint8Array(file("engine.wasm"))));
JSON.parse(file("rulebooks/skirmish.json").toString());

const engine = await load();
const games = await engine.games();
assert(games.some((/** @type {{ id: string }} */ game) => game.id === "skirmish"));
