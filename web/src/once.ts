// What is asked for once, however many want it.

/** A map, weak or not. */
export interface Known<K, T> {
  readonly get: (key: K) => Promise<T> | undefined;
  readonly set: (key: K, made: Promise<T>) => unknown;
  readonly delete: (key: K) => boolean;
}

/** What is known under a key, or comes to be; a failure is not remembered. */
export function once<K, T>(known: Known<K, T>, key: K, make: () => Promise<T>): Promise<T> {
  let made = known.get(key);
  if (!made) {
    made = make();
    known.set(key, made);
    made.catch(() => known.delete(key));
  }
  return made;
}
