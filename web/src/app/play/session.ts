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
} from "../../engine";
import { endOf } from "../../table/playback/play";
import { askOdds, askWhy, prefetchAction, fetchSight, type Seat } from "../../table/sight";
import { theEngine } from "../../engine/one";
import { decksOf } from "../files";
import { askToStay, saveGame, savedGame, type SavedGame } from "../saved-games";
import { Store } from "../store";
import { Driver } from "./drive";
import { lastOwn, nextOwn } from "./history";
import { Passer } from "./pass";
import { firstViewer, hidesAnything, isPerson, people, sittersOf } from "./seats";
import { EMPTY, type PlayState } from "./state";

/** Milliseconds an act may take before the table says that it is under way: most are back before that could be seen. */
const SOON = 80;

export class Session {
  readonly store = new Store<PlayState>(EMPTY);
  readonly #saved: SavedGame;
  readonly #driver = new Driver(this);
  readonly #passer: Passer;
  readonly #passes: () => boolean;
  #game: Game | null = null;
  #closed = false;
  #acting = false;
  #line: Promise<void> = Promise.resolve();

  /** `passes`: does the page pass for a player who has no answer? */
  constructor(saved: SavedGame, passes: () => boolean = () => false) {
    this.#saved = saved;
    this.#passes = passes;
    this.#passer = new Passer(this, passes);
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

  /** Loads the game and shows where it stands. */
  async open(): Promise<void> {
    this.#game = await (await theEngine()).load(this.#saved.save);
    const sitters = sittersOf(this.#saved.save);
    const { toAct } = await this.game.table("all");
    this.store.patch({ sitters, viewer: firstViewer(sitters, toAct) });
    await this.show(false);
    this.#driver.run();
  }

  close(): void {
    this.#closed = true;
    this.#driver.stop();
    this.#passer.close();
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
    const { sitters, viewer, viewingPast } = this.state;
    const passes = !viewingPast && viewer !== "all" && toAct !== viewer && people(sitters).length > 1;
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
    const { table, busy, curtain } = this.state;
    if (!table || busy || this.#acting || curtain !== null) return;
    this.#acting = true;
    const late = setTimeout(() => {
      this.store.patch({ busy: true });
    }, SOON);
    if (this.state.viewingPast) this.store.patch({ viewingPast: false });
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
  async goto(n: number): Promise<void> {
    this.#driver.stop();
    await this.guarded(async () => {
      await this.#alone(async () => {
        const one = n === (this.state.table?.step ?? 0) + 1;
        await this.game.goto(n, this.state.viewer);
        this.store.patch({ viewingPast: n < this.state.steps });
        await this.show(one);
      });
      this.#driver.run();
    });
  }

  /** The old position on screen becomes the game. What came after it is gone with the next action. */
  async playOn(): Promise<void> {
    this.store.patch({ viewingPast: false });
    await this.guarded(() => this.#alone(() => this.show(false)));
    this.#driver.run();
  }

  async #travel(find: typeof nextOwn): Promise<void> {
    this.#driver.stop();
    await this.guarded(async () => {
      await this.#alone(async () => {
        const { game, state } = this;
        const [{ step }, steps] = await Promise.all([game.table("all"), game.steps()]);
        await game.goto(await find(game, state.sitters, step, steps, this.#passes()));
        // Where only bots play, a step back would be taken forth at once: it only views the past.
        this.store.patch({ viewingPast: people(state.sitters).length === 0 });
        await this.show(false);
        void this.#save();
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

  /** The game as a save; the last one stored where a broken engine cannot make one. */
  async save(): Promise<Save> {
    try {
      return await this.game.save();
    } catch {
      return (await savedGame(this.#saved.id))?.save ?? this.#saved.save;
    }
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
    const save = await asked;
    const { table } = this.state;
    if (!table) return;
    await saveGame({
      ...this.#saved,
      save,
      step: table.step,
      updated: Date.now(),
      round: table.round,
      decks: decksOf(table.players),
      over: table.result !== null,
    });
  }
}
