// A lazy import: a part of the page that most readers never see, fetched when it is first wanted.

export class Lazy<T> {
  readonly #load: () => Promise<T>;
  #value: T | null = null;
  #loading: Promise<void> | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What it loaded, once it has. */
  get value(): T | null {
    return this.#value;
  }

  /** Fulfilled once it has loaded; null if it already has. A failure is not remembered: the next caller tries again. */
  load(): Promise<void> | null {
    if (this.#value !== null) return null;
    return (this.#loading ??= this.#load().then(
      (part) => {
        this.#value = part;
      },
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    ));
  }
}
