import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Both, GameBook, Thing } from "../../words/book";
import { costLabel } from "./curve";
import { Words } from "../../words/words";
import { toLink } from "../share/text";
import { Catalogue, chosen, fold, isFiltered, NO_FILTERS } from "./catalogue";
import { sorted } from "./faults";
import {
  column,
  copiesOf,
  curve,
  freeName,
  idsOf,
  sameList,
  stepOf,
  tally,
  total,
  withCopies,
  without,
  type Deck,
} from "./model";
import { factionIndex, listOf, nameOf, seatName } from "./named";
import { packDeck, unpackDeck } from "./pack";
import { exportText, Names, readDeck } from "./text";
import type { Save } from "../../engine/wire";

const both = (en: string, fr = en): Both => ({ en, fr });
const card = (name: Both, cost: number, facets: Thing["facets"], text = both("")): Thing => ({
  ...{ kind: "card", name, cost: { mana: cost }, text, facets: facets ?? {} },
});
const things: Record<string, Thing> = {
  sun: { kind: "general", name: both("Sun Queen", "Reine soleil"), facets: { kin: ["day"] } },
  moon: { kind: "general", name: both("Moon King"), facets: { kin: ["night"] } },
  knight: card(both("Silver Knight", "Chevalier d’argent"), 3, { kin: ["day"], type: ["unit"] }),
  squire: card(both("Écuyer", "Écuyer"), 1, { kin: ["day"], type: ["unit"] }, both("Heals œdemas.")),
  "x-ray": card(both("X Ray"), 12, { kin: ["any"], type: ["spell"] }, both("Sees all.", "Voit tout.")),
  bat: card(both("Bat 2"), 1, { kin: ["night"], type: ["unit"] }),
};
const BOOK: GameBook = {
  ...{ id: "toy", title: both("Toy"), blurb: both(""), maps: [], things, clauses: [], chapters: [] },
  decks: [
    {
      id: "first",
      name: both("First"),
      text: both(""),
      pieces: [],
      leader: "sun",
      cards: [{ card: "knight", copies: 2 }],
    },
  ],
  words: both(
    "name-unit = Unit\nname-spell = Spell\nname-day = Day\nname-night = Night\nname-any = Any\ndeck-leader = Ruler",
  ),
  builds: {
    ...{ size: 5, copies: 3, cost: "mana", leaders: ["sun", "moon"], cards: ["knight", "squire", "x-ray", "bat"] },
    facets: [
      { id: "kin", values: ["day", "night", "any"] },
      { id: "type", values: ["unit", "spell"] },
    ],
    ...{ kin: { facet: "kin", common: ["any"] }, sorts: "type" },
  },
};
const ftl = (lang: string): string =>
  readFileSync(fileURLToPath(new URL(`decks.${lang}.ftl`, import.meta.url)), "utf8") +
  readFileSync(fileURLToPath(new URL(`../../locales/shelf.${lang}.ftl`, import.meta.url)), "utf8") +
  readFileSync(fileURLToPath(new URL(`../../locales/${lang}.ftl`, import.meta.url)), "utf8");
const en = new Words("en", ftl("en"), BOOK);
const fr = new Words("fr", ftl("fr"), BOOK);
const { builds } = BOOK;
if (!builds) throw new Error("the book builds");
const catalogue = new Catalogue(en, builds);
const ids = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);
const DECK: Deck = { name: "Mine", list: { leader: "sun", cards: { knight: 3, "x-ray": 1, squire: 1 } } };

describe("a list", () => {
  test("gains and loses copies, and a card with none is out", () => {
    const more = withCopies(DECK.list, "squire", 2);
    expect(more.cards).toEqual({ knight: 3, "x-ray": 1, squire: 2 });
    expect(idsOf(withCopies(more, "squire", 0))).toEqual(["knight", "x-ray"]);
    expect(withCopies(more, "squire", -3)).toEqual(withCopies(more, "squire", 0));
    expect(total(more)).toBe(6);
    expect(without(more, ["knight", "x-ray"]).cards).toEqual({ squire: 2 });
    expect(DECK.list.cards).toEqual({ knight: 3, "x-ray": 1, squire: 1 });
  });

  test("has no card that every object has", () => {
    expect(copiesOf(DECK.list, "constructor")).toBe(0);
    expect(sameList({ cards: { constructor: 1 } }, { cards: { knight: 1 } })).toBe(false);
    expect(en.name("constructor")).toBe("constructor");
  });

  test("is the same in any order, and another with another leader", () => {
    expect(sameList(DECK.list, { cards: { squire: 1, knight: 3, "x-ray": 1 }, leader: "sun" })).toBe(true);
    expect(sameList(DECK.list, { ...DECK.list, leader: "moon" })).toBe(false);
    expect(sameList(DECK.list, withCopies(DECK.list, "knight", 2))).toBe(false);
    expect(sameList(DECK.list, withCopies(DECK.list, "bat", 1))).toBe(false);
  });

  test("has a curve whose last column holds all that is dearer, and counts by facet", () => {
    expect(curve(DECK.list, (id) => catalogue.card(id)?.cost)).toEqual([0, 1, 0, 3, 0, 0, 0, 0, 0, 1]);
    expect([column(0), column(9), column(12)]).toEqual([0, 9, 9]);
    // As many costs share a column as the dearest card asks for.
    expect([9, 30, 31, 100, 101].map(stepOf)).toEqual([1, 1, 5, 10, 20]);
    expect([0, 9, 10, 65, 100].map((cost) => column(cost, 10))).toEqual([0, 0, 1, 6, 9]);
    expect([0, 6, 9].map((n) => costLabel(n, 10))).toEqual(["0–9", "60–69", "90+"]);
    expect([0, 9].map((n) => costLabel(n, 1))).toEqual(["0", "9+"]);
    const counts = tally(DECK.list, (id) => catalogue.card(id)?.facets["type"] ?? []);
    expect(Object.fromEntries(counts)).toEqual({ unit: 4, spell: 1 });
  });

  test("is called by its own name, its leader's, or by none", () => {
    expect(nameOf(en, DECK)).toBe("Mine");
    expect(nameOf(fr, { ...DECK, name: " " })).toBe("Reine soleil");
    expect(nameOf(en, { name: "", list: { cards: {} } })).toBe("Deck without a name");
    expect(freeName("Mine", ["Yours"])).toBe("Mine");
    expect(freeName("Mine", ["Mine", "Mine 2"])).toBe("Mine 3");
    expect(freeName("Mine 2", ["Mine", "Mine 2"])).toBe("Mine 3");
  });
});

describe("the catalogue", () => {
  test("is sorted by cost, then by name", () => {
    expect(ids(catalogue.cards)).toEqual(["bat", "squire", "knight", "x-ray"]);
    expect(catalogue.sorted(["x-ray", "nobody", "squire"])).toEqual(["squire", "x-ray", "nobody"]);
  });

  test("offers a leader its kin and what is common, and everything to nobody", () => {
    expect(ids(catalogue.pool("sun"))).toEqual(["squire", "knight", "x-ray"]);
    expect(ids(catalogue.pool("moon"))).toEqual(["bat", "x-ray"]);
    expect(catalogue.pool(undefined)).toHaveLength(4);
    expect(factionIndex(BOOK, "moon")).toBe(1);
    expect(factionIndex(BOOK, "constructor")).toBe(-1);
  });

  test("is searched by name, text and facets, without accents", () => {
    const found = (typed: string, of = catalogue): string[] => ids(chosen(of.cards, { ...NO_FILTERS, typed }));
    expect(found("ecuyer")).toEqual(["squire"]);
    expect(found("OEDEMA")).toEqual(["squire"]);
    expect(found("spell all")).toEqual(["x-ray"]);
    expect(found("d'argent", new Catalogue(fr, builds))).toEqual(["knight"]);
    expect(found("d'argent")).toEqual([]);
    expect(fold("  Œuvre\u00A0d’Été ")).toBe("oeuvre d'ete");
  });

  test("is filtered by any of the values of a facet, and by all facets", () => {
    const found = (costs: number[], facets: Record<string, string[]>): string[] =>
      ids(chosen(catalogue.cards, { typed: "", costs, facets }));
    expect(found([], { type: ["unit"] })).toEqual(["bat", "squire", "knight"]);
    expect(found([], { type: ["unit"], kin: ["day", "any"] })).toEqual(["squire", "knight"]);
    expect(found([9], {})).toEqual(["x-ray"]);
    expect(found([1, 3], { kin: ["day"] })).toEqual(["squire", "knight"]);
    expect(isFiltered({ ...NO_FILTERS, facets: { type: [] } })).toBe(false);
  });

  test("offers the facets in which its cards differ", () => {
    expect(catalogue.facets(catalogue.pool("sun"))).toEqual([
      { id: "kin", values: ["day", "any"] },
      { id: "type", values: ["unit", "spell"] },
    ]);
    expect(catalogue.facets(chosen(catalogue.cards, { ...NO_FILTERS, facets: { kin: ["night"] } }))).toEqual([]);
  });
});

/** A game whose spells are paid in colours, and whose rules refuse a leader what its kin would let it have. */
describe("where not all is alike", () => {
  const spell: Thing = {
    ...{ kind: "card", name: both("Blaze"), facets: { kin: ["day"], type: ["spell"] } },
    cost: { fire: 2, any: 1 },
  };
  const book: GameBook = {
    ...{ ...BOOK, things: { ...things, blaze: spell } },
    builds: {
      ...{ ...builds, cards: [...builds.cards, "blaze"], fewer: { knight: 1 }, glance: ["type", "kin"] },
      kin: { facet: "kin", common: ["any"], except: { moon: ["x-ray"] } },
    },
  };
  const words = new Words("en", `${ftl("en")}\nstat-fire = Fire\nstat-any = Any\nstat-mana = Mana`, book);
  const mixed = new Catalogue(words, book.builds ?? builds);

  test("a card that is paid otherwise comes after those of the curve, and is none of it", () => {
    expect(ids(mixed.cards)).toEqual(["bat", "squire", "knight", "x-ray", "blaze"]);
    const { cost, curved } = mixed.card("blaze") ?? {};
    expect([cost, curved, mixed.mixed, catalogue.mixed]).toEqual([3, false, true, false]);
    expect([mixed.pays("fire"), mixed.pays("water")]).toEqual([true, false]);
  });

  test("a cost is said with what it is paid in", () => {
    const said = (id: string): string => {
      const card = mixed.card(id);
      return card ? mixed.costSaid(card) : "";
    };
    expect([said("blaze"), said("knight")]).toEqual(["2 Fire and 1 Any", "3 Mana"]);
  });

  test("what costs so much is found, whatever it is paid in", () => {
    expect(ids(chosen(mixed.cards, { ...NO_FILTERS, costs: [3] }))).toEqual(["knight", "blaze"]);
  });

  test("a leader is not offered what its rules except, and a card may have a limit of its own", () => {
    expect(ids(mixed.pool("moon"))).toEqual(["bat"]);
    expect(ids(mixed.pool("sun"))).toContain("x-ray");
    expect([mixed.card("knight")?.most, mixed.card("squire")?.most]).toEqual([1, 3]);
  });
});

describe("text", () => {
  const names = new Names(BOOK);
  const read = (text: string): ReturnType<typeof readDeck> => readDeck(text, names);

  test("goes out and comes back, in both languages", () => {
    const text = exportText(DECK, catalogue);
    expect(text).toBe("# Mine\nRuler: Sun Queen\n1 Écuyer\n3 Silver Knight\n1 X Ray\n");
    for (const words of [en, fr]) {
      const { name, list, unread } = read(exportText(DECK, new Catalogue(words, builds)));
      expect({ name, same: sameList(list, DECK.list), unread }).toEqual({ name: "Mine", same: true, unread: [] });
    }
  });

  test.each([
    ["3 Silver Knight", "knight", 3],
    ["3x silver knight", "knight", 3],
    ["3 x Silver Knight", "knight", 3],
    ["x3 Silver Knight", "knight", 3],
    ["Silver Knight x3", "knight", 3],
    ["Silver Knight (3)", "knight", 3],
    ["Silver Knight\t3", "knight", 3],
    ["3\tknight", "knight", 3],
    ["Chevalier d'argent, 2", "knight", 2],
    ["- 2 × chevalier d’argent // the good one", "knight", 2],
    ['2 "Silver Knight"', "knight", 2],
    ["ECUYER", "squire", 1],
    ["3 X Ray", "x-ray", 3],
    ["2x-ray", "x-ray", 2],
    ["Bat 2", "bat", 1],
    ["3 Bat 2", "bat", 3],
    ["Bat 2 x2", "bat", 2],
  ])("%s", (line, id, copies) => {
    expect(read(line)).toMatchObject({ list: { cards: { [id]: copies } }, read: 1, unread: [] });
  });

  test.each(["General: Moon King", "Général : moon king", "moon", "Moon King", "1 Moon King", "1x Moon King"])(
    "%s leads",
    (line) => {
      expect(read(line)).toMatchObject({ list: { leader: "moon" }, read: 1, unread: [] });
    },
  );

  test("names every line it does not understand, and where it stands", () => {
    const { list, unread } = read(
      "\uFEFFUnits:\r\n2 Silver Knight\r\n\r\n3 Golden Knight\r\n0 Écuyer\r\n100 X Ray\r\n// done",
    );
    expect(list).toEqual({ cards: { knight: 2 } });
    expect(unread).toEqual([
      { line: 4, text: "3 Golden Knight" },
      { line: 5, text: "0 Écuyer" },
      { line: 6, text: "100 X Ray" },
    ]);
  });

  test("adds up what is listed twice, and takes no second leader in silence", () => {
    const { list, unread } = read("Sun Queen\n2 knight\n2 Silver Knight\nMoon King\nSun Queen");
    expect(list).toEqual({ leader: "sun", cards: { knight: 4 } });
    expect(unread).toEqual([{ line: 4, text: "Moon King" }]);
  });
});

describe("a link", () => {
  test("holds a deck, whatever is in it", async () => {
    for (const deck of [DECK, { name: "", list: { cards: {} } }, { name: "é", list: { cards: { unknown: 7 } } }]) {
      const back = await unpackDeck(await packDeck(deck));
      expect(back.name).toBe(deck.name);
      expect(sameList(back.list, deck.list)).toBe(true);
    }
  });

  test("is short", async () => {
    const cards = Object.fromEntries(
      Array.from({ length: 16 }, (_, n) => [`silverguard-number-${String(n)}`, 1 + (n % 3)]),
    );
    expect((await packDeck({ name: "A deck of mine", list: { leader: "sun", cards } })).length).toBeLessThan(250);
  });

  test.each([
    ["no list", { name: "x" }],
    ["too little", ["x"]],
    ["no text", ["x", "sun", 3]],
    ["what can be no id", ["x", "sun", "<img src=x>"]],
    ["a leader that can be none", ["x", "__proto__"]],
    ["a card of every object", ["x", "sun", "__proto__"]],
    ["a card twice", ["x", "sun", "knight", "knight"]],
    ["an endless name", ["x".repeat(1000), "sun"]],
    ["a hundred copies", ["x", "sun", ...Array.from({ length: 100 }, () => "")]],
    ["a thousand cards", ["x", "sun", Array.from({ length: 1000 }, (_, n) => `c${String(n)}`).join()]],
  ])("that holds %s is refused", async (_, value) => {
    await expect(unpackDeck(await toLink(value))).rejects.toMatchObject({ code: "link" });
  });

  test("that is none is refused", async () => {
    for (const text of ["", "1", "9abc", "1!!!!"])
      await expect(unpackDeck(text)).rejects.toMatchObject({ code: "link" });
  });
});

test("faults are sorted by where they are shown", () => {
  const fault = (field?: string) => ({ code: "refused", message: "", ...(field !== undefined && { field }) });
  const { leader, cards, list, count } = sorted([
    ...[fault("leader"), fault("cards.knight"), fault(), fault("cards.knight"), fault("else")],
  ]);
  expect([leader.length, cards.get("knight")?.length, list.length, count]).toEqual([1, 2, 2, 5]);
});

test("a seat is called by its player's name for it, its leader, its deck, or its side", () => {
  const save = (list?: Deck["list"]): Save => ({
    ...{ version: 1, game: "toy", actions: [] },
    options: { game: "toy", seed: "1", players: [{ ...(list && { list }) }, {}] },
  });
  const kept = { decks: {}, save: save(DECK.list) };
  expect(seatName(en, { ...kept, names: { p1: "Mine" } }, "p1")).toBe("Mine");
  expect(seatName(fr, kept, "p1")).toBe("Reine soleil");
  expect(seatName(en, { ...kept, decks: { p2: "first" } }, "p2")).toBe("First");
  expect(seatName(en, { ...kept, save: save(), names: { p1: "Mine" } }, "p1", "first")).toBe("First");
  expect(seatName(en, { decks: {}, save: save() }, "p2")).toBe("Player 2");
});

test("a deck of the game is a list too", () => {
  expect(BOOK.decks.map(listOf)).toEqual([{ leader: "sun", cards: { knight: 2 } }]);
});
