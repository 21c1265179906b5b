// A drawer of IndexedDB: records by their ids. A database takes its time, so that what is put in or taken out is said at
// once elsewhere; a page that was left too early finds it there when it comes back. Private windows and sandboxed frames
// may refuse storage; then what is put in lasts until the page is closed.
import { createStore, del, entries, get, set, update, type UseStore } from "idb-keyval";
import { heard, say, unsay } from "./last-word";

export interface Filed {
  readonly id: string;
  /** Milliseconds since 1970 of the last change. */
  readonly updated: number;
}

/** What happened last to a record, when its page was left before the database knew. */
interface Word<T> {
  readonly id: string;
  /** None: it was taken out. */
  readonly record: T | null;
}

/** What stands in a browser's storage may have been put there by anybody. */
function isWord<T extends Filed>(word: unknown): word is Word<T> {
  const { id, record } = (word ?? {}) as Partial<Word<T>>;
  return typeof id === "string" && (record === null || record?.id === id);
}

export class Drawer<T extends Filed> {
  readonly #memory = new Map<string, T>();
  readonly #name: string;
  /** One connection for all: what is asked later is answered later. */
  readonly #store: () => UseStore;
  #denied = false;
  #good: Promise<unknown> | null = null;

  constructor(database: string, name: string) {
    let store: UseStore | undefined;
    this.#name = database;
    this.#store = () => (store ??= createStore(database, name));
  }

  /** Does this browser let the page keep anything? Known after the first try. */
  get keeps(): boolean {
    return !this.#denied;
  }

  /** Puts a record in the place of the one with its id. */
  async put(record: T): Promise<void> {
    this.#memory.set(record.id, record);
    await this.#said({ id: record.id, record }, () => set(record.id, record, this.#store()));
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
    await this.#said({ id, record: null }, () => del(id, this.#store()));
  }

  /** Says what is done, does it, and takes the word back. */
  async #said(word: Word<T>, done: () => Promise<void>): Promise<void> {
    const about = `${this.#name}/${word.id}`;
    if (!this.#denied) say(about, word);
    await this.#attempt(done, () => undefined);
    unsay(about, word);
  }

  /** What pages said that were left too early is done now, unless another has done more since. */
  async #makeGood(): Promise<void> {
    for (const [about, word] of heard(`${this.#name}/`)) {
      if (isWord<T>(word)) await this.#file(word);
      unsay(about, word);
    }
  }

  async #file({ id, record }: Word<T>): Promise<void> {
    if (record === null) return del(id, this.#store());
    const later = (kept: T | undefined): T => (kept && kept.updated > record.updated ? kept : record);
    await update<T>(id, later, this.#store());
  }

  async #attempt<R>(work: () => Promise<R>, otherwise: () => R): Promise<R> {
    if (this.#denied) return otherwise();
    try {
      await (this.#good ??= this.#makeGood());
      return await work();
    } catch {
      this.#denied = true;
      return otherwise();
    }
  }
}
