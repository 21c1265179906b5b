// A game in play can be opened as a position: tested at every step of whole games where a scenario can begin.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { load, type Options, type Table } from "../../../engine/node";
import type { GameBook } from "../../../words/book";
import { schemaOf, type SetupSchema } from "./schema";
import { canBegin, setupOf } from "./setup-of";

const engine = load({ worker: false });

const file = (game: string): URL => new URL(`../../../../public/games/${game}.json`, import.meta.url);
/** A game that is to come is in some builds only. */
const isBuilt = (game: string): boolean => existsSync(file(game));
const schemaFor = (game: string): SetupSchema => schemaOf(JSON.parse(readFileSync(file(game), "utf8")) as GameBook);

/** What may differ when a position is opened again: the decks of players, and the names of cards, which are given again. */
const UNSAID = new Set(["deck", "name"]);
/** The Table without that, and without the number of steps, which a position begins again from 0. */
const drawn = (table: Table): unknown =>
  JSON.parse(JSON.stringify({ ...table, step: 0 }, (key, value: unknown) => (UNSAID.has(key) ? undefined : value)));

/** The names of all stats, traits, cards, kinds of cards in play and past deeds on a Table. */
const named = ({ board, pieces, players }: Table): string[] => [
  ...Object.values(pieces).flatMap(({ stats }) => Object.keys(stats)),
  ...Object.values(pieces).flatMap(({ traits, cards }) => [...traits, ...cards.map(({ is }) => is)]),
  ...Object.values(players).flatMap(({ stats }) => Object.keys(stats)),
  ...Object.values(players).flatMap(({ past = [] }) => past.map(({ what }) => what)),
  ...[board, ...Object.values(pieces), ...Object.values(players)].flatMap(({ cards }) => cards.map(({ kind }) => kind)),
];

const games: [Omit<Options, "seed">, string[]][] = [
  [{ game: "skirmish", players: [{ deck: "ash" }, { deck: "mir" }] }, ["victory", "poisoned", "dazed", "lasting"]],
  [{ game: "skirmish", players: [{ deck: "cin" }, { deck: "lan" }] }, ["victory", "on-fire"]],
  [
    { game: "noxilia", map: "source", players: [{ deck: "brightvale" }, { deck: "ashgrave" }] },
    ["aura", "rage", "green", "slow", "passed", "lot", "deck"],
  ],
  [
    { game: "duelyst", players: [{ deck: "magmar" }, { deck: "songhai" }] },
    ["exhausted", "change", "trait", "lasting", "once", "inside", "artifact", "tile", "played", "last-spell", "heals"],
  ],
  [
    { game: "duelyst", players: [{ deck: "vanar" }, { deck: "vetruvian" }] },
    ["minions", "hurt", "fresh", "stunned", "dispelled", "becomes"],
  ],
  [
    { game: "pox", players: [{ deck: "ironfist-vanguard" }, { deck: "sundered-horde" }] },
    ["base-damage", "condition", "cooldown", "engaged", "known", "layer"],
  ],
  [
    { game: "journal", map: "relic-court", players: [{ deck: "wayfarers" }, { deck: "marshals" }] },
    ["request", "order", "status", "seal", "spawn", "initiative", "attacks"],
  ],
];

/** With these seeds, the games of each pair of decks meet every name that its test requires. */
const SEEDS = [1, 2, 3, 4, 5, 6, 11, 12];

/** Plays one game, opens each of its positions again, and returns the names that it met. */
async function replayed(options: Omit<Options, "seed">, seed: string): Promise<string[]> {
  const game = await (await engine).create({ ...options, seed });
  const met: string[] = [];
  for (let step = 0; step < 400; step += 1) {
    const table = await game.table("all");
    if (table.result !== null) break;
    if (canBegin(table)) {
      const again = await (
        await engine
      ).openScenario({ game: options.game, setup: setupOf(table, schemaFor(options.game)) });
      expect(drawn(await again.table("all")), `seed ${seed}, step ${String(step)}`).toEqual(drawn(table));
      await again.close();
      met.push(...named(table));
    }
    await game.act(await game.bot({ kind: "greedy", seed: String(step) }));
  }
  await game.close();
  return met;
}

test.each(games.filter(([{ game }]) => isBuilt(game)))("$game", { timeout: 120_000 }, async (options, among) => {
  const met = new Set<string>();
  for (const seed of SEEDS) {
    for (const name of await replayed(options, `as it stands ${String(seed)}`)) met.add(name);
  }
  expect([...met]).toEqual(expect.arrayContaining(among));
});

test.runIf(isBuilt("journal"))("who is in another piece, and who is still to come, stays in the position", async () => {
  const pieces = {
    mule: { is: "mule", owner: "p1", at: [3, 3] },
    tavin: { is: "tavin", owner: "p1", cards: [{ is: "carried", about: "mule" }], stats: { hp: 9 } },
    bram: { is: "bram", owner: "p1", at: [1, 1] },
    pim: { is: "pim", owner: "p1", stats: { hp: 3 } },
    nera: { is: "nera", owner: "p2", at: [7, 7] },
  };
  const players = { p1: { cards: [{ is: "pim", kind: "request", about: "bram" }] } };
  const first = await (await engine).openScenario({ game: "journal", setup: { pieces, players } });
  const table = await first.table("all");
  const again = await (await engine).openScenario({ game: "journal", setup: setupOf(table, schemaFor("journal")) });
  const { pieces: there } = await again.table("all");
  await Promise.all([first.close(), again.close()]);
  expect(there["tavin"]).toEqual(table.pieces["tavin"]);
  expect(there["pim"]?.stats["hp"]).toBe(3);
  expect(there["pim"]?.at).toBeNull();
});

test("the cards on a unit are listed as they were set up", async () => {
  const cards = [
    { is: "roar", kind: "change", stats: { attack: 2, health: -1 }, until: "turn-end" },
    { is: "stone-to-spears", kind: "spears", stats: { attack: 3, health: 0 } },
    { is: "polarity", kind: "becomes", stats: { attack: 4 }, until: "p1-turn-start" },
    { is: "polarity", kind: "becomes", stats: { health: 9 } },
    { is: "diretide-frenzy", kind: "trait", about: "frenzy", until: "p2-turn-end" },
    { is: "diretide-frenzy", kind: "trait", about: "grow", stats: { grow: 2 }, until: "p2-turn" },
    { is: "sundrop-elixir", kind: "without", about: "ranged" },
    { is: "kinetic-surge", kind: "ability", stats: { ability: -1 } },
    { is: "psychic-conduit", kind: "control", owner: "p2", until: "turn-end" },
    {
      is: "pandamonium",
      kind: "form",
      about: "planar-scout",
      stats: { attack: 1, health: 0, building: 2 },
      until: "p1-turn-start",
    },
  ];
  const one = { is: "heartseeker", owner: "p1", at: [4, 4], cards };
  const game = await (await engine).openScenario({ game: "duelyst", setup: { pieces: { one } } });
  const { pieces } = await game.table("all");
  await game.close();
  expect(pieces["one"]?.cards).toEqual(cards.map((card) => ({ owner: null, ...card })));
  expect(pieces["one"]?.stats).toEqual({ attack: 4, health: 9 });
  expect(pieces["one"]?.traits).toEqual(["frenzy", "grow"]);
});
