// The pages with addresses, all of them, as they are written: what they lead to, what they say to machines, and that they are HTML.
import { readFileSync, readdirSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { beforeAll, expect, test, vi } from "vitest";
import { PLAYABLE } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { sizeOf } from "../../scripts/lib/raster.mjs";
import { filesOf as dataOf, ofPage } from "../../scripts/lib/rules.mjs";
import { homeOf, picturesOf, siteOf } from "../../scripts/pages.mjs";

type Pages = typeof import("../../web/src/pages/index.ts");

// Thousands of pages are read in each of them.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HOME = new URL("https://rules.example/sub/");
const pages = await ofPage<Pages>("pages");
let site: ReturnType<typeof siteOf>;
let files: ReadonlyMap<string, string>;
let documents: readonly (readonly [path: string, text: string])[];

beforeAll(() => {
  site = siteOf(pages, PLAYABLE, HOME);
  files = new Map(pages.filesOf(site, sizeOf));
  documents = [...files].filter(([path]) => path.endsWith("/index.html"));
});

const attribute = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&#38;", "&").replaceAll("&#39;", "'"));
const one = (text: string, pattern: RegExp): string => {
  const all = attribute(text, pattern);
  expect(all, String(pattern)).toHaveLength(1);
  return all[0] ?? "";
};

/** What is beside the pages in dist/. */
const BESIDE = new Set(["", "look.js", "rule-board.js", "icons/icon.svg", "embed.html"]);

test("there is a page for every clause, card, unit, chapter and game, in both languages", () => {
  // Of a game also its one page and its glossary.
  const each = site.games.en.map(
    ({ clauses, chapters, things }) => 3 + clauses.length + chapters.length + things.length,
  );
  expect(documents).toHaveLength(2 * (1 + each.reduce((sum, n) => sum + n, 0)));
  expect(documents.length).toBeGreaterThan(4000);
  // Some file systems take two names that differ in case for one.
  expect(new Set([...files.keys()].map((path) => path.toLowerCase())).size).toBe(files.size);
});

test("every link of every page leads somewhere", () => {
  const pictures = pages.LANGS.flatMap((lang) =>
    site.games[lang].flatMap(({ clauses }) =>
      clauses.flatMap(({ id, picture }) =>
        picture ? [pages.picturePath(lang, id, "svg"), pages.picturePath(lang, id, "png")] : [],
      ),
    ),
  );
  const there = new Set([...files.keys(), ...pictures, ...BESIDE, pages.SHEET, pages.ICON]);
  const lost = new Set<string>();
  const outside = new Set<string>();
  let followed = 0;
  for (const [path, text] of documents)
    for (const link of attribute(text, /\s(?:href|src)="([^"]*)"/g)) {
      const url = new URL(link, new URL(path, HOME));
      if (!url.href.startsWith(HOME.href)) outside.add(url.origin);
      else {
        const file = url.pathname.slice(HOME.pathname.length);
        followed += 1;
        if (!there.has(/(?:^|\/)$/.test(file) && file !== "" ? `${file}index.html` : file))
          lost.add(`${path}: ${link}`);
        if (file !== "" && url.hash !== "" && !text.includes(`id="${url.hash.slice(1)}"`)) lost.add(`${path}: ${link}`);
      }
    }
  expect([...lost].slice(0, 10)).toEqual([]);
  expect([...outside].sort()).toEqual(["https://creativecommons.org", "https://game-icons.net"]);
  expect(followed).toBeGreaterThan(100_000);
});

test("each page says where it is, in which language, and what it is about", () => {
  const titles = new Map<string, string>();
  for (const [path, text] of documents) {
    const address = new URL(path.replace(/index\.html$/, ""), HOME).href;
    const lang = path.startsWith("fr/") ? "fr" : "en";
    expect(one(text, /<html lang="(..)">/g)).toBe(lang);
    expect(one(text, /<link rel="canonical" href="([^"]*)"/g)).toBe(address);
    expect(one(text, /<meta property="og:url" content="([^"]*)"/g)).toBe(address);
    expect(one(text, new RegExp(`hreflang="${lang}" href="([^"]*)"`, "g"))).toBe(address);
    const twin = one(text, new RegExp(`rel="alternate" hreflang="${lang === "en" ? "fr" : "en"}" href="([^"]*)"`, "g"));
    const other = files.get(`${twin.slice(HOME.href.length)}index.html`);
    expect(other, twin).toContain(`hreflang="${lang}" href="${address}"`);
    const description = one(text, /<meta name="description" content="([^"]*)"/g);
    expect(description.length, path).toBeGreaterThan(10);
    expect(description.length, path).toBeLessThan(400);
    expect(one(text, /<meta property="og:image" content="([^"]*)"/g)).toMatch(
      /^https:\/\/rules\.example\/sub\/.*\.png$/,
    );
    expect(attribute(text, /(<h1[ >])/g), path).toHaveLength(1);
    const title = `${lang} ${one(text, /<title>([^<]*)<\/title>/g)}`;
    titles.set(title, `${titles.get(title) ?? ""} ${path}`);
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    const [about, trail] = (JSON.parse(data) as { "@graph": [{ url: string }, { itemListElement: unknown[] }] })[
      "@graph"
    ];
    expect(about.url).toBe(address);
    expect(trail.itemListElement.length, path).toBeGreaterThan(0);
  }
});

test("a chat is told the title of a page, what it is about, and a picture that is there", () => {
  const written = pages.LANGS.flatMap((lang) => site.games[lang].flatMap((rules) => picturesOf(pages, rules)));
  const pictures = new Set([pages.ICON, ...written.map(({ path }) => `${path}.png`)].map((path) => HOME.href + path));
  const shown = new Set<string>();
  for (const [path, text] of documents) {
    const og = (name: string): string => one(text, new RegExp(`<meta property="og:${name}" content="([^"]*)"`, "g"));
    expect(og("title"), path).toBe(one(text, /<title>([^<]*)<\/title>/g));
    expect(og("description"), path).toBe(one(text, /<meta name="description" content="([^"]*)"/g));
    expect(pictures.has(og("image")), `${path}: ${og("image")}`).toBe(true);
    shown.add(og("image"));
  }
  // The icon stands for pages without a picture of their own; each picture is that of a rule.
  expect(shown.size).toBe(pictures.size);
});

test("nothing on a page needs what a strict policy forbids", () => {
  for (const [path, text] of documents) {
    expect(text.includes("<style") || / (?:style|on\w+)="/.test(text), path).toBe(false);
    const inline = attribute(text, /<script((?![^>]*src=)[^>]*)>/g);
    expect(
      inline.filter((script) => script !== ' type="application/ld+json"'),
      path,
    ).toEqual([]);
  }
});

test("the map of the site has every page once, with its twin", () => {
  const map = files.get("sitemap.xml") ?? "";
  const listed = attribute(map, /<loc>([^<]*)<\/loc>/g);
  const addresses = documents.map(([path]) => new URL(path.replace(/index\.html$/, ""), HOME).href);
  expect([...listed].sort()).toEqual([...addresses].sort());
  expect(attribute(map, /<xhtml:link rel="alternate" hreflang="(..)"/g)).toHaveLength(2 * listed.length);
  expect(listed.length).toBeLessThan(50_000);
});

test("each page has its card for other sites, as oEmbed has it", () => {
  let boards = 0;
  for (const [path, text] of documents) {
    const folder = path.replace(/index\.html$/, "");
    const found = one(text, /type="application\/json\+oembed"\s+href="([^"]*)"/g);
    expect(found).toBe(`${HOME.href}${folder}oembed.json`);
    const card = JSON.parse(files.get(`${folder}oembed.json`) ?? "") as Record<string, unknown>;
    expect(card).toMatchObject({ version: "1.0", provider_name: "Rulewright", provider_url: HOME.href });
    expect(card["title"], path).not.toBe("");
    const thumbnail = ["thumbnail_url", "thumbnail_width", "thumbnail_height"].filter((key) => key in card);
    expect([0, 3]).toContain(thumbnail.length);
    if (card["type"] === "link") expect("html" in card).toBe(false);
    else {
      boards += 1;
      expect(card).toMatchObject({ type: "rich", width: 720, height: 720 });
      expect(card["html"]).toMatch(
        /^<iframe src="https:\/\/rules\.example\/sub\/embed\.html\?rule=[^"]*"[^>]*><\/iframe>$/,
      );
      expect(text.includes('<div class="rulewright '), path).toBe(true);
    }
  }
  expect(boards).toBeGreaterThan(2000);
});

/** What is no HTML, or shuts somebody out. */
async function faultsOf(text: string): Promise<string[]> {
  const { results } = await VALIDATE.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${String(line)} ${ruleId} ${message}`),
  );
}

const VALIDATE = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  // Of taste alone; and ids with dots in them are HTML.
  rules: {
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
  },
});

test("pages are HTML, with headings in order, names and landmarks", async () => {
  const kinds = new Map<string, string[]>();
  for (const [path, text] of [...documents].sort(([, a], [, b]) => b.length - a.length)) {
    const kind = path.replace(/^((?:fr\/)?rules(?:\/[^/]+)?\/).*?([^/]*)\/[^/]+\/index\.html$/, "$1$2");
    const known = kinds.get(kind) ?? [];
    // Of each kind the page with the most on it, and two more.
    if (known.length < 3) kinds.set(kind, [...known, path]);
    expect(text.startsWith("<!doctype html>\n<html lang=")).toBe(true);
  }
  const faults: string[] = [];
  for (const path of [...kinds.values()].flat())
    for (const fault of await faultsOf(files.get(path) ?? "")) faults.push(`${path}: ${fault}`);
  expect([...kinds.values()].flat().length).toBeGreaterThan(60);
  expect(faults).toEqual([]);
});

test("a rulebook in one file needs nothing else, and leads to what is in it", async () => {
  const booklets = [...files].filter(([path]) => path.endsWith("-rulebook.html"));
  expect(booklets).toHaveLength(2 * PLAYABLE.length);
  for (const [path, text] of booklets) {
    expect(attribute(text, /\s(src|srcset|data)="/g), path).toEqual([]);
    expect(text, path).not.toMatch(/<(?:link|script|iframe|object)|@import|url\(/);
    const ids = new Set(attribute(text, /\sid="([^"]*)"/g));
    const links = attribute(text, /<a href="([^"]*)"/g);
    expect(
      links.filter((link) => link.startsWith("#") && !ids.has(link.slice(1))),
      path,
    ).toEqual([]);
    const away = links.filter((link) => !link.startsWith("#")).map((link) => link.replace(HOME.href, ""));
    const lang = path.startsWith("fr/") ? "fr" : "en";
    const { clauses } = site.games[lang].find(({ game }) => game === path.split("/").at(-2)) ?? { clauses: [] };
    expect(away, path).toEqual(clauses.map(({ id }) => pages.clausePath(lang, id)));
    expect(attribute(text, /(<svg xmlns)/g), path).toHaveLength(clauses.filter(({ picture }) => picture).length);
  }
  const [, smallest = ""] = booklets.reduce((a, b) => (a[1].length < b[1].length ? a : b));
  expect(await faultsOf(smallest)).toEqual([]);
});

test("both languages have the same sentences, and each is said", () => {
  const read = (file: string): string => readFileSync(at("web", "src", "pages", file), "utf8");
  const keys = (lang: string): string[] => attribute(read(`pages.${lang}.ftl`), /^([a-z][\w-]*) =/gm);
  expect(keys("fr")).toEqual(keys("en"));
  const source = readdirSync(at("web", "src", "pages")).filter((file) => file.endsWith(".ts"));
  const code = source.map(read).join("\n");
  expect(keys("en").filter((key) => !code.includes(`"${key}"`))).toEqual([]);
  // A sentence that is missing shows its id.
  for (const [path, text] of documents) expect(/>(?:pages|booklet|rules|origin)-[a-z-]+</.test(text), path).toBe(false);
});

test("nothing in a text becomes markup or ends a block of data", () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror="alert(2)">';
  const data = dataOf("skirmish");
  const both = { en: evil, fr: evil };
  const clauses = data.book.clauses.map((clause) => ({ ...clause, title: both, text: both, ruling: both }));
  const things = Object.fromEntries(
    Object.entries(data.book.things).map(([id, thing]) => [id, { ...thing, name: both, text: both }]),
  );
  const rules = pages.rulesOf({ ...data, book: { ...data.book, title: both, blurb: both, clauses, things } }, "en");
  const made = [...pages.filesOf(pages.siteOf({ en: [rules], fr: [] }, HOME), sizeOf)];
  expect(made.length).toBeGreaterThan(200);
  for (const [path, text] of made.filter(([name]) => !name.endsWith(".json"))) {
    expect(text, path).not.toContain("<img src=x");
    expect(text.includes("<script>"), path).toBe(false);
  }
});

test("an id that would leave its folder is no address", () => {
  expect(() => pages.clausePath("en", "skirmish:../../etc")).toThrow("no part of an address");
  expect(() => pages.clausePath("en", "bonus.2")).toThrow("no part of an address");
  expect(pages.relative("rules/a/b.1/", "rules/a/b.2/")).toBe("../b.2/");
  expect(pages.relative("rules/a/b.1/", "")).toBe("../../../");
  expect(pages.relative("rules/a/", "rules/a/")).toBe("./");
  expect(pages.relative("fr/rules/a/", "rules/a/")).toBe("../../../rules/a/");
});

test("without an address of the site what must be absolute is left out", () => {
  const made = new Map(pages.filesOf(siteOf(pages, ["skirmish"], null), sizeOf));
  expect([...made.keys()].filter((path) => !path.endsWith(".html"))).toEqual([]);
  const page = made.get("rules/skirmish/bonus.2/index.html") ?? "";
  expect(page).toContain('<link rel="canonical" href="./" />');
  expect(page).toContain('hreflang="fr" href="../../../fr/rules/skirmish/bonus.2/"');
  expect(page).toContain('property="og:title"');
  expect(page).not.toMatch(/og:image|og:url|oembed|ld\+json/);
});

test("the address of a site is one, or the build says so", () => {
  expect(homeOf(undefined)).toBeNull();
  expect(homeOf("")).toBeNull();
  expect(homeOf("https://rules.example")?.href).toBe("https://rules.example/");
  expect(homeOf("https://rules.example/sub")?.href).toBe("https://rules.example/sub/");
  for (const wrong of ["rules.example", "ftp://rules.example/", "https://a.b/?c", "https://a.b/#c", "https://me@a.b/"])
    expect(() => homeOf(wrong), wrong).toThrow("no address of a site");
});
