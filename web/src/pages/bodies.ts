// What stands in the pages: a clause, a card or unit, a chapter, a game, all games.
import {
  bookletPath,
  chapterPath,
  clausePath,
  gamePath,
  glossaryPath,
  onePagePath,
  picturePath,
  thingPath,
} from "../rulebook/addresses";
import { byInitial, type Entry } from "../rulebook/glossary";
import type { PageData } from "../rulebook/one-page";
import { proseHtml, type Prose } from "../rulebook/prose";
import type { ChapterData, ClauseData, PartData, Rules, ThingData } from "../rulebook/rules";
import { html, made, type Content, type Markup } from "./markup";
import { clauseOf, to, type Page, type Site } from "./site";

/** A page being written: what is on it, and where it is. */
export interface Writing {
  readonly site: Site;
  readonly rules: Rules;
  readonly page: Page;
}

const say = ({ site, page }: Writing, id: string, args: Record<string, string | number> = {}): string =>
  site.words[page.lang].say(id, args);

const prose = ({ page, rules }: Writing, text: Prose): Markup => {
  const link = (id: string): string => to(page, clausePath(page.lang, id));
  return made(proseHtml(text, link, (id) => clauseOf(rules, id)?.gist ?? ""));
};

function clauseLink({ page, rules }: Writing, id: string): Markup {
  return html`<a href="${to(page, clausePath(page.lang, id))}">${clauseOf(rules, id)?.title ?? id}</a>`;
}

const thingLink = ({ page, rules }: Writing, thing: ThingData): Markup =>
  html`<a href="${to(page, thingPath(page.lang, rules.game, thing))}">${thing.name}</a>`;

const list = (all: readonly Markup[], kind = "links"): Markup =>
  html`<ul class="${kind}">
    ${all.map((one) => html`<li>${one}</li>`)}
  </ul>`;

/** A part of the page with a heading; nothing if it would be empty. */
function section(heading: string, id: string, all: readonly Content[]): Content {
  if (all.length === 0) return null;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${all}
  </section>`;
}

const chapterTitle = ({ chapters }: Rules, clause: ClauseData | undefined): string =>
  chapters.find(({ id }) => id === clause?.chapter)?.title ?? "";

const linksTo = (on: Writing, heading: string, id: string, clauses: readonly string[]): Content =>
  section(heading, id, clauses.length === 0 ? [] : [list(clauses.map((clause) => clauseLink(on, clause)))]);

/** More than can be looked over are shown when they are asked for. */
const MANY = 24;

function folded(heading: string, id: string, all: readonly Markup[]): Content {
  if (all.length <= MANY) return section(heading, id, all.length === 0 ? [] : [list(all)]);
  return html`<details>
    <summary>${heading} (${all.length})</summary>
    ${list(all)}
  </details>`;
}

const plain = (text: string): Markup => html`${text}`;

export function clauseBody(on: Writing, clause: ClauseData): Markup {
  const { page, rules } = on;
  const things = rules.things.filter(({ id }) => clause.usedBy.includes(id)).map((thing) => thingLink(on, thing));
  const links = (ids: readonly string[]): Markup[] => ids.map((id) => clauseLink(on, id));
  return html`<article>
    <header>
      <p class="over">${rules.title} · ${chapterTitle(rules, clause)}</p>
      <p class="id small">${clause.short}</p>
      <h1>${clause.title}</h1>
      ${clause.origin !== "source" && origin(on, clause.origin)}
    </header>
    <div class="prose">${prose(on, clause.text)}</div>
    ${
      clause.source &&
      html`<p class="soft small">
        ${say(on, "rules-source")} <span lang="${clause.source.lang}">${clause.source.section}</span>,
        ${clause.source.lines}
      </p>`
    }
    ${
      clause.ruling &&
      html`<aside class="ruling" aria-labelledby="ruling">
        <h2 id="ruling">${say(on, "rules-ruling")}</h2>
        <div class="prose">${prose(on, clause.ruling)}</div>
      </aside>`
    }
    ${example(on, clause)} ${linksTo(on, say(on, "pages-see"), "see", clause.see)}
    ${folded(say(on, "pages-used"), "used", things)}
    ${folded(say(on, "pages-linked"), "linked", links(clause.linkedFrom))}
    ${folded(say(on, "rules-links-events-here"), "told", clause.told.map(plain))}
    ${folded(say(on, "rules-links-refusals-here"), "refusals", clause.refusals.map(plain))}
    ${folded(say(on, "pages-met"), "met", links(clause.metIn))} ${along(on, page)}
  </article>`;
}

const origin = (on: Writing, from: "ruling" | "house"): Markup =>
  html`<p>
    <span class="badge">${say(on, `origin-${from}`)}</span>
    <span class="soft small">${say(on, `origin-${from}-hint`)}</span>
  </p>`;

/** The board stands in the place of the picture as soon as script runs. */
function example(on: Writing, { id, short, examples, picture }: ClauseData): Content {
  const { page } = on;
  if (!picture) return null;
  const svg = to(page, picturePath(page.lang, id, "svg"));
  const png = to(page, picturePath(page.lang, id, "png"));
  const titles = examples.slice(1).map(({ said }) => said);
  const large = titles.length > MANY ? titles.slice(0, MANY) : titles;
  return section(say(on, "pages-example"), "example", [
    html`<div class="rulewright ${picture.room}" data-rule="${id}" data-brief="" lang="${page.lang}">
      <figure>
        <img
          src="${svg}"
          width="${picture.width}"
          height="${picture.height}"
          alt="${say(on, "pages-picture")} (${short})"
        />
        <figcaption>${picture.title}</figcaption>
      </figure>
    </div>`,
    html`<p class="small">
      ${say(on, "pages-picture")}: <a href="${svg}" type="image/svg+xml">SVG</a> ·
      <a href="${png}" type="image/png">PNG</a>
    </p>`,
    large.length > 0 &&
      html`<h3>${say(on, "pages-more")} (${titles.length})</h3>
        <ul class="titles">
          ${large.map((title) => html`<li>${prose(on, title)}</li>`)}
        </ul>`,
  ]);
}

/** To the rule before and the rule after. */
function along(on: Writing, page: Page): Content {
  const { rules } = on;
  const link = (path: string | null, key: string, rel: string): Content => {
    const clause = rules.clauses.find(({ id }) => path !== null && clausePath(page.lang, id) === path);
    return (
      (clause && html`<a href="${to(page, path ?? "")}" rel="${rel}">${say(on, key, { title: clause.title })}</a>`) ??
      null
    );
  };
  return html`<nav class="along" aria-label="${say(on, "pages-along")}">
    ${link(page.before, "pages-before", "prev")} ${link(page.after, "pages-after", "next")}
  </nav>`;
}

export function thingBody(on: Writing, thing: ThingData): Markup {
  const { rules } = on;
  return html`<article>
    <header class="thing">
      ${thing.outline !== null && outline(thing.outline)}
      <div>
        <p class="over">${rules.title} · ${thing.sort}</p>
        <h1>${thing.name}</h1>
        <p class="soft">${thing.facts.join(" · ")}</p>
      </div>
    </header>
    <div class="prose">${prose(on, thing.text)}</div>
    ${thing.flavour !== "" && html`<p class="flavour">${thing.flavour}</p>`}
    ${section(
      say(on, "pages-parts"),
      "parts",
      thing.parts.map((one) => part(on, one)),
    )}
    ${linksTo(on, say(on, "pages-uses"), "uses", thing.clauses)}
  </article>`;
}

const outline = (d: string): Markup =>
  html`<svg class="outline" viewBox="0 0 256 256" width="96" height="96" aria-hidden="true"><path d="${d}" /></svg>`;

const part = (on: Writing, { name, facts, text }: PartData): Markup =>
  html`<div class="part">
    <h3>${name}</h3>
    ${facts.length > 0 && html`<p class="soft small">${facts.join(" · ")}</p>`}
    <div class="prose">${prose(on, text)}</div>
  </div>`;

export function chapterBody(on: Writing, chapter: ChapterData): Markup {
  const { page, rules } = on;
  const clauses = chapter.clauses.flatMap((id) => clauseOf(rules, id) ?? []);
  return html`<header>
      <p class="over">${rules.title}</p>
      <h1>${chapter.title}</h1>
    </header>
    ${clauses.map(
      (clause) =>
        html`<article class="clause">
          <h2><a href="${to(page, clausePath(page.lang, clause.id))}">${clause.title}</a></h2>
          <p class="id small">${clause.short}</p>
          <div class="prose">${prose(on, clause.text)}</div>
        </article>`,
    )}`;
}

export function gameBody(on: Writing): Markup {
  const { page, rules } = on;
  const { lang } = page;
  return html`<header>
      <p class="over">${say(on, "rules-over")}</p>
      <h1>${rules.title}</h1>
      <p>${rules.blurb}</p>
      <p class="row">
        <a class="button main" href="${to(page, `#/game/${rules.game}`)}"
          >${say(on, "pages-play", { game: rules.title })}</a
        >
        ${rules.page.length > 0 && html`<a class="button" href="${to(page, onePagePath(lang, rules.game))}">${say(on, "rules-to-in-one-page")}</a>`}
        <a class="button" href="${to(page, glossaryPath(lang, rules.game))}">${say(on, "rules-glossary")}</a>
        <a class="button" href="${to(page, bookletPath(lang, rules.game))}" download>${say(on, "pages-whole")}</a>
      </p>
      <p class="small soft">${say(on, "pages-whole-note")}</p>
    </header>
    ${section(
      say(on, "pages-chapters"),
      "chapters",
      rules.chapters.map((chapter) => chapterEntry(on, chapter)),
    )}
    ${section(say(on, "pages-things"), "things", sorts(on))}`;
}

function chapterEntry(on: Writing, { id, title, clauses }: ChapterData): Markup {
  const { page, rules } = on;
  return html`<details>
    <summary>${title} (${clauses.length})</summary>
    <p class="small">
      <a href="${to(page, chapterPath(page.lang, rules.game, id))}"
        >${title}: ${say(on, "pages-clauses", { count: clauses.length })}</a
      >
    </p>
    ${list(clauses.map((clause) => clauseLink(on, clause)))}
  </details>`;
}

/** Cards and units by their kind, in the order in which the book has the first of each. */
function sorts(on: Writing): Markup[] {
  const by = new Map<string, ThingData[]>();
  for (const thing of on.rules.things) by.set(thing.sort, [...(by.get(thing.sort) ?? []), thing]);
  return [...by].map(
    ([sort, things]) =>
      html`<details>
        <summary>${sort} (${things.length})</summary>
        ${list(things.map((thing) => thingLink(on, thing)))}
      </details>`,
  );
}

export function rulesBody({ site, page }: Pick<Writing, "site" | "page">): Markup {
  const words = site.words[page.lang];
  const game = ({ game: id, title, blurb, clauses }: Rules): Markup =>
    html`<li>
      <h2><a href="${to(page, gamePath(page.lang, id))}">${title}</a></h2>
      <p>${blurb}</p>
      <p class="soft small">${words.say("pages-clauses", { count: clauses.length })}</p>
    </li>`;
  return html`<header>
      <h1>${words.say("pages-rules")}</h1>
      <p>${words.say("pages-lead")}</p>
    </header>
    <ul class="games">
      ${site.games[page.lang].map(game)}
    </ul>`;
}

/** A game in one page, which is one sheet of paper. */
export function onePageBody(on: Writing): Markup {
  const { rules } = on;
  return html`<header>
      <p class="over">${rules.title}</p>
      <h1>${say(on, "pages-page", { game: rules.title })}</h1>
    </header>
    <div class="one-page">${rules.page.map((part) => pagePart(on, part))}</div>`;
}

const pagePart = (on: Writing, { part: id, title, says }: PageData): Markup =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${says.map((one) => prose(on, one))}
  </section>`;

export function glossaryBody(on: Writing): Markup {
  const { rules } = on;
  return html`<header>
      <p class="over">${rules.title}</p>
      <h1>${say(on, "pages-glossary", { game: rules.title })}</h1>
    </header>
    ${byInitial(rules.glossary).map(
      ([letter, entries]) =>
        html`<section class="letter" aria-label="${letter}">
          <h2>${letter}</h2>
          <dl>${entries.map((entry) => word(on, entry))}</dl>
        </section>`,
    )}`;
}

const word = (on: Writing, { name, sentence, clause }: Entry): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>
      ${sentence}
      <span class="small">${chapterTitle(on.rules, clauseOf(on.rules, clause))} › ${clauseLink(on, clause)}</span>
    </dd>
  </div>`;
