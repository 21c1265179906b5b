import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { GameEvent, Table } from "../engine/wire";
import type { GameBook } from "./book";
import { columnName, Words } from "./words";

const SRC = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string): string => readFileSync(join(SRC, file), "utf8");
const page = (lang: "en" | "fr"): string =>
  read(`locales/shelf.${lang}.ftl`) + read(`locales/${lang}.ftl`) + read(`table/table.${lang}.ftl`);
/** Sentences of screens that most readers never open. */
const recorder = (lang: "en" | "fr"): string => read(`app/record/record.${lang}.ftl`);
const decks = (lang: "en" | "fr"): string => read(`app/decks/decks.${lang}.ftl`);
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key).sort();

const WORDS = `
player-p1 = Player 1
event-attack = { $piece } attacks { $target }.
    .attack = { $piece } attacks { $target } with { $attack }.
event-gain =
    { $target } gains { $amount } { $stat ->
        [ap] AP
       *[mp] MP
    }.
answer-burn = Burn
event-choice =
    { $answer ->
        [burn] { $player } burns.
       *[other] { $player } chooses { $answer }.
    }
refusal-too-far = Too far: { $reach }, not { $is }.
`;
const both = (en: string): { en: string; fr: string } => ({ en, fr: en });
const BOOK: GameBook = {
  id: "toy",
  title: both("Toy"),
  blurb: both(""),
  decks: [],
  maps: [],
  things: {
    hound: { kind: "unit", name: both("Hound") },
    bite: { kind: "attack", name: both("Bite") },
  },
  words: both(WORDS),
  clauses: [{ id: "toy:1", kind: "mechanic", origin: "house", title: both("One"), text: both("First.") }],
  chapters: [],
};
const words = new Words("en", "", BOOK);
const piece = { is: "hound" };
const table = { pieces: { "hound-1": piece, "hound-2": piece } } as unknown as Table;
const event = (part: Partial<GameEvent>): GameEvent => ({ id: 0, cause: null, kind: "", cites: "toy:1", ...part });

test("the first attribute whose argument is there is the sentence", () => {
  const attack = event({ kind: "attack", piece: "hound-1", target: "hound-2" });
  expect(words.event(attack, table)).toBe("Hound 1 attacks Hound 2.");
  expect(words.event({ ...attack, attack: "bite" }, table)).toBe("Hound 1 attacks Hound 2 with Bite.");
});

test("a stat and an answer with a sentence of its own stay ids; other answers are names", () => {
  expect(words.event(event({ kind: "gain", target: "hound-1", amount: 2, stat: "ap" }), table)).toBe(
    "Hound 1 gains 2 AP.",
  );
  const choice = event({ kind: "choice", player: "p1" });
  expect(words.event({ ...choice, answer: "burn" }, table)).toBe("Player 1 burns.");
  expect(words.event({ ...choice, answer: "hound-2" }, table)).toBe("Player 1 chooses Hound 2.");
});

test("a defeated piece keeps its name", () => {
  const gone = { pieces: {} } as unknown as Table;
  expect(words.piece("hound-1", gone)).toBe("Hound");
});

test("a refusal without a sentence says its message", () => {
  expect(words.refusal({ why: "too-far", args: { reach: 1, is: 3 }, message: "" }, table)).toBe("Too far: 1, not 3.");
  expect(words.refusal({ why: "odd", message: "because" }, table)).toBe("because");
});

test("squares are a letter and a number", () => {
  expect(words.cell([3, 4])).toBe("C4");
  expect([1, 26, 27, 52, 53].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA"]);
});

test("an unknown clause is shown by its id", () => {
  expect(words.clause("toy:1").origin).toBe("house");
  expect(words.clause("toy:9")).toMatchObject({ title: "toy:9", text: "", ruling: null });
});

test("both languages say the same things", () => {
  expect(keys(page("fr"))).toEqual(keys(page("en")));
  expect(keys(recorder("fr"))).toEqual(keys(recorder("en")));
  expect(keys(decks("fr"))).toEqual(keys(decks("en")));
});

test("whatever the page asks to be said can be said", () => {
  const said = new Set(keys(page("en") + recorder("en") + decks("en")));
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
    (file) => /^(app|table)\b.*\.ts$/.test(file) && !file.endsWith(".test.ts"),
  );
  const asked = files.flatMap((file) => [...read(file).matchAll(/\.say\(\s*"([\w-]+)"/g)].map(([, key = ""]) => key));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((key) => !said.has(key))).toEqual([]);
});

test("French keeps its double punctuation with the word before it", () => {
  const text = page("fr") + decks("fr");
  const french = new Words("fr", text);
  const said = keys(text).map((key) => french.say(key));
  expect(said.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  expect(french.say("forget-title")).toBe("Supprimer cette partie\u202F?");
});
