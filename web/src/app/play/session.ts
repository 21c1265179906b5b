// One game on the play screen: carries out what the player wants, lets bots move, keeps the game as it goes.
// What is drawn is `store.value`; nothing here touches the page.
import {
  EngineError,
  isRefusal,
  type Action,
  type Game,
  type Offer,
  type Ref,
  type Save,
  type Side,
  type Table,
  type Viewer,
} from "../../engine";
import { endOf } from "../../table/playback/play";
import { askOdds, askWhy, prefetchAction, fetchSight, type Seat } from "../../table/sight";
import { theEngine } from "../../engine/one";
import { decksOf } from "../files";
import { keepResult } from "../results/results";
import { resultOf } from "../results/result";
import { askToStay, newId, saveGame, type SavedGame } from "../saved-games";
import { Store } from "../store";
import { Driver } from "./drive";
import { lastOwn, nextOwn, stepOf } from "./history";
import { Passer } from "./pass";
import { Replay } from "./replay";
import { firstViewer, hidesAnything, isPerson, people, sittersOf } from "./seats";
import { EMPTY, type PlayState } from "./state";

/** A player who takes longer for a decision is not at the table. */
const LONGEST_MS = 10 * 60_000;

/** Milliseconds an act may take before the table says that it is under way: most are back before that could be seen. */
const SOON = 80;

export class Session {
  readonly store = new Store<PlayState>(EMPTY);
  #saved: SavedGame;
  readonly #driver = new Driver(this);
  readonly #replay: Replay;
  readonly #passer: Passer;
  readonly #passes: () => boolean;
  #game: Game | null = null;
  #closed = false;
  #acting = false;
  #line: Promise<void> = Promise.resolve();
  /** When play was last counted. */
  #counted = Date.now();

  /** `passes`: does the page pass for a player who has no answer? `shared`: is the game somebody else's? */
  constructor(saved: SavedGame, passes: () => boolean = () => false, shared = false) {
    this.#saved = saved;
    this.#passes = passes;
    this.store.patch({ shared });
    this.#passer = new Passer(this, passes);
    this.#replay = new Replay(this);
  }

  /** The game as it was stored last; a branch is another game than the one that was opened. */
  get record(): SavedGame {
    return this.#saved;
  }

  get seed(): string {
    return this.#saved.save.options.seed;
  }

  get state(): PlayState {
    return this.store.value;
  }

  get game(): Game {
    if (!this.#game) throw new EngineError({ code: "closed", message: "this game has been closed" });
    return this.#game;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Loads the game and shows where it stands, or how it stood at a step of the whole game. */
  async open(at: number | null = null): Promise<void> {
    this.#game = await (await theEngine()).load(this.#saved.save);
    const sitters = sittersOf(this.#saved.save);
    const { toAct, step } = await this.game.table("all");
    const viewer = this.state.shared ? "all" : firstViewer(sitters, toAct);
    const past = at !== null && at < step;
    if (past) await this.game.goto(at);
    this.store.patch({ sitters, viewer, viewingPast: past, pastStep: past ? at : null });
    await this.show(false);
    this.#driver.run();
  }

  close(): void {
    this.#closed = true;
    this.#driver.stop();
    this.#passer.close();
    this.#replay.close();
    void this.#game?.close().catch(() => undefined);
    this.#game = null;
  }

  /**
   * Fetches everything again. With `play`, events the screen has not seen are new; without, all are old.
   * Known events are kept unless the viewer has changed, who may know more and less. With `act`, that is done before.
   */
  async show(play: boolean, keepKnown = play, act?: Action): Promise<void> {
    const { game, state } = this;
    let { viewer } = state;
    let sight = await fetchSight(game, viewer, state, { play, known: keepKnown, act });
    const next = this.#nextPerson(sight.table.toAct);
    const curtain = next !== null && hidesAnything(sight.table) ? next : null;
    if (next !== null && curtain === null) {
      viewer = next;
      sight = await fetchSight(game, viewer, state, { play, known: false });
    }
    // An end that was undone may come again, and is news again.
    const summed = sight.table.result !== null && this.state.summed;
    this.store.patch({ ...sight, viewer, curtain, summed });
  }

  /** The other person at this screen whose decision it is now. A player views an old position as themselves. */
  #nextPerson(toAct: Side | null): Side | null {
    const { sitters, viewer, viewingPast, shared } = this.state;
    const passes = !viewingPast && !shared && viewer !== "all" && toAct !== viewer && people(sitters).length > 1;
    return passes && isPerson(sitters, toAct) ? toAct : null;
  }

  /** The next person has taken the screen, and sees what nobody has been shown yet. */
  async liftCurtain(): Promise<void> {
    const { curtain } = this.state;
    if (curtain === null) return;
    // The curtain itself stays until the table is theirs: `show` lifts it.
    this.store.patch({ viewer: curtain });
    await this.guarded(() => this.#alone(() => this.show(true, false)));
  }

  /** Is an act under way? Another one is not taken on meanwhile. */
  get acting(): boolean {
    return this.#acting;
  }

  /** Performs an action for the side to decide, and saves the game. */
  async act(action: Action): Promise<void> {
    const { table, busy, curtain, viewingPast, shared } = this.state;
    if (!table || busy || this.#acting || curtain !== null || viewingPast || shared) return;
    this.#acting = true;
    const late = setTimeout(() => {
      this.store.patch({ busy: true });
    }, SOON);
    await this.guarded(async () => {
      await this.perform(action);
      this.#driver.run();
    });
    clearTimeout(late);
    this.#acting = false;
    if (this.state.busy) this.store.patch({ busy: false });
  }

  /** The bare act, for people and bots alike. The signal may have been aborted meanwhile. */
  perform(action: Action, signal?: AbortSignal): Promise<void> {
    return this.#alone(async () => {
      const at = this.state.table?.step;
      if (signal?.aborted === true || at === undefined) return;
      const shown = this.show(true, true, { ...action, at });
      // Asked for right behind the action, and not once it has been drawn: whoever leaves then has it kept.
      const save = this.game.save();
      save.catch(() => undefined);
      await shown;
      void this.#save(save);
    });
  }

  /** One change of the game at a time: a bot's move and an undo must not cross. */
  #alone(work: () => Promise<void>): Promise<void> {
    const mine = this.#line.then(work);
    this.#line = mine.catch(() => undefined);
    return mine;
  }

  /** Back to one's own last decision: a bot's answers are taken back with it. */
  undo(): Promise<void> {
    return this.#travel(lastOwn);
  }

  redo(): Promise<void> {
    return this.#travel(nextOwn);
  }

  /** Looks at the position at step `n`, as the viewer counts. At the end of the history the game goes on. */
  goto(n: number): Promise<void> {
    return this.#look(() => Promise.resolve(n));
  }

  /** Looks at the position right after an event of the log. */
  gotoEvent(id: number): Promise<void> {
    return this.#look(() => stepOf(this.game, this.state.viewer, id, this.state.steps));
  }

  async #look(find: () => Promise<number>): Promise<void> {
    this.#driver.stop();
    await this.guarded(async () => {
      await this.#alone(async () => {
        const n = await find();
        const one = n === (this.state.table?.step ?? 0) + 1;
        await this.game.goto(n, this.state.viewer);
        const past = n < this.state.steps;
        this.store.patch({ viewingPast: past, pastStep: past ? await this.#stepOfAll() : null });
        await this.show(one);
      });
      this.#driver.run();
    });
  }

  /** The step of the whole game at which the engine stands. */
  async #stepOfAll(): Promise<number> {
    return (await this.game.table("all")).step;
  }

  /** Shows one step after the other from here on, or stops to. */
  replay(on: boolean): void {
    this.store.patch({ replaying: on });
  }

  /** Looks at the same position with other eyes. */
  async lookAs(viewer: Viewer): Promise<void> {
    this.store.patch({ viewer });
    await this.guarded(() => this.#alone(() => this.show(false)));
  }

  /** The old position on screen becomes a game of its own; the one it was part of stays as it was. */
  async branch(): Promise<void> {
    await this.guarded(async () => {
      await this.#alone(async () => {
        const from = { id: this.#saved.id, step: await this.#stepOfAll() };
        // Loaded anew, so that nothing that came later is left to go on to.
        const save = await this.game.save();
        const game = await (await theEngine()).load(save);
        await this.#game?.close();
        this.#game = game;
        this.#saved = { ...this.#saved, id: newId(), save, from };
        this.store.patch({ viewingPast: false, pastStep: null, replaying: false });
        await this.show(false);
        await this.#save();
      });
      this.#driver.run();
    });
  }

  async #travel(find: typeof nextOwn): Promise<void> {
    const { table, shared } = this.state;
    // In somebody else's game there is nothing to take back: it is a step like another.
    if (shared) return this.goto(Math.max(0, (table?.step ?? 0) + (find === nextOwn ? 1 : -1)));
    this.#driver.stop();
    await this.guarded(async () => {
      await this.#alone(async () => {
        const { game, state } = this;
        const [{ step }, steps] = await Promise.all([game.table("all"), game.steps()]);
        await game.goto(await find(game, state.sitters, step, steps, this.#passes()));
        // Where only bots play, a step back would be taken forth at once: it only views the past.
        const past = people(state.sitters).length === 0;
        this.store.patch({ viewingPast: past, pastStep: past ? await this.#stepOfAll() : null });
        await this.show(false);
        if (!past) void this.#save();
      });
      this.#driver.run();
    });
  }

  /** Why do these clicks lead nowhere? */
  whyNot(path: readonly Ref[]): Promise<void> {
    return askWhy(this.#seat(), path);
  }

  /** The odds of an action that is being considered. */
  preview(action: Action): Promise<void> {
    return askOdds(this.#seat(), action);
  }

  /** What is likely to be done next is worked out beforehand; not in the past, where to act is asked about first. */
  prefetch(action: Action): Promise<void> {
    return this.state.viewingPast ? Promise.resolve() : prefetchAction(this.#seat(), action);
  }

  #seat(): Seat {
    return {
      game: this.game,
      viewer: this.state.viewer,
      sight: () => this.state,
      see: (part) => {
        this.store.patch(part);
      },
    };
  }

  /** The screen has shown every event before this id. */
  played(next: number): void {
    this.store.patch({ firstUnplayed: Math.min(next, endOf(this.state.events)) });
    this.#driver.played();
  }

  /** The whole game as a save; the last one stored while an old position is on screen, or if a broken engine can make none. */
  async save(): Promise<Save> {
    const { viewingPast, shared } = this.state;
    if (viewingPast || shared) return this.#saved.save;
    return this.game.save().catch(() => this.#saved.save);
  }

  /** Does not pass by itself this time. */
  hold(): void {
    this.#passer.hold();
  }

  /** Does what `choose` says until it says nothing more: every piece that the player who decides has not placed yet. */
  async placeRest(choose: (table: Table, actions: readonly Offer[]) => Offer | null): Promise<void> {
    const begun = this.state.table;
    for (
      let table = begun, step = -1;
      table && table.toAct === begun?.toAct && table.step > step;
      table = this.state.table
    ) {
      const next = choose(table, this.state.actions);
      if (!next) return;
      // What is not done, for whatever reason, is not tried again.
      step = table.step;
      await this.act(next.action);
    }
  }

  /** A thinking bot moves at once. */
  hurry(): void {
    this.#driver.hurry();
  }

  summed(): void {
    void askToStay(); // whoever played to the end will want it kept
    this.store.patch({ summed: true });
  }

  /** Runs it; a refusal becomes what the table says, anything else a fault. A closed screen has none of either. */
  async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#closed) return;
      if (isRefusal(error)) this.store.patch({ refusal: error });
      else if (error instanceof EngineError) this.store.patch({ fault: error, busy: false, thinking: null });
      else throw error;
    }
  }

  async #save(asked: Promise<Save> = this.game.save()): Promise<void> {
    // Whoever goes to an old position meanwhile has that on screen.
    const { table } = this.state;
    const save = await asked;
    if (!table) return;
    this.#saved = {
      ...this.#saved,
      save,
      step: table.step,
      updated: Date.now(),
      played: this.#played(),
      round: table.round,
      decks: decksOf(table.players),
      over: table.result !== null,
    };
    const result = resultOf(this.#saved, table);
    await Promise.all([saveGame(this.#saved), result && keepResult(result)]);
  }

  /** The time of play until now. A longer pause is none of it. */
  #played(): number {
    const now = Date.now();
    const since = Math.min(Math.max(0, now - this.#counted), LONGEST_MS);
    this.#counted = now;
    return (this.#saved.played ?? 0) + since;
  }
}
