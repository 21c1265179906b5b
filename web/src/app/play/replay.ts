// Shows a game step by step, each once the one before it has been shown to its end.
import { endOf } from "../../table/playback/play";
import type { Store } from "../store";
import type { PlayState } from "./state";

/** Time to look at a step before the next one. */
export const PAUSE_MS = 700;

/** What a replay needs of a session. */
export interface Replayed {
  readonly store: Store<PlayState>;
  goto(step: number): Promise<void>;
}

export class Replay {
  readonly #session: Replayed;
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #going = false;

  constructor(session: Replayed) {
    this.#session = session;
    this.#stop = session.store.subscribe((now) => {
      this.#consider(now);
    });
  }

  close(): void {
    this.#stop();
    this.#clear();
  }

  #consider(now: PlayState): void {
    const step = now.table?.step ?? 0;
    if (now.replaying && step >= now.steps && !this.#going) {
      this.#session.store.patch({ replaying: false });
      return;
    }
    const due = now.replaying && !this.#going && now.firstUnplayed >= endOf(now.events);
    if (due && this.#timer === null) this.#timer = setTimeout(() => void this.#next(), PAUSE_MS);
    if (!due) this.#clear();
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #next(): Promise<void> {
    this.#timer = null;
    this.#going = true;
    await this.#session.goto((this.#session.store.value.table?.step ?? 0) + 1);
    this.#going = false;
    this.#consider(this.#session.store.value);
  }
}
