import { expect, test } from "vitest";
import { clauseLink, link, parse, type Route } from "./router";

const ROUTES: Route[] = [
  { at: "shelf" },
  { at: "setup", game: "skirmish" },
  { at: "setup", game: "skirmish", deck: "0a1b2c" },
  { at: "setup", game: "skirmish", level: "easy" },
  { at: "setup", game: "skirmish", deck: "0a1b2c", level: "easy" },
  { at: "play", id: "0a1b2c" },
  { at: "play", id: "0a1b2c", step: 0 },
  { at: "play", id: "0a1b2c", step: 41 },
  { at: "open", packed: "1q-_Zz9" },
  { at: "open", packed: "1q-_Zz9", step: 41 },
  { at: "results" },
  { at: "rules", game: "skirmish", clause: null },
  { at: "rules", game: "skirmish", clause: "skirmish:bonus.2" },
  { at: "rules", game: "skirmish", clause: null, page: "in-one-page" },
  { at: "rules", game: "skirmish", clause: null, page: "glossary" },
  { at: "try", scenario: "skirmish:bonus.1/a-bonus-is-not-damage-3ps", steps: 1, moves: null },
  { at: "try", scenario: "skirmish:bonus.1/a-bonus-is-not-damage-3ps", steps: 1, moves: "1q-_Zz9" },
  { at: "record", game: "skirmish", from: null },
  { at: "record", game: "skirmish", from: "1q-_Zz9" },
  { at: "record", game: "skirmish", from: "skirmish:bonus.1/a-bonus-is-not-damage-3ps" },
  { at: "puzzles" },
  { at: "puzzles-of", game: "duelyst" },
  { at: "puzzle", game: "duelyst", id: "a-dervish-with-wings" },
  { at: "decks", game: "skirmish" },
  { at: "deck", game: "skirmish", id: "0a1b2c" },
  { at: "deck", game: "skirmish", id: "new" },
  { at: "deck", game: "skirmish", id: "+1q-_Zz9" },
  { at: "settings" },
];

test.each(ROUTES)("a link leads back to its route: $at", (route) => {
  expect(parse(link(route))).toEqual(route);
});

test("a deck's link is written with its plus, and read with or without an escape", () => {
  const route: Route = { at: "deck", game: "skirmish", id: "+1q-_Zz9" };
  expect(link(route)).toBe("#/deck/skirmish/+1q-_Zz9");
  expect(parse("#/deck/skirmish/%2B1q-_Zz9")).toEqual(route);
  expect(parse("#/deck/skirmish")).toEqual({ at: "decks", game: "skirmish" });
});

test("a clause is linked in its own game's rulebook", () => {
  expect(parse(clauseLink("pox:1.1"))).toEqual({ at: "rules", game: "pox", clause: "pox:1.1" });
});

test("a clause may be named without its game", () => {
  expect(parse("#/rules/skirmish/bonus.2")).toEqual(parse(clauseLink("skirmish:bonus.2")));
});

test.each(["", "#", "#/"])("the shelf is where an address begins: %s", (hash) => {
  expect(parse(hash)).toEqual({ at: "shelf" });
});

test.each(["#/nowhere", "#/play", "#/game/", "#nowhere/1"])(
  "what leads nowhere leads to the shelf and says so: %s",
  (hash) => {
    expect(parse(hash)).toEqual({ at: "shelf", unknown: hash });
    expect(link(parse(hash))).toBe("#/");
  },
);

test.each(["-1", "1.5", "x", "1e3", "12345678"])("a step that is no step is left out: %s", (step) => {
  expect(parse(`#/play/0a1b2c/${step}`)).toEqual({ at: "play", id: "0a1b2c" });
});

test("a broken escape is taken as it stands", () => {
  expect(parse("#/play/%E0%A4%A")).toEqual({ at: "play", id: "%E0%A4%A" });
});
