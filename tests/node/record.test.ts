/// <reference types="vite/client" />
// Recordings of whole stretches of play pass as scenarios, by what fell alone; links bring them back; what is no scenario
// is refused by name.
import { deflateRawSync } from "node:zlib";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bareScenario, draftOf, scenarioOf, tidy } from "../../web/src/app/record/draft/scenario";
import { cut, emptyDraft, withAttempts, type Draft } from "../../web/src/app/record/draft/draft";
import { opened, packTable } from "../../web/src/app/record/opening";
import { schemaOf } from "../../web/src/app/record/draft/schema";
import { setupOf } from "../../web/src/app/record/draft/setup-of";
import { fromLink, toLink } from "../../web/src/app/share/text";
import { playScenario } from "../../web/src/embed/play-scenario";
import { load } from "../../web/src/engine/node";
import type { Game } from "../../web/src/engine/api";
import type { GameBook } from "../../web/src/words/book";
import { at } from "../../scripts/lib/paths.mjs";

const engine = await load({ worker: false });

const bookOf = (game: string): Promise<GameBook> =>
  Promise.resolve(JSON.parse(readFileSync(at("web", "public", "games", `${game}.json`), "utf8")) as GameBook);

async function moves(game: Game, kind: "greedy" | "random", seed: string, n: number): Promise<void> {
  for (let step = 0; step < n && (await game.table("all")).result === null; step += 1)
    await game.act(await game.bot({ kind, seed: `${seed}-${String(step)}` }));
}

/** A position in the middle of a game, and a stretch of play from it, as a recording. */
async function recording(kind: "greedy" | "random", decks: readonly string[], seed: string): Promise<Draft> {
  const game = await engine.create({ game: "skirmish", seed, players: decks.map((deck) => ({ deck })) });
  await moves(game, kind, seed, 70);
  while ((await game.table("all")).decision !== null) await moves(game, kind, `${seed}+`, 1);
  const empty = emptyDraft("skirmish", undefined);
  const begun = { ...empty, setup: setupOf(await game.table("all"), schemaOf(await bookOf("skirmish"))) };
  const staged = await engine.openScenario(bareScenario(begun));
  await moves(staged, kind, `${seed}!`, 45);
  const { actions } = await staged.save();
  return withAttempts(
    begun,
    actions.map((action) => ({ do: action })),
  );
}

test.each([
  ["greedy", ["ash", "cin"], "1"],
  ["random", ["mir", "lan"], "2"],
  ["greedy", ["lan", "mir"], "3"],
  ["random", ["cin", "ash"], "4"],
] as const)("%s play of %s is written as a scenario that passes", { timeout: 30_000 }, async (kind, decks, seed) => {
  const draft = await recording(kind, decks, seed);
  const story = await playScenario(bareScenario(draft), await engine.openScenario(bareScenario(draft)));
  const scenario = scenarioOf(draft, story, { title: { en: "A stretch" } });
  expect(scenario.chance?.dice?.length).toBeGreaterThan(5);
  expect(scenario.chance?.draws?.length).toBeGreaterThan(0);
  expect(await engine.runScenario(tidy(scenario))).toEqual({ passed: true, differences: [] });
  // Another seed would do as well: everything that fell is written. So much less is not enough.
  const less = { ...scenario, chance: { ...scenario.chance, dice: [...(scenario.chance?.dice ?? []), 6] } };
  expect((await engine.runScenario(less)).passed).toBe(false);

  const back = await opened(engine, await fromLink(await toLink(scenario)), bookOf);
  expect(back.stage).toBe("share");
  expect(back.draft.deeds).toEqual(draft.deeds);
  const retold = await playScenario(bareScenario(back.draft), await engine.openScenario(bareScenario(back.draft)));
  expect(scenarioOf(back.draft, retold, { title: { en: "A stretch" } })).toEqual(scenario);
  expect(back.draft.setup).toEqual(draft.setup);
  expect(cut(back.draft.deeds, 3)).toHaveLength(3);
});

test("every scenario of the rulebook can be opened and written again, and passes", { timeout: 60_000 }, async () => {
  const folder = at("tests", "scenarios", "skirmish");
  const chapters = /^(attack|bonus|cards|keyword|los|status|persist|house-setup|house-turn)\b/;
  const files = readdirSync(folder).filter((file) => chapters.test(file));
  expect(files.length).toBeGreaterThan(12);
  for (const file of files) {
    for (const one of JSON.parse(readFileSync(join(folder, file), "utf8")) as object[]) {
      const { draft } = await opened(engine, JSON.stringify(one), bookOf);
      const told = bareScenario(draft);
      const story = await playScenario(told, await engine.openScenario(told));
      expect(story.steps, JSON.stringify(one)).toHaveLength(draft.deeds.length);
      // A file may script less than falls: its own seed goes on from there.
      const asked = scenarioOf(draft, story, draft);
      expect(asked.steps).toEqual((one as { steps: object[] }).steps);
      expect(asked.rules).toEqual((one as { rules: string[] }).rules);
      expect(await engine.runScenario(asked), tidy(asked)).toEqual({ passed: true, differences: [] });
      // The die that picks the map of a whole game is told by no roll: such a scenario keeps what it asked for.
      if (draft.setup.phase !== undefined) continue;
      const whole = scenarioOf(draft, story, { title: draft.title });
      expect(await engine.runScenario(whole), tidy(whole)).toEqual({ passed: true, differences: [] });
    }
  }
});

test("a position of a game goes through a link", async () => {
  const game = await engine.create({ game: "skirmish", seed: "9", players: [{ deck: "ash" }, { deck: "lan" }] });
  await moves(game, "greedy", "9", 60);
  while ((await game.table("all")).decision !== null) await moves(game, "greedy", "9+", 1);
  const table = await game.table("all");
  const { draft, stage } = await opened(
    engine,
    await fromLink(await packTable(table, undefined, await bookOf(table.game))),
    bookOf,
  );
  expect(stage).toBe("position");
  const again = await (await engine.openScenario(bareScenario(draft))).table("all");
  expect(again.pieces).toEqual(table.pieces);
  expect(again.board).toEqual(table.board);
  // A position does not say who leads what, but who holds what.
  const { deck: _, ...first } = table.players["p1"] ?? { deck: "" };
  expect(again.players["p1"]).toEqual(first);
});

const open = (text: string): Promise<unknown> => fromLink(text).then((json) => opened(engine, json, bookOf));
const holding = (value: unknown): string =>
  `1${deflateRawSync(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url")}`;
const hound = { is: "cin-hound", owner: "p2", at: [6, 5] };

describe("what is no scenario is refused by name", () => {
  test.each([
    ["nothing", "", "link"],
    ["another form", "9abc", "link"],
    ["no base64", "1%%%", "link"],
    ["not deflated", "1AAAA", "link"],
    ["cut off", holding({ game: "skirmish" }).slice(0, -3), "link"],
    ["no JSON", holding("{"), "link"],
    ["deep nesting", holding("[".repeat(200_000)), "link"],
    ["a link too long", `1${"A".repeat(70_000)}`, "too-large"],
    ["a bomb", holding(" ".repeat(40_000_000)), "too-large"],
    ["steps without end", holding({ game: "skirmish", steps: Array(2000).fill({ do: { type: "end" } }) }), "too-large"],
    ["null", holding("null"), "field"],
    ["an empty list", holding("[]"), "field"],
    ["no game", holding({}), "field"],
    ["a game nobody has", holding({ game: "chess" }), "unknown-game"],
    ["a field nobody knows", holding({ game: "skirmish", sneaky: 1 }), "field"],
    ["pieces that are none", holding({ game: "skirmish", setup: { pieces: [1, 2] } }), "field"],
    ["a unit nobody has", holding({ game: "skirmish", setup: { pieces: { x: { ...hound, is: "<img>" } } } }), "field"],
    [
      "a piece off the board",
      holding({ game: "skirmish", setup: { pieces: { x: { ...hound, at: [99, 1] } } } }),
      "field",
    ],
    ["a clause nobody has", holding({ game: "skirmish", rules: ["skirmish:nothing.9"] }), "unknown-clause"],
    ["a step that says nothing", holding({ game: "skirmish", steps: [{}] }), "field"],
    [
      "deep nesting inside",
      holding(`{"game":"skirmish","setup":${"[".repeat(5000)}${"]".repeat(5000)}}`),
      expect.stringMatching(/json|field|link/),
    ],
  ])("%s", async (_what, link, code) => {
    await expect(open(link)).rejects.toMatchObject({ code });
  });
});

test("what is drawn from a draft is of the form it has", () => {
  const odd = { game: "skirmish", title: { en: 7, fr: null }, steps: [] } as never;
  expect(draftOf(odd, { phase: "set-up" } as never, schemaOf({})).title).toEqual({ en: "", fr: "" });
});
