// A whole rulebook as one HTML file that needs nothing else: to keep, to send, and to print as a booklet.
import { clausePath } from "../rulebook/addresses";
import { proseHtml, type Prose } from "../rulebook/prose";
import type { ChapterData, ClauseData, Drawing, PartData, Rules, ThingData } from "../rulebook/rules";
import { html, made, type Content, type Markup } from "./markup";
import { bookletSheet } from "./sheet";
import { absolute, clauseOf, type Site } from "./site";

interface Book {
  readonly site: Site;
  readonly rules: Rules;
}

const say = ({ site, rules }: Book, id: string, args: Record<string, string | number> = {}): string =>
  site.words[rules.lang].say(id, args);

/** Names in the file. Ids of clauses, chapters and things may be equal, so each has its letter. */
const at = {
  clause: (id: string): string => `r-${id}`,
  chapter: (id: string): string => `c-${id}`,
  things: "things",
  page: "in-one-page",
  glossary: "glossary",
};

const short = (id: string): string => id.slice(id.indexOf(":") + 1);

const prose = (text: Prose): Markup => made(proseHtml(text, (id) => `#${at.clause(short(id))}`));

export function bookletOf(site: Site, rules: Rules): string {
  const book = { site, rules };
  const title = say(book, "booklet-title", { game: rules.title });
  return html`<!doctype html>
    <html lang="${rules.lang}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${rules.blurb}" />
        <meta name="robots" content="noindex" />
        ${style(title)}
      </head>
      <body>
        ${cover(book)} ${contents(book)}
        <main>
          ${pagePart(book)} ${rules.chapters.map((chapter) => chapterPart(book, chapter))} ${thingsPart(book)}
          ${glossaryPart(book)}
        </main>
        ${foot(book)}
      </body>
    </html> `.text;
}

/** The running head has the title: no sheet can take a text from an element into the margin of a page in every browser. */
function style(title: string): Markup {
  const quoted = JSON.stringify(title).replaceAll("<", "\\3c ");
  return made(`<style>\n${bookletSheet().replace('"running head"', quoted)}</style>`);
}

function cover(book: Book): Markup {
  const { rules, site } = book;
  const address = site.home?.href;
  const said = say(book, "pages-about", {
    game: rules.title,
    blurb: rules.blurb,
    clauses: rules.clauses.length,
    chapters: rules.chapters.length,
    things: rules.things.length,
  });
  return html`<header class="cover">
    <p class="over">${say(book, "pages-site")}</p>
    <h1>${rules.title}</h1>
    <p>${said}</p>
    ${address !== undefined && html`<p class="soft">${say(book, "booklet-from", { address })}</p>`}
  </header>`;
}

const contents = (book: Book): Markup =>
  html`<nav class="contents" aria-labelledby="contents">
    <h2 id="contents">${say(book, "booklet-contents")}</h2>
    <ol>
      ${book.rules.page.length > 0 && html`<li><a href="#${at.page}">${say(book, "rules-page")}</a></li>`}
      ${book.rules.chapters.map(
        ({ id, title, clauses }) =>
          html`<li>
            <a href="#${at.chapter(id)}">${title}</a>
            <ol>
              ${clauses.map((clause) => html`<li>${entry(book, clause)}</li>`)}
            </ol>
          </li>`,
      )}
      <li><a href="#${at.things}">${say(book, "pages-things")}</a></li>
      <li><a href="#${at.glossary}">${say(book, "rules-glossary")}</a></li>
    </ol>
  </nav>`;

const entry = (book: Book, id: string): Markup =>
  html`<a href="#${at.clause(short(id))}"
    ><span class="id">${short(id)}</span> ${clauseOf(book.rules, id)?.title ?? id}</a
  >`;

/** First of all, what a first game needs. */
const pagePart = (book: Book): Content =>
  book.rules.page.length > 0 &&
  html`<section class="chapter one-page" aria-labelledby="${at.page}">
    <h2 id="${at.page}">${say(book, "rules-page")}</h2>
    ${book.rules.page.map(
      ({ title, says }) =>
        html`<h3>${title}</h3>
          ${says.map(prose)}`,
    )}
  </section>`;

const glossaryPart = (book: Book): Markup =>
  html`<section class="chapter" aria-labelledby="${at.glossary}">
    <h2 id="${at.glossary}">${say(book, "rules-glossary")}</h2>
    <dl>
      ${book.rules.glossary.map(
        ({ name, sentence, clause }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${sentence} ${entry(book, clause)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;

const chapterPart = (book: Book, { id, title, clauses }: ChapterData): Markup =>
  html`<section class="chapter" aria-labelledby="${at.chapter(id)}">
    <h2 id="${at.chapter(id)}">${title}</h2>
    ${clauses.map((clause) => clausePart(book, clauseOf(book.rules, clause)))}
  </section>`;

function clausePart(book: Book, clause: ClauseData | undefined): Content {
  if (!clause) return null;
  const { id, title, text, ruling, origin, see, picture } = clause;
  return html`<article id="${at.clause(clause.short)}">
    <h3><span class="id">${clause.short}</span> ${title}</h3>
    ${origin === "source" ? null : html`<p class="badge">${say(book, `origin-${origin}`)}</p>`}
    <div class="prose">${prose(text)}</div>
    ${
      ruling &&
      html`<div class="ruling">
        <p class="over">${say(book, "rules-ruling")}</p>
        ${prose(ruling)}
      </div>`
    }
    ${
      picture &&
      html`<figure>
        ${made(onPaper(picture.part))}
        <figcaption>${say(book, "booklet-example", { title: picture.title })}</figcaption>
      </figure>`
    }
    ${see.length > 0 && html`<p class="see">${say(book, "rules-see")} ${see.map((one) => html`${entry(book, one)} `)}</p>`}
    ${online(book, id)}
  </article>`;
}

/** Millimetres for a unit of a picture: a square of a board is as large in each of them, as far as there is room. */
const MM = 0.2;

/** What it shows stands below it already. */
const onPaper = ({ svg, width }: Drawing): string =>
  svg
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/ role="img" aria-label="[^"]*"/, ' aria-hidden="true"')
    .replace(/ width="[^"]*"/, ` width="${(width * MM).toFixed(1)}mm"`);

function online(book: Book, id: string): Content {
  const address = absolute(book.site, clausePath(book.rules.lang, id));
  return address === null ? null : html`<p class="online"><a href="${address}">${say(book, "booklet-online")}</a></p>`;
}

/** Cards and units by their kind, in the order of their names. */
function thingsPart(book: Book): Markup {
  const by = new Map<string, ThingData[]>();
  for (const thing of book.rules.things) by.set(thing.sort, [...(by.get(thing.sort) ?? []), thing]);
  return html`<section class="chapter" aria-labelledby="${at.things}">
    <h2 id="${at.things}">${say(book, "pages-things")}</h2>
    ${[...by].map(
      ([sort, things]) =>
        html`<h3 class="sort">${sort}</h3>
          <div class="cards">${things.map(card)}</div>`,
    )}
  </section>`;
}

const card = ({ name, facts, text, parts }: ThingData): Markup =>
  html`<article class="card">
    <h4>${name}</h4>
    ${facts.length > 0 && html`<p class="soft">${facts.join(" · ")}</p>`} ${prose(text)}
    ${
      parts.length > 0 &&
      html`<ul>
        ${parts.map(part)}
      </ul>`
    }
  </article>`;

const part = ({ name, facts, text }: PartData): Markup =>
  html`<li><b>${name}</b>${facts.length > 0 && ` (${facts.join(", ")})`}${text.plain !== "" && `: ${text.plain}`}</li>`;

function foot(book: Book): Markup {
  const drawn = book.rules.things.some(({ outline }) => outline !== null);
  return html`<footer>
    <p>${say(book, "pages-foot")}</p>
    ${drawn && html`<p>${say(book, "pages-icons")} https://game-icons.net, CC BY 3.0</p>`}
  </footer>`;
}
