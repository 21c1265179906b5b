// The built package's three faces over whole games of every system: texts, values and numbers tell of the same game.
import assert from "node:assert/strict";

// Not known before it is built.
const name = "rulewright";
/** @type {typeof import("../../web/src/engine/node.ts")} */
const { load } = await import(name);

/** The longest that a game is followed: random games of some systems take hundreds of decisions. */
const MOST = 400;

/** The same picks in every run. @param {number} seed */
function picker(seed) {
  let x = seed;
  return (/** @type {number} */ end) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return ((x >>> 16) * end) >>> 16;
  };
}

const engine = await load();
const games = await engine.games();
for (const { id, decks } of games) {
  const options = {
    game: id,
    seed: "7",
    players: [0, 1].map((n) => (decks.length > 0 ? { deck: decks[n] ?? "" } : {})),
  };
  const [texts, valued] = [await engine.create(options), await engine.create(options)];
  const values = await valued.sync();
  const pick = picker(7);
  let [decisions, events] = [0, 0];
  for (; decisions < MOST; decisions += 1) {
    for (const viewer of /** @type {const} */ (["all", "p1", "p2"])) {
      assert.deepEqual(values.table(viewer), await texts.table(viewer));
      assert.deepEqual(values.actions(viewer), await texts.actions(viewer));
    }
    const listed = values.actions("all");
    const simulation = await texts.simulation();
    assert.equal(simulation.count, listed.length, `${id}, decision ${decisions}`);
    assert.equal(simulation.toAct, values.table("all").toAct ?? null);
    if (listed.length === 0) {
      assert.deepEqual(simulation.result?.winner, values.table("all").result?.winner);
      break;
    }
    const place = pick(listed.length);
    // An action in its place of the list is the same action, here and there.
    assert.deepEqual(simulation.action(place), listed[place]?.action);
    assert.equal(simulation.observe().length, simulation.fields.length);
    assert.equal(simulation.listed().length, listed.length * simulation.actionFields.length);
    simulation.close();
    const action = listed[place]?.action ?? assert.fail();
    const told = values.act(action);
    assert.deepEqual(told, await texts.act(action));
    events += told.events.length;
    assert.equal(values.hash(), await texts.hash());
  }
  assert(decisions > 20 && events > 20, `${id}: ${decisions} decisions, ${events} events`);
  assert.deepEqual(values.events(0, "p1"), await texts.events(0, "p1"));
  // What is refused is refused alike, and names its field.
  for (const action of [{ type: "nonsense" }, { type: "move", piece: /** @type {any} */ (3) }]) {
    const refusal = await texts.act(action).catch((/** @type {unknown} */ error) => error);
    assert.throws(() => values.act(action), refusal instanceof Error ? refusal : undefined);
  }
  values.undo();
  await texts.undo();
  assert.equal(values.hash(), await texts.hash());
  await valued.close();
  assert.throws(() => values.table("all"), { code: "closed" });
}

// A simulation by itself.
const game = await engine.create({ game: "skirmish", seed: "7", players: [{ deck: "ash" }, { deck: "cin" }] });
const before = await game.hash();
const simulation = await game.simulation({ viewer: "p1", seed: "1" });
const start = simulation.hash;
assert.throws(() => simulation.act(9999), { code: "field", field: "place" });
assert.equal(simulation.perft(1), simulation.count);
// Nothing of this stops the module: it is refused, and the simulation goes on.
for (const viewer of /** @type {any[]} */ (["p3", "neutral", "nobody"]))
  await assert.rejects(game.simulation({ viewer }), { field: "viewer" });
for (const side of /** @type {any[]} */ (["p3", "neutral", "nobody"]))
  assert.throws(() => simulation.value(side), { code: "field", field: "side" });
assert.throws(() => simulation.perft(99), { code: "field", field: "depth" });
const after = simulation.act(0);
assert.equal(after, simulation.count);
assert.equal(simulation.undo(), true);
assert.equal(simulation.undo(), false);
assert.equal(simulation.hash, start);
assert.equal(simulation.playRandom(30), 30);
const mine = new Int32Array(simulation.fields.length);
const observed = simulation.observe(mine);
const kept = [...observed];
simulation.playouts(5);
assert.deepEqual([...observed], kept, "numbers in an array of one's own stay");
assert.equal(simulation.mask(8).length, 8);
assert.deepEqual([...simulation.mask(simulation.count + 2)].slice(-3), [1, 0, 0]);
const mean = simulation.playouts(20, 500);
assert(mean >= -1 && mean <= 1);
assert.equal(await game.hash(), before, "the game itself stands still");
simulation.close();

// Seeds: the engine makes one for who brings none, and the save has it.
const seeds = await Promise.all(
  [1, 2].map(async () => (await (await engine.create({ game: "pox" })).save()).options.seed),
);
assert(seeds.every((seed) => /^\d+$/.test(seed ?? "")) && seeds[0] !== seeds[1], seeds.join());
console.log(`${games.length} games by three faces`);
