// Lets bots move when it is their turn. One loop at a time; stopping it leaves no trace.
import { THINK_MS, type Action } from "../../engine";
import { hidesAnything, sitterAt, type Sitter } from "./seats";
import type { Session } from "./session";
import { endOf } from "../../table/playback/play";

/** A screen that never reports back (hidden tab, broken animation) must not stop the game. */
const PATIENCE_MS = 12_000;

/**
 * What a bot is asked in the middle of somebody else's turn is answered after this time, no sooner and no later: how long
 * it takes would tell whether there was anything to think about.
 */
export const REPLY_MS = 700;

/** After what the player does not notice, a bot thinks no longer than this: a second long thought would tell of it. */
export const AGAIN_MS = 20;

export class Driver {
  readonly #session: Session;
  #turn: AbortController | null = null;
  #thought: AbortController | null = null;
  #shown: (() => void) | null = null;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Starts the loop if a bot is to act and nothing runs. */
  run(): void {
    if (this.#turn || !this.#next()) return;
    const turn = new AbortController();
    this.#turn = turn;
    void this.#session
      .guarded(() => this.#loop(turn.signal))
      .finally(() => {
        if (this.#turn === turn) this.#turn = null;
        this.#session.store.patch({ thinking: null });
      });
  }

  /** Ends the loop now; a bot in the middle of a thought is forgotten. */
  stop(): void {
    this.#turn?.abort();
    this.#turn = null;
    this.#thought?.abort();
    this.#shown?.();
  }

  hurry(): void {
    this.#thought?.abort();
  }

  played(): void {
    this.#shown?.();
  }

  /** The bot whose decision it is, unless the game is at rest. */
  #next(): Sitter | null {
    const { table, sitters, viewingPast, shared, curtain, fault } = this.#session.state;
    if (!table || viewingPast || shared || curtain !== null || fault || this.#session.closed) return null;
    const sitter = sitterAt(sitters, table.toAct);
    return sitter?.bot ? sitter : null;
  }

  async #loop(turn: AbortSignal): Promise<void> {
    let noticed = true;
    for (let sitter = this.#next(); sitter?.bot; sitter = this.#next()) {
      const action = await this.#choose(sitter, noticed);
      // The thought ran beside the animation of what came before; the move waits for it.
      await this.#screen();
      if (turn.aborted) return;
      const step = this.#step;
      await this.#session.perform(action, turn);
      if (turn.aborted) return;
      noticed = this.#step !== step;
      // What the player does not notice ends no thought.
      if (noticed) this.#session.store.patch({ thinking: null });
    }
  }

  get #step(): number {
    return this.#session.state.table?.step ?? 0;
  }

  #choose(sitter: Sitter, noticed: boolean): Promise<Action> {
    if (!noticed) return this.#for(AGAIN_MS, sitter);
    return this.#isReply() ? this.#for(REPLY_MS, sitter) : this.#think(sitter);
  }

  /** A question in the middle of another's turn, in a game where something is hidden. */
  #isReply(): boolean {
    const { table } = this.#session.state;
    return !!table && table.decision !== null && table.toAct !== table.active && hidesAnything(table);
  }

  /** A thought of this length, unless the player is in a hurry, which has nothing to do with what it is about. */
  async #for(ms: number, sitter: Sitter): Promise<Action> {
    const thought = new AbortController();
    const over = new Promise((resolve) => {
      thought.signal.addEventListener("abort", resolve, { once: true });
    });
    const timer = setTimeout(() => {
      thought.abort();
    }, ms);
    const action = this.#think(sitter, thought, false);
    await over;
    clearTimeout(timer);
    return action;
  }

  /** With `tells`, how far the thought is can be seen. */
  #think({ side, bot, level }: Sitter, thought = new AbortController(), tells = true): Promise<Action> {
    const session = this.#session;
    this.#thought = thought;
    const seconds = (tells ? THINK_MS[level] : REPLY_MS) / 1000;
    if (!session.state.thinking) session.store.patch({ thinking: { side, share: 0, seconds } });
    return session.game.bot({
      level,
      // The bot's luck hangs on nothing it may not see: the same game, replayed, meets the same opponent.
      seed: `${session.seed}/${String(this.#step)}`,
      signal: thought.signal,
      ...(bot && { kind: bot }),
      onProgress: ({ share }) => {
        if (tells && session.state.thinking) session.store.patch({ thinking: { side, share, seconds } });
      },
    });
  }

  /** Until everything that happened has been shown. */
  #screen(): Promise<void> {
    const { firstUnplayed, events } = this.#session.state;
    if (firstUnplayed >= endOf(events) || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#shown?.(), PATIENCE_MS);
      this.#shown = () => {
        clearTimeout(timer);
        this.#shown = null;
        resolve();
      };
    });
  }
}
