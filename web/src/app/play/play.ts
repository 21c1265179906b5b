// The play screen: a head with the game's state, and the table. All play goes through the session.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Action, Level, Ref, Save, Side, Table } from "../../engine";
import { endOf } from "../../table/playback/play";
import { base, buttons, fields } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { newSeed } from "../seed";
import { gameTitle, seatName } from "../decks/named";
import { download } from "../files";
import { icon } from "../icons";
import { savedGame, type SavedGame } from "../saved-games";
import { clauseLink, go, link, parse, rewrite } from "../router";
import { start } from "../setup/start";
import type { RwShare } from "../share/share";
import type { RwTakeover } from "../share/takeover";
import { takeOver, type Taken } from "../share/taken";
import { reach, settings } from "../settings";
import { first } from "../shell/line";
import { ask, fault, hush, toast } from "../signals";
import { Watches } from "../store";
import { nextPlacing } from "./formation";
import { playStyles } from "./play.styles";
import { passingNotice, pastNotice, sharedNotice, thinkingNotice, type SharedGame } from "./notices";
import { seatNames } from "./seat-names";
import { sittersOf, type Sitter } from "./seats";
import { Session } from "./session";
import { EMPTY, type PlayState } from "./state";

/** A step that is passed faster than this is not worth an address. */
const REST_MS = 250;

export class RwPlay extends LitElement {
  static override styles = [base, buttons, fields, screen, playStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) saved!: SavedGame;
  /** Is it somebody else's game, from a link? Then it is looked at. */
  @property({ type: Boolean }) shared = false;
  /** The step to begin at, as the whole game counts; null is where it stands. */
  @property({ attribute: false }) step: number | null = null;
  @state() private session: Session | null = null;
  @state() private now: PlayState | null = null;
  @query("rw-share") private readonly sharing!: RwShare;
  @query("rw-takeover") private readonly takeover!: RwTakeover;
  #noting: ReturnType<typeof setTimeout> | undefined;
  /** The words of this table, and what they were made of. */
  #named: { readonly words: Words; readonly sitters: readonly Sitter[]; readonly seated: Words } | null = null;

  constructor() {
    super();
    new Watches(this, settings);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("saved")) this.#open(this.saved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#noting);
    this.session?.close();
    this.session = null;
  }

  #open(record: SavedGame): void {
    this.session?.close();
    const session = new Session(record, () => settings.value.pass === "on", this.shared);
    this.session = session;
    this.now = null;
    session.store.subscribe((now) => {
      if (this.session !== session) return;
      if (now.curtain !== null && this.now?.curtain === null) hush(this);
      this.now = now;
      this.#note(now);
    });
    void first(session.guarded(() => session.open(this.step)));
  }

  /** The address carries the step that is looked at, once it has come to rest; the reader's history does not grow by it. */
  #note({ table, pastStep }: PlayState): void {
    clearTimeout(this.#noting);
    if (!table) return;
    this.#noting = setTimeout(() => {
      const { step: _, ...route } = { step: undefined, ...parse(location.hash) };
      const here = route.at === "open" ? this.shared : route.at === "play" && route.id === this.#kept.id;
      if (here) rewrite({ ...route, ...(pastStep !== null && { step: pastStep }) });
    }, REST_MS);
  }

  /** The game on screen: a branch is another one than was opened. */
  get #kept(): SavedGame {
    return this.session?.record ?? this.saved;
  }

  /** Words in which those at this table are called by who they are. */
  #seated(sitters: readonly Sitter[]): Words {
    const { words } = this;
    if (this.shared) return words;
    if (this.#named?.words !== words || this.#named.sitters !== sitters)
      this.#named = { words, sitters, seated: words.seated(seatNames(words, sitters)) };
    return this.#named.seated;
  }

  override render(): TemplateResult {
    const { words, now } = this;
    if (now?.fault) return this.#broken(now.fault);
    return html`
      <h1 class="unseen" tabindex="-1">${this.#title(now)}</h1>
      <header class="head">
        ${this.#state(now)}
        <nav aria-label=${words.say("play-menu")}>
          ${this.#backToRule()}
          <button
            class="quiet"
            title=${words.say("play-save")}
            aria-label=${words.say("play-save")}
            @click=${this.#save}
          >
            ${icon("save")}<span class="long">${words.say("play-save-short")}</span>
          </button>
          <button
            class="quiet"
            title=${words.say("play-share")}
            aria-label=${words.say("play-share")}
            @click=${this.#share}
          >
            ${icon("link")}<span class="long">${words.say("play-share-short")}</span>
          </button>
          <button
            class="quiet"
            title=${words.say("play-record")}
            aria-label=${words.say("play-record")}
            @click=${this.#record}
          >
            ${icon("record")}<span class="long">${words.say("play-record-short")}</span>
          </button>
          <a class="button quiet" title=${words.say("play-new")} href=${link({ at: "setup", game: this.saved.game })}>
            ${icon("again")}<span class="long">${words.say("play-new")}</span>
          </a>
        </nav>
      </header>
      ${now?.table ? this.#table(now) : html`<p class="soft wait">${words.say("play-loading")}</p>`}
      <rw-share .words=${words} .dice=${(this.book.setup?.dice.length ?? 0) > 0}></rw-share>
      ${
        this.shared
          ? html`<rw-takeover
              .words=${words}
              @rw-taken=${(event: CustomEvent<Taken>) => {
                void this.#takenOver(event);
              }}
            ></rw-takeover>`
          : nothing
      }
    `;
  }

  /** A game that was taken from an example leads back to its rule. */
  #backToRule(): TemplateResult | typeof nothing {
    const { clause } = this.saved;
    if (clause === undefined) return nothing;
    const said = this.words.say("play-rule", { title: this.words.clause(clause).title });
    return html`<a class="button quiet" href=${clauseLink(clause)} title=${said} aria-label=${said}>
      ${icon("book")}<span class="long">${this.words.say("play-rule-short")}</span>
    </a>`;
  }

  #title(now: PlayState | null): string {
    return gameTitle(this.words, this.#kept, (side) => this.#leads(now, side));
  }

  /** What a side leads, or else who plays it. */
  #leads(now: PlayState | null, side: Side): string {
    const words = this.#seated((now ?? EMPTY).sitters);
    const called = { name: (id: string) => words.name(id), player: (one: string) => words.seat(one) };
    return seatName(called, this.#kept, side, now?.table?.players[side]?.deck);
  }

  /** One place says how the game stands: a bot thinks, an old step is shown, or simply who plays whom. */
  #state(now: PlayState | null): TemplateResult {
    const notice = { words: this.words, session: this.session };
    if (this.shared) return sharedNotice(notice, now ?? EMPTY, this.#inLink(), this.#takeOver);
    if (now?.viewingPast) return pastNotice(notice, now, this.#branch);
    if (now?.thinking) return thinkingNotice(notice, now.thinking);
    if (now?.passing) return passingNotice(notice);
    return html`<p class="title" aria-hidden="true">${this.#title(now)}</p>`;
  }

  #table(now: PlayState): TemplateResult {
    const { book } = this;
    const { table, curtain } = now;
    if (!table) return html``;
    const words = this.#seated(now.sitters);
    if (curtain !== null)
      return html`<rw-curtain
        .words=${words}
        .side=${curtain}
        @rw-ready=${() => {
          void this.#lift();
        }}
      ></rw-curtain>`;
    const atEnd = table.result !== null && !now.viewingPast && now.firstUnplayed >= endOf(now.events);
    return html`
      <h2 class="unseen">${words.say("play-table")}</h2>
      <rw-table
        .table=${table}
        .actions=${now.shared ? [] : now.actions}
        .asides=${now.shared ? [] : now.asides}
        .events=${now.events}
        .firstUnplayed=${now.firstUnplayed}
        .game=${book}
        .words=${words}
        .sound=${settings.value.sound === "on"}
        .asksEnd=${settings.value.ending === "ask"}
        .speech=${settings.value.speech}
        .keys=${reach()}
        .busy=${now.busy || now.thinking !== null}
        .rewinds=${true}
        .step=${table.step}
        .steps=${now.steps}
        .refusal=${now.refusal}
        .odds=${now.odds}
        @rw-act=${(event: CustomEvent<Action>) => {
          void this.#act(event.detail);
        }}
        @rw-why=${(event: CustomEvent<Ref[]>) => {
          void this.session?.whyNot(event.detail);
        }}
        @rw-preview=${(event: CustomEvent<Action>) => {
          void this.session?.preview(event.detail);
        }}
        @rw-foresee=${(event: CustomEvent<Action>) => {
          void this.session?.prefetch(event.detail);
        }}
        .places=${true}
        @rw-place=${() => {
          void this.session?.placeRest((at, offers) => nextPlacing(at, offers, book));
        }}
        @rw-goto=${(event: CustomEvent<number>) => {
          void this.session?.goto(event.detail);
        }}
        @rw-goto-event=${(event: CustomEvent<number>) => {
          void this.session?.gotoEvent(event.detail);
        }}
        @rw-undo=${() => {
          void this.session?.undo();
        }}
        @rw-redo=${() => {
          void this.session?.redo();
        }}
        @rw-played=${(event: CustomEvent<number>) => {
          this.session?.played(event.detail);
        }}
      ></rw-table>
      ${atEnd && !now.summed && !now.shared ? this.#summary(now, table) : nothing}
    `;
  }

  #summary(now: PlayState, table: Table): TemplateResult {
    const { events, sitters } = now;
    return html`<rw-summary
      .words=${this.#seated(sitters)}
      .table=${table}
      .events=${events}
      .sitters=${sitters}
      .named=${(side: Side) => this.#leads(now, side)}
      @rw-closed=${() => {
        this.session?.summed();
      }}
      @rw-save=${this.#save}
      @rw-again=${(event: CustomEvent<Level | null>) => {
        void this.#again(event.detail);
      }}
    ></rw-summary>`;
  }

  /** The curtain takes its button with it: the keyboard goes to the board. */
  async #lift(): Promise<void> {
    await this.session?.liftCurtain();
    await this.updateComplete;
    this.renderRoot.querySelector("rw-table")?.focus();
  }

  #broken(error: NonNullable<PlayState["fault"]>): TemplateResult {
    const { words } = this;
    return html`
      <section class="broken card">
        <h1 tabindex="-1">${words.say("play-broken")}</h1>
        <p>${fault(words, error)}</p>
        <p class="row">
          <button class="main" @click=${this.#reopen}>${icon("again")} ${words.say("play-reopen")}</button>
          <button @click=${this.#save}>${icon("save")} ${words.say("play-save")}</button>
          <a class="button quiet" href=${link({ at: "shelf" })}>${words.say("summary-shelf")}</a>
        </p>
      </section>
    `;
  }

  async #act(action: Action): Promise<void> {
    const { words, now, session } = this;
    // After an undo, to act throws away what was undone. While an old position is on screen, another game begins there: that is asked.
    if (now?.viewingPast === true && !(await this.#sure())) return;
    if (now?.viewingPast === true) await this.#branch();
    // One at a time; which is not yet done is still said to be.
    if (!session || session.acting) return;
    // Said at once to whoever listens; drawn only if it takes long enough to be seen.
    const table = this.renderRoot.querySelector("rw-table");
    table?.setAttribute("aria-busy", "true");
    await session.act(action);
    table?.removeAttribute("aria-busy");
    // The table says it beside the board; on a small screen that may be out of sight.
    const { refusal } = session.state;
    if (refusal) toast(this, { text: words.refusal(refusal, session.state.table), clause: refusal.clause });
  }

  /** The old position becomes a game of its own, with its own address; back leads to the first. */
  #branch = async (): Promise<void> => {
    const { session, words } = this;
    const { pastStep } = session?.state ?? {};
    await session?.branch();
    if (!session || this.session !== session || session.state.fault) return;
    history.pushState(null, "", link({ at: "play", id: session.record.id }));
    toast(this, { text: words.say("past-begun", { step: pastStep ?? 0 }) });
  };

  #inLink(): SharedGame {
    const { saved, step } = this;
    return { sitters: sittersOf(saved.save), step: Math.min(step ?? saved.step, saved.step), steps: saved.step };
  }

  #takeOver = (side: Side): void => {
    this.takeover.open(side, sittersOf(this.saved.save), this.now?.table?.step ?? 0);
  };

  /** From the step on screen, a game of the reader's own begins. */
  #takenOver = async ({ detail: { side, other } }: CustomEvent<Taken>): Promise<void> => {
    const { saved, session, words } = this;
    try {
      const save = await session?.game.save();
      if (save) go({ at: "play", id: await takeOver(saved, save, side, other) });
    } catch (error) {
      toast(this, { text: fault(words, error), urgent: true });
    }
  };

  #sure(): Promise<boolean> {
    const { words } = this;
    return ask(this, {
      title: words.say("past-title"),
      text: words.say("past-text"),
      yes: words.say("past-yes"),
      no: words.say("no"),
    });
  }

  /** From the last decision that was saved, which may be later than the one this screen began with. */
  #reopen = async (): Promise<void> => {
    this.#open((await savedGame(this.#kept.id)) ?? this.saved);
  };

  #save = async (): Promise<void> => {
    const save = await this.#whole();
    download(save, `${this.saved.game}-${save.options.seed}`);
  };

  #share = async (): Promise<void> => {
    await this.sharing.open(await this.#whole(), this.now?.pastStep ?? null);
  };

  async #whole(): Promise<Save> {
    return (await this.session?.save()) ?? this.saved.save;
  }

  /** The table as it stands becomes the position of a scenario. */
  #record = async (): Promise<void> => {
    const { words, saved: saved, session } = this;
    const { canBegin, packTable } = await import("../record/opening");
    // All of it: whoever records sees both hands.
    const table = await session?.game.table("all").catch(() => null);
    if (!table || !canBegin(table)) return toast(this, { text: words.say("play-record-not") });
    go({ at: "record", game: saved.game, from: await packTable(table, saved.save.options.setup?.content, this.book) });
  };

  /** The same once more; with a level, against a bot of that level. */
  async #again(level: Level | null): Promise<void> {
    const { options } = this.saved.save;
    const players = options.players.map((seat) => (seat.bot !== undefined && level ? { ...seat, level } : seat));
    try {
      go({ at: "play", id: await start({ ...options, players, seed: newSeed() }, this.saved.names) });
    } catch (error) {
      toast(this, { text: fault(this.words, error), urgent: true });
    }
  }
}
