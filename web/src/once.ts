// What is asked for once, however many want it.

/** What is known under a key, or comes to be; a failure is not remembered. */
export function once<K, T>(known: Map<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  let made = known.get(key);
  if (!made) {
    made = make();
    known.set(key, made);
    made.catch(() => known.delete(key));
  }
  return made;
}
