// What "copy embed" makes, and what the guide tells editors to paste, are files in tests/embeds, which the browser tests
// replay from now on. `npx vitest run snippet -u` writes them, and web/demo-wiki.html, anew.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Lang } from "../words/book";
import { Words } from "../words/words";
import { demo } from "./demo";
import { THEMED } from "../app/puzzles/inks";
import { tidy } from "../app/record/draft/scenario";
import { picture } from "./picture";
import {
  frameSnippet,
  gadgetSnippet,
  ownFrame,
  ownSnippet,
  ownTag,
  ruleLink,
  snippet,
  type SnippetOf,
  tagSnippet,
} from "./snippet";
import { storiesOf, type BoardFile } from "./story";
import { wordsOf } from "./words";

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), "utf8");
const json = (path: string): unknown => JSON.parse(read(path));

const drawn = (name: string): object => json(`web/public/art/${name}.json`) as object;

/** The place that stands for any copy of Rulewright, as in the guide. */
const HOME = new URL("https://rules.example/");

function of(rule: string, lang: Lang, home = HOME, n = 0): SnippetOf {
  const [game = "", clause = ""] = (rule.includes(":") ? rule : `skirmish:${rule}`).split(":");
  const file = json(`web/public/boards/${game}/${clause}.json`) as BoardFile;
  // As the app has it, which is where code is copied.
  const art = game !== "skirmish" && { drawings: { ...drawn("shared"), ...drawn(game) } };
  const book = { ...(json(`web/public/boards/${game}.words.${lang}.json`) as object), ...art } as never;
  const story = storiesOf(file)[n];
  return { clause: file.clause, story, words: wordsOf(lang, "", book, story), home };
}

/** A pike beside a hound, as a link holds it. */
const PACKED =
  "1PZBNasMwEIWvIt56HEggXWjXQ3QVslDliS1sy6o1ohSju_QuvVgZO85q_njvfcyKpYycYW_IQ1imkHu7uNjxaeKR-XTGnSBBRoZdwREW7yaFgc3ELNk4088ltiA8Flh8RDYpfBU2D-fZ_P2aEo3vA0dUQucmhn0FgZBZSlLnFNgrhnbDlhUyLFzum21BmL8ja0Q6g-AE9nal670SdoBD4UNsDqSX5HJI3lRSK8H3Lvotpw1a9UIXtcvCSf-xop31Lj9JoZ2I8wNoJ1XTHeu53-fms4iAIG7pWGCfbLXe6z8";

test("what is copied", async () => {
  await expect(snippet(of("bonus.2", "en"))).toMatchFileSnapshot(at("tests/embeds/copied-div.html"));
  await expect(snippet(of("los.3", "fr"))).toMatchFileSnapshot(at("tests/embeds/copied-div-fr.html"));
  await expect(frameSnippet(of("bonus.2", "en"))).toMatchFileSnapshot(at("tests/embeds/copied-frame.html"));
});

test("what is copied for a MediaWiki, and the link", async () => {
  await expect(tagSnippet(of("bonus.2", "en"))).toMatchFileSnapshot(at("tests/embeds/copied-tag.wikitext"));
  await expect(gadgetSnippet(of("los.3", "fr"))).toMatchFileSnapshot(at("tests/embeds/copied-gadget.wikitext"));
  expect(ruleLink(of("bonus.2", "en"))).toBe("https://rules.example/#/rules/skirmish/skirmish%3Abonus.2");
});

test("spaces of French that do not break stay, and lines are joined", () => {
  const base = of("los.3", "fr");
  const text = "Un mur\u00a0: il\n  cache\u202f; la suite.\n \nUn autre\u00a0?";
  const clause = { ...base.clause, text: { en: text, fr: text } };
  for (const made of [snippet, gadgetSnippet, frameSnippet]) {
    expect(made({ ...base, clause })).toContain("Un mur\u00a0: il cache\u202f; la suite.");
    expect(made({ ...base, clause })).toContain("Un autre\u00a0?");
  }
});

test("a text is no markup of a wiki", () => {
  const base = of("bonus.2", "en");
  const evil = "# [[Page]] {{Template}} '''bold''' __TOC__ ~~~~ | https://rules.example <nowiki>";
  const clause = { ...base.clause, title: { en: evil, fr: evil }, text: { en: `${evil}\n\n* ${evil}`, fr: evil } };
  const [, ...lines] = gadgetSnippet({ ...base, clause })
    .trimEnd()
    .split("\n");
  for (const line of lines.slice(0, -2).filter((line) => line !== "")) {
    const text = line.replace(/^'''|'''$/g, "").replaceAll(/&#\d+;/g, "");
    expect(text).not.toMatch(/[[\]{}|~_=<>']|^[*#:;]|\/\//);
  }
});

test("a scenario in a tag is the same JSON, with no sign that a wiki reads", async () => {
  const { story } = of("bonus.2", "en");
  if (!story) throw new Error("it has an example");
  const { rules, title, game, content, setup, chance, steps } = story.scenario;
  await expect(ownTag(tidy({ rules, title, game, content, setup, chance, steps }))).toMatchFileSnapshot(
    at("tests/embeds/recorded-tag.wikitext"),
  );
  const evil = { title: "</ruleboard> {{{1}}} {{{{x}}}} ~~~~ <!-- -->" };
  const inside = ownTag(tidy(evil)).replace(/^<ruleboard>|<\/ruleboard>\n$/g, "");
  expect(inside).not.toMatch(/<|\{\{|~/);
  expect(JSON.parse(inside)).toEqual(evil);
});

test("what the recorder copies", async () => {
  const { story, words, home } = of("bonus.2", "en");
  if (!story) throw new Error("it has an example");
  const { rules, title, game, content, setup, chance, steps } = story.scenario;
  const json = tidy({ rules, title, game, content, setup, chance, steps }, "    ");
  const made = ownSnippet({ json, title: title["en"] ?? "", table: story.start.table, words, home });
  await expect(made).toMatchFileSnapshot(at("tests/embeds/recorded-div.html"));
  const evil = "</script><img src=x onerror=alert(1)>";
  const bad = ownSnippet({ json: tidy({ evil }), title: evil, table: story.start.table, words, home });
  expect(bad).not.toContain("<img");
  expect(bad.match(/<\/script>/g)).toHaveLength(2);
});

test("a frame with a scenario of one's own", async () => {
  const { words, home } = of("bonus.2", "en");
  const made = ownFrame({ packed: PACKED, title: "A pike meets a hound", words, home });
  await expect(made).toMatchFileSnapshot(at("tests/embeds/recorded-frame.html"));
  const bad = ownFrame({ packed: PACKED, title: '"><img src=x onerror=alert(1)>', words, home });
  expect(bad).not.toContain("<img");
});

test("it is small enough for an editor to look at", () => {
  expect(snippet(of("bonus.2", "en")).length).toBeLessThan(5000);
  expect(snippet(of("duelyst:keyword.provoke.1", "en")).length).toBeLessThan(10_000);
});

test("a unit with a picture and an attack has both in what is copied", () => {
  const { story, words } = of("duelyst:keyword.provoke.1", "en");
  if (!story) throw new Error("it has an example");
  const svg = picture(story.start.table, words, "");
  for (const { is, at, stats } of Object.values(story.start.table.pieces)) {
    if (!at) continue;
    const outline = words.book?.drawings?.[words.thing(is)?.art ?? ""];
    if (outline !== undefined) expect(svg).toContain(outline);
    for (const value of [stats["attack"], stats["health"]])
      expect(svg).toContain(`font-size="13">${String(value)}</text>`);
  }
  expect(svg).toMatch(/scale\(\.152\)/);
});

test("a board of places is drawn with its places, what is beside what, and who stands where", () => {
  const { story, words } = of("noxilia:fog.6", "en");
  if (!story) throw new Error("it has an example");
  const { table } = story.start;
  const svg = picture(table, words, "");
  const places = table.board.places ?? [];
  expect(places).toHaveLength(10);
  for (const { is, id } of places) expect(svg).toContain(`>${words.name(is ?? id)}</text>`);
  const ways = places.reduce((sum, { beside }) => sum + beside.length, 0) / 2;
  expect(svg.match(/M[\d.]+ [\d.]+L/g)).toHaveLength(ways);
  // Both units are face down, and stand in boxes that are not the same.
  const boxes = svg.split("<rect ").filter((box) => box.includes('opacity=".55"'));
  expect(boxes).toHaveLength(2);
  for (const { is, stats } of Object.values(table.pieces)) {
    expect(svg).toContain(words.book?.drawings?.[words.thing(is)?.art ?? ""]);
    expect(svg).toContain(`font-size="13">${String(stats["life"])}</text>`);
  }
});

test("a picture within the page has the colours of its theme alone, and one for other pages its own", () => {
  for (const id of ["duelyst:keyword.provoke.1", "noxilia:fog.6"]) {
    const { story, words } = of(id, "en");
    if (!story) throw new Error("it has an example");
    const { table } = story.start;
    expect(picture(table, words, "", { inks: THEMED })).not.toMatch(/"#[0-9a-f]{3,6}"/);
    expect(picture(table, words, "", { inks: THEMED })).toContain('fill="var(--rw-on-p1)"');
    expect(picture(table, words, "")).not.toContain("var(");
  }
});

test("nothing in a name can become markup", () => {
  const base = of("bonus.2", "en");
  const evil = '"><img src=x onerror=alert(1)>';
  const clause = { ...base.clause, id: evil, title: { en: evil, fr: evil }, text: { en: evil, fr: evil } };
  const title = { en: evil, fr: evil };
  const story = base.story && { ...base.story, scenario: { ...base.story.scenario, title } };
  for (const made of [snippet, frameSnippet]) expect(made({ ...base, clause, story })).not.toContain("<img");
});

/** The guide, a page for each kind of host. */
const GUIDE = [
  "docs/embedding/docusaurus.md",
  "docs/embedding/frames.md",
  "docs/embedding/github.md",
  "docs/embedding/mediawiki-gadget.md",
  "docs/embedding/mediawiki-html.md",
  "docs/embedding/mkdocs.md",
  "docs/embedding/plain.md",
  "docs/embedding/wordpress.md",
];

test("the guide's snippets are those of the museum", async () => {
  const fences = GUIDE.flatMap((page) => [...read(page).matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)]);
  expect(fences.length).toBeGreaterThan(18);
  for (const [, name = "", text = ""] of fences) await expect(text).toMatchFileSnapshot(at(`tests/embeds/${name}`));
});

test("the demo wiki is made of copied embeds", async () => {
  const here = (rule: string, lang: Lang, n: number): string =>
    snippet(of(rule, lang, new URL("https://here.example/"), n)).replaceAll("https://here.example/", "./");
  await expect(demo(here)).toMatchFileSnapshot(at("web/demo-wiki.html"));
});

test("board and loader say the same things in both languages", () => {
  const keys = (file: string): string[] =>
    [...read(`web/src/embed/${file}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key).sort();
  expect(keys("board.fr")).toEqual(keys("board.en"));
  expect(keys("loader.fr")).toEqual(keys("loader.en"));
  const said = new Set([...keys("board.en"), ...keys("../table/table.en")]);
  const files = readdirSync(at("web/src/embed")).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const asked = files.flatMap((file) =>
    [...read(`web/src/embed/${file}`).matchAll(/\.say\(\s*(?:\w+ \? )?"([\w-]+)"/g)].map(([, key = ""]) => key),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((key) => !said.has(key))).toEqual([]);
  const french = new Words("fr", read("web/src/embed/board.fr.ftl"));
  expect(french.say("board-at", { step: 1, steps: 4 })).toBe("Étape 1 sur 4");
});
