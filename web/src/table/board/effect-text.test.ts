// The effects on a unit, in sentences of both languages.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GameBook } from "../../words/book";
import { Words } from "../../words/words";
import { cardLabel } from "./label";
import { changeText, effectText } from "./effect-text";

const book = JSON.parse(readFileSync("web/public/games/duelyst.json", "utf8")) as GameBook;
const read = (name: string): string => readFileSync(`web/src/${name}.ftl`, "utf8");
const [en, fr] = (["en", "fr"] as const).map(
  (lang) =>
    new Words(lang, read(`table/table.${lang}`) + read(`locales/shelf.${lang}`) + read(`locales/${lang}`), book),
);
if (!en || !fr) throw new Error("both languages");
const card = (kind: string, more: object): Parameters<typeof cardLabel>[1] => ({
  ...{ is: "roar", owner: null, kind },
  ...more,
});

describe("what lies on a unit", () => {
  test.each([
    ["change", { stats: { attack: 2, health: -1 } }, "+2 Attack and −1 Health", "+2 Attaque et −1 Vie"],
    [
      "change",
      { stats: { attack: 2, health: 0 }, until: "turn-end" },
      "+2 Attack, until the turn ends",
      "+2 Attaque, jusqu’à la fin du tour",
    ],
    ["becomes", { stats: { attack: 4 } }, "Attack becomes 4", "Attaque\u00a0: désormais 4"],
    ["trait", { about: "frenzy" }, "Frenzy", "Frénésie"],
    ["trait", { about: "grow", stats: { grow: 2 } }, "Grow 2", "Croissance 2"],
    ["without", { about: "ranged" }, "loses Ranged", "perd À distance"],
    ["form", { about: "planar-scout" }, "then Planar Scout again", "redevient ensuite Éclaireur planaire"],
    [
      "form",
      { about: "planar-scout", stats: { attack: 1, health: 0, building: 2 } },
      "then Building again",
      "redevient ensuite Chantier",
    ],
    [
      "form",
      { stats: { "watchful-sentinel": 1 } },
      "then Watchful Sentinel again",
      "redevient ensuite Sentinelle vigilante",
    ],
    ["form", {}, "", ""],
    ["control", { owner: "p2" }, "the card of Player 2", "carte de Joueur 2"],
    ["ability", { stats: { ability: -1 } }, "", ""],
  ])("%s %j", (kind, more, english, french) => {
    expect(effectText(en, card(kind, more))).toBe(english);
    expect(effectText(fr, card(kind, more))).toBe(french);
  });

  test.each([
    ["p1-turn-start", "Roar, until the next turn of Player 1 begins"],
    ["p2-turn-end", "Roar, until the next turn of Player 2 ends"],
    ["p2-turn", "Roar, during the next turn of Player 2"],
    ["bearer-next-turn", "Roar, until its next turn"],
  ])("its label says until when: %s", (until, label) => {
    expect(cardLabel(en, card("lasting", { until }))).toBe(label);
    expect(changeText(en, card("lasting", { until }))).toBe("");
  });
});
