// The last word on something, said at once in the browser's small storage: a page that is left does not wait for a
// database. Where storage is denied or full, nothing is said.

/** Where last words stand; settings and marks stand beside them. */
const PLACE = "rulewright-last-word";

const key = (about: string): string => `${PLACE}/${about}`;

/** Records something, in place of the earlier record about it. */
export function say(about: string, word: unknown): void {
  try {
    localStorage.setItem(key(about), JSON.stringify(word));
  } catch {
    // What was said before must not stand for what could not be.
    unsay(about);
  }
}

/** Removes the record about something, which is stored by now. With `word`, only if that is still the last. */
export function unsay(about: string, word?: unknown): void {
  try {
    if (word === undefined || localStorage.getItem(key(about)) === JSON.stringify(word))
      localStorage.removeItem(key(about));
  } catch {
    // Nothing was said.
  }
}

/** The last record about something; nothing if there is none, or if it cannot be read. */
export function last(about: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(about)) ?? "") as unknown;
  } catch {
    return undefined;
  }
}

/** All records about things with this prefix, and the things. */
export function heard(begin: string): [about: string, word: unknown][] {
  return said()
    .filter((about) => about.startsWith(begin))
    .map((about): [string, unknown] => [about, last(about)])
    .filter(([, word]) => word !== undefined);
}

/** All things with a record. */
function said(): string[] {
  try {
    const begin = key("");
    const stored = Object.keys(localStorage).filter((one) => one.startsWith(begin));
    return stored.map((one) => one.slice(begin.length));
  } catch {
    return [];
  }
}
