// A game taken over from a story: the reader decides for both sides, or for one against a bot; nothing is kept.
import type { Game, Viewer } from "../engine";
import { EngineError, isRefusal } from "../engine/errors";
import { theEngine } from "../engine/one";
import type { Script } from "../engine/types/Script";
import { endOf } from "../table/playback/play";
import { askOdds, askWhy, fetchSight, type Seat, type Sight } from "../table/sight";
import type { Action, GameEvent, Ref, Table } from "../table/types";
import { doneIn, type Story } from "./story";

/** What the table draws; there always is one, for a story begins on a table. */
export type Now = Sight & { readonly table: Table };

/** More actions than these no turn has; a bot that went on for ever would hang the page. */
const MOST = 60;

export class Trial {
  now: Now;
  #game: Game | null = null;
  #line: Promise<void> = Promise.resolve();
  #closed = false;

  /** `changed` is called when there is something new to draw, `failed` when the game cannot go on. */
  constructor(
    readonly story: Story,
    from: { readonly table: Table; readonly events: readonly GameEvent[] },
    readonly changed: () => void,
    readonly failed: (error: unknown) => void,
    /** Through whose eyes it is played. */
    readonly viewer: Viewer = "all",
    /** Who plays the other sides then; if they are idle, what is asked for ends with the turn. */
    readonly others: "bot" | "idle" = "bot",
  ) {
    const { table, events } = from;
    this.now = {
      table,
      events,
      firstUnplayed: endOf(events),
      actions: [],
      asides: [],
      steps: table.step,
      busy: true,
      refusal: null,
      odds: null,
    };
  }

  /** Sets the story up in the engine and does its first `steps`. */
  open(steps: number): Promise<void> {
    return this.#begin(async () => {
      const { scenario } = this.story;
      const game = await (await theEngine()).openScenario(scenario);
      for (const action of doneIn(scenario, steps)) await game.act(action);
      return game;
    });
  }

  /** Goes on with a game that has been played to where the trial begins, and is closed with it. */
  take(game: Game): Promise<void> {
    return this.#begin(() => Promise.resolve(game), true);
  }

  /** `known`: the story comes from this very game, for this viewer. */
  #begin(find: () => Promise<Game>, known = false): Promise<void> {
    return this.#alone(async () => {
      this.#game = await find();
      await this.#show(false, known);
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
      await game.goto(step, this.viewer);
      await this.#show(forth);
    });
  }

  /** All that has been done up to the position on screen, the story's own steps first. */
  async done(): Promise<readonly Action[]> {
    return (await this.#game?.save())?.actions ?? [];
  }

  /** Every die and draw up to the position on screen. */
  async chanceSoFar(): Promise<Script | undefined> {
    return this.#game?.chanceScript();
  }

  /** Asks whether the rules allow it; their no is shown. */
  check(action: Action): Promise<void> {
    return this.#alone((game) => game.check(action, this.viewer));
  }

  /** The other side's whole turn, with no thinking worth waiting for. */
  async #others(game: Game): Promise<void> {
    if (this.viewer === "all" || this.others === "idle") return;
    for (let n = 0; n < MOST; n += 1) {
      const { toAct, result } = await game.table(this.viewer);
      if (result !== null || toAct === null || toAct === this.viewer) return;
      await game.act(await game.bot({ kind: "greedy", seed: String(n) }), "all");
    }
  }

  /** Takes the refusal off the screen: it has been dealt with. */
  dismiss(): void {
    this.#patch({ refusal: null });
  }

  async whyNot(path: readonly Ref[]): Promise<void> {
    if (this.#game) await askWhy(this.#seat(this.#game), path);
  }

  async preview(action: Action): Promise<void> {
    if (this.#game) await askOdds(this.#seat(this.#game), action);
  }

  #seat(game: Game): Seat {
    return { game, viewer: this.viewer, sight: () => this.now, see: (part) => this.#patch(part) };
  }

  played(): void {
    this.#patch({ firstUnplayed: endOf(this.now.events) });
  }

  async #show(play: boolean, known = play): Promise<void> {
    if (this.#game) this.#patch(await fetchSight(this.#game, this.viewer, this.now, { play, known }));
  }

  #patch(part: Partial<Sight>): void {
    if (this.#closed) return;
    const { table } = this.now;
    this.now = { ...this.now, ...part, table: part.table ?? table };
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
