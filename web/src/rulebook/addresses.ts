// Where the pages of the rulebook are: addresses within the site, without a slash before them. A page is a folder, so its address
// ends with one.
import type { Lang } from "../words/book";
import { clauseParts } from "../words/clause-id";

/** A part of an address: what is in it stays in its folder, on every file system. */
function part(id: string): string {
  if (!/^[A-Za-z0-9](?:[\w.-]*\w)?$/.test(id)) throw new Error(`no part of an address: ${id}`);
  return id;
}

/** All rulebooks. */
export const rulesPath = (lang: Lang): string => (lang === "en" ? "rules/" : `${lang}/rules/`);

export const gamePath = (lang: Lang, game: string): string => `${rulesPath(lang)}${part(game)}/`;

export function clausePath(lang: Lang, id: string): string {
  const { game = "", short = "" } = clauseParts(id) ?? {};
  return `${gamePath(lang, game)}${part(short)}/`;
}

/** No clause is called `chapter`: its id has a dot in it, or is a number. */
export const chapterPath = (lang: Lang, game: string, chapter: string): string =>
  `${gamePath(lang, game)}chapter/${part(chapter)}/`;

/** The pages of a rulebook beside its clauses: none of those is called so, as each has a dot or is a number. */
export const onePagePath = (lang: Lang, game: string): string => `${gamePath(lang, game)}in-one-page/`;
export const glossaryPath = (lang: Lang, game: string): string => `${gamePath(lang, game)}glossary/`;

/** A card or a unit, by its kind. */
export const thingPath = (
  lang: Lang,
  game: string,
  { kind, id }: { readonly kind: string; readonly id: string },
): string => `${gamePath(lang, game)}${part(kind)}/${part(id)}/`;

/** The picture of a clause: its address with an ending. */
export const picturePath = (lang: Lang, id: string, type: "svg" | "png"): string =>
  `${clausePath(lang, id).slice(0, -1)}.${type}`;

/** The whole rulebook in one file. */
export const bookletPath = (lang: Lang, game: string): string => `${gamePath(lang, game)}${part(game)}-rulebook.html`;

/** From a page, or from a file beside it, to another address of the site. */
export function relative(from: string, to: string): string {
  const [folders, parts] = [from.split("/").slice(0, -1), to.split("/")];
  const differ = folders.findIndex((folder, n) => n === parts.length - 1 || folder !== parts[n]);
  const shared = differ < 0 ? folders.length : differ;
  return `${"../".repeat(folders.length - shared)}${parts.slice(shared).join("/")}` || "./";
}
