// The play screen: a head with the game's state, and the table. All play goes through the session.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Action, Ref, Side, Table } from "../../engine";
import { endOf } from "../../table/playback/play";
import { base, buttons } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { newSeed } from "../../engine/seed";
import { seatName } from "../decks/named";
import { download } from "../files";
import { icon } from "../icons";
import { savedGame, type SavedGame } from "../saved-games";
import { clauseLink, go, link } from "../router";
import { start } from "../setup/start";
import type { RwShare } from "../share/share";
import { settings } from "../settings";
import { first } from "../shell/line";
import { ask, fault, hush, toast } from "../signals";
import { Watches } from "../store";
import { nextPlacing } from "./formation";
import { playStyles } from "./play.styles";
import { Session } from "./session";
import type { PlayState, Thinking } from "./state";

export class RwPlay extends LitElement {
  static override styles = [base, buttons, screen, playStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) saved!: SavedGame;
  @state() private session: Session | null = null;
  @state() private now: PlayState | null = null;
  @query("rw-share") private readonly sharing!: RwShare;

  constructor() {
    super();
    new Watches(this, settings);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("saved")) this.#open(this.saved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.close();
    this.session = null;
  }

  #open(record: SavedGame): void {
    this.session?.close();
    const session = new Session(record, () => settings.value.pass === "on");
    this.session = session;
    this.now = null;
    session.store.subscribe((now) => {
      if (this.session !== session) return;
      if (now.curtain !== null && this.now?.curtain === null) hush(this);
      this.now = now;
    });
    void first(session.guarded(() => session.open()));
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
          <a class="button quiet" href=${link({ at: "setup", game: this.saved.game })}>
            ${icon("again")}<span class="long">${words.say("play-new")}</span>
          </a>
        </nav>
      </header>
      ${now?.table ? this.#table(now) : html`<p class="soft wait">${words.say("play-loading")}</p>`}
      <rw-share .words=${words}></rw-share>
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
    const { words, saved: saved } = this;
    const players = now?.table?.players;
    const name = (side: Side): string => seatName(words, saved, side, players?.[side]?.deck);
    return words.say("shelf-versus", { one: name("p1"), two: name("p2") });
  }

  /** One place says how the game stands: a bot thinks, an old step is shown, or simply who plays whom. */
  #state(now: PlayState | null): TemplateResult {
    if (now?.viewingPast) return this.#pastNotice(now);
    if (now?.thinking) return this.#thinking(now.thinking);
    if (now?.passing) return this.#passing();
    return html`<p class="title" aria-hidden="true">${this.#title(now)}</p>`;
  }

  #thinking({ share, seconds }: Thinking): TemplateResult {
    const { words } = this;
    return html`
      <div class="thinking">
        ${icon("bot", 22)}
        <p>
          <span>${words.say("play-thinking", { seconds })}</span>
          <progress max="1" .value=${share} aria-label=${words.say("play-thinking-share")}></progress>
        </p>
        <button
          @click=${() => {
            this.session?.hurry();
          }}
        >
          ${icon("bolt", 16)}<span class="long">${words.say("play-hurry")}</span>
        </button>
      </div>
    `;
  }

  /** Nothing to answer: the page says so, and a player who wants to look first can wait. */
  #passing(): TemplateResult {
    const { words } = this;
    return html`
      <div class="thinking">
        ${icon("people", 22)}
        <p role="status"><span>${words.say("play-passing")}</span></p>
        <button
          @click=${() => {
            this.session?.hold();
          }}
        >
          ${icon("pause", 16)}<span class="long">${words.say("play-pass-wait")}</span>
        </button>
      </div>
    `;
  }

  #pastNotice({ table, steps }: PlayState): TemplateResult {
    const { words } = this;
    return html`
      <div class="looking" role="status">
        ${icon("eye", 22)}
        <p>
          <span class="long">${words.say("play-looking", { step: table?.step ?? 0, steps })}</span>
          <span class="brief" aria-hidden="true">${words.say("table-step-of", { step: table?.step ?? 0, steps })}</span>
        </p>
        <button
          @click=${() => {
            void this.session?.goto(steps);
          }}
        >
          ${words.say("play-now")}
        </button>
        <button @click=${this.#playOn}>${words.say("play-from-here")}</button>
      </div>
    `;
  }

  #table(now: PlayState): TemplateResult {
    const { words, book } = this;
    const { table, curtain } = now;
    if (!table) return html``;
    if (curtain !== null)
      return html`<rw-curtain
        .words=${words}
        .side=${curtain}
        @rw-ready=${() => {
          void this.#lift();
        }}
      ></rw-curtain>`;
    const over = table.result !== null && !now.viewingPast && !now.summed && now.firstUnplayed >= endOf(now.events);
    return html`
      <h2 class="unseen">${words.say("play-table")}</h2>
      <rw-table
        .table=${table}
        .actions=${now.actions}
        .asides=${now.asides}
        .events=${now.events}
        .firstUnplayed=${now.firstUnplayed}
        .game=${book}
        .words=${words}
        .sound=${settings.value.sound === "on"}
        .asksEnd=${settings.value.end === "ask"}
        .busy=${now.busy || now.thinking !== null}
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
      ${over ? this.#summary(now, table) : nothing}
    `;
  }

  #summary({ events, sitters }: PlayState, table: Table): TemplateResult {
    const { words } = this;
    return html`<rw-summary
      .words=${words}
      .table=${table}
      .events=${events}
      .sitters=${sitters}
      .named=${(side: Side) => seatName(words, this.saved, side, table.players[side]?.deck)}
      @rw-closed=${() => {
        this.session?.summed();
      }}
      @rw-save=${this.#save}
      @rw-again=${this.#again}
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
    // Acting in the past throws the future away. After an undo that is what was meant; while an old position is on screen it must be asked.
    if (now?.viewingPast === true && !(await this.#sure())) return;
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

  #playOn = async (): Promise<void> => {
    if (await this.#sure()) await this.session?.playOn();
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
    this.#open((await savedGame(this.saved.id)) ?? this.saved);
  };

  #save = async (): Promise<void> => {
    const save = (await this.session?.save()) ?? this.saved.save;
    download(save, `${this.saved.game}-${save.options.seed}`);
  };

  #share = async (): Promise<void> => {
    await this.sharing.open((await this.session?.save()) ?? this.saved.save);
  };

  /** The table as it stands becomes the position of a scenario. */
  #record = async (): Promise<void> => {
    const { words, saved: saved, session } = this;
    const { canBegin, packTable } = await import("../record/opening");
    // All of it: whoever records sees both hands.
    const table = await session?.game.table("all").catch(() => null);
    if (!table || !canBegin(table)) return toast(this, { text: words.say("play-record-not") });
    go({ at: "record", game: saved.game, from: await packTable(table, saved.save.options.setup?.content, this.book) });
  };

  #again = async (): Promise<void> => {
    try {
      go({ at: "play", id: await start({ ...this.saved.save.options, seed: newSeed() }, this.saved.names) });
    } catch (error) {
      toast(this, { text: fault(this.words, error), urgent: true });
    }
  };
}
