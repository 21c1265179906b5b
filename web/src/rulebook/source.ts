// Where a clause stands in the source of its game. Section and lines are facts; what the source says there is not ours to copy.
import { shortId } from "../words/clause-id";
import type { GameBook } from "../words/book";
import type { ClauseWords, Words } from "../words/words";

export interface SourcePlace {
  readonly section: string;
  /** The language of the source, which is that of the section's name. */
  readonly lang: string;
  readonly from: number;
  readonly to: number;
}

/** The section of the longest beginning of its id; nothing for a house rule, and where the source is silent. */
export function sourceOf(
  book: GameBook | null,
  { id, origin }: Pick<ClauseWords, "id" | "origin">,
): SourcePlace | null {
  const source = book?.reader?.source;
  if (!source || origin === "house") return null;
  const length = (stem: string): number => (`${shortId(id)}.`.startsWith(`${stem}.`) ? stem.length : 0);
  const places = source.sections.map((section) => ({ section, fit: Math.max(...section.of.map(length)) }));
  const best = places.reduce((a, b) => (b.fit > a.fit ? b : a));
  if (best.fit === 0) return null;
  const { name, lines } = best.section;
  return { section: name, lang: source.lang, from: lines[0], to: lines[1] };
}

/** Its lines, in words. */
export const linesOf = (words: Words, { from, to }: SourcePlace): string =>
  words.say(from === to ? "rules-source-line" : "rules-source-lines", { from, to });
