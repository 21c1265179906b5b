// The registry of games: it is the one list there is, and whoever else must name a game agrees with it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES, PLAYABLE, written } from "../../scripts/lib/games.mjs";
import { ROOT, at } from "../../scripts/lib/paths.mjs";
import { BOOKS, codeOf as pageCode, drawnWords, eventWords, keyed, pageSource, quoted, taken } from "./game-words.ts";

/** A game's own folder, tests, documents, and what is measured against a peer, by name, may name games; cargo wants them named. */
const MAY = [
  /^crate\/games\//,
  /^(crate\/(build\/)?)?tests\/|\.test\.ts$/,
  /^(docs|examples)\/|\.md$|^web\/src\/embed\/demo\.ts$|^web\/demo-wiki\.html$/,
  /^bench\/(peer|page|visit|run)/,
  /^crate\/((wasm\/)?Cargo\.toml$|examples\/)|^Cargo\.lock$/,
];

/** The code of a file: without its comments and, in Rust, without its tests, which come last. */
function codeOf(file: string): string {
  const text = readFileSync(at(file), "utf8");
  const [code = ""] = file.endsWith(".rs") ? text.split(/#\[cfg\((?:all\()?test\b.*\]\nmod tests/) : [text];
  return code.replace(/\/\*[^]*?\*\//g, "").replace(/(^|\s)(\/\/|#(?!\[)).*$/gm, "$1");
}

test("no file outside a game's folder, tests and documents names a game", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trimEnd().split("\n");
  const source = files.filter((file) => /\.(rs|ts|mjs|js|toml|json|html|ftl|css)$/.test(file) && existsSync(at(file)));
  const name = new RegExp(`\\b(${GAMES.map(({ id }) => id).join("|")})\\b`, "i");
  // A name that is a word of its own is no game's unless it stands as an id.
  const id = new RegExp(`["'\`](${GAMES.map((game) => game.id).join("|")})["'\`:]`);
  const words = /\bjournal\b/gi;
  const named = source
    .filter((file) => !MAY.some((may) => may.test(file)))
    .flatMap((file) =>
      codeOf(file)
        .split("\n")
        .filter((line) => name.test(line.replace(words, "")) || id.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(source.length).toBeGreaterThan(400);
  expect(named).toEqual([]);
});

/** Words that games have too, and that the page has from elsewhere: each with the files that need it, below web/src. */
const SHARED: readonly (readonly [words: string, where: RegExp, why: string])[] = [
  // Of every game alike: docs/api.md lists them.
  ["attack ability", /^(table\/refs|embed\/words)/, "kinds of refs and of things"],
  ["move", /^table\/screen/, "a kind of zone"],
  ["open", /^table\/view/, "ground with nothing on it"],
  ["decline", /^(app\/play\/pass|table\/side\/rw-bar)/, "the answer that is none"],
  ["act set-up", /^(app\/record|table\/side\/rw-bar)/, "the phases of every game"],
  ["draw discard", /^(app\/record|table\/side\/rw-(players|deck))/, "piles of a player"],
  ["count stats turns", /^app\/record/, "fields of a Table"],
  ["status", /^(app\/record\/draft\/schema|table\/board\/shapes)/, "a kind of thing"],
  ["defence", /^table\/side\/rw-inspector/, "a field of a thing"],
  ["turns", /^(table\/(playback\/motion|board\/fx)|words\/words)/, "what an event shows"],
  ["drop shield arrow", /^table\/(board\/numbers|places\/token)/, "the outline of a number"],
  [
    "act actions start",
    /^(engine\/|app\/record\/record|table\/rw-table)/,
    "calls of the engine, and properties named by them",
  ],
  ["room", /^(app\/(learn|puzzles)|embed\/trial-table|table\/rw-table)/, "a form of the table"],
  ["table", /^(engine\/|table\/(board\/spot-board|dice\/))/, "a call of the engine, a property, what dice are for"],
  ["over", /^table\/playback\/sound/, "the sound of a result"],
  ["place answer", /^(app|engine|table|words)\//, "a kind of refs and of things, and fields of an action"],
  ["attacks", /^embed\/words/, "a field of a scenario's own content"],
  ["value", /^table\/side\//, "what a number is, of a part of the table"],
  // Of the page alone.
  ["deck open play", /^app\//, "routes and tabs"],
  ["building", /^(app\/shelf|env\.d)/, "the state of a game on the shelf"],
  ["light pass", /^(app\/settings|embed\/board)/, "a theme and a setting"],
  ["roll", /^app\/setup/, "that the dice say who is first"],
  ["step", /^(app|embed|table\/(side|log))\//, "aria-current, and an attribute of a board"],
  ["ready", /^table\/(board\/rw-board|places\/rw-places)/, "a class of a spot"],
  ["block open start", /^(embed|app\/rules)\//, "values of CSS and of the DOM"],
  ["ground", /^app\/record/, "a tool of the recorder"],
  ["lost", /^app\/(route|results\/)/, "an address that leads nowhere, and how a game ended"],
  ["outcome", /^app\/results\//, "a filter of results"],
  ["blocked font", /^(embed|engine)\//, "why something could not be fetched, and a value of CSS"],
  ["act", /^table\/(choice\/|screen|view)/, "that a click performs an action, and the phase in which it does"],
  ["end first", /^table\/side\/rw-timeline/, "a class of a button, and its name"],
  ["learn", /^app\//, "the route of the lessons"],
  ["closed call stop", /^(app\/play|engine)\//, "messages to the engine, and that it is closed"],
  ["nothing", /^embed\/source/, "a board with no source"],
  ["board round turn first", /^app\/record/, "tabs, and fields of a Table"],
  ["goal order", /^app\/rules\/chart/, "how a chart is read"],
  ["order", /^app\/(settings|rules\/rules)/, "the order of a rulebook"],
  ["goal turn actions", /^words\/book/, "the parts of a rulebook"],
  ["door pillar banner", /^app\/setup\/map-view/, "classes of the small map, named as the drawings are"],
  ["sky skip", /^(app\/(covers\/scene|shell\/bar)|pages\/document)/, "a colour of a cover, and a link of the page"],
  ["will", /^table\/board\//, "that a loss is certain"],
  ["push", /^table\/side\/rw-bar/, "where a button is put"],
];

/** The page's own tables of drawings, whose words a game may have as well. */
const TABLES = /^(embed\/inks|table\/board\/grounds|app\/(icons|puzzles\/inks|shell\/bar))\.ts$/;

test("the page names no word of a game", () => {
  const drawn = drawnWords();
  const all = new Set([...drawn, ...eventWords()]);
  expect(all.size).toBeGreaterThan(200);
  const needed = new Set<string>();
  const isShared = (file: string, word: string): boolean => {
    const found = SHARED.find(([words, where]) => words.split(" ").includes(word) && where.test(file));
    if (found) needed.add(`${word}: ${found[2]}`);
    return found !== undefined;
  };
  const files = pageSource();
  const named = files.flatMap((path) => {
    const [file, code] = [path.replace("web/src/", ""), pageCode(readFileSync(at(path), "utf8"))];
    const texts = quoted(code).filter(([word]) => all.has(word) && !isShared(file, word));
    const numbers = taken(code).filter(([word]) => drawn.has(word) && !isShared(file, word));
    const keyWords = TABLES.test(file) ? [] : keyed(code);
    const keys = keyWords.filter(([word]) => drawn.has(word) && !isShared(file, word));
    return [...texts, ...numbers, ...keys].map(([word, line]) => `${file}: ${word}: ${line}`);
  });
  expect(files.length).toBeGreaterThan(200);
  expect(named).toEqual([]);
  const listed = SHARED.flatMap(([words, , why]) => words.split(" ").map((word) => `${word}: ${why}`));
  expect(listed.filter((word) => !needed.has(word))).toEqual([]);
});

test.each([
  'const value = piece.stats["health"];',
  "const { attack, health } = thing?.stats ?? {};",
  "function traces({ stats: { wounds, worn } }: Piece): void {}",
  'if (end !== undefined && cost.mp !== undefined) costs.set(end, cost["mp"]);',
  'const DOWN = new Set(["latent", "primo", "face-down"]);',
  'const { poison } = { poison: "M0 0z" };',
  'const USUAL = { melee: { d: "M0 0z" } };',
  "const GROUNDS: Readonly<Record<string, Draw>> = { rampart, plain };",
  'switch (kind) { case "becomes": }',
  'if (place.kind === "rampart") return null;',
])("the law finds what it forbids: %s", (line) => {
  const drawn = drawnWords();
  const found = [quoted, taken, keyed].flatMap((search) => search(pageCode(line)));
  expect(found.filter(([word]) => drawn.has(word))).not.toEqual([]);
});

test("ground, places, roles and sorts of cards that a game has drawn have a name in its words", () => {
  const nameless = BOOKS.flatMap(({ id, setup, things, words }) => {
    const { grounds, sites, units, cards } = setup?.draws ?? {};
    return [grounds, sites, units, cards]
      .flatMap((of) => Object.keys(of ?? {}))
      .filter((word) => !things[word] && !new RegExp(`^name-${word} =`, "m").test(words.en))
      .map((word) => `${id}: ${word}`);
  });
  expect(nameless).toEqual([]);
});

test("cargo builds the games that are playable, and can build every game with rules", () => {
  const ruled = written();
  const manifest = readFileSync(at("crate", "Cargo.toml"), "utf8");
  const bindings = readFileSync(at("crate", "wasm", "Cargo.toml"), "utf8");
  const listed = (pattern: RegExp, from = manifest): string[] => [...from.matchAll(pattern)].map(([, id = ""]) => id);
  expect(listed(/^rulewright-(\w+) = \{ path = "games\/\1"/gm)).toEqual(ruled);
  expect(listed(/^(\w+) = \["dep:rulewright-\1"/gm)).toEqual(ruled);
  expect(listed(/^(\w+) = \["rulewright\/\1", "play"(?:, "decks")?\]$/gm, bindings)).toEqual(ruled);
  expect(listed(/^ {2}"rulewright-(\w+)\?\/text",$/gm)).toEqual(ruled);
  expect(/^default = \[(.*)\]$/m.exec(manifest)?.[1]).toBe(
    [...PLAYABLE, "numbers", "cli"].map((of) => `"${of}"`).join(", "),
  );
});

test("a game's folder has what its state asks for", () => {
  const asked = {
    playable: [
      "Cargo.toml",
      "rulebook.toml",
      "kills.json",
      "shelf.ts",
      "data/lessons.json",
      "words/words.fr.ftl",
      "src/lib.rs",
    ],
    coming: ["shelf.ts"],
    toy: ["Cargo.toml", "rulebook.toml", "words/words.fr.ftl", "src/lib.rs"],
  };
  const missing = GAMES.flatMap(({ id, state }) =>
    asked[state].map((file) => `crate/games/${id}/${file}`).filter((file) => !existsSync(at(file))),
  );
  expect(missing).toEqual([]);
});
