// How texts and questions are cut into words for the search.

/** A word of a text, and the place of its first letter. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Apostrophes and hyphens part words: "l’armure" is about "armure", "knock-back" about "knock" and "back". */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, at: index }));

/** Without case and accents: a reader who types "degats" means "dégâts". */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe");
