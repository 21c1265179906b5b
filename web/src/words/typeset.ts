import type { Lang } from "./book";

/** French wants its double punctuation kept with the word before it: nobody types that, so it is done to every message. */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/ ([;!?])/g, "\u202F$1"],
  [/ ([:»])/g, "\u00A0$1"],
  [/« /g, "«\u00A0"],
];

/** Begun with a capital, as a sentence is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const typeset = (lang: Lang, text: string): string =>
  lang === "fr" ? FRENCH.reduce((done, [from, to]) => done.replace(from, to), text) : text;
