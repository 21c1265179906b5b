// What the deck builder knows of a game beside its rules, held against the rules themselves.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLAYABLE, having } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import type { DeckCodes } from "../../web/src/app/decks/codes";
import type { Opening } from "../../web/src/app/decks/draws";
import { load } from "../../web/src/engine/node";
import type { GameBook } from "../../web/src/words/book";

const engine = await load({ worker: false });
const read = (file: string): unknown => JSON.parse(readFileSync(at(file), "utf8"));

describe.each(having("data/builder.json").filter((game) => PLAYABLE.includes(game)))(
  "the deck builder of %s",
  (game) => {
    const { opening, code } = read(`crate/games/${game}/data/builder.json`) as { opening: Opening; code: DeckCodes };
    const { builds, clauses, decks } = read(`web/public/games/${game}.json`) as GameBook;

    test("numbers leaders and cards that there are, each with a number of its own", () => {
      const numbers = Object.entries(code.numbers);
      const known = new Set([...(builds?.leaders ?? []), ...(builds?.cards ?? [])]);
      expect(numbers.filter(([id]) => !known.has(id))).toEqual([]);
      expect(new Set(numbers.map(([, number]) => number)).size).toBe(numbers.length);
      expect(numbers.every(([, number]) => number > 0 && number < code.variants)).toBe(true);
      expect(builds?.leaders.filter((id) => code.numbers[id] === undefined)).toEqual([]);
    });

    test("opens with as many cards as the game does, of which any number may be replaced, by others", async () => {
      const [one, two] = decks;
      const play = await engine.create({
        game,
        seed: "1",
        players: [{ deck: one?.id ?? "" }, { deck: two?.id ?? "" }],
      });
      const { players } = await play.table("p1");
      const before = players["p1"]?.hand.cards ?? [];
      expect(before).toHaveLength(opening.hand);
      const ids = clauses.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([opening.clause, opening.mulligan.clause]));
      // Every card is offered, until all of them are marked.
      for (let left = before.length; left > 0; left -= 1) {
        const offers = await play.actions("p1");
        const marks = offers.filter(
          ({ cites, action }) => cites === opening.mulligan.clause && action.card !== undefined,
        );
        expect(marks.length).toBeGreaterThan(0);
        await play.act(marks[0]?.action ?? { type: "" }, "p1");
      }
      for (const side of ["p1", "p2"] as const) {
        const [done] = (await play.actions(side)).filter(({ action }) => action.card === undefined);
        await play.act(done?.action ?? { type: "" }, side);
      }
      const after = (await play.table("p1")).players["p1"]?.hand.cards ?? [];
      expect(opening.mulligan.differs).toBe(before.every((card, n) => after[n] !== card));
      await play.close();
    });
  },
);
