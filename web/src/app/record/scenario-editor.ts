// Edits a scenario. The engine tries every change of the position before it is stored; the page draws `store.value`.
import { EngineError, isRefusal, type Action, type Table, type Verdict } from "../../engine";
import type { Script } from "../../engine/types/Script";
import { isCrash, theEngine } from "../../engine/one";
import { playScenario } from "../../embed/play-scenario";
import { after, type Step, type Story } from "../../embed/story";
import { Trial } from "../../embed/trial";
import { Store } from "../store";
import { cut, emptyDraft, withAttempts, type Attempt, type Draft } from "./draft/draft";
import { saveHistory, type EditHistory, type Stage } from "./draft/edit-history";
import type { Start } from "./start";
import {
  bareScenario,
  chanceUpTo,
  resultsOf,
  rulesOf,
  scenarioOf,
  type AttemptResult,
  type WrittenScenario,
} from "./draft/scenario";
import type { BoardIndex } from "../rules/boards";

export interface ScenarioEditorState extends EditHistory {
  readonly draft: Draft;
  /** The position, as the engine set it up. */
  readonly table: Table | null;
  /** Why the engine rejected the last change. */
  readonly fault: EngineError | null;
  /** The result of each attempt. */
  readonly story: Story | null;
  readonly scenario: WrittenScenario | null;
  /** The result of running `scenario`; an error if the engine could not run it. */
  readonly verdict: Verdict | EngineError | null;
  /** The engine stopped with this error. Only a new editor can continue. */
  readonly broken: EngineError | null;
}

/** A draft with the drafts for undo and redo. */
type DraftHistory = Pick<ScenarioEditorState, "draft" | "past" | "future">;

/** Makes the titles of a scenario that shows `rule`. */
export type Titles = (
  draft: Draft,
  results: readonly AttemptResult[],
  rule: string | undefined,
) => WrittenScenario["title"];

export class ScenarioEditor {
  readonly store: Store<ScenarioEditorState>;
  trial: Trial | null = null;
  readonly #titles: Titles;
  readonly #index: BoardIndex;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor({ index, ...history }: Start, titles: Titles) {
    this.#titles = titles;
    this.#index = index;
    this.store = new Store<ScenarioEditorState>({
      ...history,
      table: null,
      fault: null,
      story: null,
      scenario: null,
      verdict: null,
      broken: null,
    });
  }

  get now(): ScenarioEditorState {
    return this.store.value;
  }

  open(): Promise<void> {
    return this.#alone(async () => {
      if (await this.#withFault(() => this.#settle(this.now))) return;
      // A draft that another release stored may no longer be valid: it stays in the history.
      const { fault, draft } = this.now;
      await this.#settle(this.#after(emptyDraft(draft.game, undefined)));
      this.store.patch({ fault, stage: "position" });
    });
  }

  /** Resolves when all changes so far have been made and checked. */
  settled(): Promise<void> {
    return this.#alone(() => Promise.resolve());
  }

  close(): void {
    this.#closed = true;
    this.trial?.close();
  }

  /** Changes the draft. Returns whether `change` made another draft and the engine accepted it. */
  async edit(change: (draft: Draft) => Draft): Promise<boolean> {
    let accepted = false;
    await this.#alone(async () => {
      let changed = false;
      const done = await this.#withFault(async () => {
        const draft = change(this.now.draft);
        changed = draft !== this.now.draft;
        if (changed) await this.#settle(this.#after(draft));
      });
      accepted = done && changed;
    });
    return accepted;
  }

  /** Changes titles, ticks or the clause under test. The position stays as it is, so only the check runs again. */
  write(change: (draft: Draft) => Draft): Promise<void> {
    return this.#alone(async () => {
      const draft = change(this.now.draft);
      this.#remember(draft);
      await this.#check();
    });
  }

  /** Replaces the draft; undo brings the old one back. */
  take(draft: Draft, stage: Stage): Promise<boolean> {
    this.go(stage);
    return this.edit(() => draft);
  }

  go(stage: Stage): void {
    this.store.patch({ stage, fault: null });
    this.#save();
  }

  undo(): Promise<void> {
    return this.#travel(({ past, future, draft }) => {
      const before = past.at(-2);
      return before && { draft: before, past: past.slice(0, -1), future: [draft, ...future] };
    });
  }

  redo(): Promise<void> {
    return this.#travel(
      ({ past, future: [next, ...future] }) => next && { draft: next, past: [...past, next], future },
    );
  }

  #travel(find: (now: ScenarioEditorState) => DraftHistory | undefined): Promise<void> {
    return this.#alone(async () => {
      const there = find(this.now);
      if (there) await this.#settle(there);
    });
  }

  /** Performs an action and records it. Attempts after the position on screen are dropped. */
  act(action: Action): Promise<void> {
    return this.#alone(async () => {
      const { trial } = this;
      if (!trial) return;
      const { step } = trial.now.table;
      const deeds = cut(this.now.draft.deeds, step);
      await trial.act(action);
      const { table, events } = trial.now;
      if (table.step !== step + 1) return;
      await this.#append({ do: plain(action) }, deeds, { table, events });
    });
  }

  /** Records the action that the rules have just refused, with its clause. */
  recordRefusal(): Promise<void> {
    return this.#alone(async () => {
      const { refusal, table, events } = this.trial?.now ?? {};
      if (!refusal?.action || refusal.clause === undefined || !table || !events) return;
      this.trial?.dismiss();
      const deeds = cut(this.now.draft.deeds, table.step);
      await this.#append({ refuse: plain(refusal.action), cites: refusal.clause }, deeds, { table, events, refusal });
    });
  }

  async #append(
    attempt: Attempt,
    before: readonly Attempt[],
    { table, events, refusal = null }: Pick<Step, "table" | "events"> & Partial<Pick<Step, "refusal">>,
  ): Promise<void> {
    const { story, draft } = this.now;
    if (!story) return;
    const action = attempt.do ?? attempt.refuse ?? { type: "" };
    const chance = (await this.trial?.chanceSoFar()) ?? chanceUpTo(story, before.length);
    const steps = [...story.steps.slice(0, before.length), { action, table, events, refusal, chance }];
    this.store.patch({ story: { ...story, steps } });
    this.#remember(withAttempts(draft, [...before, attempt]));
    await this.#check();
  }

  /** Scripts the next dice and draws. Attempts after the position on screen are dropped. */
  async ask(next: Script): Promise<boolean> {
    const step = this.trial?.now.table.step ?? 0;
    const soFar = this.#chanceSoFar(step);
    return this.edit((draft) => ({
      ...withAttempts(draft, cut(draft.deeds, step)),
      chance: { dice: [...soFar.dice, ...next.dice], draws: [...soFar.draws, ...next.draws] },
    }));
  }

  /** The dice and draws of the first `step` actions. */
  #chanceSoFar(step: number): Script {
    const { draft, story } = this.now;
    return chanceUpTo(story, cut(draft.deeds, step).length);
  }

  /** The dice and draws that are scripted and not used yet. */
  get next(): Script {
    const { chance } = this.now.draft;
    const soFar = this.#chanceSoFar(this.trial?.now.table.step ?? 0);
    return { dice: chance.dice.slice(soFar.dice.length), draws: chance.draws.slice(soFar.draws.length) };
  }

  /**
   * Sets the draft up in the engine, performs its attempts, and stores and shows the result. If an attempt has another result
   * than before, it and all later ones are dropped.
   */
  async #settle({ draft, past, future }: DraftHistory): Promise<void> {
    const engine = await theEngine();
    const scenario = bareScenario(draft);
    const game = await engine.openScenario(scenario);
    let story: Story;
    try {
      story = await playScenario(scenario, game);
    } catch (error) {
      await game.close();
      throw error;
    }
    // The story ends with the first attempt that has another result.
    const end = draft.deeds.findIndex(
      (attempt, n) => (story.steps[n]?.refusal === null) !== (attempt.refuse === undefined),
    );
    if (end >= 0) draft = withAttempts(draft, draft.deeds.slice(0, end));
    if (end >= 0) past = [...past.slice(0, -1), draft];
    story = { ...story, scenario: bareScenario(draft), steps: story.steps.slice(0, draft.deeds.length) };
    this.trial?.close();
    const trial = new Trial(
      story,
      after(story, story.steps.length),
      () => {
        if (this.trial === trial) this.store.patch({});
      },
      (error) => {
        this.#fail(error);
      },
    );
    this.trial = trial;
    this.store.patch({ draft, past, future, story, table: story.start.table, fault: null });
    this.#save();
    // This game is already at the position after the last attempt.
    await trial.take(game);
    if (this.#closed) trial.close();
    await this.#check();
  }

  async #check(): Promise<void> {
    const { draft, story } = this.now;
    if (!story) return;
    const index = this.#index;
    const results = resultsOf(draft, story);
    const title = this.#titles(draft, results, rulesOf(draft, results, index)[0]);
    let scenario = scenarioOf(draft, story, { title, index });
    let verdict = await this.#verdict(scenario);
    // Where the recorded dice and draws do not replay, those that the author asked for may, because the seed decides the rest.
    if (!(verdict instanceof EngineError) && !verdict.passed) {
      const asked = scenarioOf(draft, story, { title, index, chance: draft.chance });
      const second = await this.#verdict(asked);
      if (!(second instanceof EngineError) && second.passed) [scenario, verdict] = [asked, second];
    }
    this.store.patch({ scenario, verdict });
  }

  async #verdict(scenario: WrittenScenario): Promise<Verdict | EngineError> {
    try {
      return await (await theEngine()).runScenario(scenario);
    } catch (error) {
      if (error instanceof EngineError && !isCrash(error)) return error;
      throw error;
    }
  }

  /** The draft as the next one in the history. */
  #after(draft: Draft): DraftHistory {
    return { draft, past: [...this.now.past, draft], future: [] };
  }

  #remember(draft: Draft): void {
    this.store.patch({ ...this.#after(draft), fault: null });
    this.#save();
  }

  #save(): void {
    const { past, future, stage, draft } = this.now;
    void saveHistory(draft.game, { past, future, stage });
  }

  /** Does the work and returns whether the engine accepted it. If not, `fault` says why, and the draft stays as it was. */
  async #withFault(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof EngineError) || isRefusal(error) || isCrash(error)) throw error;
      this.store.patch({ fault: error });
      return false;
    }
  }

  #fail(error: unknown): void {
    if (this.#closed) return;
    const broken = error instanceof EngineError ? error : new EngineError({ code: "internal", message: String(error) });
    this.store.patch({ broken });
  }

  /** Does the work after all that was queued before: changes run one at a time. */
  #alone<T>(work: () => Promise<T>): Promise<void> {
    const mine = this.#queue.then(async () => {
      if (this.#closed) return;
      try {
        await work();
      } catch (error) {
        this.#fail(error);
      }
    });
    this.#queue = mine;
    return mine;
  }
}

/** An action as a file has it: without its step and side, which the position determines. */
const plain = ({ at: _, by: __, ...action }: Action): Action => action;
