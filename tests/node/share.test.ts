// Games as links: every golden game comes back as it was, is short enough, and what is no game is refused by name.
import { deflateRawSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pack, unpack } from "../../web/src/app/share/pack";
import type { Save } from "../../web/src/engine/wire";
import { load } from "../../web/src/engine/node";
import { at } from "../../scripts/lib/paths.mjs";

const engine = await load({ worker: false });

const golden = JSON.parse(readFileSync(at("tests", "saves", "skirmish.json"), "utf8")) as { save: Save }[];
const saves = golden.map(({ save }) => save);

test("every golden game comes back as it was", async () => {
  for (const save of saves) expect(await unpack(await pack(save))).toEqual(save);
});

/** A game of two bots, up to its two hundredth action. */
async function played(seed: string, kind: "greedy" | "random", decks: readonly string[], map: string): Promise<Save> {
  const game = await engine.create({ game: "skirmish", seed, map, players: decks.map((deck) => ({ deck })) });
  for (let step = 0; step < 200 && (await game.table("all")).result === null; step++)
    await game.act(await game.bot({ kind, seed: `${seed}-${String(step)}` }));
  return game.save();
}

test.each([
  ["greedy", ["ash", "cin"], "crossroads"],
  ["random", ["mir", "lan"], "sunken-meadow"],
  ["greedy", ["cin", "mir"], "broken-keep"],
  ["random", ["lan", "ash"], "crossroads"],
] as const)("two hundred actions take at most 1,050 characters: %s, %s, %s", async (kind, decks, map) => {
  for (const seed of ["1", "2"]) {
    const save = await played(seed, kind, decks, map);
    expect(save.actions.length).toBeGreaterThan(120);
    const link = await pack(save);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThanOrEqual(1050);
  }
});

test("squares, numbers and texts of any kind come back", async () => {
  const odd = {
    version: 1,
    game: 'é\\"☃',
    options: { game: 'é\\"☃', nested: [null, { a: [1, 2] }] },
    actions: Array.from({ length: 300 }, (_, n) => ({
      type: `t${String(n)}`,
      piece: `p${String(n)} \\`,
      to: [n, 200],
      n,
    })),
  } as unknown as Save;
  expect(await unpack(await pack(odd))).toEqual(odd);
});

/** A link that holds this text, whatever it is. */
const holding = (text: string | Uint8Array): string => `1${deflateRawSync(text).toString("base64url")}`;
const holdingGame = (shapes: unknown, values: unknown, rows: unknown): string =>
  holding(JSON.stringify([1, "skirmish", {}, shapes, values, rows]));

describe("what is no game is refused by name", () => {
  test.each([
    ["nothing", ""],
    ["another form", "9abc"],
    ["no base64", "1%%%"],
    ["not deflated", "1AAAA"],
    ["cut off", holdingGame([], [], "").slice(0, -4)],
    ["no JSON", holding("{")],
    ["no list", holding("{}")],
    ["null", holding("null")],
    ["no text for actions", holdingGame([], [], 7)],
    ["no list of shapes", holdingGame(null, [], "##")],
    ["a shape that is missing", holdingGame([], [], "#")],
    ["no options", holding(JSON.stringify([1, "skirmish", null, [], [], "#"]))],
    ["a value that is missing", holdingGame(["move piece"], [], "##")],
    ["an action cut short", holdingGame(["move to*"], [], "##")],
    ["a character without meaning", holdingGame(["end"], [], "\\u0000")],
    ["bytes that are no text", holding(Uint8Array.of(0xff, 0xfe, 0x22))],
    ["deep nesting", holding("[".repeat(500_000))],
  ])("%s", async (_what, link) => {
    await expect(unpack(link)).rejects.toMatchObject({ code: "link" });
  });

  test.each([
    ["a link too long", `1${"A".repeat(70_000)}`],
    ["a bomb", holding(" ".repeat(40_000_000))],
  ])("%s", async (_what, link) => {
    await expect(unpack(link)).rejects.toMatchObject({ code: "too-large" });
  });

  test("a field called __proto__ changes nothing but the action", async () => {
    const save = await unpack(holdingGame(["end __proto__"], [{ polluted: true }], "##"));
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(save.actions).toHaveLength(1);
  });
});
