// The rules of every game as data, as scripts get them, against the files that the export has written.
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { PLAYABLE } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { pngs, WIDE } from "../../scripts/lib/raster.mjs";
import { filesOf, rulebook, rulesOf } from "../../scripts/lib/rules.mjs";
import type { BoardIndex } from "../../web/src/app/rules/boards";
import type { Prose } from "../../web/src/rulebook/prose";
import type { Rules } from "../../web/src/rulebook/rules";
import type { GameBook } from "../../web/src/words/book";

const json = (file: string): unknown => JSON.parse(readFileSync(at("web", "public", file), "utf8"));
const { boardOf, clausesIn, pictureFile, proseHtml } = await rulebook();
const LANGS = ["en", "fr"] as const;

// Beside a build it takes longer.
vi.setConfig({ testTimeout: 30_000 });

describe.each(PLAYABLE.flatMap((game) => LANGS.map((lang) => ({ game, lang }))))("$game, $lang", ({ game, lang }) => {
  let rules: Rules;
  const book = json(`games/${game}.json`) as GameBook;
  const index = json(`boards/${game}.json`) as BoardIndex;

  test("has every clause once, and each in one chapter", async () => {
    rules = await rulesOf(game, lang);
    const ids = rules.clauses.map(({ id }) => id);
    expect([...ids].sort()).toEqual(book.clauses.map(({ id }) => id).sort());
    expect(rules.chapters.flatMap(({ clauses }) => clauses)).toEqual(ids);
    for (const { id, chapter } of rules.clauses)
      expect(rules.chapters.find((one) => one.id === chapter)?.clauses).toContain(id);
  });

  test("has every example, those in files of their own as well", () => {
    const counts = rules.clauses.map(({ id, examples }) => [id, examples.length] as const);
    for (const [id, count] of counts) expect(count, id).toBeGreaterThanOrEqual(index[id]?.boards ?? 0);
    expect(Math.max(...counts.map(([, count]) => count))).toBeGreaterThan(1);
  });

  test("has what a position is drawn with: names, a board where there are squares, a colour for each ground on a map", () => {
    const board = boardOf(filesOf(game), lang);
    for (const [id, { kind, name }] of Object.entries(book.things))
      if (kind === "unit") expect(board.names[id], id).toBe(name[lang]);
    const hasSquares = book.setup?.board !== undefined;
    expect(board.rows.length > 0).toBe(hasSquares);
    // A board that says nothing else is open ground.
    expect(new Set(board.rows.join("")).size).toBe(hasSquares ? 1 : 0);
    for (const { id, rows, legend } of book.maps) {
      expect(board.maps[id]).toEqual(rows);
      expect(board.legend).toMatchObject(legend);
    }
    for (const colour of Object.values(board.colours)) expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect("open" in board.colours).toBe(false);
    expect(Object.keys(board.owners)).toEqual(["p1", "p2", "p3", "p4", "neutral"]);
  });

  test("texts name clauses by their titles, and lead to those that there are", () => {
    const ids = new Set(rules.clauses.map(({ id }) => id));
    const things = rules.things.flatMap(({ text, parts }) => [text, ...parts.map((part) => part.text)]);
    const texts = rules.clauses.flatMap(({ text, ruling }): Prose[] => (ruling ? [text, ruling] : [text]));
    for (const text of texts) {
      expect(text.plain).not.toBe("");
      if (lang === "fr") expect(text.plain).not.toMatch(/ [:;!?»]|« /);
      expect(text.plain).not.toMatch(new RegExp(`\\b${game}:`));
    }
    for (const text of [...texts, ...things]) for (const id of clausesIn(text)) expect(ids).toContain(id);
  });

  test("what names a clause is known to it, and the other way round", () => {
    for (const { id, text, ruling, see } of rules.clauses) {
      const named = new Set([...clausesIn(text), ...(ruling ? clausesIn(ruling) : []), ...see]);
      named.delete(id);
      const those = rules.clauses.filter(({ linkedFrom }) => linkedFrom.includes(id)).map((other) => other.id);
      expect(those.sort()).toEqual([...named].sort());
    }
    for (const { id, clauses } of rules.things) {
      const those = rules.clauses.filter(({ usedBy }) => usedBy.includes(id)).map((clause) => clause.id);
      expect(those).toEqual(clauses);
    }
  });

  test("a clause has its examples, and the picture of the first", () => {
    for (const { id, examples, picture } of rules.clauses) {
      const { boards = 0, in: others = [] } = index[id] ?? {};
      // A clause without an example of its own may have one of those that it is met in.
      const borrowed = boards === 0 && others.length > 0 ? examples.length : 0;
      expect(borrowed, id).toBeLessThanOrEqual(1);
      expect(examples, id).toHaveLength(boards + borrowed);
      expect(picture === null, id).toBe(examples.length === 0);
      if (!picture) continue;
      expect(picture.title, id).toBe(examples[0]?.title);
      expect(picture.width, id).toBeGreaterThan(50);
      expect(pictureFile(picture), id).toMatch(
        new RegExp(`^<svg [^>]* width="${String(picture.width)}" height="${String(picture.height)}" [^>]*>`),
      );
    }
  });

  test("things have names, numbers and the texts of their parts", () => {
    expect(rules.things.length).toBeGreaterThan(50);
    for (const { id, name, sort, parts } of rules.things) {
      expect(name, id).not.toBe("");
      expect(sort, id).not.toBe("");
      expect(parts, id).toHaveLength(book.things[id]?.parts?.length ?? 0);
    }
  });
});

test("a text in HTML has links and nothing that it brought along", async () => {
  const files = filesOf("skirmish");
  const evil = '<img src=x onerror="alert(1)">';
  const [first, second] = files.book.clauses;
  if (!first || !second) throw new Error("it has clauses");
  const text = { en: `${evil} & ${second.id}.\n\nMore.`, fr: "" };
  const changed = { ...first, text, title: { en: evil, fr: "" } };
  const book = { ...files.book, clauses: [changed, ...files.book.clauses.slice(1)] };
  const [made] = (await rulebook()).rulesOf({ ...files, book }, "en").clauses;
  const html = made ? proseHtml(made.text, (id) => `../?a="${id}"&b`) : "";
  expect(html).toContain(
    `<p>&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; <a href="../?a=&#34;${second.id}&#34;&#38;b">`,
  );
  expect(html).toContain("</p>\n<p>More.</p>");
  expect(html).not.toContain("<img");
  expect(made?.text.plain).toBe(`${evil} & ${second.title.en}.\n\nMore.`);
});

test("a picture is a PNG of its width, and as high as it should be", async () => {
  const { clauses } = await rulesOf("skirmish", "en");
  const picture = clauses.find(({ id }) => id === "skirmish:bonus.2")?.picture;
  if (!picture) throw new Error("it has a picture");
  const [png] = await pngs([pictureFile(picture)]);
  expect(png?.subarray(1, 4).toString()).toBe("PNG");
  expect(png?.readUInt32BE(16)).toBe(WIDE);
  expect((png?.readUInt32BE(20) ?? 0) - (WIDE * picture.height) / picture.width).toBeCloseTo(0, 0);
});
