// The pictures as the build has written them, against the games that name them.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { at } from "../../scripts/lib/paths.mjs";
import type { GameBook } from "../../web/src/words/book";

const PUBLIC = at("web", "public");
const json = (file: string): unknown => JSON.parse(readFileSync(`${PUBLIC}/${file}`, "utf8"));
const art = (name: string): Record<string, string> => json(`art/${name}.json`) as Record<string, string>;
const games = readdirSync(`${PUBLIC}/art`)
  .map((file) => file.replace(".json", ""))
  .filter((name) => name !== "shared");
const things = (game: string) => Object.entries((json(`games/${game}.json`) as GameBook).things);
const named = (game: string) => new Set(things(game).flatMap(([, thing]) => thing.art ?? []));

test("Duelyst, Noxilia, Pox and Journal have pictures", () => {
  expect(games.sort()).toEqual(["duelyst", "journal", "noxilia", "pox"]);
});

describe.each(games)("%s", (game) => {
  const own = art(game);
  const shared = art("shared");

  test("what a thing names is drawn, in one file only, and nothing else is fetched for the game alone", () => {
    for (const name of named(game)) expect([own[name], shared[name]].filter(Boolean), name).toHaveLength(1);
    expect(Object.keys(own).filter((name) => !named(game).has(name))).toEqual([]);
  });

  test("outlines begin in a square of 256, and use it", () => {
    const starts = Object.entries({ ...own, ...shared }).map(([name, outline]) => {
      const numbers = [...outline.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(256);
      return Math.max(...numbers);
    });
    expect(Math.max(...starts)).toBeGreaterThan(200);
  });
});

test("what several games draw is what the shared file has", () => {
  const all = games.flatMap((game) => [...named(game)]);
  const several = new Set(all.filter((name, n) => all.indexOf(name) !== n));
  expect(Object.keys(art("shared")).sort()).toEqual([...several].sort());
});

test("no two units of Noxilia, which stand in one place by the dozen, look alike", () => {
  const units = things("noxilia").filter(([, { kind }]) => kind === "unit");
  expect(new Set(units.map(([, thing]) => thing.art)).size).toBe(units.length);
});
