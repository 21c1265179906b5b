// Every puzzle of the page in the engine: its known way is offered step by step, and wins before the turn is over.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLAYABLE } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { levelOf, withPuzzles } from "../../scripts/lib/puzzles.mjs";
import { solverOf, type Puzzles } from "../../web/src/app/puzzles/types";
import { standingOf } from "../../web/src/app/puzzles/standing";
import { beginsWith, nextOn, wayOf } from "../../web/src/app/puzzles/way";
import { load } from "../../web/src/engine/node";

const engine = await load({ worker: false });
const read = (name: string): unknown =>
  JSON.parse(readFileSync(at("web", "public", "puzzles", `${name}.json`), "utf8"));

describe.each(withPuzzles(PLAYABLE))("the puzzles of %s", (game) => {
  const { puzzles, themes } = read(game) as Puzzles;
  const clauses = JSON.parse(readFileSync(at("web", "public", "rulebooks", `${game}.json`), "utf8")) as {
    clauses: { id: string }[];
  };

  test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))("%s", async (_id, puzzle) => {
    const { scenario, start, actions } = puzzle;
    const side = solverOf(puzzle);
    const way = wayOf(puzzle);
    expect(way).toHaveLength(actions);
    const play = await engine.openScenario({ ...scenario, steps: [] });
    expect(await play.table("all")).toEqual(start.table);
    for (const [n, action] of way.entries()) {
      expect(standingOf(await play.table(side), start.table), `before action ${String(n + 1)}`).toBe("going");
      expect(nextOn(way, (await play.save()).actions)).toEqual(action);
      expect(beginsWith(await play.actions(side), action), JSON.stringify(action)).not.toBeNull();
      await play.act(action, side);
    }
    expect(standingOf(await play.table(side), start.table)).toBe("solved");
    await play.close();
  });

  test("have a title in both languages, a theme, a rule that the book has, and an address of their own", () => {
    const known = new Set(clauses.clauses.map(({ id }) => id));
    for (const { scenario, theme, level } of puzzles) {
      expect(scenario.title.en && scenario.title.fr).toBeTruthy();
      expect(themes.map(({ id }) => id)).toContain(theme);
      expect([1, 2, 3]).toContain(level);
      expect(known).toContain(scenario.rules[0]);
    }
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  });

  test("are counted for the shelf", () => {
    expect(read("index")).toMatchObject({ [game]: puzzles.length });
  });
});

test("a third of the puzzles is easy, and equal lengths are equally hard", () => {
  const lengths = [3, 3, 3, 4, 5, 6, 7, 8, 9];
  expect([3, 4, 7, 8].map((actions) => levelOf(actions, lengths))).toEqual([1, 1, 2, 3]);
});
