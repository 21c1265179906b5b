// The rules of one game in one language as plain data, for what is written when the site is built: pages, pictures, a whole
// rulebook in a file, an index for a wiki. It needs no browser.
import { partOf } from "../embed/part";
import { picture } from "../embed/picture";
import type { Table } from "../engine/wire";
import { storiesOf, type BoardFile, type Story } from "../embed/story";
import { wordsOf } from "../embed/words";
import { chapters } from "../app/rules/chapters";
import type { BoardIndex } from "../app/rules/boards";
import { byName, factsOf } from "../words/bearers";
import type { GameBook, Lang, Thing } from "../words/book";
import { shortId } from "../words/clause-id";
import { typeset } from "../words/typeset";
import { Words } from "../words/words";
import { glossary, type Entry } from "./glossary";
import { gist, hasPage, linksOf, toldOf } from "./links";
import { onePage, type PageData } from "./one-page";
import { thingProse, titleProse, type Prose } from "./prose";
import { linesOf, sourceOf, type SourcePlace } from "./source";
import { pageTexts } from "./texts";

/** What the export has written of a game. */
export interface GameFiles {
  /** With its drawings, and with what it says to readers of its rulebook. */
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
  /** The game in one page; empty if it has none. */
  readonly page: readonly PageData[];
  readonly glossary: readonly Entry[];
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
  /** Its first sentence. */
  readonly gist: string;
  /** Where it stands in the source; null for what the source does not have. */
  readonly source: (SourcePlace & { readonly lines: string }) | null;
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
  /** The sentences that tell of events that cite it, and those that refuse by it, with gaps. */
  readonly told: readonly string[];
  readonly refusals: readonly string[];
  readonly examples: readonly Example[];
  /** Of the position that the first example begins from. */
  readonly picture: Picture | null;
}

export interface Example {
  /** `skirmish:bonus.2/3pb-2-rolling-3-2-5` */
  readonly name: string;
  readonly title: string;
  /** The same with words that lead to rules. */
  readonly said: Prose;
}

export interface Drawing {
  /** SVG with its colours in it, to stand in a page; `pictureFile` makes a file of it. */
  readonly svg: string;
  /** Its size in units of its own. */
  readonly width: number;
  readonly height: number;
}

export interface Picture extends Drawing {
  /** The part of the board where anything is. */
  readonly part: Drawing;
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
  const links = linksOf(words);
  const listed = chapters(words, book);
  const things = byName(
    words,
    Object.keys(book.things).filter((id) => hasPage(book, id)),
  ).map((id) => thingData(words, book, id));
  // A book lists them as they came to be; a rulebook goes chapter by chapter.
  const clauses = listed.flatMap((chapter) =>
    chapter.clauses.map(({ id, kind, origin, title, see }): ClauseData => {
      const told = toldOf(words, index[id]);
      const source = sourceOf(book, { id, origin });
      return {
        id,
        short: shortId(id),
        chapter: chapter.id,
        kind,
        origin,
        title,
        ...links.prose(id),
        gist: gist(words, id),
        source: source && { ...source, lines: linesOf(words, source) },
        terms: (book.terms ?? []).flatMap((term) => (term.clause === id ? (term.words[lang] ?? []) : [])),
        see,
        linkedFrom: links.from(id),
        metIn: index[id]?.in ?? [],
        usedBy: links.users(id),
        told: told.events,
        refusals: told.refusals,
        ...examplesOf(id, board(id), words, book),
      };
    }),
  );
  return {
    game: book.id,
    lang,
    title: words.both(book.title),
    blurb: words.both(book.blurb),
    chapters: listed.map((chapter) => ({ ...chapter, clauses: chapter.clauses.map(({ id }) => id) })),
    clauses,
    things: things.map((thing) => ({ ...thing, clauses: links.uses(thing.id) })),
    page: onePage(words),
    glossary: glossary(words),
  };
}

/** The first example is the one with a picture: the others have their titles alone. */
function examplesOf(
  id: string,
  file: BoardFile | null,
  words: Words,
  book: GameBook,
): Pick<ClauseData, "examples" | "picture"> {
  if (!file) return { examples: [], picture: null };
  const titleOf = (title: Readonly<Record<string, string>>): string =>
    typeset(words.lang, title[words.lang] ?? title["en"] ?? "");
  const shown = file.scenarios.map(({ scenario: { title } }, n) => ({ name: file.names[n] ?? "", title }));
  // Those that stand in files of their own are examples as well.
  const examples = [...shown, ...(file.rest ?? [])].map((one) => {
    const title = titleOf(one.title);
    return { name: one.name, title, said: titleProse(words, id, title) };
  });
  const [story] = storiesOf({ ...file, scenarios: file.scenarios.slice(0, 1) });
  return { examples, picture: story ? pictureOf(story, words, book, examples[0]?.title ?? "") : null };
}

function pictureOf(story: Story, words: Words, book: GameBook, title: string): Picture {
  // To read a game's sentences takes longer than to draw: only names that an example brings along need words of its own.
  const own = story.scenario.content === undefined ? words : wordsOf(words.lang, "", book, story);
  const { table } = story.start;
  const whole = drawn(picture(table, own, title));
  const part = drawn(picture(table, own, title, { part: partOf(table, book) }));
  return { ...whole, part, title, room: roomOf(table, whole) };
}

function drawn(svg: string): Drawing {
  const [, width = "0", height = "0"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}

/** A board of places stands upright on a narrow screen, and an order of turns has a place of its own. */
function roomOf({ board, turns }: Table, { width, height }: Drawing): Picture["room"] {
  if (turns) return "high";
  return board.places || height > 0.8 * width ? "middle" : "low";
}

/** The picture as a file: it has a size of its own, by which an `img` without one and a rasteriser go. */
export const pictureFile = ({ svg, width, height }: Drawing): string =>
  svg.replace(/(<svg [^>]*?) width="[^"]*"/, `$1 width="${String(width)}" height="${String(height)}"`);

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
