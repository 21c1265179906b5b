// A store of IndexedDB: records by their ids. A database takes its time, so what is put in or removed is first recorded in
// the journal; a page that was left too early finds it there when it comes back. Private windows and sandboxed frames may
// refuse storage; then what is put in lasts until the page is closed.
import { clear, createStore, del, entries, get, set, update, type UseStore } from "idb-keyval";
import * as journal from "./journal";

export interface StoredRecord {
  readonly id: string;
  /** Milliseconds since 1970 of the last change. */
  readonly updated: number;
}

/** The last write of a record, as the journal has it until the database does. */
interface PendingWrite<T> {
  readonly id: string;
  /** None: it was removed. */
  readonly record: T | null;
}

/** What is in a browser's storage may have been put there by anybody. */
function isPendingWrite<T extends StoredRecord>(write: unknown): write is PendingWrite<T> {
  const { id, record } = (write ?? {}) as Partial<PendingWrite<T>>;
  return typeof id === "string" && (record === null || record?.id === id);
}

export class RecordStore<T extends StoredRecord> {
  readonly #memory = new Map<string, T>();
  readonly #name: string;
  /** One connection for all: what is asked later is answered later. */
  readonly #store: () => UseStore;
  #denied = false;
  #replayed: Promise<unknown> | null = null;

  constructor(database: string, name: string) {
    let store: UseStore | undefined;
    this.#name = database;
    this.#store = () => (store ??= createStore(database, name));
  }

  /** Does this browser let the page store anything? Known after the first try. */
  get persists(): boolean {
    return !this.#denied;
  }

  /** Puts a record in the place of the one with its id. */
  async put(record: T): Promise<void> {
    this.#memory.set(record.id, record);
    await this.#write({ id: record.id, record }, () => set(record.id, record, this.#store()));
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
    await this.#write({ id, record: null }, () => del(id, this.#store()));
  }

  /** Removes all records, those too that cannot be read. */
  async clear(): Promise<void> {
    this.#memory.clear();
    for (const [key] of journal.pending(`${this.#name}/`)) journal.clear(key);
    await this.#attempt(
      () => clear(this.#store()),
      () => undefined,
    );
  }

  /** Records the write in the journal, performs it, and clears the journal. */
  async #write(write: PendingWrite<T>, done: () => Promise<void>): Promise<void> {
    const key = `${this.#name}/${write.id}`;
    if (!this.#denied) journal.record(key, write);
    await this.#attempt(done, () => undefined);
    journal.clear(key, write);
  }

  /** Writes of pages that were left too early are performed now, unless another page has written more since. */
  async #replayJournal(): Promise<void> {
    for (const [key, write] of journal.pending(`${this.#name}/`)) {
      if (isPendingWrite<T>(write)) await this.#apply(write);
      journal.clear(key, write);
    }
  }

  async #apply({ id, record }: PendingWrite<T>): Promise<void> {
    if (record === null) return del(id, this.#store());
    const later = (stored: T | undefined): T => (stored && stored.updated > record.updated ? stored : record);
    await update<T>(id, later, this.#store());
  }

  async #attempt<R>(work: () => Promise<R>, otherwise: () => R): Promise<R> {
    if (this.#denied) return otherwise();
    try {
      await (this.#replayed ??= this.#replayJournal());
      return await work();
    } catch {
      this.#denied = true;
      return otherwise();
    }
  }
}
