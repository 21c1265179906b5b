// A game taken over from a story: the reader decides for both sides, or for one against a bot; nothing is kept.
import { EngineError, isRefusal, type Game, type Viewer } from "../engine";
import { isCrash, restartEngine, theEngine } from "../engine/one";
import { endOf } from "../table/play";
import type { Action, GameEvent, Listed, Odds, Ref, Table } from "../table/types";
import type { WireError } from "../engine/errors";
import type { Story } from "./story";

/** What the table draws. Replaced as a whole. */
export interface Now {
  readonly table: Table;
  readonly actions: readonly Listed[];
  readonly events: readonly GameEvent[];
  /** The first event that has not been played back. */
  readonly fresh: number;
  readonly steps: number;
  readonly busy: boolean;
  readonly refusal: WireError | null;
  readonly odds: Odds | null;
}

/** More actions than these no turn has; a bot that went on for ever would hang the page. */
const MOST = 60;

export class Trial {
  now: Now;
  #game: Game | null = null;
  #line: Promise<void> = Promise.resolve();
  #closed = false;

  /** `changed` is told when there is something new to draw, `failed` when the game cannot go on. */
  constructor(
    readonly story: Story,
    from: { readonly table: Table; readonly events: readonly GameEvent[] },
    readonly changed: () => void,
    readonly failed: (error: unknown) => void,
    /** Through whose eyes it is played. Whoever else is at the table then plays by themselves. */
    readonly viewer: Viewer = "all",
  ) {
    const { table, events } = from;
    this.now = {
      table,
      events,
      fresh: endOf(events),
      actions: [],
      steps: table.step,
      busy: true,
      refusal: null,
      odds: null,
    };
  }

  /** Sets the story up in the engine and does its first `steps`. */
  open(steps: number): Promise<void> {
    return this.#alone(async () => {
      const { scenario } = this.story;
      const engine = await theEngine().catch((error: unknown) => {
        if (isCrash(error)) return restartEngine();
        throw error;
      });
      this.#game = await engine.stage(scenario);
      for (const { do: action } of scenario.steps.slice(0, steps)) if (action) await this.#game.act(action);
      await this.#show(false);
    });
  }

  close(): void {
    this.#closed = true;
    void this.#game?.close().catch(() => undefined);
    this.#game = null;
  }

  act(action: Action): Promise<void> {
    const at = this.now.table.step;
    return this.#alone(async (game) => {
      await game.act({ ...action, at }, this.viewer);
      await this.#others(game);
      await this.#show(true);
    });
  }

  goto(step: number): Promise<void> {
    return this.#alone(async (game) => {
      const forth = step === this.now.table.step + 1;
      await game.goto(step);
      await this.#show(forth);
    });
  }

  /** Asks whether the rules allow it; their no is shown. */
  check(action: Action): Promise<void> {
    return this.#alone((game) => game.check(action));
  }

  /** The other side's whole turn, with no thinking worth waiting for. */
  async #others(game: Game): Promise<void> {
    if (this.viewer === "all") return;
    for (let n = 0; n < MOST; n += 1) {
      const { toAct, result } = await game.table(this.viewer);
      if (result !== null || toAct === null || toAct === this.viewer) return;
      await game.act(await game.bot({ kind: "greedy", seed: String(n) }), this.viewer);
    }
  }

  async whyNot(path: readonly Ref[]): Promise<void> {
    const refusal = (await this.#game?.whyNot(path, this.viewer).catch(() => null)) ?? null;
    this.#patch({ refusal });
  }

  async preview(action: Action): Promise<void> {
    const { step } = this.now.table;
    // Too many outcomes to tell is no fault: the action can be taken without odds.
    const odds = (await this.#game?.preview(action, this.viewer).catch(() => null)) ?? null;
    if (this.now.table.step === step) this.#patch({ odds });
  }

  played(): void {
    this.#patch({ fresh: endOf(this.now.events) });
  }

  async #show(play: boolean): Promise<void> {
    const game = this.#game;
    if (!game) return;
    const [table, actions, events, steps] = await Promise.all([
      game.table(this.viewer),
      game.actions(this.viewer),
      game.events(0, this.viewer),
      game.steps(),
    ]);
    const fresh = play ? Math.min(this.now.fresh, endOf(this.now.events)) : endOf(events);
    this.#patch({ table, actions, events, steps, fresh, busy: false, refusal: null, odds: null });
  }

  #patch(part: Partial<Now>): void {
    if (this.#closed) return;
    this.now = { ...this.now, ...part };
    this.changed();
  }

  /** One thing at a time; the rules' no is shown at the table, anything else ends the trial. */
  #alone(work: (game: Game) => Promise<void>): Promise<void> {
    const mine = this.#line.then(async () => {
      if (this.#closed) return;
      this.#patch({ busy: true, refusal: null, odds: null });
      try {
        await work(this.#game as Game);
      } catch (error) {
        if (this.#closed) return;
        if (isRefusal(error)) this.#patch({ refusal: error });
        else if (error instanceof EngineError && error.code === "stale") this.#patch({ busy: false });
        else this.failed(error);
      }
      this.#patch({ busy: false });
    });
    this.#line = mine;
    return mine;
  }
}
