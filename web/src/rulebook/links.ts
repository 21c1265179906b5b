// Who names whom in a rulebook: clauses, cards and units, found once for a language. Screens and pages both read it.
import type { Cited } from "../app/rules/boards";
import { chapters } from "../app/rules/chapters";
import { bearersOf, byName } from "../words/bearers";
import type { GameBook } from "../words/book";
import type { Words } from "../words/words";
import { clauseProse, clausesIn, thingProse, type ClauseProse } from "./prose";

export interface Links {
  /** The ids of all clauses, in the order of the rulebook. */
  readonly order: readonly string[];
  /** The title of the chapter that a clause stands in; empty for one that there is not. */
  readonly chapter: (clause: string) => string;
  readonly prose: (clause: string) => ClauseProse;
  /** The clauses that name this one, in their texts or to read next. */
  readonly from: (clause: string) => readonly string[];
  /** The cards and units that use it, by their names. */
  readonly users: (clause: string) => readonly string[];
  /** The clauses that a card or unit uses, in the order of the rulebook. */
  readonly uses: (thing: string) => readonly string[];
}

const found = new WeakMap<Words, Links>();

/** Those of the book of these words. */
export function linksOf(words: Words): Links {
  const links = found.get(words) ?? find(words);
  found.set(words, links);
  return links;
}

function find(words: Words): Links {
  const { book } = words;
  const listed = book ? chapters(words, book) : [];
  const all = listed.flatMap((chapter) => chapter.clauses);
  const order = all.map(({ id }) => id);
  const chapterOf = new Map(listed.flatMap(({ title, clauses }) => clauses.map(({ id }) => [id, title] as const)));
  const proses = new Map(all.map((clause) => [clause.id, clauseProse(words, clause)]));
  const named = inverse(all.map(({ id, see }) => [id, [...namedIn(proses.get(id)), ...see]]));
  const things = book ? Object.keys(book.things).filter((id) => hasPage(book, id)) : [];
  const uses = usesOf(words, order, things);
  const users = inverse([...uses]);
  return {
    order,
    chapter: (id) => chapterOf.get(id) ?? "",
    prose: (id) => proses.get(id) ?? clauseProse(words, words.clause(id)),
    from: (id) => (named.get(id) ?? []).filter((other) => other !== id),
    users: (id) => byName(words, users.get(id) ?? []),
    uses: (id) => uses.get(id) ?? [],
  };
}

const namedIn = (prose: ClauseProse | undefined): string[] =>
  prose ? [...clausesIn(prose.text), ...(prose.ruling ? clausesIn(prose.ruling) : [])] : [];

/** Who has each of the values, in the order of those who have them. */
function inverse(all: readonly (readonly [id: string, values: readonly string[]])[]): Map<string, string[]> {
  const by = new Map<string, Set<string>>();
  for (const [id, values] of all) for (const value of values) by.set(value, (by.get(value) ?? new Set()).add(id));
  return new Map([...by].map(([value, ids]) => [value, [...ids]]));
}

/** The clauses that each of them uses: of its own word, of its keywords, and those that its text and its parts name. */
function usesOf(words: Words, order: readonly string[], things: readonly string[]): Map<string, string[]> {
  const borne = inverse(order.map((id) => [id, bearersOf(words, id)]));
  const own = (id: string): string[] => {
    const term = words.terms.clause(id);
    return [
      ...(term === null ? [] : [term]),
      ...(borne.get(id) ?? []),
      ...clausesIn(thingProse(words, words.text(id))),
    ];
  };
  const at = new Map(order.map((id, n) => [id, n]));
  const sorted = (ids: Iterable<string>): string[] => [...ids].sort((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0));
  return new Map(things.map((id) => [id, sorted(new Set([id, ...(words.thing(id)?.parts ?? [])].flatMap(own)))]));
}

/** Cards and units have a page of their own, and so has whatever else a deck may have in it; attacks stand on their unit's. */
export function hasPage({ things, builds }: GameBook, id: string): boolean {
  const { kind, stats } = things[id] ?? {};
  const inDecks = builds !== undefined && (builds.cards.includes(id) || builds.leaders.includes(id));
  return kind === "unit" || kind === "card" || stats !== undefined || inDecks;
}

/** The sentences that tell of events, and those that refuse, with a gap for each name and number. */
export const toldOf = (
  words: Words,
  { events = [], refusals = [] }: Cited = {},
): Record<"events" | "refusals", string[]> => ({
  events: sentences(words, "event", events),
  refusals: sentences(words, "refusal", refusals),
});

function sentences(words: Words, prefix: string, ids: readonly string[]): string[] {
  const known = ids.map((id) => `${prefix}-${id}`).filter((id) => words.has(id));
  // Where an argument is missing, Fluent leaves its name in braces.
  return [...new Set(known.map((id) => words.say(id).replace(/\{[^}]*\}/g, "…")))];
}

/** The first sentence of a clause: what a word means, in short. */
export function gist(words: Words, clause: string): string {
  const { plain } = linksOf(words).prose(clause).text;
  return /^.*?[.!?](?=\s+[\p{Lu}«“]|$)/su.exec(plain)?.[0] ?? plain;
}
