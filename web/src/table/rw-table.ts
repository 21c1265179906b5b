// <rw-table>: a game on screen. It knows no rules: it draws a Table, turns clicks into listed Actions, plays Events back
// and asks for Clauses. It performs nothing itself; its requests leave as events (see emit.ts).
import { LitElement, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { base, buttons } from "../theme/shared";
import type { SpotBoard } from "./board/spot-board";
import { Choice } from "./choice/choice";
import { Clicks } from "./clicks";
import { panelsComing, tableComing } from "./coming";
import { Considering } from "./considering";
import type { RwDice } from "./dice/rw-dice";
import { Director } from "./playback/director";
import { detailOf, emit } from "./emit";
import { inFront, lastThrown } from "./front";
import type { News } from "./front";
import { Keyboard } from "./keyboard";
import type { RwLog } from "./log/rw-log";
import { Measuring } from "./measuring";
import type { PageKeys } from "./page-keys";
import { parts } from "./parts.styles";
import { tableStyles } from "./table.styles";
import { TUMBLE } from "./playback/play";
import { idOf, kindOf, pieceRef } from "./refs";
import type { Pointing } from "./pointing";
import type { Readable } from "./reading";
import { asksMore, centre, side, story, tray } from "./layout";
import type { View } from "./layout";
import { screenOf } from "./screen";
import type { Screen } from "./screen";
import type { Reach } from "./shortcuts";
import { refName } from "./side/answers";
import type { RwBar } from "./side/rw-bar";
import type { Odds } from "./sight";
import type { Level } from "./speech/level";
import { Speaker } from "./speech/speaker";
import { Telling } from "./telling";
import { panel } from "./tabs";
import type { Tab } from "./tabs";
import type { GameBook, GameEvent, Offer, Ref, Table, WireError, Words } from "./types";
import { hasPile, shapeOf, spotOf } from "./view";

const NOTHING: readonly Offer[] = [];

export class RwTable extends LitElement {
  static override styles = [base, buttons, parts, tableStyles];

  @property({ attribute: false }) table: Table | null = null;
  /** The legal actions; empty while nobody at this screen decides. */
  @property({ attribute: false }) actions: readonly Offer[] = NOTHING;
  /** What may be done beside them: to give up. */
  @property({ attribute: false }) asides: readonly Offer[] = NOTHING;
  /** Every event so far. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  /** Id of the first event that has not been played back yet. */
  @property({ type: Number }) firstUnplayed = 0;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) words!: Words;
  /** A bot thinks, or an action is on its way. */
  @property({ type: Boolean }) busy = false;
  /** Are forbidden actions worth a click, because a refusal can be recorded? Then no action looks disabled. */
  @property({ type: Boolean }) probing = false;
  /** Is the sound on? */
  @property({ type: Boolean }) sound = false;
  /** Does the end of a turn in which something is left wait for a second click? */
  @property({ type: Boolean }) asksEnd = false;
  /** Can the host place the pieces that are not on the board yet? */
  @property({ type: Boolean }) places = false;
  /** How much of what happens is spoken. */
  @property() speech: Level = "normal";
  /** How far the keys reach. */
  @property() keys: Reach = "focus";
  /** Does the host go to the step of an event? */
  @property({ type: Boolean }) rewinds = false;
  @property({ type: Number }) step = 0;
  @property({ type: Number }) steps = 0;
  @property({ attribute: false }) refusal: WireError | null = null;
  /** The ref that the refusal is about, if the refusal does not answer a click here. */
  @property({ attribute: false }) asked: Ref | null = null;
  @property({ attribute: false }) odds: Odds | null = null;
  /** `room` fills the height it is given; `small` is as high as its content; `story` has only board, dice and log. */
  @property({ reflect: true }) mode: "room" | "small" | "story" = "room";

  @state() tab: Tab = "unit";
  @state() narrow = false;
  @state() private announcement = "";
  /** The card that is being dragged. */
  @state() dragged: Ref | null = null;
  /** What is read without being chosen. */
  @state() peeked: Readable | null = null;

  @query("rw-board, rw-places") readonly board!: SpotBoard | null;
  @query("rw-bar") readonly bar!: RwBar | null;
  @query("rw-dice") private readonly dice!: RwDice | null;
  @query("rw-log") private readonly log!: RwLog | null;
  @query(".tabs") readonly tabs!: HTMLElement | null;

  readonly director = new Director(this);
  readonly choice = new Choice(this);
  readonly considering = new Considering(this);
  readonly keyboard = new Keyboard(this);
  readonly clicks = new Clicks(this);
  readonly telling = new Telling(this);
  pointing: Pointing | null = null;
  private pageKeys: PageKeys | null = null;
  /** Speaks in the live region. */
  readonly speaker = new Speaker((text) => {
    this.announcement = text;
  });
  screen: Screen | null = null;
  /** While an action is on its way: resolves with the answer, and at the next frame at the latest. */
  private answered: Promise<void> | null = null;
  private release: (() => void) | null = null;
  /** What has brought a tab to the front. */
  private news: News | null = null;

  constructor() {
    super();
    new Measuring(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.fills) this.meet();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pointing?.stop();
    this.speaker.close();
  }

  /** Does it fill the height it is given? */
  get fills(): boolean {
    return this.mode === "room";
  }

  /** The actions that can be clicked now. */
  get list(): readonly Offer[] {
    return this.busy ? NOTHING : this.actions;
  }

  /** Are answers to a question the only actions, and on screen? */
  get asks(): boolean {
    const { list, director } = this;
    return !director.shown && list.length > 0 && list.every(({ path }) => kindOf(path[0] ?? "") === "answer");
  }

  /** Focuses the board, at the selected piece if there is one. */
  override focus(): void {
    void this.updateComplete.then(() => {
      const [selected] = this.choice.chosen;
      const spot = this.table && selected !== undefined ? spotOf(this.table, selected) : null;
      this.board?.focusOn(spot ?? this.board.focused);
    });
  }

  /** Selects a piece. If the actions have not come yet, it is selected when they do. */
  select(name: string): void {
    this.choice.select(pieceRef(name));
  }

  // The parts of this element call these.

  act(listed: Offer): void {
    this.speaker.acted();
    this.answered = new Promise((resolve) => {
      const release = (): void => {
        this.answered = this.release = null;
        resolve();
      };
      this.release = release;
      requestAnimationFrame(release);
    });
    if (this.board) this.board.waits = this.answered.then(() => this.updateComplete);
    emit(this, "rw-act", listed.action);
  }

  override requestUpdate(...of: Parameters<LitElement["requestUpdate"]>): void {
    // A property that the host sets is drawn at once: it is the answer, or shows that the engine needs time.
    if (of[0] !== undefined) this.release?.();
    super.requestUpdate(...of);
  }

  /** After an action, waits for its answer: to draw the changed choice first would delay the new position. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const first = this.answered ?? tableComing(this);
    return first ? first.then(() => tableComing(this)).then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  why(path: Ref[]): void {
    emit(this, "rw-why", path);
  }

  showFocused(): void {
    this.tab = "unit";
  }

  /** Its sentences are made of what has happened, which on many boards in pages nothing ever does. */
  private async tell(batch: readonly GameEvent[], table: Table): Promise<void> {
    const { heard } = await import("./speech/heard");
    this.speaker.say(heard(this.words, table, batch, this.speech));
  }

  played(batch: readonly GameEvent[], next: number): void {
    if (this.table && batch.length > 0) void this.tell(batch, this.table).catch(() => undefined);
    emit(this, "rw-played", next);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { table, choice, director } = this;
    if (!table) return;
    if (changed.has("events")) this.words.learn(this.events, table.viewer);
    if (changed.has("events") || changed.has("firstUnplayed")) director.sync();
    if (changed.has("actions")) choice.renew();
    else if (changed.has("busy") && !this.busy) choice.begin();
    if (changed.has("refusal") && this.refusal) this.speaker.now(this.words.refusal(this.refusal, table));
    this.screen = screenOf(this.screen, {
      table: director.shown ?? table,
      actions: this.actions,
      // Nothing is offered during a playback, because the squares still change.
      list: director.shown ? NOTHING : this.list,
      chosen: choice.chosen,
      events: director.shownEvents,
      refused: this.refusal ? (this.asked ?? choice.asked) : null,
      odds: this.considering.odds,
      game: this.game,
    });
    if (this.fills) this.bring(this.screen);
  }

  private bring(screen: Screen): void {
    const { choice, considering, director, tab } = this;
    const asking = asksMore({ screen, choice, busy: this.busy || director.shown !== null });
    const news = { asking, thrown: lastThrown(screen), weighed: choice.armed && considering.aim };
    this.tab = inFront(tab, this.news, news);
    this.news = news;
  }

  get playing(): boolean {
    return this.director.playing;
  }

  skip(): void {
    this.director.skip();
    // While their code is loading, no dice move.
    if (customElements.get("rw-dice")) this.dice?.skip();
  }

  /** What a pointer does besides clicking, and keys: fetched for a game at once, for a board in a page with its first visitor. */
  private readonly meet = (): void => {
    const come = async (): Promise<void> => {
      const [{ Pointing }, { PageKeys }] = await Promise.all([import("./pointing"), import("./page-keys")]);
      this.pointing ??= new Pointing(this);
      this.pageKeys ??= new PageKeys(this);
      this.requestUpdate();
      await panelsComing();
    };
    void come().catch(() => undefined);
  };

  private onFocusIn(event: FocusEvent): void {
    if (!this.pageKeys) this.meet();
    this.keyboard.onFocusIn(event);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    this.pointing?.onKey(event);
    if (this.director.playing && [" ", "Enter", "Escape"].includes(event.key)) this.skip();
    this.telling.onKey(event);
  };

  openLog(): void {
    this.tab = "log";
    void this.updateComplete.then(() => this.log?.focus());
  }

  /** A card goes with the pointer (pointing.ts says where it is); a piece goes itself. */
  private draggedView(): TemplateResult | null {
    const { dragged, words, table } = this;
    return dragged && table ? html`<p class="dragged" aria-hidden="true">${refName(words, table, dragged)}</p>` : null;
  }

  /** Not for screen readers: what they read of a piece or a card has all of it. */
  private peekView({ table }: Screen): TemplateResult | null {
    const { peeked, words, game } = this;
    if (!peeked || (kindOf(peeked.ref) === "piece" && !table.pieces[idOf(peeked.ref)])) return null;
    return html`<rw-peek
      aria-hidden="true"
      .table=${table}
      .words=${words}
      .game=${game}
      .of=${peeked.ref}
      .beside=${peeked.box}
    ></rw-peek>`;
  }

  openCommand(): void {
    this.tab = "log";
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("rw-command")?.focus());
  }

  /** What chance brought or may bring: a tab like the others, or a panel without a name where there are none for it. */
  private chance(view: View): TemplateResult {
    const shown = tray(view, this.considering.aim);
    if (!view.fills) return html`<div class="panel tray">${shown}</div>`;
    return panel(this.words, "tray", this.tab, this.narrow, shown);
  }

  private classes({ table, game }: Screen): string {
    const handed = hasPile(game, "hand");
    return ["room", handed ? "handed" : "", shapeOf(table.board)].filter(Boolean).join(" ");
  }

  override render(): TemplateResult {
    const { table, screen, choice, keyboard, pointing, clicks, telling } = this;
    if (!table || !screen) return html``;
    const { words, game, list, asides, busy, refusal, step, steps, tab, narrow } = this;
    const { shown, pace, playing } = this.director;
    const { odds } = this.considering;
    const tumble = shown && playing ? TUMBLE * pace : 0;
    const view: View = {
      ...{ table, screen, choice, words, game, list, asides, refusal, odds, step, steps, tab, narrow, tumble },
      help: telling.helpOn(screen),
      busy: busy || shown !== null,
      probing: this.probing,
      places: this.places,
      threatened: telling.threatened,
      keys: this.keys,
      rewinds: this.rewinds,
      fills: this.fills,
      anchor: (ref) => this.board?.anchor(ref) ?? null,
    };
    return html`<div
      class=${this.classes(screen)}
      @click=${clicks.means}
      @pointerover=${pointing?.onOver ?? this.meet}
      @pointerleave=${pointing?.onLeave ?? nothing}
      @pointerdown=${pointing?.onDown ?? nothing}
      @pointermove=${pointing?.onMove ?? nothing}
      @pointerup=${pointing?.onUp ?? nothing}
      @pointercancel=${pointing?.onCancel ?? nothing}
      @touchmove=${pointing?.onTouchMove ?? nothing}
      @contextmenu=${pointing?.onMenu ?? nothing}
      @keydown=${this.onKey}
      @focusin=${this.onFocusIn}
      @focusout=${keyboard.onFocusOut}
      @rw-spot=${clicks.onSpot}
      @rw-ref=${clicks.onRef}
      @rw-drop=${() => (this.skip(), choice.drop())}
      @rw-offer=${(e: Event) => (this.skip(), choice.do(detailOf(e, "rw-offer")))}
      @rw-confirm=${() => choice.confirm()}
      @rw-help=${telling.onHelp}
      @rw-threats=${telling.toggleThreats}
      @rw-over-spot=${clicks.onOverSpot}
      @rw-press-spot=${clicks.onPressSpot}
      @rw-over=${(e: Event) => choice.hover(detailOf(e, "rw-over"))}
    >
      ${
        this.mode === "story"
          ? story(view)
          : html`${centre(view)} ${this.chance(view)} ${side(view, (tab) => (this.tab = tab))}`
      }
      ${this.peekView(screen)} ${this.draggedView()}
      <p class="unseen" role="status">${this.announcement}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "rw-table": RwTable;
  }
}
