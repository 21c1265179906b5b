// How a clause's id is written, for whoever reads one from an attribute or finds one in a text. The build holds the
// rulebooks to the same form (`crate/book/src/clause_id.rs`).

const GAME = "[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*";
/** A word, or several that hyphens or underscores join. */
const PART = "[a-z0-9]+(?:[-_][a-z0-9]+)*";
/**
 * Two parts or more between dots (`noxilia:ability.guardian_angel.1`), of which the first may be the capital letter of an appendix
 * (`pox:A.a`), or a number (`pox:4`).
 */
const SHORT = `(?:[A-Z]|${PART})(?:\\.${PART})+|[0-9]+`;
/** The game, a colon, and what the clause is called within it. */
const WHOLE = new RegExp(`^(${GAME}):(${SHORT})$`);
const WITHIN = new RegExp(`(${GAME}:(?:${SHORT}))`, "g");

/** The two halves of an id: its game, and what it is called within that game. */
export function clauseParts(id: string): { readonly game: string; readonly short: string } | null {
  const [, game, short] = WHOLE.exec(id) ?? [];
  return game === undefined || short === undefined ? null : { game, short };
}

/** The part of an id that readers see: without the game it belongs to. */
export const shortId = (id: string): string => id.slice(id.indexOf(":") + 1);

/** An id without its game, as authors write it among words: with a letter, as numbers with dots are many things. */
const BARE = new RegExp(`(?<![\\w.:-])([a-z]${PART}(?:\\.${PART})+)(?![\\w-])`, "g");

/** A text cut at ids without a game: every second piece may be one. */
export const cutAtBare = (text: string): string[] => text.split(BARE);

/** A text cut at the ids it names: every second piece is an id. */
export const cutAtClauses = (text: string): string[] => text.split(WITHIN);

/** A text in which every id is replaced. */
export const replaceClauses = (text: string, by: (id: string) => string): string => text.replace(WITHIN, by);
