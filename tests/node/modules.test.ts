// The modules as they were built: each plays its games, and one that has trapped is begun anew.
import { expect, test } from "vitest";
import { EngineClient } from "../../web/src/engine/client";
import { instantiate } from "../../web/src/engine/wasm-exports";
import { fromFiles } from "../../web/src/engine/files";
import { Host } from "../../web/src/engine/host";
import { Modules, type Module, type Part } from "../../web/src/engine/modules";
import { load, type Engine, type Game } from "../../web/src/engine/node";
import { MODULES } from "../../web/src/pkg/modules.js";

const DECKS: Readonly<Record<string, readonly string[]>> = {
  skirmish: ["ash", "cin"],
  duelyst: ["lyonar", "songhai"],
  noxilia: ["brightvale", "ashgrave"],
};
const begin = (engine: Engine, game: string): Promise<Game> =>
  engine.create({ game, seed: "1", players: (DECKS[game] ?? []).map((deck) => ({ deck })) });

const client = (all: readonly Module[]): EngineClient => {
  const begun = <Exports extends object>(part: Part<Exports>): Promise<Exports> =>
    instantiate(part, part.wasm, fromFiles);
  const host = new Host(new Modules(all, begun), begun);
  return new EngineClient({ call: (call) => host.call(call), close: () => undefined });
};

/** A module whose first instance stops at the first table that is asked for. */
function trapping(module: Module): Module {
  let first = true;
  return {
    ...module,
    async glue() {
      const { default: bind } = await module.glue();
      if (!first) return { default: bind };
      first = false;
      const game_table = (): never => {
        throw new WebAssembly.RuntimeError("unreachable");
      };
      const stops = (): ReturnType<typeof bind> => {
        const glue = bind();
        return { ...glue, start: (exports) => glue.start({ ...exports, game_table }) };
      };
      return { default: stops };
    },
  };
}

test("a release has a module for each game", async () => {
  expect(MODULES.map(({ games }) => games.map(({ id }) => id))).toEqual([
    ["skirmish"],
    ["duelyst"],
    ["noxilia"],
    ["pox"],
    ["journal"],
  ]);
  const games = await (await load({ worker: false })).games();
  expect(games.map(({ id, builds }) => [id, builds])).toEqual([
    ["skirmish", false],
    ["duelyst", true],
    ["noxilia", true],
    ["pox", true],
    ["journal", true],
  ]);
  for (const game of Object.keys(DECKS)) {
    const begun = await begin(await load({ worker: false }), game);
    expect((await begun.table("all")).game).toBe(game);
  }
});

test("what traps is begun anew, and costs no other game anything", async () => {
  const [skirmish, duelyst] = MODULES;
  if (!skirmish || !duelyst) throw new Error("two modules were built");
  const engine = client([skirmish, trapping(duelyst)]);
  const other = await begin(engine, "skirmish");
  const hash = await other.hash();
  const fallen = await begin(engine, "duelyst");
  const save = await fallen.save();
  await expect(fallen.table("all")).rejects.toMatchObject({ code: "crash" });
  await expect(fallen.hash()).rejects.toMatchObject({ code: "crash" });
  expect(await other.hash()).toBe(hash);
  const again = await engine.load(save);
  expect((await again.table("all")).game).toBe("duelyst");
});

test("two instances of a module have nothing in common", async () => {
  const [one, two] = [client(MODULES), client(MODULES)];
  const [game, twin] = await Promise.all([one, two].map((engine) => begin(engine, "duelyst")));
  const before = await twin?.hash();
  expect(await game?.hash()).toBe(before);
  const [first] = (await game?.actions("p1")) ?? [];
  if (first) await game?.act(first.action);
  expect(await game?.hash()).not.toBe(before);
  expect(await twin?.hash()).toBe(before);
});

test.each([
  ["no JSON", "{", "json"],
  ["nothing", "", "json"],
  ["null", "null", "field"],
  ["a list", "[]", "field"],
  ["no game", "{}", "unknown-game"],
  ["no name of a game", '{"game":7}', "field"],
  ["a game nobody has", '{"game":"chess"}', "unknown-game"],
  ["a word of the language", '{"game":"__proto__"}', "unknown-game"],
  ["deep nesting", "[".repeat(200_000), "json"],
  ["deep nesting inside", `{"game":"duelyst","options":${"[".repeat(2000)}${"]".repeat(2000)}}`, "json"],
  ["deep nesting and no game", `{"a":`.repeat(30_000) + "1" + "}".repeat(30_000), "json"],
  ["fifty megabytes", `{"game":"skirmish","x":"${"x".repeat(50_000_000)}"}`, "too-large"],
])("what is no save is refused by name: %s", async (_what, text, code) => {
  const engine = await load({ worker: false });
  await expect(engine.load(text)).rejects.toMatchObject({ code });
});
