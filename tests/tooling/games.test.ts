// The registry of games: it is the one list there is, and whoever else must name a game agrees with it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BUILT, GAMES, PLAYABLE } from "../../scripts/lib/games.mjs";
import { ROOT, at } from "../../scripts/lib/paths.mjs";

/** A game's own folder, tests, documents, and what is measured against a peer, by name, may name games; cargo wants them named. */
const MAY = [
  /^crate\/games\//,
  /^(crate\/(build\/)?)?tests\/|\.test\.ts$/,
  /^docs\/|\.md$|^web\/src\/embed\/demo\.ts$|^web\/demo-wiki\.html$/,
  /^bench\/(peer|page|visit|run)/,
  /^crate\/(Cargo\.toml$|examples\/)|^Cargo\.lock$/,
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

test("cargo builds the games that are playable, and can build every game with rules", () => {
  const manifest = readFileSync(at("crate", "Cargo.toml"), "utf8");
  const listed = (pattern: RegExp): string[] => [...manifest.matchAll(pattern)].map(([, id = ""]) => id);
  expect(listed(/^rulewright-(\w+) = \{ path = "games\/\1"/gm)).toEqual(BUILT);
  expect(listed(/^(\w+) = \["dep:rulewright-\1"/gm)).toEqual(BUILT);
  expect(listed(/^ {2}"rulewright-(\w+)\?\/text",$/gm)).toEqual(BUILT);
  expect(/^default = \[(.*)\]$/m.exec(manifest)?.[1]).toBe([...PLAYABLE, "cli"].map((of) => `"${of}"`).join(", "));
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
