// The package is imported where there is no page: this does nothing but define its names. Run with the conditions of a bundler
// (`node --conditions=browser`) and with the end of the script that they should lead to.
import assert from "node:assert/strict";

const [, , ...ends] = process.argv;
const forbidden = () => assert.fail("an import begins nothing");
Object.assign(globalThis, { Worker: forbidden, fetch: forbidden });
const before = Reflect.ownKeys(globalThis);
for (const [place, name] of ["rulewright", "rulewright/skirmish"].entries()) {
  assert.match(import.meta.resolve(name), new RegExp(`/${ends[place]}$`));
  const { load, Refusal } = await import(name);
  assert.equal(typeof load, "function");
  assert.equal(typeof Refusal, "function");
}
assert.deepEqual(Reflect.ownKeys(globalThis), before);
