import type { ReactiveController, ReactiveControllerHost } from "lit";

/** One value, and the listeners to its changes. */
export class Store<T> {
  #value: T;
  readonly #readers = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    this.#value = value;
    // A reader may change the value: those after it must not be left with the one before.
    for (const read of this.#readers) read(this.#value);
  }

  patch(part: Partial<T>): void {
    this.set({ ...this.#value, ...part });
  }

  /** Answers with the way to stop. */
  subscribe(read: (value: T) => void): () => void {
    this.#readers.add(read);
    return () => this.#readers.delete(read);
  }
}

/** Redraws a component while it is on the page whenever the store changes. */
export class Watches<T> implements ReactiveController {
  #stop: (() => void) | null = null;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly store: Store<T>,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = this.store.subscribe(() => {
      this.host.requestUpdate();
    });
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
