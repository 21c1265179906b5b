// A text of the rulebook taken apart: paragraphs of plain pieces and pieces that name a clause, to be written as HTML or without
// any markup.
import { escape } from "../embed/picture";
import { cutAtBare, cutAtClauses } from "../words/clause-id";
import type { ClauseWords, Words } from "../words/words";

/** A piece of a text; `clause` is the id of the clause that it names. */
export interface Piece {
  readonly text: string;
  readonly clause: string | null;
  /** A word of the game: its clause says what it means. */
  readonly isTerm?: boolean;
}

export interface Prose {
  readonly paragraphs: readonly (readonly Piece[])[];
  /** Without markup; paragraphs are separated by an empty line. */
  readonly plain: string;
}

/** What a clause says, and its ruling. */
export interface ClauseProse {
  readonly text: Prose;
  readonly ruling: Prose | null;
}

/**
 * The texts of a clause, their spaces that do not break kept: ids of other clauses are replaced by their titles, and words of the
 * game name the clauses that explain them. Each clause is named once, and the clause itself never.
 */
export function clauseProse(
  words: Words,
  { id, text, ruling }: Pick<ClauseWords, "id" | "text" | "ruling">,
): ClauseProse {
  const taken = [text, ruling ?? ""].map((said) => paragraphsOf(said).map((part) => named(words, part)));
  // A title that stands in a text is link enough.
  const titles = taken.flat(2).flatMap(({ clause }) => clause ?? []);
  const seen = new Set([id, ...titles]);
  const cut = (piece: Piece): readonly Piece[] => (piece.clause === null ? terms(words, piece.text, seen) : [piece]);
  const [said, ruled] = taken.map((paragraphs) => proseOf(paragraphs.map((pieces) => pieces.flatMap(cut))));
  return { text: said ?? proseOf([]), ruling: ruling === null ? null : (ruled ?? null) };
}

/** The title of an example of a clause, with the words of the game that lead elsewhere. */
export const titleProse = (words: Words, clause: string, title: string): Prose =>
  proseOf([terms(words, title, new Set([clause]))]);

/** A text with the names of clauses alone: for texts in which something else is marked. */
export const plainProse = (words: Words, text: string): Prose =>
  proseOf(paragraphsOf(text).map((part) => named(words, part)));

/** A text of a card, a line for each paragraph: the terms in it name their clauses. */
export const thingProse = (words: Words, text: string): Prose =>
  proseOf(text.split(/\n+/).map((line) => [...words.terms.cut(line.trim())]));

/** A sentence with links of its own, `[kill the General](win.1)`, of the game of these words. */
export const linkedProse = (words: Words, text: string): Prose =>
  proseOf([
    text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part): Piece => {
      const [, shown, short] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
      return shown === undefined || short === undefined
        ? { text: part, clause: null }
        : { text: shown, clause: `${words.book?.id ?? ""}:${short}` };
    }),
  ]);

const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).map((part) => part.replace(/[ \n]+/g, " ").trim());

function proseOf(all: readonly (readonly Piece[])[]): Prose {
  const plainOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");
  const paragraphs = all.filter((pieces) => plainOf(pieces) !== "");
  return { paragraphs, plain: paragraphs.map(plainOf).join("\n\n") };
}

/** The ids in a text, with their games or without, each as the title of its clause. */
function named(words: Words, text: string): Piece[] {
  const whole = cutAtClauses(text).flatMap((part, n): Piece[] =>
    n % 2 === 1 ? [titled(words, part, part)] : bare(words, part),
  );
  return whole.filter(({ text: shown }) => shown !== "");
}

const bare = (words: Words, text: string): Piece[] =>
  cutAtBare(text).map((part, n) => titled(words, n % 2 === 1 ? words.clauseCalled(part) : null, part));

function titled(words: Words, id: string | null, written: string): Piece {
  const known = id === null ? null : words.clause(id);
  return known && known.text !== "" ? { text: known.title, clause: known.id } : { text: written, clause: null };
}

const terms = (words: Words, text: string, seen: Set<string>): readonly Piece[] =>
  words.ruleTerms.cut(text, seen).map((cut) => (cut.clause === null ? cut : { ...cut, isTerm: true }));

/** The address of a clause, as the text that names it is to have it. */
export type LinkTo = (clause: string) => string;

/** As HTML: paragraphs with links. */
export const proseHtml = ({ paragraphs }: Prose, link: LinkTo, say?: (clause: string) => string): string =>
  paragraphs.map((pieces) => `<p>${pieces.map((piece) => pieceHtml(piece, link, say)).join("")}</p>`).join("\n");

function pieceHtml({ text, clause, isTerm }: Piece, link: LinkTo, say?: (clause: string) => string): string {
  if (clause === null) return escape(text);
  const term = isTerm === true ? ` class="term"${say ? ` title="${escape(say(clause))}"` : ""}` : "";
  return `<a${term} href="${escape(link(clause))}">${escape(text)}</a>`;
}

/** The clauses that a text names, each once. */
export const clausesIn = ({ paragraphs }: Prose): string[] => [
  ...new Set(paragraphs.flatMap((pieces) => pieces.flatMap(({ clause }) => (clause === null ? [] : [clause])))),
];
