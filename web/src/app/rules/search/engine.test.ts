import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { describe, expect, test } from "vitest";
import { RuleSearch, type Entry, type Found } from "./engine";
import { Language, type Synonym } from "./language";

const STOP = "how do i the a is to of my can there";
const rule = (id: string, title: string, text = "", ruling = ""): Entry => ({ id, fields: { title, text, ruling } });
const RULES: readonly Entry[] = [
  rule("heal", "Healing", "Healing never takes a unit above its printed life."),
  rule("provoke", "Provoke", "Nearby enemies may attack only this minion."),
  rule("counter", "Counterattack", "The defender deals its damage to the attacker."),
  rule("move", "Movement", "A unit moves two tiles.", "To provoke is no movement."),
  rule("board", "Board", "Nine tiles by five. A minion that may provoke is on it."),
];
const CARDS: readonly Entry[] = [
  { id: "knight", fields: { title: "Silver Knight", text: "Provoke. Heals its neighbours." } },
  { id: "golem", fields: { title: "Stone Golem", text: "Cannot move." } },
];
const SYNONYMS: readonly Synonym[] = [
  { asked: ["strike back", "retaliate"], book: ["counterattack"] },
  { asked: ["reroll", "roll again"], book: [] },
];

const english_ = new Language(english, STOP);
const make = (rules = RULES, language = english_, synonyms: readonly (readonly Synonym[])[] = [SYNONYMS]): RuleSearch =>
  new RuleSearch(language, { rules, cards: CARDS, synonyms });
const ids = ({ rules }: Found): readonly string[] => rules.map(({ id }) => id);
const search = make();

describe("ranking", () => {
  test("a title goes before a text, and a text before a ruling", () => {
    expect(ids(search.search("provoke"))).toEqual(["provoke", "board", "move"]);
  });

  test("what holds all that was asked goes before what holds a part often", () => {
    const rules = [
      rule("part", "Cost", "Tiles of tiles, and tiles."),
      rule("all", "Size", "The board has tiles, five by nine."),
    ];
    expect(ids(make(rules).search("tiles of the board"))[0]).toBe("all");
  });

  test("small words count for nothing, unless there are no others", () => {
    expect(ids(search.search("how do I heal?"))).toEqual(["heal"]);
    expect(ids(search.search("the")).length).toBeGreaterThan(0);
  });
});

describe("words", () => {
  test.each(["heal", "healing", "HEALS", "healed"])("%s: endings and case do not matter", (typed) => {
    expect(ids(search.search(typed))).toEqual(["heal"]);
  });

  test("accents do not matter, elisions part words, and French verbs lose their endings", () => {
    const rules = [
      rule("d", "Dégâts", "Les unités repoussées perdent un point."),
      rule("a", "L’armure", "Elles ripostent."),
    ];
    const search_ = make(rules, new Language(french, "les le la l un une des"), []);
    expect(ids(search_.search("degats"))).toEqual(["d"]);
    expect(ids(search_.search("dégât"))).toEqual(["d"]);
    expect(ids(search_.search("repoussées"))).toEqual(["d"]);
    expect(ids(search_.search("l'armure"))).toEqual(["a"]);
  });

  test("the beginning of a word is enough while it is typed", () => {
    expect(ids(search.search("prov"))[0]).toBe("provoke");
    expect(search.search("prov").corrected).toEqual([]);
  });

  test.each(["provkoe", "proovoke", "prvoke"])("%s is read as provoke, and says so", (typed) => {
    const found = search.search(typed);
    expect(ids(found)[0]).toBe("provoke");
    expect(found.corrected).toEqual([{ typed, read: "provoke" }]);
  });

  test("a word that the book has is never read as another", () => {
    expect(search.search("move").corrected).toEqual([]);
  });
});

describe("synonyms", () => {
  test.each(["strike back", "can I strike the attacker back", "retaliates"])("%s", (typed) => {
    expect(ids(search.search(typed))[0]).toBe("counter");
  });

  test("one word of a phrase is not the phrase", () => {
    expect(ids(search.search("strike"))).toEqual([]);
  });

  test("what the game has no rule about is said, and the rest is searched", () => {
    expect(search.search("can I roll again").unknown).toEqual(["roll again"]);
    const found = search.search("reroll healing");
    expect(found.unknown).toEqual(["reroll"]);
    expect(ids(found)).toEqual(["heal"]);
  });

  test("a word that is in nothing is said, but not one of a card or of a phrase", () => {
    expect(search.search("heal bananas").unknown).toEqual(["bananas"]);
    expect(search.search("silver provoke").unknown).toEqual([]);
    expect(search.search("strike back").unknown).toEqual([]);
  });

  test("an earlier list goes before a later one", () => {
    const both = [[{ asked: ["charge"], book: ["movement"] }], [{ asked: ["charge"], book: ["counterattack"] }]];
    expect(ids(make(RULES, english_, both).search("charge"))).not.toContain("counter");
  });
});

describe("nothing found", () => {
  test("the nearest words of the book are offered", () => {
    const found = search.search("provocative");
    expect(ids(found)).toEqual([]);
    expect(found.nearest).toContain("provoke");
  });

  test.each(["", "   ", "?!", "<>", "\u0000", "x".repeat(5000)])("no text is too odd", (typed) => {
    expect(search.search(typed).rules).toEqual([]);
  });
});

describe("cards", () => {
  test("a card whose name is in the question comes first", () => {
    const { cards } = search.search("does the silver knight provoke");
    expect(cards.map(({ id }) => id)).toEqual(["knight"]);
    expect(cards[0]?.score).toBe(Number.POSITIVE_INFINITY);
  });

  test("others need all that was asked", () => {
    expect(search.search("move stone").cards.map(({ id }) => id)).toEqual(["golem"]);
    expect(search.search("provoke stone").cards).toEqual([]);
  });
});

test("the words that were found are cut out, and nothing is lost", () => {
  const text = "Healing never takes a unit above its printed life.";
  const pieces = search.cut(text, search.search("heal a life"));
  expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(["Healing", "life"]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});
