// <rw-table>: a game on screen. It knows no rules: it draws a Table, turns clicks into listed Actions, plays Events back
// and asks for Clauses. Everything it wants done leaves as an event (see emit.ts).
import { LitElement, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { base, buttons } from "../theme/shared";
import { Effects } from "./board/fx";
import type { RwBoard } from "./board/rw-board";
import { cellLabel } from "./board/label";
import { lastRolls } from "./dice/rolls";
import type { RwDice } from "./dice/rw-dice";
import { detailOf, emit } from "./emit";
import type { RwLog } from "./log/rw-log";
import { parts } from "./look";
import { roomLook } from "./look-table";
import { after, back, click, ready } from "./pick";
import { Playback, shownAfter } from "./play";
import { cellOf, idOf, kindOf } from "./refs";
import { aimed, considered, mineIn, refAt, screenOf, subject } from "./screen";
import type { Screen } from "./screen";
import { possible, squares, told } from "./speak";
import type { Action, Cell, GameBook, GameEvent, Listed, Odds, Ref, Table, WireError, Words } from "./types";
import { sizeOf } from "./view";

const TABS = ["unit", "hand", "log"] as const;
type Tab = (typeof TABS)[number];

export class RwTable extends LitElement {
  static override styles = [base, buttons, parts, roomLook];

  @property({ attribute: false }) table: Table | null = null;
  /** What may be done now; empty while nobody at this screen decides. */
  @property({ attribute: false }) actions: Listed[] = [];
  /** Every event so far. */
  @property({ attribute: false }) events: GameEvent[] = [];
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
  /** A piece or square that is only looked at. */
  @state() private looked: Ref | null = null;
  /** A complete action that waits for a second tap: a finger cannot hover. */
  @state() private armed: Listed | null = null;
  @state() private over: Ref | null = null;
  @state() private tab: Tab = "unit";
  @state() private narrow = false;
  /** The table in the middle of a playback; null when nothing is being played. */
  @state() private shown: Table | null = null;
  /** Events before this id have been told. */
  @state() private head = 0;
  @state() private said = "";

  @query("rw-board") private readonly board!: RwBoard | null;
  @query("rw-dice") private readonly dice!: RwDice | null;
  @query("rw-log") private readonly log!: RwLog | null;

  private screen: Screen | null = null;
  private drawn: Table | null = null;
  /** The last ref that was not on offer: a refusal is about it. */
  private asked: Ref | null = null;
  private actor: string | undefined;
  private previewed: Action | null = null;
  private effects: Effects | null = null;
  private pace = 1;
  private batch: GameEvent[] = [];
  private readonly widths = new ResizeObserver(([entry]) => {
    this.narrow = (entry?.contentRect.width ?? 0) < 760;
  });

  private readonly playback = new Playback({
    perform: async (event, ms) => {
      await this.updateComplete;
      if (this.board && !this.effects) this.effects = new Effects(this.board, () => this.words);
      if (this.shown) await this.effects?.perform(event, this.shown, ms);
    },
    tell: async (event) => {
      this.shown = this.shown ? shownAfter(this.shown, event) : null;
      this.head = event.id + 1;
      if (this.pace === 0) return;
      await this.updateComplete;
      await this.board?.updateComplete;
      this.effects?.release();
    },
    done: (next) => {
      this.shown = null;
      this.head = Math.max(this.head, next);
      if (this.table) this.said = told(this.words, this.table, this.batch.splice(0));
      emit(this, "rw-played", next);
    },
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.widths.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.widths.disconnect();
    this.playback.drop();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!this.table) return;
    if (changed.has("events") || changed.has("fresh")) this.queue();
    if (changed.has("actions")) {
      this.chosen = after(this.list, this.chosen, this.actor);
      this.actor = undefined;
      this.armed = null;
      this.over = null;
    }
    if (changed.has("refusal") && this.refusal) this.said = this.words.refusal(this.refusal, this.table);
    const odds = this.considering ? this.odds : null;
    this.screen = screenOf({
      table: this.shown ?? this.table,
      // In the middle of a playback nothing is offered: the squares are not yet what they will be.
      list: this.shown ? [] : this.list,
      chosen: this.shown ? [] : this.chosen,
      events: this.told,
      refused: this.refusal ? this.asked : null,
      odds,
    });
  }

  override updated(): void {
    if (!this.shown) this.drawn = this.table;
    const asked = this.considering?.action ?? null;
    if (asked && asked !== this.previewed) emit(this, "rw-preview", asked);
    this.previewed = asked;
  }

  private get list(): readonly Listed[] {
    return this.busy ? [] : this.actions;
  }

  private get told(): readonly GameEvent[] {
    return this.shown ? this.events.filter((e) => e.id < this.head) : this.events;
  }

  /** The action whose odds are shown: the one that waits, or the one under the pointer. */
  private get considering(): Listed | null {
    return this.armed ?? (this.screen && !this.shown ? considered(this.screen, this.over) : null);
  }

  /** New events go to the playback; a game that went back in time stops it. */
  private queue(): void {
    const end = (this.events[this.events.length - 1]?.id ?? -1) + 1;
    if (end < this.head) {
      this.playback.drop();
      this.batch = [];
      this.shown = null;
      this.head = end;
    }
    const from = Math.max(this.fresh, this.head);
    const news = this.events.filter((e) => e.id >= from);
    if (news.length === 0) {
      if (!this.playback.playing) this.head = end;
      return;
    }
    this.pace = this.speed();
    this.shown ??= this.drawn;
    this.head = Math.max(this.head, from);
    if (!this.shown) {
      // Nothing was on screen before: there is nothing to move from.
      this.head = end;
      void this.updateComplete.then(() => emit(this, "rw-played", end));
      return;
    }
    const known = this.batch[this.batch.length - 1]?.id ?? -1;
    const added = news.filter((e) => e.id > known);
    this.batch.push(...added);
    // After this update: the playback changes the state that this update is about to draw.
    void Promise.resolve().then(() => this.playback.add(added, this.pace));
  }

  /** The speed setting is a token; 0 where motion is not wanted. */
  private speed(): number {
    if (document.hidden) return 0;
    const set = Number.parseFloat(getComputedStyle(this).getPropertyValue("--rw-speed"));
    if (Number.isFinite(set)) return set;
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1;
  }

  private skip(): void {
    if (!this.playback.playing) return;
    this.playback.skip();
    this.effects?.skip();
    this.dice?.skip();
  }

  private do(listed: Listed): void {
    this.actor = listed.action.piece;
    this.armed = null;
    emit(this, "rw-act", listed.action);
  }

  /** One click on a ref, from anywhere. */
  private take(ref: Ref, touch: boolean): void {
    if (!this.table) return;
    if (this.armed && ref === this.armed.path[this.armed.path.length - 1]) return this.do(this.armed);
    this.armed = null;
    const outcome = click(this.list, this.chosen, ref, mineIn(this.table));
    switch (outcome.kind) {
      case "act":
        if (!touch || !aimed(outcome.listed)) return this.do(outcome.listed);
        this.chosen = outcome.chosen;
        this.armed = outcome.listed;
        return;
      case "chosen":
        this.chosen = outcome.chosen;
        this.looked = kindOf(ref) === "piece" ? ref : this.looked;
        if (kindOf(ref) === "piece") this.tab = "unit";
        return;
      case "why":
        this.asked = ref;
        if (kindOf(ref) === "piece") this.looked = ref;
        emit(this, "rw-why", outcome.path);
        return;
      case "look":
        this.chosen = [];
        this.looked = outcome.ref;
        this.tab = "unit";
        return;
    }
  }

  private onCell(event: Event): void {
    const { cell, touch } = detailOf(event, "rw-cell");
    const playing = this.playback.playing;
    this.skip();
    if (!this.table || !this.screen) return;
    // What was clicked in a playback was not yet where it will be.
    if (!playing) this.take(refAt(this.screen, cell), touch);
  }

  private onDrop(): void {
    this.skip();
    if (this.chosen.length === 0) this.looked = null;
    this.chosen = this.armed ? this.chosen.slice(0, -1) : back(this.chosen);
    this.armed = null;
    this.over = null;
    // A menu or a button that had the focus is gone: back to the board, unless the reader is elsewhere.
    if (this.shadowRoot?.activeElement?.localName === "rw-menu") this.board?.focusCell(this.board.focused);
  }

  private onOverCell(event: Event): void {
    const cell = detailOf(event, "rw-over-cell");
    this.over = cell && this.screen ? refAt(this.screen, cell) : null;
  }

  private onKey(event: KeyboardEvent): void {
    if (this.playback.playing && (event.key === " " || event.key === "Enter" || event.key === "Escape")) this.skip();
    if (event.ctrlKey && event.key.toLowerCase() === "z") {
      event.preventDefault();
      return emit(this, event.shiftKey ? "rw-redo" : "rw-undo", null);
    }
    const onBoard = event.composedPath().some((el) => el === this.board);
    if (!onBoard || event.ctrlKey || event.altKey || event.metaKey || !this.screen || !this.board) return;
    const { table, list, chosen } = this.screen;
    const at = this.board.focused;
    if (event.key === "?") this.say(possible(this.words, table, list, chosen, at));
    else if (event.key === "m") this.say(squares(this.words, list, chosen, table, at));
    else if (event.key === "w") this.say(cellLabel(this.words, table, at, this.screen.marks.get(`${at[0]},${at[1]}`), false));
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
    const { table, words, game, screen } = this;
    if (!table || !screen) return html``;
    const shown = screen.table;
    const live = this.list.length > 0;
    return html`<div class="room" @keydown=${this.onKey} @rw-cell=${this.onCell} @rw-drop=${this.onDrop} @rw-over-cell=${this.onOverCell}
        @rw-over=${(e: Event) => (this.over = detailOf(e, "rw-over"))}
        @rw-ref=${(e: Event) => (this.skip(), this.take(detailOf(e, "rw-ref"), false))} @rw-confirm=${this.confirm}>
      <div class="centre">
        <rw-players .table=${shown} .words=${words} .offered=${screen.offered}></rw-players>
        <div class="stage">
          <rw-board .table=${shown} .words=${words} .game=${game} .marks=${screen.marks} .ready=${screen.ready}></rw-board>
          ${this.menu(screen)}
        </div>
        <rw-bar .table=${shown} .words=${words} .list=${screen.list} .chosen=${screen.chosen} .offered=${screen.offered}
          .refusal=${this.refusal} .armed=${this.armed} .busy=${this.busy || this.shown !== null}></rw-bar>
      </div>
      <div class="side">
        <div class="panel tray">${this.tray()}</div>
        <div class="tabs" role="tablist" @keydown=${this.onTabKey}>${TABS.map((tab) => this.tabButton(tab))}</div>
        <div class="own">
        ${this.panel("unit", html`<rw-inspector .table=${shown} .words=${words} .game=${game} .list=${screen.list} .chosen=${screen.chosen}
          .offered=${screen.offered} .piece=${this.inspected(screen)} .cell=${this.lookedCell()}></rw-inspector>`)}
        ${this.panel("hand", html`<rw-hand .table=${shown} .words=${words} .game=${game} .offered=${screen.offered} .chosen=${screen.chosen} .live=${live}></rw-hand>`)}
        </div>
        ${this.panel("log", html`<rw-log .words=${words} .table=${table} .events=${screen.events}></rw-log>`)}
      </div>
      <rw-timeline class="time" .words=${words} .step=${this.step} .steps=${this.steps}></rw-timeline>
      <p class="unseen" role="status">${this.said}</p>
    </div>`;
  }

  private tray(): TemplateResult {
    const { words, considering: asked } = this;
    const table = this.table;
    if (!table) return html``;
    return asked
      ? html`<rw-odds .words=${words} .table=${table} .odds=${this.odds} .of=${words.action(asked, table)}></rw-odds>`
      : html`<rw-dice .words=${words} .table=${table} .rolls=${lastRolls(this.events, this.shown ? this.head : Infinity)} .tumble=${520 * this.pace}></rw-dice>`;
  }

  /** What the inspector shows: the piece of the path, else what is looked at. */
  private inspected(screen: Screen): string | null {
    const looked = this.looked !== null && kindOf(this.looked) === "piece" ? idOf(this.looked) : null;
    return subject(screen) ?? looked;
  }

  private lookedCell(): Cell | null {
    return this.looked === null ? null : cellOf(this.looked);
  }

  private menu(screen: Screen): TemplateResult | typeof nothing {
    const last = screen.chosen[screen.chosen.length - 1];
    const at = last === undefined ? null : (cellOf(last) ?? screen.table.pieces[idOf(last)]?.at ?? null);
    if (screen.menu.length === 0 || !at) return nothing;
    const { w, h } = sizeOf(screen.table.board);
    const anchor = { x: at[0] / w - 0.5 / w, y: at[1] / h - 0.5 / h };
    return html`<rw-menu .table=${screen.table} .words=${this.words} .game=${this.game} .items=${screen.menu} .anchor=${anchor}></rw-menu>`;
  }

  private confirm(): void {
    const listed = this.armed ?? ready(this.list, this.chosen);
    if (listed) this.do(listed);
  }

  private panel(tab: Tab, content: TemplateResult): TemplateResult {
    return html`<section class=${`panel tab ${tab} ${this.tab === tab ? "on" : ""}`} id=${`panel-${tab}`}
      role=${this.narrow ? "tabpanel" : "region"} aria-label=${this.words.say(`table-tab-${tab}`)}>${content}</section>`;
  }

  private tabButton(tab: Tab): TemplateResult {
    const on = this.tab === tab;
    return html`<button type="button" role="tab" id=${`tab-${tab}`} aria-selected=${on ? "true" : "false"} aria-controls=${`panel-${tab}`}
      tabindex=${on ? "0" : "-1"} @click=${() => (this.tab = tab)}>${this.words.say(`table-tab-${tab}`)}</button>`;
  }

  private onTabKey(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    this.tab = TABS[(TABS.indexOf(this.tab) + by + TABS.length) % TABS.length] ?? "unit";
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#tab-${this.tab}`)?.focus());
  }
}


declare global {
  interface HTMLElementTagNameMap {
    "rw-table": RwTable;
  }
}
