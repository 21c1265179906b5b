// The words that belong to the games, from their own data, and where the page's source names one.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { BUILT, PLAYABLE } from "../../scripts/lib/games.mjs";
import { ROOT, at } from "../../scripts/lib/paths.mjs";
import type { GameBook } from "../../web/src/words/book.ts";

/** The books of the games that the page is built with; the toys have none in it. */
export const BOOKS: readonly GameBook[] = PLAYABLE.map(
  (game) => JSON.parse(readFileSync(at("web", "public", "games", `${game}.json`), "utf8")) as GameBook,
);

/** Numbers, states, ground, kinds of places and ways of a card: whatever is drawn. */
export function drawnWords(): Set<string> {
  const said = BUILT.flatMap((game) => keysOf(game, "stat"));
  const listed = BOOKS.flatMap(({ things, setup, maps }) => {
    if (!setup) return [];
    const { pieces, players, places = [], held, ways, board, draws = {} } = setup;
    const stats = [
      ...pieces.stats,
      ...players.stats,
      ...places,
      ...held.stats,
      ...ways.flatMap((way) => way.stats ?? []),
    ];
    const named = Object.entries(things).filter(([, { kind }]) => ["terrain", "state", "edge"].includes(kind));
    return [
      ...stats.map(({ id }) => id),
      ...[...pieces.states, ...held.states].map(({ id }) => id),
      ...ways.map(({ kind }) => kind),
      ...(board?.edges ?? []),
      ...maps.flatMap(({ legend }) => Object.values(legend)),
      ...Object.values(draws).flatMap((words: object) => Object.keys(words)),
      ...named.map(([id]) => id),
    ];
  });
  return new Set([...said, ...listed]);
}

/** What happens in a game, and the parts of its turns. */
export const eventWords = (): Set<string> =>
  new Set(BUILT.flatMap((game) => [...keysOf(game, "event"), ...keysOf(game, "phase")]));

/** `stat-health` and `stat-health-name` are of `health`. */
function keysOf(game: string, about: "stat" | "event" | "phase"): string[] {
  const words = readFileSync(at("crate", "games", game, "words", "words.en.ftl"), "utf8");
  const keys = [...words.matchAll(new RegExp(`^${about}-([\\w-]+) =`, "gm"))].map(([, id = ""]) => id);
  const rest = about === "stat" ? /-(name|is)$/ : /$^/;
  return keys.map((id) => id.replace(rest, "")).filter((id) => !/^quiet|^of-/.test(id));
}

/** The source of the page, without tests and without what Rust writes. */
export const pageSource = (): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "web/src"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .trimEnd()
    .split("\n")
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/toy\.ts$|\/engine\/types\/|\/embed\/demo\.ts$/.test(file))
    .filter((file) => existsSync(at(file)));

/** What is no word of a game wherever it stands: comments, attributes of HTML and SVG, icons, types, listeners of the DOM. */
const NEUTRAL = [
  /\/\*[^]*?\*\//g,
  /(?<=^|\s)\/\/.*$/gm,
  /^(import|export) [^;]*? from "[^"]*";$/gm,
  /[\w-]+="[^"$]*"/g,
  /\bicon\("[\w-]+"/g,
  /\b(Pick|Omit|Partial)<[^;={}]*?>/g,
  /\b[A-Z]\w*(<[^<>]*>)?(\["\w+"\])+/g,
  /\b(addEventListener|classList\.\w+)\("\w+"/g,
];

/** Source as the law reads it. */
export const codeOf = (source: string): string =>
  NEUTRAL.reduce((code, part) => code.replace(part, " "), withoutClasses(source));

/** Every word that stands as a text, with its line. */
export const quoted = (code: string): [word: string, line: string][] => found(code, /"([a-z][\w-]*)"/g);

/** Every number or state that is taken by name: `stats.life`, `stats["life"]`, `{ life } = piece.stats`. */
export function taken(code: string): [word: string, line: string][] {
  const of = "\\b(?:stats|max|calcs|cost|traits|counters)";
  const direct = found(code, new RegExp(`${of}\\b\\)?\\??\\.?(?:\\.|\\[")([a-z][\\w-]*)`, "g"));
  const unpacked = [
    ...found(code, new RegExp(`${of}: \\{([^{}]*)\\}`, "g")),
    ...found(code, new RegExp(`\\{([^{}]*)\\} = [^;]*${of}\\b`, "g")),
  ];
  return [
    ...direct,
    ...unpacked.flatMap(([names, line]) =>
      names.split(",").map((name): [string, string] => [name.replace(/[:=].*/s, "").trim(), line]),
    ),
  ];
}

/** Every key of a table by name: `poison: "M0 0z"`, and `rampart` where a function has that name. */
export function keyed(code: string): [word: string, line: string][] {
  const alone = found(code, /\bRecord<[^;{}]*> = \{([^{}]*)\}/g).flatMap(([names, line]) =>
    names.split(",").map((name): [string, string] => [name.trim(), line]),
  );
  return [
    ...alone,
    ...found(code, /(?<=[{,]\s*)(?<!\(\{ )(?:([a-z]\w*)|"([a-z][\w-]*)"): (?=["{`]|\[[^\]]|svg|html)/g),
  ];
}

function found(code: string, pattern: RegExp): [string, string][] {
  return [...code.matchAll(pattern)].map((match) => {
    const line = code.slice(0, match.index).split("\n").length;
    return [match[1] ?? match[2] ?? "", `${(code.split("\n")[line - 1] ?? "").trim()}`];
  });
}

/** The same without what is bound to `class`: names of styles. */
function withoutClasses(code: string): string {
  const at = code.indexOf("class=${");
  if (at < 0) return code;
  let [depth, end] = [0, at + "class=$".length];
  do {
    depth += code[end] === "{" ? 1 : code[end] === "}" ? -1 : 0;
    end += 1;
  } while (depth > 0 && end < code.length);
  return code.slice(0, at) + withoutClasses(code.slice(end));
}
