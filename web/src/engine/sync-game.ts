// A game on the calling thread: every call answers at once, with values that were never text.
import { EngineError } from "./errors";
import type { Here } from "./here";
import type { FullGame, RawGame } from "./wasm-exports";
import type { Action, GameEvent, Offer, Table, Viewer } from "./wire";

/**
 * The same game as the one that it was made of, and at the same step, without promises: `load({ worker: false })` and then `sync`
 * of a game. The values are those that the game answers with.
 */
export class SyncGame {
  readonly #here: Here;

  /** A game makes it: see `sync` there. */
  constructor(here: Here) {
    this.#here = here;
    this.#do(() => undefined);
  }

  /** What the viewer can see. */
  table(viewer: Viewer): Table {
    return this.#do((game) => game.tableValue(viewer));
  }

  /** What the viewer may do now, each with the clicks that say it. */
  actions(viewer: Viewer): Offer[] {
    return this.#do((game) => game.actionsValue(viewer));
  }

  /** Does it for the viewer, or throws a Refusal and changes nothing. */
  act(action: Action, viewer: Viewer = "all"): { events: GameEvent[] } {
    return this.#do((game) => ({ events: game.actValue(action, viewer) }));
  }

  /** Events of the game so far that the viewer may know, from an id on. */
  events(from: number, viewer: Viewer): GameEvent[] {
    return this.#do((game) => game.eventsValue(from, viewer));
  }

  /** Takes one action back; an error if there is none. */
  undo(): void {
    this.#do((game) => {
      game.undo();
    });
  }

  /** Performs an undone action again; an error if there is none. */
  redo(): void {
    this.#do((game) => {
      game.redo();
    });
  }

  /** A fingerprint of the position, equal on every machine. */
  hash(): string {
    return this.#do((game) => game.hash());
  }

  #do<T>(work: (game: FullGame) => T): T {
    const { game, guard } = this.#here;
    return guard(() => {
      const raw = game();
      if (!isFull(raw)) throw new EngineError({ code: "elsewhere", message: "this module answers in texts only" });
      return work(raw);
    });
  }
}

/** Whether the module answers in values. */
const isFull = (raw: RawGame): raw is FullGame => raw.tableValue !== undefined;
