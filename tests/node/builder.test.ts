// What the deck builder knows of a game beside its rules, held against the rules themselves.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLAYABLE, having } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import type { DeckCodes } from "../../web/src/app/decks/codes";
import type { Opening } from "../../web/src/app/decks/draws";
import { load, type Game, type Offer } from "../../web/src/engine/node";
import type { GameBook } from "../../web/src/words/book";

const engine = await load({ worker: false });
const read = (file: string): unknown => JSON.parse(readFileSync(at(file), "utf8"));

const dataOf = (game: string): { opening: Opening; code?: DeckCodes } =>
  read(`crate/games/${game}/data/builder.json`) as { opening: Opening; code?: DeckCodes };
const GAMES = having("data/builder.json").filter((game) => PLAYABLE.includes(game));

describe.each(GAMES.filter((game) => dataOf(game).code))("the deck codes of %s", (game) => {
  const { code = { form: "counts", variants: 0, numbers: {} } as DeckCodes } = dataOf(game);
  const { builds } = read(`web/public/games/${game}.json`) as GameBook;

  test("number leaders and cards that there are, each with a number of its own", () => {
    const numbers = Object.entries(code.numbers);
    const known = new Set([...(builds?.leaders ?? []), ...(builds?.cards ?? [])]);
    expect(numbers.filter(([id]) => !known.has(id))).toEqual([]);
    expect(new Set(numbers.map(([, number]) => number)).size).toBe(numbers.length);
    expect(numbers.every(([, number]) => number > 0 && number < code.variants)).toBe(true);
    expect(builds?.leaders.filter((id) => code.numbers[id] === undefined)).toEqual([]);
  });
});

/** A game of two starter decks with its opening hands dealt: whatever is asked before that is declined, or answered by the first answer. */
async function dealt(game: string, { decks }: GameBook): Promise<Game> {
  const players = decks.slice(0, 2).map(({ id }) => ({ deck: id }));
  const play = await engine.create({ game, seed: "1", players });
  for (let n = 0; n < 10; n += 1) {
    const { players: sides, toAct } = await play.table("all");
    if ((sides["p1"]?.hand.cards ?? []).length > 0) return play;
    const offers = await play.actions(toAct ?? "p1");
    const answer = offers.find(({ action }) => action.type === "decline") ?? offers[0];
    await play.act(answer?.action ?? { type: "" }, toAct ?? "p1");
  }
  throw new Error("no hand is dealt");
}

const handOf = async (play: Game): Promise<readonly unknown[]> =>
  (await play.table("p1")).players["p1"]?.hand.cards ?? [];

describe.each(GAMES)("test draws of %s", (game) => {
  const { opening } = dataOf(game);
  const book = read(`web/public/games/${game}.json`) as GameBook;
  const ids = book.clauses.map(({ id }) => id);

  test("open with as many cards as the game does, by clauses that there are", async () => {
    const play = await dealt(game, book);
    expect(await handOf(play)).toHaveLength(opening.hand);
    const cited = [opening.clause, opening.mulligan?.clause, opening.apart?.clause].filter((id) => id !== undefined);
    expect(ids).toEqual(expect.arrayContaining(cited));
    await play.close();
  });

  test("replace any number of cards where the game does, by others where it says so", async () => {
    const { mulligan } = opening;
    const play = await dealt(game, book);
    const before = await handOf(play);
    const marks = async (): Promise<Offer[]> => {
      const offers = await play.actions("p1");
      return offers.filter(({ cites, action }) => cites === mulligan?.clause && action.card !== undefined);
    };
    if (!mulligan) return expect((await play.table("p1")).decision).toBeNull();
    // Every card is offered, until all of them are marked.
    for (let left = before.length; left > 0; left -= 1) {
      const [first] = await marks();
      expect(first).toBeDefined();
      await play.act(first?.action ?? { type: "" }, "p1");
    }
    for (const side of ["p1", "p2"] as const) {
      const [done] = (await play.actions(side)).filter(({ action }) => action.card === undefined);
      if (done) await play.act(done.action, side);
    }
    const after = await handOf(play);
    if (mulligan.differs) expect(before.every((card, n) => after[n] !== card)).toBe(true);
    await play.close();
  });

  test("set aside what may begin in play, and nothing else", async () => {
    const { apart } = opening;
    if (!apart) return;
    const [one, two] = book.decks;
    const players = [{ deck: one?.id ?? "" }, { deck: two?.id ?? "" }];
    const play = await engine.create({ game, seed: "1", players });
    const begins = (await play.actions("p1")).flatMap(({ action }) =>
      typeof action.card === "string" ? [action.card] : [],
    );
    const values = (id: string): readonly string[] => book.things[id]?.facets?.[apart.facet] ?? [];
    expect(begins.length).toBeGreaterThan(0);
    expect(begins.filter((id) => !values(id).some((value) => apart.values.includes(value)))).toEqual([]);
    expect(new Set(begins.flatMap(values))).toEqual(new Set(apart.values));
    await play.close();
  });
});
