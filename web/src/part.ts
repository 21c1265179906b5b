// A part of the page that most readers never see, fetched when it is first wanted.

export class Part<T> {
  readonly #load: () => Promise<T>;
  #here: T | null = null;
  #coming: Promise<void> | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What it brought, when it has come. */
  get here(): T | null {
    return this.#here;
  }

  /** Kept when it has come; null when it is here. A failure is not remembered: who wants it next asks again. */
  fetch(): Promise<void> | null {
    if (this.#here !== null) return null;
    return (this.#coming ??= this.#load().then(
      (part) => {
        this.#here = part;
      },
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    ));
  }
}
