// <rw-scene>: a story on a table. The reader steps through it without the engine, then may take it over with it.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { toWire, type WireError } from "../engine/errors";
import { shortClause } from "../table/bits";
import { detailOf } from "../table/emit";
import { parts } from "../table/parts.styles";
import { endOf } from "../table/playback/play";
import { cellRef, pieceRef, placeRef } from "../table/refs";
import type { Action, Ref } from "../table/types";
import { spotOf } from "../table/view";
import { base as baseStyles, buttons, fields } from "../theme/shared";
import type { ClauseText, GameBook, Lang } from "../words/book";
import type { Words } from "../words/words";
import { clauseNote, paragraphs } from "./clause-text";
import { faultText } from "./faults";
import { appLink, atHome, clauseAddress, recordLink } from "./links";
import { sceneStyles } from "./board.styles";
import { credit } from "./credit";
import { once } from "../once";
import type { Room } from "./reserve";
import { boardFile, unread } from "./source";
import { after, type Shown, type Step, type Story, type Unread } from "./story";
import { storyBar } from "./story-bar";
import { Trial } from "./trial";
import { trialTable } from "./trial-table";
import { wordsOf } from "./words";

/** A board lower than this, or less wide, can no longer be read. */
const LEAST = 160;
const LEAST_ACROSS = 240;

export class RwScene extends LitElement {
  static override styles = [baseStyles, buttons, fields, parts, sceneStyles];

  @property({ attribute: false }) shown!: Shown;
  @property({ attribute: false }) book!: GameBook;
  /** The sentences of the board and the table, in `tongue`. */
  @property({ attribute: false }) text = "";
  @property({ attribute: false }) tongue: Lang = "en";
  /** The address of Rulewright. */
  @property({ attribute: false }) home!: URL;
  /** Without the rule's own words, where they already stand beside it. */
  @property({ type: Boolean }) brief = false;
  /** The step to begin at. */
  @property({ type: Number }) first = 0;
  @state() private which = 0;
  @state() private at = 0;
  /** Events before this have been played back. */
  @state() private firstUnplayed = 0;
  @state() private trial: Trial | null = null;
  /** What the reader has done, as the part of an address. */
  @state() private moves: string | null = null;
  @state() private fault: WireError | null = null;
  @state() private clause: ClauseText | null = null;
  private words!: Words;
  /** Examples that the reader has asked for, by name. */
  readonly #read = new Map<string, Promise<Story>>();
  /** The one that was asked for last. */
  @state() private further: Story | undefined;
  /** The step of the trial that the way into the app leads to. */
  #followed: number | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    const { first } = this;
    if (changed.has("shown")) {
      this.leave();
      this.which = 0;
      this.further = undefined;
      this.#read.clear();
      this.clause = null;
      this.at = Math.min(Math.max(0, first), this.story?.steps.length ?? 0);
      this.firstUnplayed = endOf(this.seen);
    }
    const said = ["shown", "book", "text", "tongue", "which", "further"].some((name) => changed.has(name as never));
    if (said) this.words = wordsOf(this.tongue, this.text, this.book, this.story);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave();
  }

  private get story(): Story | undefined {
    return this.shown.stories[this.which] ?? this.further;
  }

  private get seen(): Step["events"] {
    return this.story ? after(this.story, this.at).events : [];
  }

  override render(): TemplateResult {
    const { words, story, trial, shown } = this;
    const id = shown.clause?.id ?? story?.scenario.rules[0];
    const title = this.heading;
    return html`<section
      aria-label=${id === undefined ? title : words.say("board-label", { id: shortClause(id), title })}
      @rw-clause=${this.onClause}
    >
      ${this.brief ? nothing : this.head(id, title)} ${this.picker()}
      ${story ? this.table(story) : html`<p class="soft">${words.say("board-none")}</p>`}
      ${story && trial ? this.trialBar() : nothing} ${this.fault ? this.failed(this.fault) : nothing} ${this.note()}
      ${this.foot(id, story)}
    </section>`;
  }

  /** The rule's title; of a scenario of the editor's own, that one's. */
  get heading(): string {
    const { clause } = this.shown;
    return clause ? this.words.both(clause.title) : this.titleOf(this.story?.scenario);
  }

  private titleOf({ title }: Pick<Unread, "title"> = { title: {} }): string {
    const said = title[this.tongue] ?? title["en"] ?? "";
    return this.words.both({ en: said, fr: said });
  }

  private head(id: string | undefined, title: string): TemplateResult {
    const { words, shown } = this;
    return html`<header>
      <p class="name">
        <b>${title}</b>
        ${id === undefined ? nothing : html`<a class="id" href=${clauseAddress(this.home, id)} target=${this.target}>§ ${shortClause(id)}</a>`}
      </p>
      ${shown.clause ? paragraphs(words, words.both(shown.clause.text)) : nothing}
    </header>`;
  }

  private get target(): "_self" | "_blank" {
    return atHome() ? "_self" : "_blank";
  }

  /** The examples of a rule: it happens, the near miss, the refusal. */
  private picker(): TemplateResult | typeof nothing {
    const { words, shown } = this;
    const titles = [...shown.stories.map(({ scenario }) => scenario), ...shown.rest].map((one) => this.titleOf(one));
    const title = html`<p class="example">${titles[this.which]}</p>`;
    if (titles.length === 0 || !shown.clause) return nothing;
    if (titles.length === 1) return title;
    return html`<label class="example">
        <span class="unseen">${words.say("board-scenario")}</span>
        <select @change=${this.onPick}>
          ${titles.map(
            (one, n) =>
              html`<option value=${n} ?selected=${n === this.which}>${n + 1}/${titles.length} · ${one}</option>`,
          )}
        </select>
      </label>
      <div class="printed">${title}</div>`;
  }

  private table(story: Story): TemplateResult {
    const { trial, words, book, at } = this;
    const game = words.book ?? book;
    if (trial) return trialTable(trial, { words, game, mode: "small", sound: false });
    const { table, events } = after(story, at);
    const step = story.steps[at - 1];
    return html`<rw-table
      mode="story"
      .refusal=${step?.refusal ?? null}
      .asked=${step ? aim(step.action) : null}
      .table=${table}
      .actions=${[]}
      .events=${events}
      .firstUnplayed=${this.firstUnplayed}
      .game=${game}
      .words=${words}
      .step=${0}
      .steps=${0}
      @rw-played=${() => (this.firstUnplayed = endOf(events))}
      >${storyBar(story, at, words, { go: (to) => this.go(to), take: (event) => this.onTry(event) })}</rw-table
    >`;
  }

  private trialBar(): TemplateResult {
    const { words, trial } = this;
    const waits = trial?.now.busy === true && trial.now.actions.length === 0;
    return html`<p class="told" role="status">${words.say(waits ? "board-starting" : "board-trial")}</p>
      <div class="bar">
        <button type="button" @click=${this.onStory}>${words.say("board-story")}</button>
        <button type="button" @click=${this.onAgain}>${words.say("board-again")}</button>
      </div>`;
  }

  private failed(error: WireError): TemplateResult {
    const { words } = this;
    const why = faultText(words, error);
    const message = ["blocked", "old-browser"].includes(error.code) ? words.say("board-cannot", { why }) : why;
    return html`<p class="fault" role="alert">${message}</p>`;
  }

  private note(): TemplateResult | typeof nothing {
    const { clause, words, home, target } = this;
    return clause ? clauseNote(clause, words, { home, target, close: () => (this.clause = null) }) : nothing;
  }

  private foot(id: string | undefined, story: Story | undefined): TemplateResult {
    const { words, home, target, shown } = this;
    const changed = story?.name ?? shown.packed;
    return html`${story ? credit(story.start.table, this.book) : nothing}
      <footer>
        ${story?.name ? html`<a href=${appLink(home, story.name, this.at, this.moves)} target=${target}>${words.say("board-app")}</a>` : nothing}
        ${changed === undefined ? nothing : html`<a href=${recordLink(home, shown.game, changed)} target=${target}>${words.say("board-record")}</a>`}
        ${id === undefined || this.brief ? nothing : html`<a href=${clauseAddress(home, id)} target=${target}>${words.say("board-rule")}</a>`}
      </footer>`;
  }

  /** The keyboard goes to what leads on. */
  override focus(): void {
    void this.updateComplete.then(() => {
      const next = this.renderRoot.querySelector<HTMLElement>('.next:not([aria-disabled="true"])');
      (next ?? this.renderRoot.querySelector<HTMLElement>(".try"))?.focus();
    });
  }

  /** Buttons at either end stay where the keyboard is, and lead nowhere. */
  private go(to: number): void {
    if (to < 0 || to > (this.story?.steps.length ?? 0)) return;
    this.style.minBlockSize = "";
    // One step on is played back; any other jump is simply there.
    const seen = endOf(this.seen);
    const on = to === this.at + 1;
    this.at = to;
    this.firstUnplayed = on ? seen : endOf(this.seen);
    this.fault = null;
  }

  private async onPick({ target }: Event): Promise<void> {
    const select = target as HTMLSelectElement;
    const [which, { shown }] = [Number(select.value), this];
    const asked = (): boolean => this.shown === shown && Number(select.value) === which;
    const name = shown.rest[which - shown.stories.length]?.name;
    try {
      if (name !== undefined) {
        const story = await once(this.#read, name, () => unread(name, this.home));
        if (!asked()) return;
        this.further = story;
      }
      this.show(which);
    } catch (error) {
      if (!asked()) return;
      // What is on the board is what the list says.
      select.value = String(this.which);
      this.fault = toWire(error);
    }
  }

  private show(which: number): void {
    this.which = which;
    this.leave();
    this.at = 0;
    this.firstUnplayed = endOf(this.seen);
  }

  private onTry(event: MouseEvent): void {
    const { story } = this;
    if (!story) return;
    this.fault = null;
    this.style.minBlockSize = "";
    this.style.removeProperty("--rw-board-max");
    const from = after(story, this.at);
    this.#followed = from.table.step;
    const trial = new Trial(
      story,
      from,
      () => {
        this.requestUpdate();
        void this.follow(trial);
      },
      (error) => {
        if (this.trial !== trial) return;
        this.leave();
        this.fault = toWire(error);
        const { code: detail } = this.fault;
        this.dispatchEvent(new CustomEvent("rule-board-error", { detail, bubbles: true, composed: true }));
      },
    );
    this.trial = trial;
    // The button has gone: who pressed it with a key goes on at the board.
    const byKey = event.detail === 0;
    void trial.open(this.at).then(() => {
      if (!byKey) return;
      if (this.trial === trial) void this.toBoard(trial);
      else if (!this.trial) this.focus();
    });
  }

  /** The way into the app leads to where the reader is. */
  private async follow(trial: Trial): Promise<void> {
    const { step } = trial.now.table;
    if (trial.now.busy || step === this.#followed) return;
    this.#followed = step;
    const { packMoves } = await import("../app/share/moves");
    const moves = await packMoves(await trial.done()).catch(() => null);
    if (this.trial === trial && trial.now.table.step === step) this.moves = moves;
  }

  /** The keyboard goes to the first piece that can do something. */
  private async toBoard({ now }: Trial): Promise<void> {
    await this.updateComplete;
    const board = this.renderRoot.querySelector("rw-table")?.board;
    const able = now.actions.find(({ action }) => action.piece !== undefined)?.action.piece;
    board?.focusOn((able === undefined ? null : spotOf(now.table, pieceRef(able))) ?? board.focused);
  }

  private onAgain(event: MouseEvent): void {
    this.leave();
    this.at = 0;
    this.onTry(event);
  }

  /**
   * Keeps to its room: as high as what stood here before, so that nothing on the page moves. If it may not grow, the board gives
   * way, down to where it can still be read. What is left over stays free until the reader does something. Answers whether it
   * fits.
   */
  async fit({ height, pushes }: Room): Promise<boolean> {
    const table = this.renderRoot.querySelector("rw-table");
    await table?.updateComplete;
    const board = table?.board;
    await board?.updateComplete;
    const over = this.getBoundingClientRect().height - height;
    if (over > 0 && pushes) {
      const room = (board?.getBoundingClientRect().height ?? 0) - over;
      const { width = 1, height: high = 1 } = board?.canvas?.viewBox.baseVal ?? {};
      if (room < LEAST || (room * width) / high < LEAST_ACROSS) return false;
      this.style.setProperty("--rw-board-max", `${String(Math.floor(room))}px`);
    }
    this.style.minBlockSize = `${String(height)}px`;
    return true;
  }

  private onStory(event: MouseEvent): void {
    this.leave();
    if (event.detail === 0) this.focus();
    this.firstUnplayed = endOf(this.seen);
  }

  private leave(): void {
    this.trial?.close();
    this.trial = null;
    this.moves = null;
    this.#followed = null;
    this.fault = null;
  }

  /** On somebody's page a clause opens under the board; the app has a place of its own for it. */
  private onClause(event: Event): void {
    if (atHome()) return;
    event.stopPropagation();
    void boardFile(detailOf(event, "rw-clause"), this.home)
      .then(({ clause }) => (this.clause = clause))
      .catch((error: unknown) => (this.fault = toWire(error)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "rw-scene": RwScene;
  }
}

/** What an action is aimed at. */
function aim({ target, to, place, piece }: Action): Ref | null {
  if (target !== undefined) return pieceRef(target);
  if (Array.isArray(to)) return cellRef(to);
  if (place !== undefined) return placeRef(place);
  return piece === undefined ? null : pieceRef(piece);
}
