// Positions on a board of places: the recorder opens each scenario of Noxilia as the same position.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { load, type Table } from "../../engine/node";
import type { Scenario } from "../../engine/types/Scenario";
import type { GameBook } from "../../words/book";
import { emptyDraft, withPlace } from "./draft/draft";
import { bareScenario, draftOf } from "./draft/scenario";
import {
  possibleContents,
  plainCards,
  cardPositions,
  pieceStats,
  placeStats,
  playerStats,
  capacityOf,
  schemaOf,
  type CardPosition,
} from "./draft/schema";

const at = (path: string): URL => new URL(`../../../../${path}`, import.meta.url);
const json = <T>(path: string): T => JSON.parse(readFileSync(at(path), "utf8")) as T;
const files = readdirSync(at("tests/scenarios/noxilia"));
const scenarios = files.flatMap((file) => json<Scenario[]>(`tests/scenarios/noxilia/${file}`));

const book = json<GameBook>("web/public/games/noxilia.json");

const engine = load({ worker: false });

async function staged(scenario: Scenario): Promise<{ table: Table; hash: string }> {
  const game = await (await engine).openScenario(scenario);
  const [table, hash] = [await game.table("all"), await game.hash()];
  await game.close();
  return { table, hash };
}

test("a position is opened as it is: who controls what, floods, states, queues, decks nobody looks through", async () => {
  expect(scenarios.length).toBeGreaterThan(300);
  for (const scenario of scenarios) {
    const { table, hash } = await staged(scenario);
    const again = await staged({ ...bareScenario(draftOf(scenario, table, schemaOf(book))), steps: [] });
    expect(again.table, scenario.title["en"] ?? "").toEqual(table);
    // The state has more than the Table shows.
    expect(again.hash, scenario.title["en"] ?? "").toBe(hash);
  }
}, 60_000);

test("a place that is changed keeps what was said of it before", () => {
  const held = withPlace(emptyDraft("noxilia", "source"), "field1", { holder: "p2" });
  const flooded = withPlace(held, "field1", { stats: { flood: 2 } });
  expect(flooded.setup.board).toEqual({ map: "source", places: [{ id: "field1", holder: "p2", stats: { flood: 2 } }] });
});

test("what a board of places takes is offered as its book says it", async () => {
  const schema = schemaOf(book);
  const table = await staged({ ...bareScenario(emptyDraft("noxilia", "source")), steps: [] }).then((set) => set.table);
  const ids = (stats: readonly { readonly id: string }[]): string[] => stats.map(({ id }) => id);
  expect(ids(pieceStats(schema))).toEqual(["armour", "life", "poison", "aura", "rage", "rally", "green"]);
  expect(ids(placeStats(schema))).toEqual(["flood", "aura-p1", "aura-p2"]);
  expect(ids(playerStats(schema, table, "p1"))).toEqual(expect.arrayContaining(["gold", "light", "pure"]));
  expect(ids(playerStats(schema, table, "p1"))).not.toContain("budget");
  expect(capacityOf(schema, "board", "deck")).toBe(6);
  expect(capacityOf(schema, "board", "destiny")).toBe(1);
  const kinds = (of: readonly CardPosition[], is: string): string[] =>
    of.filter((card) => card.is === is).map(({ kind }) => kind);
  const [inPlace, loose, aside] = [
    cardPositions(book, "place"),
    cardPositions(book, "board"),
    cardPositions(book, "player"),
  ];
  expect(kinds(inPlace, "tr-crown")).toEqual(["primo", "treasure", "face-down", "equipment", "engaged"]);
  expect(kinds(inPlace, "bv-thorns")).toEqual(["latent"]);
  expect(kinds(inPlace, "bv-smite")).toEqual([]);
  expect(kinds(loose, "bv-fd-clear")).toEqual(["destiny"]);
  expect(kinds(loose, "tr-crown")).toEqual(["deck"]);
  expect(kinds(aside, "bv-militia")).toEqual(["queue", "exile"]);
  expect(kinds(aside, "bv-fd-clear")).toEqual(["exile", "spent", "destiny"]);
  expect(plainCards(book, "piece")).toContain("ag-wither");
  expect(possibleContents(book, "bv-militia")).toEqual([]);
});
