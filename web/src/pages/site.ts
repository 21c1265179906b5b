// The site that pages are written for: its languages, and its own address if it has been given one.
import { gamePath, relative, rulesPath } from "../rulebook/addresses";
import { pageTexts } from "../rulebook/texts";
import type { ClauseData, Rules } from "../rulebook/rules";
import type { Lang } from "../words/book";
import { Words } from "../words/words";
import english from "./pages.en.ftl?raw";
import french from "./pages.fr.ftl?raw";

export const LANGS: readonly Lang[] = ["en", "fr"];
export const other = (lang: Lang): Lang => (lang === "en" ? "fr" : "en");

export interface Site {
  /** Where its root is; null if nobody has said. What must be absolute is left out then. */
  readonly home: URL | null;
  /** All rulebooks of a language, in the order of the shelf. */
  readonly games: Readonly<Record<Lang, readonly Rules[]>>;
  readonly words: Readonly<Record<Lang, Words>>;
}

export const siteOf = (games: Site["games"], home: URL | null): Site => ({
  home,
  games,
  words: {
    en: new Words("en", `${pageTexts("en")}\n${english}`),
    fr: new Words("fr", `${pageTexts("fr")}\n${french}`),
  },
});

/** The address of a path of the site as others have to write it. */
export const absolute = ({ home }: Site, path: string): string | null => (home ? new URL(path, home).href : null);

/** A page: where it is, what it is called, and what stands in it. */
export interface Page {
  readonly path: string;
  readonly lang: Lang;
  /** The same page in the other language. */
  readonly twin: string;
  readonly title: string;
  /** For a list of results, without markup. */
  readonly description: string;
  /** From all rulebooks to the page that this one is in. */
  readonly trail: readonly Stop[];
  readonly picture: PagePicture | null;
  /** What it is for machines (https://schema.org), in words of that vocabulary. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The clause on its board, if others may put it on theirs. */
  readonly board: string | null;
  /** The screen of the app that shows the same. */
  readonly app: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Stop {
  readonly path: string;
  readonly title: string;
}

export interface PagePicture {
  /** Without its ending. */
  readonly png: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

const indexes = new WeakMap<Rules, ReadonlyMap<string, ClauseData>>();

/** A clause of a game, for links by the hundred. */
export function clauseOf(rules: Rules, id: string): ClauseData | undefined {
  const index = indexes.get(rules) ?? new Map(rules.clauses.map((clause) => [clause.id, clause]));
  indexes.set(rules, index);
  return index.get(id);
}

/** The trail to everything of a game. */
export const trailOf = (site: Site, { lang, game, title }: Rules): Stop[] => [
  { path: rulesPath(lang), title: site.words[lang].say("pages-rules") },
  { path: gamePath(lang, game), title },
];

/** From this page to an address of the site. */
export const to = ({ path }: Pick<Page, "path">, address: string): string => relative(path, address);
