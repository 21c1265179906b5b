// The app: top bar, the screen of the route, and what any screen may ask for: a toast, a question, a clause, a sentence
// for the live region.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";
import { drawn } from "../table/frame";
import { pressed } from "../table/shortcuts";
import { isWriting } from "../table/writing";
import { base, buttons } from "../theme/shared";
import type { GameBook, Lang } from "../words/book";
import { pageText, shelfText } from "../words/load";
import { Words } from "../words/words";
import { appStyles } from "./app.styles";
import { loadRoute, loadScreens, type Lost, type RouteData } from "./route";
import type { PuzzleRoute, PuzzlesOpen } from "./puzzles/start";
import { gameOfClause, link, parse, rewrite, type Route } from "./router";
import { settings } from "./settings";
import { bar } from "./shell/bar";
import type { RwAnnouncer } from "./shell/announcer";
import type { RwAsk } from "./shell/ask";
import type { RwKeySheet } from "./shell/key-sheet";
import type { RwToasts } from "./shell/toasts";
import { first } from "./shell/line";
import { waitingUpdate } from "./shell/update";
import { fault, type Asked, type Toast } from "./signals";
import { Watches } from "./store";
import { pageTitle } from "./title";

/** An address may be as long as anybody likes. */
const LONGEST_NAME = 60;

/** The screens that have the height of the window. */
const WHOLE: ReadonlySet<Route["at"]> = new Set(["play", "open", "learn", "puzzle"]);

/** The words the page begins with: those of the shelf, which are there at once. */
function beginning(): { readonly words: Words; readonly text: string } {
  const { lang } = settings.value;
  const text = shelfText(lang);
  return { words: new Words(lang, text), text };
}

export class RwApp extends LitElement {
  static override styles = [base, buttons, appStyles];

  @state() private page = beginning();
  @state() private data: RouteData | null = null;
  @state() private clause: { readonly id: string; readonly book: GameBook | null } | null = null;
  @query("rw-toasts") private readonly toasts!: RwToasts;
  @query("rw-ask") private readonly questions!: RwAsk;
  @query("rw-key-sheet") private readonly sheet!: RwKeySheet | null;
  @query("rw-announcer") private readonly announcer!: RwAnnouncer;

  /** One Words per book and language, so that screens see it change only when it did. */
  #words = new Map<GameBook, Words>();
  /** The language of which all sentences are there; before that, those of the shelf. */
  #fluent: Lang | null = null;
  /** Is the first picture on screen? What is asked for later comes after it. */
  @state() private settled = false;
  #begun = false;
  /** Does the next screen begin at its search? */
  #seeks = false;

  constructor() {
    super();
    new Watches(this, settings);
    new Watches(this, waitingUpdate);
    this.addEventListener("rw-hush", () => {
      this.toasts.hide();
      this.announcer.say("");
    });
    this.addEventListener("rw-toast", ({ detail }) => {
      this.#toast(detail);
    });
    this.addEventListener("rw-say", ({ detail }) => {
      this.announcer.say(detail);
    });
    this.addEventListener("rw-ask", ({ detail }: CustomEvent<Asked>) => {
      void this.questions.ask(detail);
    });
    this.addEventListener("rw-clause", ({ detail }) => {
      void this.#showClause(detail);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.#route);
    window.addEventListener("keydown", this.#onKey);
    settings.subscribe(() => {
      void this.#speak();
    });
    this.#route();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.#route);
    window.removeEventListener("keydown", this.#onKey);
  }

  /** Readers continue from the shelf: the next screens are fetched once it is drawn, in idle time. */
  async #prepare(): Promise<void> {
    await drawn();
    this.settled = true;
    const soon = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
    soon(() => {
      void Promise.all([this.#speak(), loadScreens()]).catch(() => undefined);
    });
  }

  /** Loads the language of the settings. */
  async #speak(): Promise<void> {
    const { lang } = settings.value;
    if (this.#fluent === lang) return;
    const text = await pageText(lang);
    if (lang !== settings.value.lang || this.#fluent === lang) return;
    this.#fluent = lang;
    this.#words.clear();
    this.page = { words: new Words(lang, text), text };
  }

  #route = (): void => {
    void this.#go(parse(location.hash));
  };

  async #go(route: Route): Promise<void> {
    this.clause = null;
    const going = first(loadRoute(route));
    // Every other screen says more than the shelf does; where its words are out of reach, so is the screen.
    if (route.at !== "shelf") await this.#speak().catch(() => undefined);
    const data = await going;
    // The reader may have gone on meanwhile.
    if (link(parse(location.hash)) !== link(route)) return;
    if (data.route !== route) rewrite(data.route);
    this.data = data;
    if (data.unknown) void this.#sayUnknown(data.unknown);
  }

  override updated(changed: PropertyValues): void {
    if (!changed.has("data" as never) && !changed.has("page" as never)) return;
    this.toggleAttribute("whole", this.data !== null && WHOLE.has(this.data.route.at) && this.data.lost === null);
    if (this.data && !this.#begun) {
      this.#begun = true;
      void this.#prepare();
    }
    if (this.data) document.title = pageTitle(this.#wordsHere(this.data), this.data);
    const before = changed.get("data" as never) as RouteData | null | undefined;
    if (this.data && before && before.route.at !== this.data.route.at) void this.#focusHeading();
  }

  /** A new screen begins at its heading, for eyes and for the focus. */
  async #focusHeading(): Promise<void> {
    await this.updateComplete;
    // Unless it was opened at a clause, which takes both.
    if (this.data?.route.at === "rules" && this.data.route.clause !== null) return;
    window.scrollTo(0, 0);
    const shown = this.renderRoot.querySelector<LitElement>("main > *");
    await shown?.updateComplete;
    // Or at the search, if a key asked for it.
    const begin = this.#seeks ? "input[type=search]" : "h1";
    this.#seeks = false;
    shown?.shadowRoot?.querySelector<HTMLElement>(begin)?.focus({ preventScroll: true });
  }

  /** Says what is not there, once the screen is drawn and with it what can say it. */
  async #sayUnknown({ say, name }: NonNullable<RouteData["unknown"]>): Promise<void> {
    await drawn();
    this.settled = true;
    await this.updateComplete;
    this.#toast({ text: this.page.words.say(say, { name: name.slice(0, LONGEST_NAME) }), urgent: true });
  }

  #wordsHere({ book }: RouteData): Words {
    return book ? this.#wordsOf(book) : this.page.words;
  }

  #wordsOf(book: GameBook): Words {
    let words = this.#words.get(book);
    if (!words) {
      words = new Words(this.page.words.lang, this.page.text, book);
      this.#words.set(book, words);
    }
    return words;
  }

  override render(): TemplateResult {
    const { words } = this.page;
    return html`
      ${bar(words, this.data?.book?.id ?? null, this.#skip, this.#keys)} ${this.#update(words)}
      <main id="main" tabindex="-1">${this.data ? this.#screen(this.data) : nothing}</main>
      ${this.settled ? this.#around(words) : nothing}
    `;
  }

  /** What any screen may ask for. */
  #around(words: Words): TemplateResult {
    const { clause } = this;
    return html`
      <rw-clause-panel
        .words=${clause ? (clause.book ? this.#wordsOf(clause.book) : words) : null}
        .clause=${clause?.id ?? null}
        @rw-closed=${() => {
          this.clause = null;
        }}
      ></rw-clause-panel>
      <rw-ask></rw-ask>
      <rw-toasts .words=${words}></rw-toasts>
      <rw-announcer></rw-announcer>
      <rw-key-sheet .words=${words}></rw-key-sheet>
    `;
  }

  #update(words: Words): TemplateResult | typeof nothing {
    const change = waitingUpdate.value;
    if (!change) return nothing;
    return html`
      <div class="update" role="status">
        <p>${words.say("update-ready")}</p>
        <button class="main" @click=${change}>${words.say("update-go")}</button>
        <button
          class="quiet"
          @click=${() => {
            waitingUpdate.set(null);
          }}
        >
          ${words.say("update-later")}
        </button>
      </div>
    `;
  }

  #screen({
    route,
    book,
    boards,
    saved,
    record: editor,
    shelf: shelfData,
    own,
    deck,
    results,
    level,
    puzzles: open,
    lost,
    lessons,
  }: RouteData): TemplateResult {
    const { words } = this.page;
    if (lost !== null) return this.#lost(words, lost);
    switch (route.at) {
      case "setup":
        return book
          ? html`<rw-setup
              .words=${this.#wordsOf(book)}
              .book=${book}
              .own=${own}
              .deck=${route.deck ?? null}
              .level=${level}
            ></rw-setup>`
          : html``;
      case "rules":
        return book
          ? html`<rw-rules
              .words=${this.#wordsOf(book)}
              .book=${book}
              .boards=${boards}
              .clause=${route.clause}
              .page=${route.page ?? null}
              .order=${settings.value.order}
            ></rw-rules>`
          : html``;
      case "play":
      case "open":
        return book && saved
          ? html`<rw-play
              .words=${this.#wordsOf(book)}
              .book=${book}
              .saved=${saved}
              .shared=${route.at === "open"}
              .step=${route.step ?? null}
            ></rw-play>`
          : html``;
      case "record":
        return book && editor
          ? html`<rw-record .words=${this.#wordsOf(book)} .book=${book} .start=${editor}></rw-record>`
          : html``;
      case "results":
        return results ? html`<rw-results .words=${words} .results=${results}></rw-results>` : html``;
      case "try": // it stands for a screen only until the game is there
        return html``;
      case "learn":
        return book
          ? html`<rw-learn
              .words=${this.#wordsOf(book)}
              .book=${book}
              .lessons=${lessons}
              .at=${(route.lesson ?? 1) - 1}
            ></rw-learn>`
          : html``;
      case "puzzles":
      case "puzzles-of":
      case "puzzle":
        return open ? this.#puzzles(route, open) : html``;
      case "decks":
        return book ? html`<rw-decks .words=${this.#wordsOf(book)} .book=${book} .own=${own}></rw-decks>` : html``;
      case "deck":
        return book && deck
          ? html`<rw-deck .words=${this.#wordsOf(book)} .book=${book} .editor=${deck}></rw-deck>`
          : html``;
      case "settings":
        return html`<rw-settings .words=${words}></rw-settings>`;
      case "shelf":
        return shelfData ? html`<rw-shelf .words=${words} .shelf=${shelfData}></rw-shelf>` : html``;
    }
  }

  #puzzles({ at }: PuzzleRoute, { book, puzzles, puzzle }: PuzzlesOpen): TemplateResult {
    const words = this.#wordsOf(book);
    if (!puzzle) return html`<rw-puzzles .words=${words} .book=${book} .puzzles=${puzzles}></rw-puzzles>`;
    if (at === "puzzles") return html`<rw-puzzle-games .words=${words} .book=${book} .day=${puzzle}></rw-puzzle-games>`;
    const place = puzzles.puzzles.indexOf(puzzle);
    return html`<rw-puzzle .words=${words} .book=${book} .puzzles=${puzzles} .at=${place}></rw-puzzle>`;
  }

  #lost(words: Words, { what, error }: Lost): TemplateResult {
    return html`
      <section class="lost">
        <h1 tabindex="-1">${words.say(what)}</h1>
        <p>${words.say(`${what}-text`, { why: fault(words, error) })}</p>
        <a class="button main" href=${link({ at: "shelf" })}>${words.say("summary-shelf")}</a>
      </section>
    `;
  }

  /** Keys of every screen. The rulebook's own slash comes before. */
  #onKey = (event: KeyboardEvent): void => {
    const key = event.defaultPrevented || settings.value.keys === "off" ? null : pressed(event, "screen");
    const open = event.composedPath().some((one) => one instanceof HTMLDialogElement);
    if (!key || open || isWriting(event)) return;
    event.preventDefault();
    if (key.id === "sheet") this.#keys();
    else this.#search();
  };

  #keys = (): void => {
    void loadScreens().then(() => {
      this.sheet?.open();
    });
  };

  /** The search of the rulebook of the game on screen; where no game is, the choice of a rulebook. */
  #search(): void {
    const game = this.data?.book?.id;
    if (game === undefined) return this.renderRoot.querySelector<HTMLElement>("[popovertarget=rulebooks]")?.click();
    this.#seeks = true;
    location.hash = link({ at: "rules", game, clause: null });
  }

  /** A button: a link to "#main" would be a route. */
  #skip = (): void => {
    this.renderRoot.querySelector<HTMLElement>("main")?.focus();
  };

  #toast(toast: Toast): void {
    this.toasts.show(toast);
    this.announcer.say(toast.text);
  }

  async #showClause(id: string): Promise<void> {
    try {
      const { readersBook } = await loadScreens();
      this.clause = { id, book: await readersBook(gameOfClause(id)) };
    } catch (error) {
      this.#toast({ text: fault(this.page.words, error), urgent: true });
    }
  }
}
