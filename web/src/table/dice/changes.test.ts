// Each kind of change has a sentence in both languages.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { GameBook } from "../../words/book";
import { Words } from "../../words/words";
import type { Change, Table } from "../types";
import { changeText } from "./changes";

const both = (en: string, fr: string): { en: string; fr: string } => ({ en, fr });
const unit = (en: string, fr: string): GameBook["things"][string] => ({ kind: "unit", name: both(en, fr) });
const players = "player-p1 = P1\nplayer-p2 = P2\nstat-attack = ATK\n";
const book = {
  ...{ id: "toy", title: both("", ""), blurb: both("", ""), decks: [], maps: [], clauses: [], chapters: [] },
  things: { cub: unit("Cub", "Ourson"), bear: unit("Bear", "Ours"), camp: unit("Camp", "Camp") },
  words: both(players, players),
} satisfies GameBook;
const sentences = (lang: string): string =>
  readFileSync(fileURLToPath(new URL(`../table.${lang}.ftl`, import.meta.url)), "utf8");
const words = { en: new Words("en", sentences("en"), book), fr: new Words("fr", sentences("fr"), book) };
const table = { toAct: "p1", pieces: { a: { is: "cub" } }, board: {} } as unknown as Table;

const NEW: Change = { of: "b", what: "new", to: "cub", owner: "p1", at: "4,3" };
test.each<[Change, string, string]>([
  [NEW, "Cub appears at D3", "Ourson arrive : D3"],
  [{ ...NEW, owner: "p2" }, "Cub (P2) appears at D3", "Ourson (P2) arrive : D3"],
  [{ ...NEW, at: "camp" }, "Cub appears at Camp", "Ourson arrive : Camp"],
  [{ of: "a", what: "is", to: "bear" }, "Cub becomes Bear", "Ourson devient Ours"],
  [{ of: "a", what: "owner", to: "p2" }, "Cub goes over to P2", "Ourson : contrôle à P2"],
  [{ of: "a", what: "at", to: "1,2" }, "Cub to A2", "Ourson vers A2"],
  [{ of: "a", what: "place", to: "camp" }, "Cub to Camp", "Ourson vers Camp"],
])("%o is said", (change, en, fr) => {
  const text = (lang: "en" | "fr"): string => changeText(words[lang], table, change).replace(/[\u00a0\u202f]/g, " ");
  expect([text("en"), text("fr")]).toEqual([en, fr]);
});

test("a number of a piece that is new names its unit", () => {
  const more: Change = { of: "b", what: "attack", by: 2, to: "3" };
  expect(changeText(words.en, table, more, [NEW, more])).toBe("Cub +2 ATK");
  expect(changeText(words.en, table, more, [NEW, more], true)).toBe("Cub: ATK 1 → 3");
});
