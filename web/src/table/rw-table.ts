// <rw-table>: a game on screen. It knows no rules: it draws a Table, turns clicks into listed Actions, plays Events back
// and asks for Clauses. Everything it wants done leaves as an event (see emit.ts).
import { LitElement, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { base, buttons } from "../theme/shared";
import { cellLabel } from "./board/label";
import type { RwBoard } from "./board/rw-board";
import { lastRolls } from "./dice/rolls";
import type { RwDice } from "./dice/rw-dice";
import { Director } from "./director";
import { detailOf, emit } from "./emit";
import type { RwLog } from "./log/rw-log";
import { parts } from "./look";
import { roomLook } from "./look-table";
import { after, back, click, offers, ready } from "./pick";
import { TUMBLE } from "./play";
import { cellOf, idOf, keyOf, kindOf, onBoard } from "./refs";
import { aimed, considered, mineIn, refAt, screenOf, subject } from "./screen";
import type { Screen } from "./screen";
import type { RwBar } from "./side/rw-bar";
import { possible, squares, told } from "./speak";
import { panel, tabs } from "./tabs";
import type { Tab } from "./tabs";
import type { Action, GameBook, GameEvent, Listed, Odds, Ref, Table, WireError, Words } from "./types";
import { pieceAt, sizeOf } from "./view";

const NOTHING: readonly Listed[] = [];
/** Narrower than this the panels are tabs (look-table.ts has the same number). */
const NARROW = 760;

export class RwTable extends LitElement {
  static override styles = [base, buttons, parts, roomLook];

  @property({ attribute: false }) table: Table | null = null;
  /** What may be done now; empty while nobody at this screen decides. */
  @property({ attribute: false }) actions: readonly Listed[] = NOTHING;
  /** Every event so far. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  /** Id of the first event that has not been played back yet. */
  @property({ type: Number }) fresh = 0;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) words!: Words;
  /** A bot thinks, or an action is on its way. */
  @property({ type: Boolean }) busy = false;
  @property({ type: Number }) step = 0;
  @property({ type: Number }) steps = 0;
  @property({ attribute: false }) refusal: WireError | null = null;
  @property({ attribute: false }) odds: Odds | null = null;

  @state() private chosen: readonly Ref[] = [];
  /** The piece or square that is looked at: the one selected, or the last one clicked. */
  @state() private looked: Ref | null = null;
  /** A complete action that waits for a second click: a finger cannot hover, and a card may be meant to be read. */
  @state() private armed: Listed | null = null;
  /** What the pointer or the focus is on. */
  @state() private over: Ref | null = null;
  @state() private tab: Tab = "unit";
  @state() private narrow = false;
  @state() private said = "";

  @query("rw-board") readonly board!: RwBoard | null;
  @query("rw-bar") private readonly bar!: RwBar | null;
  @query("rw-dice") private readonly dice!: RwDice | null;
  @query("rw-log") private readonly log!: RwLog | null;

  private screen: Screen | null = null;
  /** A selection left over from the last action: the first click on it means it, and does not let it go. */
  private kept: Ref | null = null;
  private touch = false;
  private byKey = false;
  /** A question is on screen whose answers are the only thing to do. */
  private asking = false;
  /** What has, or last had, the keyboard in here. */
  private focused: Element | null = null;
  /** The click that made an action wait; the same again does it. */
  private trigger: Ref | null = null;
  /** Who was last asked to act: stays selected. */
  private actor: string | undefined;
  /** The last ref that was not on offer: a refusal is about it. */
  private asked: Ref | null = null;
  private previewed: Action | null = null;
  private readonly director = new Director(this);
  private readonly widths = new ResizeObserver(([entry]) => {
    this.narrow = (entry?.contentRect.width ?? NARROW) < NARROW;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.widths.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.widths.disconnect();
  }

  /** The director: a batch of events has been shown. */
  played(batch: readonly GameEvent[], next: number): void {
    if (this.table && batch.length > 0) this.say(told(this.words, this.table, batch));
    emit(this, "rw-played", next);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { table } = this;
    if (!table) return;
    if (changed.has("events") || changed.has("fresh")) this.director.look();
    if (changed.has("actions")) {
      this.chosen = after(this.list, this.chosen, this.actor);
      this.kept = this.chosen[0] ?? null;
      this.actor = undefined;
      this.armed = null;
      this.over = null;
    }
    if (changed.has("refusal") && this.refusal) this.say(this.words.refusal(this.refusal, table));
    const { shown } = this.director;
    this.screen = screenOf(this.screen, {
      table: shown ?? table,
      actions: this.actions,
      // In the middle of a playback nothing is offered: the squares are not yet what they will be.
      list: shown ? NOTHING : this.list,
      chosen: this.chosen,
      events: this.director.told,
      refused: this.refusal ? this.asked : null,
      odds: this.considering ? this.odds : null,
    });
  }

  override updated(): void {
    const asked = this.considering?.action ?? null;
    if (asked && asked !== this.previewed) emit(this, "rw-preview", asked);
    this.previewed = asked;
    void this.follow();
  }

  /** Keeps the keyboard in the game: into a question that must be answered, back to the board when a button is gone. */
  private async follow(): Promise<void> {
    const question =
      !this.director.shown && this.list.length > 0 && this.list.every((l) => kindOf(l.path[0] ?? "") === "answer");
    const news = question && !this.asking;
    this.asking = question;
    await Promise.all([this.bar?.updateComplete, this.board?.updateComplete]);
    const gone = this.focused !== null && !this.focused.isConnected;
    if (gone) this.focused = null;
    if (news && (gone || this.matches(":focus-within"))) await this.bar?.focusAnswer();
    else if (gone && document.activeElement === document.body)
      this.board?.cell(this.board.focused)?.focus({ preventScroll: true });
  }

  private onFocusIn(event: FocusEvent): void {
    const [inner] = event.composedPath();
    this.focused = inner instanceof Element ? inner : null;
  }

  private onFocusOut(event: FocusEvent): void {
    // A button that is taken away reports no other target; whoever walks away does.
    if (event.relatedTarget) this.focused = null;
  }

  private get list(): readonly Listed[] {
    return this.busy ? NOTHING : this.actions;
  }

  /** The action whose odds are shown: the one that waits, or the one under the pointer. */
  private get considering(): Listed | null {
    return this.armed ?? (this.screen && !this.director.shown ? considered(this.screen, this.over) : null);
  }

  private skip(): void {
    this.director.skip();
    this.dice?.skip();
  }

  private do(listed: Listed): void {
    this.actor = listed.action.piece;
    this.armed = null;
    emit(this, "rw-act", listed.action);
  }

  /** Was it a finger, a key? Heard before the parts hear the click. */
  private readonly means = {
    handleEvent: (event: MouseEvent): void => {
      this.touch = event instanceof PointerEvent && event.pointerType === "touch";
      this.byKey = event.detail === 0;
    },
    capture: true,
  };

  /** One click on a ref, from anywhere. */
  private take(ref: Ref): void {
    if (!this.table) return;
    const armed = this.armed;
    if (armed && (ref === this.trigger || ref === armed.path[armed.path.length - 1])) return this.do(armed);
    this.armed = null;
    if (ref === this.kept && this.chosen.includes(ref) && this.screen?.offered.get(ref) !== "next") {
      this.kept = null;
      return;
    }
    const outcome = click(this.list, this.chosen, ref, mineIn(this.table));
    switch (outcome.kind) {
      case "act":
        this.looked = subject(this.table, outcome.chosen) ?? this.looked;
        if (outcome.sure && !(this.touch && aimed(outcome.listed))) return this.do(outcome.listed);
        this.chosen = outcome.chosen;
        this.armed = outcome.listed;
        this.trigger = ref;
        return;
      case "chosen":
        this.chosen = outcome.chosen;
        this.looked = subject(this.table, outcome.chosen) ?? this.looked;
        if (kindOf(ref) === "piece") this.tab = "unit";
        return void this.toTarget(ref);
      case "why":
        this.asked = ref;
        if (kindOf(ref) === "piece") this.looked = ref;
        return emit(this, "rw-why", outcome.path);
      case "look":
        this.chosen = [];
        this.looked = outcome.ref;
        this.tab = "unit";
    }
  }

  /** An attack or card chosen by keyboard asks for a target: the keyboard goes to the first one on the board. */
  private async toTarget(ref: Ref): Promise<void> {
    const asks = [...offers(this.list, this.chosen)].some(([next, when]) => when === "next" && onBoard(next));
    if (!this.byKey || onBoard(ref) || !asks) return;
    await this.updateComplete;
    this.board?.focusTarget();
  }

  private onCell(event: Event): void {
    const playing = this.director.playing;
    this.skip();
    // What was clicked in a playback was not yet where it will be: such a click only skips.
    if (!playing && this.screen) this.take(refAt(this.screen, detailOf(event, "rw-cell")));
  }

  private onRef(event: Event): void {
    this.skip();
    this.take(detailOf(event, "rw-ref"));
  }

  private onDrop(): void {
    this.skip();
    if (this.chosen.length === 0) this.looked = null;
    this.chosen = back(this.chosen);
    this.armed = null;
    this.over = null;
  }

  private onOverCell(event: Event): void {
    const cell = detailOf(event, "rw-over-cell");
    this.over = cell && this.screen ? refAt(this.screen, cell) : null;
  }

  private confirm(): void {
    const listed = this.armed ?? ready(this.list, this.chosen);
    if (listed) this.do(listed);
  }

  private onKey(event: KeyboardEvent): void {
    const { screen, board } = this;
    if (this.director.playing && [" ", "Enter", "Escape"].includes(event.key)) this.skip();
    if (event.ctrlKey && event.key.toLowerCase() === "z") {
      event.preventDefault();
      return emit(this, event.shiftKey ? "rw-redo" : "rw-undo", null);
    }
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!plain || !screen || !board || !event.composedPath().includes(board)) return;
    const { table, list, chosen, marks } = screen;
    const at = board.focused;
    if (event.key === "?") this.say(possible(this.words, table, list, chosen, at));
    else if (event.key === "m") this.say(squares(this.words, list, chosen, table, at));
    else if (event.key === "w")
      this.say(cellLabel(this.words, table, at, pieceAt(table, at)?.[0] ?? null, marks.get(keyOf(at)), false));
    else if (event.key === "l") this.openLog();
    else return;
    event.preventDefault();
  }

  /** Says it again even if it is what was said last. */
  private say(text: string): void {
    this.said = text === this.said ? `${text}\u00a0` : text;
  }

  private openLog(): void {
    this.tab = "log";
    void this.updateComplete.then(() => this.log?.focus());
  }

  override render(): TemplateResult {
    const { table, words, game, screen, director } = this;
    if (!table || !screen) return html``;
    const { offered, can } = screen;
    const chosen = director.shown ? NONE : this.chosen;
    const looked = this.looked;
    return html`<div
      class="room"
      @click=${this.means}
      @keydown=${this.onKey}
      @focusin=${this.onFocusIn}
      @focusout=${this.onFocusOut}
      @rw-cell=${this.onCell}
      @rw-ref=${this.onRef}
      @rw-drop=${this.onDrop}
      @rw-confirm=${this.confirm}
      @rw-over-cell=${this.onOverCell}
      @rw-over=${(e: Event) => (this.over = detailOf(e, "rw-over"))}
    >
      <div class="centre">
        <rw-players .table=${screen.table} .words=${words} .offered=${offered}></rw-players>
        <div class="stage">
          <rw-board
            .table=${screen.table}
            .words=${words}
            .game=${game}
            .marks=${screen.marks}
            .ready=${screen.ready}
          ></rw-board>
          ${this.menu(screen)}
        </div>
        <rw-bar
          .table=${screen.table}
          .words=${words}
          .list=${screen.list}
          .chosen=${chosen}
          .offered=${offered}
          .refusal=${this.refusal}
          .armed=${this.armed}
          .busy=${this.busy || director.shown !== null}
        ></rw-bar>
        <rw-timeline .words=${words} .step=${this.step} .steps=${this.steps}></rw-timeline>
      </div>
      <div class="panel tray">${this.tray(table)}</div>
      <div class="side">
        ${tabs(words, this.tab, (tab) => (this.tab = tab))}
        <div class="own">
          ${panel(
            words,
            "unit",
            this.tab,
            this.narrow,
            html`<rw-inspector
              .table=${screen.table}
              .words=${words}
              .game=${game}
              .list=${this.list}
              .chosen=${this.chosen}
              .can=${can}
              .piece=${looked !== null && kindOf(looked) === "piece" ? idOf(looked) : null}
              .cell=${looked === null ? null : cellOf(looked)}
            ></rw-inspector>`,
          )}
          ${panel(
            words,
            "hand",
            this.tab,
            this.narrow,
            html`<rw-hand
              .table=${screen.table}
              .words=${words}
              .game=${game}
              .can=${can}
              .chosen=${this.chosen}
              .live=${this.list.length > 0}
            ></rw-hand>`,
          )}
        </div>
        ${panel(words, "log", this.tab, this.narrow, html`<rw-log .words=${words} .table=${table} .events=${screen.events}></rw-log>`)}
      </div>
      <p class="unseen" role="status">${this.said}</p>
    </div>`;
  }

  /** Dice, or the odds of what is considered. Both stay in the page: dice that come back must not be thrown again. */
  private tray(table: Table): TemplateResult {
    const { words, considering: asked, director } = this;
    return html`<rw-odds
        ?hidden=${asked === null}
        .words=${words}
        .table=${table}
        .odds=${this.odds}
        .of=${asked ? words.action(asked, table) : ""}
      ></rw-odds>
      <rw-dice
        ?hidden=${asked !== null}
        .words=${words}
        .table=${table}
        .rolls=${lastRolls(director.told)}
        .tumble=${director.shown ? TUMBLE * director.pace : 0}
      ></rw-dice>`;
  }

  private menu(screen: Screen): TemplateResult | typeof nothing {
    const last = screen.chosen[screen.chosen.length - 1];
    const at = last === undefined ? null : (cellOf(last) ?? screen.table.pieces[idOf(last)]?.at ?? null);
    if (screen.menu.length === 0 || !at) return nothing;
    const { w, h } = sizeOf(screen.table.board);
    const anchor = { x: (at[0] - 0.5) / w, y: (at[1] - 0.5) / h };
    return html`<rw-menu
      .table=${screen.table}
      .words=${this.words}
      .game=${this.game}
      .items=${screen.menu}
      .anchor=${anchor}
    ></rw-menu>`;
  }
}

const NONE: readonly Ref[] = [];

declare global {
  interface HTMLElementTagNameMap {
    "rw-table": RwTable;
  }
}
