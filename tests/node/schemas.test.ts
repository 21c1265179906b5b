// The published JSON Schemas are those of what the engine reads and writes.
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PLAYABLE } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { scenariosOf } from "../../scripts/lib/scenarios.mjs";
import { EngineError, load, type Engine, type Game } from "../../web/src/engine/node";

const read = (...path: string[]): unknown => JSON.parse(readFileSync(at(...path), "utf8"));

/** The numbers of Rust are formats that JSON Schema does not know; whatever else a schema has, Ajv must know. */
const NUMBERS = ["uint", "uint8", "uint16", "uint32", "int16", "int32", "int64", "float", "double"];
const ajv = new Ajv2020({ allErrors: true, formats: Object.fromEntries(NUMBERS.map((name) => [name, true])) });
const schemas = new Map<string, ValidateFunction>();

/** Fails, with the faults, where a value is not of the schema. */
function fits(name: string, value: unknown): void {
  const known = schemas.get(name) ?? ajv.compile(read("web", "public", "schema", `${name}.schema.json`) as object);
  schemas.set(name, known);
  expect(known(value), `${name}: ${ajv.errorsText(known.errors)}`).toBe(true);
}

describe.each(PLAYABLE)("%s", (id) => {
  let engine: Engine;
  let game: Game;
  beforeAll(async () => {
    engine = await load();
    const { decks = [] } = (await engine.games()).find((info) => info.id === id) ?? {};
    const options = { game: id, seed: "7", players: decks.slice(0, 2).map((deck) => ({ deck })) };
    fits("options", options);
    game = await engine.create(options);
  });
  afterAll(() => engine.close());

  test("tables, actions and events of a game that is played", async () => {
    let events = 0;
    for (let step = 0; step < 60; step += 1) {
      const { table, actions } = await game.snapshot("all", { from: 0, since: 0 });
      fits("table", table);
      const [offer] = actions.slice(step % Math.max(actions.length, 1));
      if (!offer) break;
      fits("action", offer.action);
      const done = await game.act(offer.action, "all");
      for (const event of done.events) fits("event", event);
      events += done.events.length;
    }
    expect(events).toBeGreaterThan(20);
    fits("save", await game.save());
    // Each of sixty Tables is checked whole: more than the usual five seconds on a slow machine.
  }, 30_000);

  test("what a viewer sees of it, with what each event changed", async () => {
    for (const viewer of ["p1", "p2"] as const) {
      const { table, events } = await game.snapshot(viewer, { from: 0, since: 0 });
      fits("table", table);
      for (const event of events) fits("event", event);
    }
  });

  test("errors", async () => {
    const error: unknown = await game.act({ type: "no such action" }, "all").catch((one: unknown) => one);
    if (!(error instanceof EngineError)) throw new Error("it is no error of the engine");
    expect(error.faults).toHaveLength(1);
    for (const fault of error.faults) fits("error", fault);
  });

  test("every scenario", () => {
    const all = scenariosOf(id);
    for (const scenario of all) fits("scenario", scenario);
    expect(all.length).toBeGreaterThan(500);
  });

  test("what its set-ups take", () => {
    fits("setup", (read("web", "public", "games", `${id}.json`) as { readonly setup: unknown }).setup);
  });
});

test("a value of another shape does not fit", () => {
  expect(() => {
    fits("action", { type: 1 });
  }).toThrow("action");
});
