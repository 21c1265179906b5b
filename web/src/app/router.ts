// Hash routes: the page can live under any path of any host, and needs no server that knows them.
export type Route =
  /** `unknown` is an address that leads nowhere. */
  | { readonly at: "shelf"; readonly unknown?: string }
  /** With the deck of one's own to begin with, if one was just built; `level` is the bot's, if it is settled. */
  | { readonly at: "setup"; readonly game: string; readonly deck?: string; readonly level?: string }
  /** A game of the reader's own; at one of its steps, or, without it, at its last. */
  | { readonly at: "play"; readonly id: string; readonly step?: number }
  /** A shared game, packed into the link itself, at a step of it. */
  | { readonly at: "open"; readonly packed: string; readonly step?: number }
  /** The results of finished games. */
  | { readonly at: "results" }
  /** The rulebook; `page` is one of its pages that are no clauses. */
  | { readonly at: "rules"; readonly game: string; readonly clause: string | null; readonly page?: RulesPage }
  /** A scenario of the rulebook after some of its steps, as a game; or after other actions, packed into the link. */
  | { readonly at: "try"; readonly scenario: string; readonly steps: number; readonly moves: string | null }
  /** The introduction to a game; without a number, at the lesson the reader has come to. */
  | { readonly at: "learn"; readonly game: string; readonly lesson: number | null }
  /** The games that have puzzles, the puzzles of one, and one of those. */
  | { readonly at: "puzzles" }
  | { readonly at: "puzzles-of"; readonly game: string }
  | { readonly at: "puzzle"; readonly game: string; readonly id: string }
  /** A scenario being made; `from` is one packed into the link, or the name of an example. */
  | { readonly at: "record"; readonly game: string; readonly from: string | null }
  /** The decks of a game, one's own and those it comes with. */
  | { readonly at: "decks"; readonly game: string }
  /** A deck being built: by its id, `new`, or `+` and the deck packed into the link. */
  | { readonly at: "deck"; readonly game: string; readonly id: string }
  | { readonly at: "settings" };

/** The pages of a rulebook beside its clauses, as their addresses have them: no clause is called so, as none is without a dot. */
export const RULES_PAGES = ["in-one-page", "glossary"] as const;
export type RulesPage = (typeof RULES_PAGES)[number];

export function parse(hash: string): Route {
  const [at = "", first, second, third] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (at === "game" && first)
    return { at: "setup", game: first, ...(second && { deck: second }), ...(third && { level: third }) };
  if (at === "play" && first) return { at: "play", id: first, ...stepOf(second) };
  if (at === "open" && first) return { at: "open", packed: first, ...stepOf(second) };
  if (at === "results") return { at: "results" };
  if (at === "rules" && first) return rulesRoute(first, second);
  if (at === "try" && first)
    return { at: "try", scenario: first, steps: Number.parseInt(second ?? "", 10) || 0, moves: third ?? null };
  if (at === "learn" && first) return { at: "learn", game: first, lesson: Number.parseInt(second ?? "", 10) || null };
  if (at === "puzzles" && first && second) return { at: "puzzle", game: first, id: second };
  if (at === "puzzles") return first ? { at: "puzzles-of", game: first } : { at: "puzzles" };
  if (at === "record" && first) return { at: "record", game: first, from: second ?? null };
  if (at === "decks" && first) return { at: "decks", game: first };
  if (at === "deck" && first) return second ? { at: "deck", game: first, id: second } : { at: "decks", game: first };
  if (at === "settings") return { at: "settings" };
  return at === "" ? { at: "shelf" } : { at: "shelf", unknown: hash };
}

function rulesRoute(game: string, second: string | undefined): Route {
  const page = RULES_PAGES.find((one) => one === second);
  if (page) return { at: "rules", game, clause: null, page };
  return { at: "rules", game, clause: second ? wholeId(game, second) : null };
}

/** A step that is no number is none. */
const stepOf = (text: string | undefined): { readonly step?: number } =>
  text !== undefined && /^\d{1,6}$/.test(text) ? { step: Number(text) } : {};

/** In an address of its game a clause may leave the game out: `#/rules/skirmish/bonus.2`. */
const wholeId = (game: string, clause: string): string => (clause.includes(":") ? clause : `${game}:${clause}`);

export function link(route: Route): string {
  switch (route.at) {
    case "shelf":
      return "#/";
    case "setup":
      return `#/game/${parts(route.game, route.deck, route.level)}`;
    case "play":
      return `#/play/${parts(route.id, route.step)}`;
    case "open":
      return `#/open/${parts(route.packed, route.step)}`;
    case "results":
      return "#/results";
    case "rules":
      return rulesLink(route.game, route.page ?? route.clause);
    case "try":
      return `#/try/${encodeURIComponent(route.scenario)}/${String(route.steps)}${route.moves === null ? "" : `/${encodeURIComponent(route.moves)}`}`;
    case "learn":
      return `#/learn/${encodeURIComponent(route.game)}${route.lesson === null ? "" : `/${String(route.lesson)}`}`;
    case "puzzles":
      return "#/puzzles";
    case "puzzles-of":
      return `#/puzzles/${encodeURIComponent(route.game)}`;
    case "puzzle":
      return `#/puzzles/${encodeURIComponent(route.game)}/${encodeURIComponent(route.id)}`;
    case "record":
      return `#/record/${encodeURIComponent(route.game)}${route.from === null ? "" : `/${encodeURIComponent(route.from)}`}`;
    case "decks":
      return `#/decks/${encodeURIComponent(route.game)}`;
    case "deck":
      // A plus is as good as its escape here, and a link is read by people too.
      return `#/deck/${encodeURIComponent(route.game)}/${encodeURIComponent(route.id).replace(/^%2B/, "+")}`;
    case "settings":
      return "#/settings";
  }
}

const rulesLink = (game: string, at: string | null): string =>
  `#/rules/${encodeURIComponent(game)}${at === null ? "" : `/${encodeURIComponent(at)}`}`;

/** Parts of an address; what is left out at its end is not written. */
function parts(...all: readonly (string | number | undefined)[]): string {
  const last = all.findLastIndex((part) => part !== undefined);
  return all
    .slice(0, last + 1)
    .map((part) => encodeURIComponent(part ?? ""))
    .join("/");
}

export const go = (route: Route): void => {
  location.hash = link(route);
};

/** Writes a route over the address, as the same place in the reader's history. */
export const rewrite = (route: Route): void => {
  history.replaceState(null, "", link(route));
};

/** A clause's id starts with its game: `skirmish:bonus.2`. */
export const gameOfClause = (id: string): string => id.split(":", 1)[0] ?? "";

export const clauseLink = (id: string): string => link({ at: "rules", game: gameOfClause(id), clause: id });

// A broken escape in a hand-typed address is no reason to show nothing.
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
