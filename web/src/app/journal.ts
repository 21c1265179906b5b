// A write-ahead journal in the browser's small storage: what a database is about to store is recorded here at once, because
// a page that is left does not wait for a database. Where storage is denied or full, nothing is recorded.

/** Where the records of the journal are; settings and marks are beside them. */
const PREFIX = "rulewright-last-word";

const storageKey = (key: string): string => `${PREFIX}/${key}`;

/** Records a pending write, in place of the earlier one with its key. */
export function record(key: string, write: unknown): void {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify(write));
  } catch {
    // What was recorded before must not stand for what could not be.
    clear(key);
  }
}

/** Removes the record of a key, which the database has by now. With `write`, only if that is still the last. */
export function clear(key: string, write?: unknown): void {
  try {
    if (write === undefined || localStorage.getItem(storageKey(key)) === JSON.stringify(write))
      localStorage.removeItem(storageKey(key));
  } catch {
    // Nothing was recorded.
  }
}

/** The record of a key; nothing if there is none, or if it cannot be read. */
export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey(key)) ?? "") as unknown;
  } catch {
    return undefined;
  }
}

/** The records whose keys begin like this, with their keys. */
export function pending(begin: string): [key: string, write: unknown][] {
  return keys()
    .filter((key) => key.startsWith(begin))
    .map((key): [string, unknown] => [key, read(key)])
    .filter(([, write]) => write !== undefined);
}

/** All keys with a record. */
function keys(): string[] {
  try {
    const begin = storageKey("");
    const stored = Object.keys(localStorage).filter((one) => one.startsWith(begin));
    return stored.map((one) => one.slice(begin.length));
  } catch {
    return [];
  }
}
