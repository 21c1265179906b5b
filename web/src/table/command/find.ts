// Which entries a typed text means, the likeliest first.
import { wordsOf } from "./entries";
import type { Entry } from "./entries";

/** The most that are listed: as many as there are digits to choose one. */
export const MOST = 9;

/**
 * Each typed word begins a word of the entry, in any order. A number after a text chooses from the list for that text: "3", or
 * "move knight 2". With nothing typed, what is one word: buttons and answers.
 */
export function find(entries: readonly Entry[], text: string): readonly Entry[] {
  const typed = wordsOf(text);
  if (typed.length === 0)
    return entries.filter(({ does }) => typeof does !== "string" && does.path.length === 1).slice(0, MOST);
  const found = entries
    .flatMap((entry) => {
      const score = scored(entry.found, typed);
      return score === null ? [] : [{ entry, score }];
    })
    .sort((a, b) => b.score - a.score || a.entry.found.length - b.entry.found.length)
    .map(({ entry }) => entry);
  if (found.length > 0) return found.slice(0, MOST);
  const number = /^(.*?)\s*([1-9])$/.exec(text.trim());
  const chosen = number && find(entries, number[1] ?? "")[Number(number[2]) - 1];
  return chosen ? [chosen] : [];
}

/** How well it fits; null if a typed word is missing. Whole words are better than beginnings, the order of the entry is better. */
function scored(words: readonly string[], typed: readonly string[]): number | null {
  const taken: number[] = [];
  let score = 0;
  for (const word of typed) {
    const free = (fits: (one: string) => boolean): number =>
      words.findIndex((one, n) => !taken.includes(n) && fits(one));
    const whole = free((one) => one === word);
    // A1 is not the beginning of A10.
    const at = whole >= 0 || /\d/.test(word) ? whole : free((one) => one.startsWith(word));
    if (at < 0) return null;
    score += whole >= 0 ? 10 : 5;
    score -= taken.filter((before) => before > at).length;
    taken.push(at);
  }
  return score;
}
