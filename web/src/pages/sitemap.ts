// The map of the site for search engines (https://www.sitemaps.org): every page once, with its twin in the other language.
import { xml, type Markup } from "./markup";
import { absolute, other, type Page, type Site } from "./site";

export function sitemapOf(site: Site, pages: readonly Page[]): string {
  const link = (lang: string, path: string): Markup =>
    xml`<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(site, path)}" />`;
  const entry = ({ path, lang, twin }: Page): Markup =>
    xml`<url><loc>${absolute(site, path)}</loc>${link(lang, path)}${link(other(lang), twin)}</url> `;
  const urls = pages.map(entry);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${
    xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"
      >${urls}</urlset
    >`.text
  }\n`;
}
