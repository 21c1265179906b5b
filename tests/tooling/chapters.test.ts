// A clause is found by the table of contents of its game: the doc comment of `lib.rs` says which file carries a chapter out,
// and that file cites the clause at the line that does it.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILT } from "../../scripts/lib/games.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

interface Row {
  /** Beginnings of clause ids, without the game. */
  readonly chapters: readonly string[];
  /** Files or folders, from `src`. */
  readonly files: readonly string[];
}

const folderOf = (game: string): string => join(ROOT, "crate/games", game);

/** The first table of the doc comment: `| house.turn, house.victory | `chapters/turn.rs` |`. */
function contents(game: string): Row[] {
  const lines = readFileSync(join(folderOf(game), "src/lib.rs"), "utf8").split("\n");
  const begin = lines.findIndex((line) => line.startsWith("//! | chapter | file |"));
  const rows = lines.slice(begin + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith("//! |")),
    )
    .map((line) => {
      const [, chapters = "", files = ""] = line.split("|").map((part) => part.trim());
      return {
        chapters: chapters.split(",").map((one) => one.trim()),
        files: [...files.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []),
      };
    });
}

/** The mechanics of a rulebook, without the game. */
function mechanics(game: string): string[] {
  const text = readFileSync(join(folderOf(game), "rulebook.toml"), "utf8");
  return text
    .split("[[clause]]")
    .filter((block) => /^kind = "mechanic"/m.test(block))
    .map((block) => /^id = "[^:]+:([^"]+)"/m.exec(block)?.[1] ?? "");
}

function textOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8");
  return readdirSync(path)
    .map((name) => textOf(join(path, name)))
    .join("\n");
}

/** The ids that `rule!` and `covers!` name. */
const cited = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:rule|covers)!\(([^)]*)\)/g)].flatMap(([, list = ""]) =>
      [...list.matchAll(/"[^:"]+:([^"]+)"/g)].map(([, id]) => id ?? ""),
    ),
  );

const begins = (id: string, chapter: string): boolean => id === chapter || id.startsWith(`${chapter}.`);

/** Whether the row with the longest beginning names a file that cites the clause. */
function isFound(rows: readonly Row[], id: string, read: (file: string) => Set<string>): boolean {
  const length = (row: Row): number =>
    Math.max(0, ...row.chapters.filter((chapter) => begins(id, chapter)).map((chapter) => chapter.length));
  const [row] = [...rows].sort((a, b) => length(b) - length(a));
  return row !== undefined && length(row) > 0 && row.files.some((file) => read(file).has(id));
}

const clauses = BUILT.flatMap((game) => {
  const rows = contents(game);
  const known = new Map<string, Set<string>>();
  const read = (file: string): Set<string> => {
    const ids = known.get(file) ?? cited(textOf(join(folderOf(game), "src", file)));
    known.set(file, ids);
    return ids;
  };
  return mechanics(game).map((id) => ({ game, id, found: isFound(rows, id, read) }));
});

describe.each(BUILT)("%s", (game) => {
  test("its table of contents names one file for a chapter, or two", () => {
    const rows = contents(game);
    expect(rows.length).toBeGreaterThan(0);
    for (const { chapters, files } of rows) {
      expect(files.length, chapters.join()).toBeGreaterThan(0);
      expect(files.length, chapters.join()).toBeLessThanOrEqual(2);
      expect(files).not.toContain("chapters/");
    }
  });

  test("nine of ten clauses are in the file that it names", () => {
    const all = clauses.filter((clause) => clause.game === game);
    const lost = all.filter(({ found }) => !found).map(({ id }) => id);
    expect(lost.length, lost.join(" ")).toBeLessThanOrEqual(all.length / 10);
  });
});

/** Park and Miller's numbers: the same on every machine. */
function* numbers(seed: number): Generator<number> {
  for (let n = seed; ;) yield (n = (n * 48271) % 2147483647);
}

test("of twenty-five clauses drawn at random, twenty-two are found", () => {
  const left = [...clauses];
  const drawn = [];
  for (const n of numbers(77)) {
    drawn.push(...left.splice(n % left.length, 1));
    if (drawn.length === 25) break;
  }
  const lost = drawn.filter(({ found }) => !found).map(({ game, id }) => `${game}:${id}`);
  expect(lost.length, lost.join(" ")).toBeLessThanOrEqual(3);
});
