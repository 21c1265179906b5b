// A text of the rulebook taken apart: paragraphs of plain pieces and pieces that name a clause, to be written as HTML or without
// any markup.
import { escape } from "../embed/picture";
import { cutAtClauses } from "../words/clause-id";
import type { Words } from "../words/words";

/** A piece of a text; `clause` is the id of the clause that it names. */
export interface Piece {
  readonly text: string;
  readonly clause: string | null;
}

export interface Prose {
  readonly paragraphs: readonly (readonly Piece[])[];
  /** Without markup; paragraphs are separated by an empty line. */
  readonly plain: string;
}

/** A text of a clause, its spaces that do not break kept: ids of other clauses are replaced by their titles. */
export const clauseProse = (words: Words, text: string): Prose =>
  proseOf(text.split(/\n\s*\n/).map((part) => named(words, part.replace(/[ \n]+/g, " ").trim())));

/** A text of a card, a line for each paragraph: the terms in it name their clauses. */
export const thingProse = (words: Words, text: string): Prose =>
  proseOf(text.split(/\n+/).map((line) => [...words.terms.cut(line.trim())]));

function proseOf(all: readonly (readonly Piece[])[]): Prose {
  const plainOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");
  const paragraphs = all.filter((pieces) => plainOf(pieces) !== "");
  return { paragraphs, plain: paragraphs.map(plainOf).join("\n\n") };
}

const named = (words: Words, text: string): Piece[] =>
  cutAtClauses(text)
    .map((part, n): Piece => {
      const known = n % 2 === 1 ? words.clause(part) : null;
      return known && known.text !== "" ? { text: known.title, clause: part } : { text: part, clause: null };
    })
    .filter(({ text }) => text !== "");

/** The address of a clause, as the text that names it is to have it. */
export type LinkTo = (clause: string) => string;

/** As HTML: paragraphs with links. */
export const proseHtml = ({ paragraphs }: Prose, link: LinkTo): string =>
  paragraphs.map((pieces) => `<p>${pieces.map((piece) => pieceHtml(piece, link)).join("")}</p>`).join("\n");

const pieceHtml = ({ text, clause }: Piece, link: LinkTo): string =>
  clause === null ? escape(text) : `<a href="${escape(link(clause))}">${escape(text)}</a>`;

/** The clauses that a text names, each once. */
export const clausesIn = ({ paragraphs }: Prose): string[] => [
  ...new Set(paragraphs.flatMap((pieces) => pieces.flatMap(({ clause }) => (clause === null ? [] : [clause])))),
];
