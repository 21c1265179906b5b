// The document around every page: what search engines, chats and other sites read of it, the bar above it and the foot below.
import { rulesPath } from "../rulebook/addresses";
import { html, made, type Content, type Markup } from "./markup";
import { absolute, other, to, type Page, type Site, type Stop } from "./site";

/** Beside the pages of a language; the script and the icons are those of the app. */
export const SHEET = "rules/pages.css";

export const documentOf = (site: Site, page: Page, main: Content): string =>
  html`<!doctype html>
    <html lang="${page.lang}">
      <head>
        ${head(site, page)}
      </head>
      <body>
        ${bar(site, page)}
        <main id="main">${trail(site, page)} ${main}</main>
        ${foot(site, page)} ${page.board !== null && html`<script src="${to(page, "rule-board.js")}" async></script>`}
      </body>
    </html> `.text;

function head(site: Site, page: Page): Markup {
  const { path, lang, twin, title, description, before, after } = page;
  const twinLang = other(lang);
  const at = (address: string): string => absolute(site, address) ?? to(page, address);
  return html`<meta charset="utf-8" />
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${description}" />
    <meta name="color-scheme" content="light dark" />
    <link rel="canonical" href="${at(path)}" />
    <link rel="alternate" hreflang="${lang}" href="${at(path)}" />
    <link rel="alternate" hreflang="${twinLang}" href="${at(twin)}" />
    <link rel="alternate" hreflang="x-default" href="${at(lang === "en" ? path : twin)}" />
    ${before !== null && html`<link rel="prev" href="${to(page, before)}" />`}
    ${after !== null && html`<link rel="next" href="${to(page, after)}" />`}
    <link rel="icon" type="image/svg+xml" href="${to(page, "icons/icon.svg")}" />
    <link rel="stylesheet" href="${to(page, SHEET)}" />
    <script src="${to(page, "look.js")}"></script>
    ${forOthers(site, page)}`;
}

/** Chats and other sites take absolute addresses alone. */
function forOthers(site: Site, page: Page): Content {
  const { lang, title, description, picture, trail } = page;
  const property = (name: string, content: string | number): Markup =>
    html`<meta property="og:${name}" content="${content}" />`;
  const plain = [
    property("type", "article"),
    property("site_name", site.words[lang].say("pages-site")),
    property("title", title),
    property("description", description),
    property("locale", LOCALES[lang]),
    property("locale:alternate", LOCALES[other(lang)]),
    html`<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}" />`,
  ];
  const url = absolute(site, page.path);
  if (url === null) return plain;
  const shown = [
    property("url", url),
    property("image", absolute(site, picture?.png ?? ICON) ?? ""),
    ...(picture ? [property("image:width", picture.width), property("image:height", picture.height)] : []),
    property("image:alt", picture?.title ?? site.words[lang].say("pages-site")),
  ];
  const found = html`<link
    rel="alternate"
    type="application/json+oembed"
    href="${absolute(site, `${page.path}${OEMBED}`)}"
    title="${title}"
  />`;
  const stops = [...trail, { path: page.path, title: page.schema["name"] as string }];
  const list = stops.map((stop, n) => ({
    "@type": "ListItem",
    position: n + 1,
    name: stop.title,
    item: absolute(site, stop.path),
  }));
  const about = { ...page.schema, url, inLanguage: lang, ...(picture && { image: absolute(site, picture.png) }) };
  const graph = [about, { "@type": "BreadcrumbList", itemListElement: list }];
  return [...plain, ...shown, found, jsonLd({ "@context": "https://schema.org", "@graph": graph })];
}

const LOCALES = { en: "en_GB", fr: "fr_FR" } as const;
/** For pages without a picture. */
export const ICON = "rules/icon.png";
export const OEMBED = "oembed.json";

/** A block of data, which no policy counts as a script; no text in it can end it. */
const jsonLd = (data: unknown): Markup =>
  made(`<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`);

function bar(site: Site, page: Page): Markup {
  const words = site.words[page.lang];
  return html`<a class="skip" href="#main">${words.say("skip")}</a>
    <header class="bar">
      <a class="home" href="${to(page, "")}">${words.say("pages-site")}</a>
      <nav aria-label="${words.say("pages-nav")}">
        <ul>
          <li><a href="${to(page, rulesPath(page.lang))}">${words.say("pages-rules")}</a></li>
          <li><a href="${to(page, page.app)}">${words.say("pages-app")}</a></li>
          <li>
            <a
              href="${to(page, page.twin)}"
              hreflang="${other(page.lang)}"
              lang="${other(page.lang)}"
              aria-label="${words.say("pages-other-label")}"
              >${words.say("pages-other")}</a
            >
          </li>
        </ul>
      </nav>
    </header>`;
}

function trail(site: Site, page: Page): Content {
  if (page.trail.length === 0) return null;
  const stop = ({ path, title }: Stop): Markup => html`<li><a href="${to(page, path)}">${title}</a></li>`;
  return html`<nav class="trail" aria-label="${site.words[page.lang].say("pages-trail")}">
    <ol>
      ${page.trail.map(stop)}
    </ol>
  </nav>`;
}

function foot(site: Site, { lang }: Page): Markup {
  const words = site.words[lang];
  const drawn = site.games[lang].some(({ things }) => things.some(({ outline }) => outline !== null));
  return html`<footer>
    <p>${words.say("pages-foot")}</p>
    ${
      drawn &&
      html`<p>
        ${words.say("pages-icons")} <a href="https://game-icons.net">game-icons.net</a>,
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </p>`
    }
  </footer>`;
}
