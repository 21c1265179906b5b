// A drawer of IndexedDB: records by their ids. Private windows and sandboxed frames may refuse storage; then what is put in
// lasts until the page is closed.
import { createStore, del, entries, get, update } from "idb-keyval";

export class Drawer<T extends { readonly id: string }> {
  readonly #memory = new Map<string, T>();
  readonly #store: () => ReturnType<typeof createStore>;
  #denied = false;

  constructor(database: string, name: string) {
    this.#store = () => createStore(database, name);
  }

  /** Does this browser let the page keep anything? Known after the first try. */
  get keeps(): boolean {
    return !this.#denied;
  }

  /** Puts a record in the place of the one with its id; `made` may take over something of that one. */
  async put(id: string, made: (before: T | undefined) => T): Promise<void> {
    this.#memory.set(id, made(this.#memory.get(id)));
    await this.#attempt(
      () => update<T>(id, made, this.#store()),
      () => undefined,
    );
  }

  get(id: string): Promise<T | undefined> {
    return this.#attempt(
      async () => (await get<T>(id, this.#store())) ?? this.#memory.get(id),
      () => this.#memory.get(id),
    );
  }

  all(): Promise<T[]> {
    return this.#attempt(
      async () => (await entries<string, T>(this.#store())).map(([, value]) => value),
      () => [...this.#memory.values()],
    );
  }

  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.#attempt(
      () => del(id, this.#store()),
      () => undefined,
    );
  }

  async #attempt<R>(work: () => Promise<R>, otherwise: () => R): Promise<R> {
    if (this.#denied) return otherwise();
    try {
      return await work();
    } catch {
      this.#denied = true;
      return otherwise();
    }
  }
}
