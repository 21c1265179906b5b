// <rw-table>: a game on screen. It knows no rules: it draws a Table, turns clicks into listed Actions, plays Events back
// and asks for Clauses. It performs nothing itself; its requests leave as events (see emit.ts).
import { LitElement, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { base, buttons } from "../theme/shared";
import type { SpotBoard } from "./board/spot-board";
import { Choice } from "./choice/choice";
import type { RwDice } from "./dice/rw-dice";
import { Director } from "./playback/director";
import { detailOf, emit } from "./emit";
import { Keyboard } from "./keyboard";
import type { RwLog } from "./log/rw-log";
import type { PageKeys } from "./page-keys";
import { parts } from "./parts.styles";
import { tableStyles } from "./table.styles";
import { offers } from "./choice/pick";
import { drawnSize } from "./board/drawing";
import { isDraw, isRoll } from "./dice/thrown";
import { boardLoading } from "./places/lazy-places";
import { TUMBLE } from "./playback/play";
import { idOf, kindOf, onBoard, pieceRef } from "./refs";
import type { Pointing } from "./pointing";
import type { Readable } from "./reading";
import { asksMore, centre, side, story, tray } from "./layout";
import type { View } from "./layout";
import { aimed, nextAt, refAt, screenOf } from "./screen";
import type { Screen } from "./screen";
import { pressed } from "./shortcuts";
import type { Reach } from "./shortcuts";
import { choicesComing } from "./side/asking";
import { refName } from "./side/answers";
import type { RwBar } from "./side/rw-bar";
import type { Odds } from "./sight";
import type { Level } from "./speech/level";
import { possible, possibleText, squares } from "./speech/speak";
import { Speaker } from "./speech/speaker";
import { spotLabel } from "./speech/spoken";
import { panelComing } from "./panels";
import { panel } from "./tabs";
import type { Tab } from "./tabs";
import { threatsOn } from "./threats";
import type { Action, GameBook, GameEvent, Offer, Preview, Ref, Table, WireError, Words } from "./types";
import { hasPile, placesOf, shapeOf, spotOf } from "./view";
import { defineWeighing } from "./weighing";

const NOTHING: readonly Offer[] = [];

/** What has happened that is worth a look at a tab. */
interface Front {
  readonly asking: boolean;
  /** The id of the last event of chance. */
  readonly thrown: number | null;
  /** The action that waits for its second tap, if its outcome is uncertain. */
  readonly weighed: Offer | null;
}

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

  @state() private tab: Tab = "unit";
  @state() private narrow = false;
  @state() private announcement = "";
  /** What can be done, and the screen for which it was asked: with any other screen it is hidden. */
  @state() private help: { readonly of: Screen; readonly lines: readonly string[] } | null = null;

  /** Is all that the other side threatens on the board? */
  @state() private threatened = false;
  /** The card that is being dragged. */
  @state() dragged: Ref | null = null;
  /** What is read without being chosen. */
  @state() peeked: Readable | null = null;

  @query("rw-board, rw-places") readonly board!: SpotBoard | null;
  @query("rw-bar") readonly bar!: RwBar | null;
  @query("rw-dice") private readonly dice!: RwDice | null;
  @query("rw-log") private readonly log!: RwLog | null;
  @query(".tabs") private readonly tabs!: HTMLElement | null;

  readonly director = new Director(this);
  readonly choice = new Choice(this);
  private readonly keyboard = new Keyboard(this);
  private pointing: Pointing | null = null;
  private pageKeys: PageKeys | null = null;
  /** Speaks in the live region. */
  readonly speaker = new Speaker((text) => {
    this.announcement = text;
  });
  screen: Screen | null = null;
  /** While an action is on its way: resolves with the answer, and at the next frame at the latest. */
  private answered: Promise<void> | null = null;
  private release: (() => void) | null = null;
  private previewed: Action | null = null;
  private prefetched: Action | null = null;
  private touch = false;
  private byKey = false;
  private readonly sizes = new ResizeObserver(() => this.measure());
  /** What has brought a tab to the front: each does it once. */
  private front: Front = { asking: false, thrown: null, weighed: null };

  override connectedCallback(): void {
    super.connectedCallback();
    this.sizes.observe(this);
    if (this.mode === "room") this.meet();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
    this.pointing?.stop();
    this.speaker.close();
  }

  /** The proportion of a board of squares, and the least height at which all can be tapped, for the styles. Not in the template, because the policy forbids inline styles. */
  private proportion(): void {
    const { table, board, mode } = this;
    if (!table || !board || mode !== "room") return;
    this.style.setProperty("--tappable", `${String(board.leastHeight(table, this.clientWidth))}px`);
    if (placesOf(table.board).length > 0) return;
    const { w, h } = drawnSize(table.board);
    this.style.setProperty("--aspect", (w / h).toFixed(4));
  }

  /** The styles decide where panels are tabs (table.styles.ts): here they are asked. */
  private measure(): void {
    if (this.tabs) this.narrow = getComputedStyle(this.tabs).display !== "none";
    this.proportion();
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

  /** The action that one more click would perform: the one that waits, or the one under the pointer. */
  private get next(): Offer | null {
    const { armed, over } = this.choice;
    return armed ?? (this.screen && !this.director.shown ? nextAt(this.screen, over) : null);
  }

  /** The action whose odds are shown, if there is one. */
  private get considering(): Offer | null {
    const { next } = this;
    return next && aimed(next) ? next : null;
  }

  /** The odds of that action, once they have come; those of the one before are not shown under its name. */
  private get known(): Preview | null {
    const { considering, odds } = this;
    return considering && odds?.of === considering.action ? odds.preview : null;
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
    const first = this.answered ?? this.coming();
    return first ? first.then(() => this.coming()).then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** Resolves when all code that this table needs is loaded, so that it is drawn as a whole; null if it already is. */
  private coming(): Promise<unknown> | null {
    const { table, actions, mode, tab, events } = this;
    const parts = [
      boardLoading(table),
      choicesComing(table, actions),
      tab === "hand" ? panelComing("rw-hand") : null,
      tab === "log" || (mode === "story" && events.length > 0) ? panelComing("rw-log") : null,
    ].filter((part) => part !== null);
    return parts.length > 0 ? Promise.all(parts) : null;
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
      odds: this.known,
      game: this.game,
    });
    if (this.mode === "room") this.bring(this.screen);
  }

  /** Where the panels are tabs, news brings its own to the front: a question, what chance brought, what a second tap may bring. */
  private bring(screen: Screen): void {
    const { choice, front } = this;
    const asking = asksMore({ screen, choice, busy: this.busy || this.director.shown !== null });
    const thrown = screen.events.findLast((event) => isRoll(event) || isDraw(event))?.id ?? null;
    const weighed = choice.armed && this.considering;
    if (asking && !front.asking) this.tab = "question";
    else if (!asking && this.tab === "question") this.tab = "unit";
    if (this.hasUpdated && thrown !== null && thrown > (front.thrown ?? -1)) this.tab = "tray";
    if (weighed && weighed !== front.weighed) this.tab = "tray";
    this.front = { asking, thrown, weighed };
  }

  override updated(): void {
    this.measure();
    if (this.choice.chosen.length > 0 || this.considering) defineWeighing();
    const asked = this.considering?.action ?? null;
    if (asked && asked !== this.previewed) emit(this, "rw-preview", asked);
    this.previewed = asked;
    this.prefetch(this.next);
  }

  /** Announces an action that is likely to come, so that the host can prefetch it before the click. */
  private prefetch(next: Offer | null): void {
    if (next && next.action !== this.prefetched) emit(this, "rw-foresee", next.action);
    this.prefetched = next?.action ?? null;
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
      await Promise.all([panelComing("rw-hand"), panelComing("rw-log")]);
    };
    void come().catch(() => undefined);
  };

  private onFocusIn(event: FocusEvent): void {
    if (!this.pageKeys) this.meet();
    this.keyboard.onFocusIn(event);
  }

  /** Records whether a click comes from a touch screen or a key; in the capture phase, so before the parts get the click. */
  private readonly means = {
    handleEvent: (event: MouseEvent): void => {
      this.touch = event instanceof PointerEvent && event.pointerType === "touch";
      this.byKey = event.detail === 0;
      this.pointing?.onClick(event);
    },
    capture: true,
  };

  private readonly onRef = (event: Event): void => {
    this.choose(detailOf(event, "rw-ref"));
  };

  /** A click on this ref, by a key. */
  take(ref: Ref): void {
    this.touch = false;
    this.byKey = true;
    this.choose(ref);
  }

  private choose(ref: Ref): void {
    const before = this.choice.chosen;
    this.skip();
    this.choice.take(ref, this.screen?.offered.get(ref) === "next", this.touch);
    const { chosen } = this.choice;
    // An attack or a card that was chosen by keyboard needs a target, so the focus moves to the nearest one on the board.
    const asks = [...offers(this.list, chosen)].some(([next, when]) => when === "next" && onBoard(next));
    if (this.byKey && chosen !== before && chosen.length > 0 && asks) void this.keyboard.toTarget();
  }

  private onSpot(event: Event): void {
    const spot = detailOf(event, "rw-spot");
    const { touch } = this;
    if (!this.director.playing) return this.takeSpot(spot, touch);
    // During a playback pieces are not yet in their final places: the click skips the rest, and means what is there then.
    this.skip();
    void this.director.ended().then(() => {
      this.takeSpot(spot, touch);
    });
  }

  takeSpot(spot: Ref, touch: boolean): void {
    if (!this.screen) return;
    const ref = refAt(this.screen, spot);
    this.choice.take(ref, this.screen.offered.get(ref) === "next", touch);
  }

  private onOverSpot(event: Event): void {
    const spot = detailOf(event, "rw-over-spot");
    this.choice.hover(spot !== null && this.screen ? refAt(this.screen, spot) : null);
  }

  private onPressSpot(event: Event): void {
    const { screen, director } = this;
    if (screen && !director.shown) this.prefetch(nextAt(screen, refAt(screen, detailOf(event, "rw-press-spot"))));
  }

  /** Keys of the board; page-keys.ts has those that work anywhere. */
  private onKey(event: KeyboardEvent): void {
    const { screen, board, words } = this;
    this.pointing?.onKey(event);
    if (this.director.playing && [" ", "Enter", "Escape"].includes(event.key)) this.skip();
    if (!screen || !board || !event.composedPath().includes(board)) return;
    const { table, list, chosen, marks } = screen;
    const at = board.focused;
    switch (pressed(event, "on-board")?.id) {
      case "help":
        this.tellPossible(at);
        break;
      case "squares":
        this.speaker.now(squares(words, list, chosen, table, at));
        break;
      case "here":
        this.speaker.now(spotLabel(words, table, at, marks.get(at)));
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** The button asks about what is chosen or shown in detail; the key asks about the focused spot. */
  private onHelp(): void {
    const { focused } = this.choice;
    this.tellPossible(focused === null || !this.screen ? null : spotOf(this.screen.table, focused));
  }

  /** Shows what can be done here in the bar, and announces it; the second time it hides it. */
  private tellPossible(at: Ref | null): void {
    const { screen, words } = this;
    if (!screen) return;
    const { table, list, chosen } = screen;
    const lines = possible(words, table, list, chosen, at);
    const text = possibleText(words, list, lines);
    this.help = this.help && this.help.of === screen ? null : { of: screen, lines: lines.length > 0 ? lines : [text] };
    if (this.help) this.speaker.now(text);
  }

  /** Shows or hides all that the other side threatens, and says it; false where the game does not tell. */
  toggleThreats(): boolean {
    const { screen, words } = this;
    const squares = screen ? threatsOn(screen.table).flatMap((zone) => zone.squares) : [];
    if (squares.length === 0) return false;
    this.threatened = !this.threatened;
    const said = words.list(squares.map((cell) => words.cell(cell)));
    if (this.threatened) this.speaker.now(words.say("table-threatened", { squares: said }));
    return true;
  }

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
    const shown = tray(view, this.considering);
    if (!view.fills) return html`<div class="panel tray">${shown}</div>`;
    return panel(this.words, "tray", this.tab, this.narrow, shown);
  }

  private classes({ table, game }: Screen): string {
    const handed = hasPile(game, "hand");
    return ["room", handed ? "handed" : "", shapeOf(table.board)].filter(Boolean).join(" ");
  }

  override render(): TemplateResult {
    const { table, screen, choice, keyboard, pointing } = this;
    if (!table || !screen) return html``;
    const { words, game, list, asides, busy, refusal, known: odds, step, steps, tab, narrow } = this;
    const { shown, pace, playing } = this.director;
    const tumble = shown && playing ? TUMBLE * pace : 0;
    const help = this.help && this.help.of === screen ? this.help.lines : null;
    const view: View = {
      ...{ table, screen, choice, words, game, list, asides, refusal, odds, step, steps, tab, narrow, tumble, help },
      busy: busy || shown !== null,
      probing: this.probing,
      places: this.places,
      threatened: this.threatened,
      keys: this.keys,
      rewinds: this.rewinds,
      fills: this.mode === "room",
      anchor: (ref) => this.board?.anchor(ref) ?? null,
    };
    return html`<div
      class=${this.classes(screen)}
      @click=${this.means}
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
      @rw-spot=${this.onSpot}
      @rw-ref=${this.onRef}
      @rw-drop=${() => (this.skip(), choice.drop())}
      @rw-offer=${(e: Event) => (this.skip(), choice.do(detailOf(e, "rw-offer")))}
      @rw-confirm=${() => choice.confirm()}
      @rw-help=${this.onHelp}
      @rw-threats=${this.toggleThreats}
      @rw-over-spot=${this.onOverSpot}
      @rw-press-spot=${this.onPressSpot}
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
