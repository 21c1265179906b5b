// The rules of one game in one language as plain data, for what is written when the site is built: pages, pictures, a whole
// rulebook in a file, an index for a wiki. It needs no browser.
import { picture } from "../embed/picture";
import type { Table } from "../engine/wire";
import { storiesOf, type BoardFile, type Story } from "../embed/story";
import { wordsOf } from "../embed/words";
import { chapters } from "../app/rules/chapters";
import type { BoardIndex } from "../app/rules/boards";
import { bearersOf, byName, factsOf } from "../words/bearers";
import type { GameBook, Lang, Thing } from "../words/book";
import { shortId } from "../words/clause-id";
import { typeset } from "../words/typeset";
import { Words } from "../words/words";
import { clauseProse, clausesIn, thingProse, type Prose } from "./prose";
import { pageTexts } from "./texts";

/** What the export has written of a game. */
export interface GameFiles {
  /** With its drawings. */
  readonly book: GameBook;
  readonly index: BoardIndex;
  /** The examples of a clause; null if it has none. */
  readonly board: (clause: string) => BoardFile | null;
}

export interface Rules {
  readonly game: string;
  readonly lang: Lang;
  readonly title: string;
  readonly blurb: string;
  /** In the order of the rulebook, as `clauses` is. */
  readonly chapters: readonly ChapterData[];
  readonly clauses: readonly ClauseData[];
  /** Its cards, units and everything else that decks are built from, in the order of their names. */
  readonly things: readonly ThingData[];
}

export interface ChapterData {
  readonly id: string;
  readonly title: string;
  /** Ids. */
  readonly clauses: readonly string[];
}

export interface ClauseData {
  readonly id: string;
  /** Without the game: `bonus.2`. */
  readonly short: string;
  readonly chapter: string;
  readonly kind: string;
  readonly origin: "source" | "ruling" | "house";
  readonly title: string;
  readonly text: Prose;
  readonly ruling: Prose | null;
  /** The words of running text that this clause explains. */
  readonly terms: readonly string[];
  /** The clauses that it recommends to read next. */
  readonly see: readonly string[];
  /** The clauses that name this one, in their texts or to read next. */
  readonly linkedFrom: readonly string[];
  /** The clauses in whose examples this one is met. */
  readonly metIn: readonly string[];
  /** The cards and units that use it: ids of `things`. */
  readonly usedBy: readonly string[];
  readonly examples: readonly Example[];
  /** Of the position that the first example begins from. */
  readonly picture: Picture | null;
}

export interface Example {
  /** `skirmish:bonus.2/3pb-2-rolling-3-2-5` */
  readonly name: string;
  readonly title: string;
}

export interface Picture {
  /** SVG with its colours in it, to stand in a page; `pictureFile` makes a file of it. */
  readonly svg: string;
  /** Its size in units of its own. */
  readonly width: number;
  readonly height: number;
  /** What it shows, in words. */
  readonly title: string;
  /** How much room a live board of this position takes beside its squares: see `.rulewright` in pages/pages.css. */
  readonly room: "low" | "middle" | "high";
}

export interface ThingData {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Its kind of card or role, in words. */
  readonly sort: string;
  /** What it costs and its numbers, in words. */
  readonly facts: readonly string[];
  readonly text: Prose;
  readonly flavour: string;
  /** Its attacks and abilities. */
  readonly parts: readonly PartData[];
  /** The clauses that it uses. */
  readonly clauses: readonly string[];
  /** The outline of its picture, in a square of 256. */
  readonly outline: string | null;
}

export interface PartData {
  readonly name: string;
  readonly facts: readonly string[];
  readonly text: Prose;
}

/** Everything of a game in a language. */
export function rulesOf({ book, index, board }: GameFiles, lang: Lang): Rules {
  const words = new Words(lang, pageTexts(lang), book);
  const listed = chapters(words, book);
  const things = byName(
    words,
    Object.keys(book.things).filter((id) => hasPage(book, id)),
  ).map((id) => thingData(words, book, id));
  const chapterOf = new Map(listed.flatMap(({ id, clauses }) => clauses.map((clause) => [clause.id, id] as const)));
  // A book lists them as they came to be; a rulebook goes chapter by chapter.
  const inOrder = listed.flatMap((chapter) => chapter.clauses);
  const bare = inOrder.map(({ id, kind, origin, title, text, ruling, see }) => {
    return {
      id,
      short: shortId(id),
      chapter: chapterOf.get(id) ?? "",
      kind,
      origin,
      title,
      text: clauseProse(words, text),
      ruling: ruling === null ? null : clauseProse(words, ruling),
      terms: (book.terms ?? []).flatMap((term) => (term.clause === id ? (term.words[lang] ?? []) : [])),
      see,
    };
  });
  const uses = usersOf(
    words,
    bare.map(({ id }) => id),
    things,
  );
  const linked = inverse(bare.map(({ id, text, ruling, see }) => [id, namedIn(text, ruling, see)]));
  const used = inverse([...uses]);
  const clauses = bare.map((clause): ClauseData => ({
    ...clause,
    linkedFrom: (linked.get(clause.id) ?? []).filter((id) => id !== clause.id),
    metIn: index[clause.id]?.in ?? [],
    usedBy: byName(words, used.get(clause.id) ?? []),
    ...examplesOf(board(clause.id), words, book),
  }));
  return {
    game: book.id,
    lang,
    title: words.both(book.title),
    blurb: words.both(book.blurb),
    chapters: listed.map((chapter) => ({ ...chapter, clauses: chapter.clauses.map(({ id }) => id) })),
    clauses,
    things: things.map((thing) => ({ ...thing, clauses: uses.get(thing.id) ?? [] })),
  };
}

const namedIn = (text: Prose, ruling: Prose | null, see: readonly string[]): string[] => [
  ...clausesIn(text),
  ...(ruling ? clausesIn(ruling) : []),
  ...see,
];

/** Who has each of the values, in the order of those who have them. */
function inverse(all: readonly (readonly [id: string, values: readonly string[]])[]): Map<string, string[]> {
  const by = new Map<string, Set<string>>();
  for (const [id, values] of all) for (const value of values) by.set(value, (by.get(value) ?? new Set()).add(id));
  return new Map([...by].map(([value, ids]) => [value, [...ids]]));
}

/** The first example is the one with a picture: the others have their titles alone. */
function examplesOf(file: BoardFile | null, words: Words, book: GameBook): Pick<ClauseData, "examples" | "picture"> {
  if (!file) return { examples: [], picture: null };
  const titleOf = (title: Readonly<Record<string, string>>): string =>
    typeset(words.lang, title[words.lang] ?? title["en"] ?? "");
  const shown = file.scenarios.map(({ scenario: { title } }, n) => ({ name: file.names[n] ?? "", title }));
  // Those that stand in files of their own are examples as well.
  const examples = [...shown, ...(file.rest ?? [])].map(({ name, title }) => ({ name, title: titleOf(title) }));
  const [story] = storiesOf({ ...file, scenarios: file.scenarios.slice(0, 1) });
  return { examples, picture: story ? pictureOf(story, words, book, examples[0]?.title ?? "") : null };
}

function pictureOf(story: Story, words: Words, book: GameBook, title: string): Picture {
  // To read a game's sentences takes longer than to draw: only names that an example brings along need words of its own.
  const own = story.scenario.content === undefined ? words : wordsOf(words.lang, "", book, story);
  const svg = picture(story.start.table, own, title);
  const [, width = "0", height = "0"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return { svg, ...size, title, room: roomOf(story.start.table, size) };
}

/** A board of places stands upright on a narrow screen, and an order of turns has a place of its own. */
function roomOf({ board, turns }: Table, { width, height }: Pick<Picture, "width" | "height">): Picture["room"] {
  if (turns) return "high";
  return board.places || height > 0.8 * width ? "middle" : "low";
}

/** The picture as a file: it has a size of its own, by which an `img` without one and a rasteriser go. */
export const pictureFile = ({ svg, width, height }: Picture): string =>
  svg.replace(/(<svg [^>]*?) width="[^"]*"/, `$1 width="${String(width)}" height="${String(height)}"`);

/** Cards and units have a page of their own, and so has whatever else a deck may have in it; attacks stand on their unit's. */
function hasPage({ things, builds }: GameBook, id: string): boolean {
  const { kind, stats } = things[id] ?? {};
  const inDecks = builds !== undefined && (builds.cards.includes(id) || builds.leaders.includes(id));
  return kind === "unit" || kind === "card" || stats !== undefined || inDecks;
}

interface FullThing extends Thing {
  readonly cardKind?: string;
  readonly role?: string;
  readonly flavour?: Thing["text"];
}

function thingData(words: Words, book: GameBook, id: string): ThingData {
  const thing: FullThing = book.things[id] ?? { kind: "", name: { en: id, fr: id } };
  return {
    id,
    kind: thing.kind,
    name: words.name(id),
    sort: sortOf(words, thing),
    facts: factsOf(words, thing),
    text: thingProse(words, words.both(thing.text)),
    flavour: words.both(thing.flavour),
    parts: (thing.parts ?? []).map((part) => partData(words, part)),
    clauses: [],
    outline: book.drawings?.[thing.art ?? ""] ?? null,
  };
}

/** By its kind of card, its role or its kind: the first that has a name. */
function sortOf(words: Words, { cardKind, role, kind }: FullThing): string {
  const named = [cardKind, role, kind].find((id) => id !== undefined && words.name(id) !== id);
  return named === undefined ? words.say("rules-rest") : words.name(named);
}

function partData(words: Words, id: string): PartData {
  const part = words.thing(id);
  const facts = [...(part?.notation === undefined ? [] : [part.notation]), ...(part ? factsOf(words, part) : [])];
  return { name: words.name(id), facts, text: thingProse(words, words.text(id)) };
}

/** The clauses that each of them uses: those of its keywords, and those that its text and its parts name. */
function usersOf(words: Words, ids: readonly string[], things: readonly ThingData[]): Map<string, string[]> {
  const borne = inverse(ids.map((id) => [id, bearersOf(words, id)]));
  const uses = ({ id, text, parts }: ThingData): string[] => [
    ...(borne.get(id) ?? []),
    ...(words.thing(id)?.parts ?? []).flatMap((part) => borne.get(part) ?? []),
    ...[text, ...parts.map((part) => part.text)].flatMap(clausesIn),
  ];
  const order = new Map(ids.map((id, n) => [id, n]));
  const sorted = (ids: Iterable<string>): string[] =>
    [...ids].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  return new Map(things.map((thing) => [thing.id, sorted(new Set(uses(thing)))]));
}
