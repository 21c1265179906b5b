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
const table = { pieces: { "hound-1": piece, "hound-2": piece }, board: {} } as unknown as Table;
const event = (part: Partial<GameEvent>): GameEvent => ({
  id: 0,
  cause: null,
  kind: "",
  shows: "counts",
  cites: "toy:1",
  ...part,
});

test("a card in hand that is numbered has the name of its card", () => {
  expect(words.name("bite~2")).toBe("Bite");
});

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

test("a place and a number are called after their player, where one of the two reads", () => {
  const text = `
event-hold = { $seat ->
        [you] You hold { $place }.
       *[other] { $player } holds { $place }.
    }
name-a-hill = { $p1 ->
        [you] your hill
       *[bot] the bot’s hill
    }
stat-aura-p2-name = { $p2 ->
        [bot] The bot’s aura
       *[other] Player 2’s aura
    }
player-p1 = Player 1
player-you = you
`;
  const things = { ...BOOK.things, "a.hill": { kind: "place", name: both("Player 1’s hill") } };
  const plain = new Words("en", "", { ...BOOK, things, words: both(text) });
  const seated = plain.seated({ p1: { who: "you", name: "You" }, p2: { who: "bot", name: "Bot (easy)" } });
  const hold = event({ kind: "hold", player: "p1", place: "a.hill" });
  expect([plain.name("a.hill"), plain.event(hold, table), plain.statName("aura-p2")]).toEqual([
    "Player 1’s hill",
    "Player 1 holds Player 1’s hill.",
    "Player 2’s aura",
  ]);
  // Alone it begins with a capital; the sentence begins with its own.
  expect([seated.name("a.hill"), seated.event(hold, table), seated.statName("aura-p2")]).toEqual([
    "Your hill",
    "You hold your hill.",
    "The bot’s aura",
  ]);
});

test("a defeated piece keeps its name", () => {
  const gone = { pieces: {} } as unknown as Table;
  expect(words.piece("hound-1", gone)).toBe("Hound");
});

test("a piece that was gone before anybody looked is called what its story says it was, to the same eyes", () => {
  const fresh = new Words("en", "", BOOK);
  const gone = { pieces: {}, viewer: "p1" } as unknown as Table;
  expect(fresh.piece("unit-7", gone)).toBe("unit-7");
  fresh.learn([event({ kind: "falls", shows: "leaves", target: "unit-7", card: "hound" })], "p1");
  fresh.learn([event({ kind: "casts", shows: "announces", piece: "unit-8", card: "bite" })], "p1");
  expect(fresh.piece("unit-7", gone)).toBe("Hound");
  expect(fresh.piece("unit-8", gone)).toBe("unit-8");
  expect(fresh.piece("unit-7", { ...gone, viewer: "p2" })).toBe("unit-7");
  fresh.learn([event({ kind: "returns", shows: "leaves", target: "unit-7", card: "bite" })], "p1");
  expect(fresh.piece("unit-7", gone)).toBe("Hound");
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

const ASKS = `
answer-pool = From the pool
answer-to-payment = { $who ->
        [pool] From the pool
       *[other] Engage { $who }
    }
    .kept = { $who ->
            [pool] From the pool; { $kept } stays
           *[other] Engage { $who }; { $kept } stays
        }
stat-green = Green
action-decline = No
action-decline-riposte = Do not strike back
event-damage = { $target } { $sense ->
        [less] is weaker by { $size }
       *[more] is stronger by { $size }
    } ({ $by }).
event-take = { $piece } takes { $card }.
event-power = { $target } gains: { $what }.
event-stats = { $target }: attack { $by }, health { $more }.
name-cannot-move = Cannot move
`;

/** A table of one viewer; the cards on it may be unknown. */
const seen = (viewer: string, hound: string, decision = "payment"): Table =>
  ({
    ...{ viewer, decision: { kind: decision, of: "p1", cites: "toy:1" } },
    pieces: { "unit-1": { is: hound, cards: [{ is: "bite", kind: "worn", owner: null, name: "item-2" }] } },
    ...{ players: {}, board: { rows: [], legend: {}, cards: [] } },
  }) as unknown as Table;

test("an answer made of names is a sentence: who pays, and what stays", () => {
  const asks = new Words("en", "", { ...BOOK, words: both(ASKS) });
  const now = seen("p1", "hound");
  expect(asks.answer("unit-1", now)).toBe("Engage Hound");
  expect(asks.answer("unit-1+item-2 / green 1", now)).toBe("Engage Hound and Bite; 1 Green stays");
  expect(asks.answer("pool / green 2", now)).toBe("From the pool; 2 Green stays");
  expect(asks.answer("pool", now)).toBe("From the pool");
  // Elsewhere the same is a name like any other.
  expect(asks.answer("unit-1", seen("p1", "hound", "target"))).toBe("Hound");
});

test("what an action comes to is said for the question it answers", () => {
  const asks = new Words("en", "", { ...BOOK, words: both(ASKS) });
  const no = { action: { type: "decline" }, cost: {} };
  expect(asks.action(no, seen("p1", "hound", "riposte"))).toBe("Do not strike back");
  expect(asks.action(no, seen("p1", "hound"))).toBe("No");
});

test("a card is named by what it is called on the table", () => {
  const asks = new Words("en", "", { ...BOOK, words: both(ASKS) });
  const take = event({ kind: "take", piece: "unit-1", card: "item-2" });
  expect(asks.event(take, seen("p1", "hound"))).toBe("Hound takes Bite.");
});

test("what one viewer knows of a unit names it for no other", () => {
  const asks = new Words("en", "name-hidden = Face-down card", { ...BOOK, words: both(ASKS) });
  expect(asks.piece("unit-1", seen("p1", "hound"))).toBe("Hound");
  expect(asks.piece("unit-1", seen("p2", "hidden"))).toBe("Face-down card");
  // When it is gone from the table, each still calls it as they knew it.
  const gone = (viewer: string): Table => ({ ...seen(viewer, ""), pieces: {} });
  expect(asks.piece("unit-1", gone("p2"))).toBe("Face-down card");
  expect(asks.piece("unit-1", gone("p1"))).toBe("Hound");
});

test("a change is told with its sign, its size and its sense", () => {
  const asks = new Words("en", "", { ...BOOK, words: both(ASKS) });
  const change = (amount: number): string =>
    asks.event(event({ kind: "damage", target: "unit-1", amount }), seen("p1", "hound"));
  expect(change(-2)).toBe("Hound is weaker by 2 (−2).");
  expect(change(2)).toBe("Hound is stronger by 2 (+2).");
});

test("what is gained is named, and a second change has its sign too", () => {
  const asks = new Words("en", "", { ...BOOK, words: both(ASKS) });
  const gain = event({ kind: "power", target: "unit-1", stat: "cannot-move" });
  expect(asks.event(gain, seen("p1", "hound"))).toBe("Hound gains: Cannot move.");
  const stats = event({ kind: "stats", target: "unit-1", amount: -1, total: 2 });
  expect(asks.event(stats, seen("p1", "hound"))).toBe("Hound: attack −1, health +2.");
});
