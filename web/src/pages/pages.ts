// All pages of the site but the app's: each with what it says of itself, and the files that come of it.
import {
  bookletPath,
  chapterPath,
  clausePath,
  gamePath,
  glossaryPath,
  onePagePath,
  picturePath,
  rulesPath,
  thingPath,
} from "../rulebook/addresses";
import type { ChapterData, ClauseData, Rules, ThingData } from "../rulebook/rules";
import type { Lang } from "../words/book";
import { bookletOf } from "./booklet";
import { chapterBody, clauseBody, gameBody, glossaryBody, onePageBody, rulesBody, thingBody } from "./bodies";
import { documentOf, OEMBED } from "./document";
import type { Content } from "./markup";
import { oembedOf } from "./oembed";
import { absolute, LANGS, other, trailOf, type Page, type Site } from "./site";
import { sitemapOf } from "./sitemap";

/** A file of the site: its path, and its text. */
export type File = readonly [path: string, text: string];

interface Written {
  readonly page: Page;
  readonly main: Content;
}

/** What the file of a picture is, of which the page says how large it is: pixels. */
export type Size = (picture: { readonly width: number; readonly height: number }) => {
  readonly width: number;
  readonly height: number;
};

/** Every page with its card for other sites, the map of all of them, and each rulebook in one file. */
export function* filesOf(site: Site, size: Size): Generator<File> {
  const paths: Page[] = [];
  for (const { page, main } of everyPage(site, size)) {
    paths.push(page);
    yield [`${page.path}index.html`, documentOf(site, page, main)];
    if (site.home) yield [`${page.path}${OEMBED}`, oembedOf(site, page)];
  }
  if (site.home) yield ["sitemap.xml", sitemapOf(site, paths)];
  for (const lang of LANGS)
    for (const rules of site.games[lang]) yield [bookletPath(lang, rules.game), bookletOf(site, rules)];
}

function* everyPage(site: Site, size: Size): Generator<Written> {
  for (const lang of LANGS) {
    yield allRules(site, lang);
    for (const rules of site.games[lang]) {
      yield ofGame(site, rules);
      if (rules.page.length > 0) yield ofOnePage(site, rules);
      yield ofGlossary(site, rules);
      for (const chapter of rules.chapters) yield ofChapter(site, rules, chapter);
      for (const [n, clause] of rules.clauses.entries()) yield ofClause(site, rules, clause, n, size);
      for (const thing of rules.things) yield ofThing(site, rules, thing);
    }
  }
}

/** What most pages have in common. */
const PLAIN = { picture: null, board: null, before: null, after: null } as const;

function allRules(site: Site, lang: Lang): Written {
  const words = site.words[lang];
  const [title, description] = [words.say("pages-rules"), words.say("pages-lead")];
  const page: Page = {
    ...PLAIN,
    path: rulesPath(lang),
    lang,
    twin: rulesPath(other(lang)),
    title: `${title} · ${words.say("pages-site")}`,
    description,
    trail: [],
    schema: { "@type": "CollectionPage", name: title, description },
    app: "#/",
  };
  return { page, main: rulesBody({ site, page }) };
}

function ofGame(site: Site, rules: Rules): Written {
  const { lang, game } = rules;
  const words = site.words[lang];
  const name = words.say("pages-book", { game: rules.title });
  const [clauses, chapters, things] = [rules.clauses.length, rules.chapters.length, rules.things.length];
  const description = words.say("pages-about", { game: rules.title, blurb: rules.blurb, clauses, chapters, things });
  const page: Page = {
    ...PLAIN,
    path: gamePath(lang, game),
    lang,
    twin: gamePath(other(lang), game),
    title: `${name} · ${words.say("pages-site")}`,
    description: shortened(description),
    trail: trailOf(site, rules).slice(0, 1),
    schema: { "@type": "Book", name, description },
    app: `#/rules/${game}`,
  };
  return { page, main: gameBody({ site, rules, page }) };
}

function ofOnePage(site: Site, rules: Rules): Written {
  const { lang, game } = rules;
  const name = site.words[lang].say("pages-page", { game: rules.title });
  const description = rules.page.flatMap(({ says }) => says.map(({ plain }) => plain)).join(" ");
  const page: Page = {
    ...PLAIN,
    path: onePagePath(lang, game),
    lang,
    twin: onePagePath(other(lang), game),
    title: `${name} · ${site.words[lang].say("pages-site")}`,
    description: shortened(description),
    trail: trailOf(site, rules),
    schema: { "@type": "LearningResource", name, isPartOf: bookOf(site, rules) },
    app: `#/rules/${game}/in-one-page`,
  };
  return { page, main: onePageBody({ site, rules, page }) };
}

function ofGlossary(site: Site, rules: Rules): Written {
  const { lang, game } = rules;
  const words = site.words[lang];
  const name = words.say("pages-glossary", { game: rules.title });
  const page: Page = {
    ...PLAIN,
    path: glossaryPath(lang, game),
    lang,
    twin: glossaryPath(other(lang), game),
    title: `${name} · ${words.say("pages-site")}`,
    description: words.say("rules-glossary-lead", { count: rules.glossary.length }),
    trail: trailOf(site, rules),
    schema: { "@type": "DefinedTermSet", name, isPartOf: bookOf(site, rules) },
    app: `#/rules/${game}/glossary`,
  };
  return { page, main: glossaryBody({ site, rules, page }) };
}

const titleOf = (site: Site, { lang, title: game }: Rules, title: string): string =>
  site.words[lang].say("pages-title", { title, game });

function ofChapter(site: Site, rules: Rules, chapter: ChapterData): Written {
  const { lang, game, title } = rules;
  const words = site.words[lang];
  const count = words.say("pages-clauses", { count: chapter.clauses.length });
  const description = words.say("pages-chapter", { title: chapter.title, game: title, rules: count });
  const page: Page = {
    ...PLAIN,
    path: chapterPath(lang, game, chapter.id),
    lang,
    twin: chapterPath(other(lang), game, chapter.id),
    title: titleOf(site, rules, chapter.title),
    description,
    trail: trailOf(site, rules),
    schema: { "@type": "Chapter", name: chapter.title, isPartOf: bookOf(site, rules) },
    app: `#/rules/${game}`,
  };
  return { page, main: chapterBody({ site, rules, page }, chapter) };
}

const bookOf = (site: Site, { lang, game, title }: Rules): object => ({
  "@type": "Book",
  name: site.words[lang].say("pages-book", { game: title }),
  url: absolute(site, gamePath(lang, game)),
});

function ofClause(site: Site, rules: Rules, clause: ClauseData, n: number, size: Size): Written {
  const { lang, game } = rules;
  const chapter = rules.chapters.find(({ id }) => id === clause.chapter);
  const path = clausePath(lang, clause.id);
  const beside = (at: number): string | null => {
    const next = rules.clauses[at];
    return next ? clausePath(lang, next.id) : null;
  };
  const page: Page = {
    path,
    lang,
    twin: clausePath(other(lang), clause.id),
    title: titleOf(site, rules, clause.title),
    description: shortened(clause.text.plain),
    trail: [
      ...trailOf(site, rules),
      ...(chapter ? [{ path: chapterPath(lang, game, chapter.id), title: chapter.title }] : []),
    ],
    picture: clause.picture && {
      png: picturePath(lang, clause.id, "png"),
      svg: picturePath(lang, clause.id, "svg"),
      title: clause.picture.title,
      ...size(clause.picture),
    },
    schema: { "@type": "CreativeWork", name: clause.title, text: clause.text.plain, isPartOf: bookOf(site, rules) },
    board: clause.examples.length > 0 ? clause.id : null,
    app: `#/rules/${game}/${clause.short}`,
    before: beside(n - 1),
    after: beside(n + 1),
  };
  return { page, main: clauseBody({ site, rules, page }, clause) };
}

function ofThing(site: Site, rules: Rules, thing: ThingData): Written {
  const { lang, game } = rules;
  const description = [thing.sort, ...thing.facts].join(", ");
  const page: Page = {
    ...PLAIN,
    path: thingPath(lang, game, thing),
    lang,
    twin: thingPath(other(lang), game, thing),
    title: titleOf(site, rules, thing.name),
    description: shortened(`${description}. ${thing.text.plain}`),
    trail: trailOf(site, rules),
    schema: {
      "@type": "DefinedTerm",
      name: thing.name,
      description: thing.text.plain,
      inDefinedTermSet: bookOf(site, rules),
    },
    app: `#/rules/${game}`,
  };
  return { page, main: thingBody({ site, rules, page }, thing) };
}

/** As much as lists of results show, to the end of a word. */
function shortened(text: string): string {
  const line = text.replace(/[ \n]+/g, " ").trim();
  return line.length <= 200 ? line : `${line.slice(0, 199).replace(/\s+\S*$/, "")}…`;
}
