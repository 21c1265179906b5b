// The rulebook as a page: chapters, clauses, rulings marked as rulings and house rules as ours.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { DirectiveResult } from "lit/directive.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { bookletPath, clausePath } from "../../rulebook/addresses";
import { base, buttons, fields } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import { shortId } from "../../words/clause-id";
import type { ClauseWords, Words } from "../../words/words";
import { screen } from "../chrome";
import { icon } from "../icons";
import { clauseLink, link, RULES_PAGES, type RulesPage } from "../router";
import { settings, type Settings } from "../settings";
import { fault, toast } from "../signals";
import type { BoardIndex } from "./boards";
import { chapters, learnersParts, type Chapter } from "./chapters";
import { clauseBody, clauseStyles, originBadge } from "./clause";
import { contents, type Contents } from "./contents";
import { searchOf } from "./finder";
import { Gloss, glossStyles } from "./gloss";
import { rulesStyles } from "./rules.styles";
import type { Found, RuleSearch } from "./search/engine";
import type { RwFound } from "./search/found";

export class RwRules extends LitElement {
  static override styles = [base, buttons, fields, screen, clauseStyles, glossStyles, rulesStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) boards: BoardIndex = {};
  /** The clause to show first. */
  @property({ attribute: false }) clause: string | null = null;
  /** One of its pages instead of its clauses. */
  @property({ attribute: false }) page: RulesPage | null = null;
  @property({ attribute: false }) order: Settings["order"] = "learner";
  @state() private typed = "";
  /** What the search found for what was typed last; null while nobody searches. */
  @state() private answer: { readonly search: RuleSearch; readonly found: Found; readonly typed: string } | null = null;
  /** Clauses whose examples are shown. */
  @state() private opened: ReadonlySet<string> = new Set();
  #contents: Contents = [];
  @query("#search") private readonly field!: HTMLInputElement;
  @query("rw-found") private readonly results!: RwFound | null;

  constructor() {
    super();
    new Gloss(this);
    this.addEventListener("click", this.#again);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#slash);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#slash);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("words") || changed.has("book") || changed.has("order")) this.#contents = this.#ordered();
    // What was asked for must not be hidden by an old search.
    if ((changed.has("clause") && this.clause !== null) || (changed.has("page") && this.page !== null)) this.#clear();
    if (changed.has("clause") && this.clause !== null) {
      this.opened = new Set([...this.opened, this.clause]);
    }
    if (changed.has("words") && this.typed !== "") void this.#ask();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("clause") && this.clause !== null) this.#to(this.clause);
    if (changed.has("page") && this.page !== null) window.scrollTo(0, 0);
  }

  /** The clauses in the order that was chosen; a game without a learner's order has but the source's. */
  #ordered(): Contents {
    const { words, book, order } = this;
    const parts = order === "learner" ? learnersParts(words, book) : null;
    return parts ?? [{ part: null, chapters: chapters(words, book) }];
  }

  get #all(): readonly Chapter[] {
    return this.#contents.flatMap((part) => part.chapters);
  }

  #to(id: string): void {
    const found = this.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { words, book, answer } = this;
    return html`
      <p class="over">${words.say("rules-over")}</p>
      <h1 tabindex="-1">${words.both(book.title)}</h1>
      ${this.#pages()}
      <p class="row">
        <a class="button" href=${link({ at: "setup", game: book.id })}>${icon("play")} ${words.say("shelf-play")}</a>
        <a class="button" href=${link({ at: "record", game: book.id, from: this.clause })}
          >${icon("record")} ${words.say("rules-record")}</a
        >
        <a class="button" href=${bookletPath(words.lang, book.id)} download>${words.say("rules-whole")}</a>
        ${this.#searchField()}
        <span class="soft small" role="status">${this.#count()}</span>
      </p>
      ${
        answer === null
          ? this.#shown()
          : html`<rw-found
              .words=${words}
              .search=${answer.search}
              .found=${answer.found}
              .typed=${answer.typed}
              @rw-ask=${(event: CustomEvent<string>) => {
                this.#type(event.detail);
                this.field.focus();
              }}
              @rw-back=${() => {
                this.field.focus();
              }}
              @rw-opened=${(event: CustomEvent<string>) => void this.#leaveFor(event.detail)}
            ></rw-found>`
      }
    `;
  }

  #count(): string {
    const { words, answer } = this;
    const all = this.#all.reduce((sum, { clauses }) => sum + clauses.length, 0);
    if (answer === null) return words.say("rules-count", { count: all });
    const { rules, cards } = answer.found;
    const counts = [words.say("rules-count", { count: rules.length })];
    return words.list(cards.length === 0 ? counts : [...counts, words.say("rules-cards", { count: cards.length })]);
  }

  /** The rulebook's pages, where its game has them. */
  #pages(): TemplateResult | typeof nothing {
    const { words, book, page, answer } = this;
    if (!book.reader) return nothing;
    const way = (to: RulesPage | null): TemplateResult => {
      const current = to === page && answer === null;
      const href = link({ at: "rules", game: book.id, clause: null, ...(to && { page: to }) });
      return html`<li>
        <a href=${href} aria-current=${current ? "page" : nothing} @click=${this.#clear}
          >${words.say(`rules-to-${to ?? "clauses"}`)}</a
        >
      </li>`;
    };
    const [first, ...rest] = RULES_PAGES;
    return html`<nav class="pages" aria-label=${words.say("rules-pages")}>
      <ul>
        ${[first, null, ...rest].map(way)}
      </ul>
    </nav>`;
  }

  #shown(): TemplateResult {
    const { words, book, page } = this;
    if (page === "in-one-page" && book.reader) return html`<rw-one-page .words=${words}></rw-one-page>`;
    if (page === "glossary") return html`<rw-glossary .words=${words}></rw-glossary>`;
    return this.#book();
  }

  #book(): TemplateResult {
    const { words, book, order } = this;
    return html`
      ${this.#unknown()}
      <div class="book">
        ${contents(words, this.#contents, {
          order: book.reader ? order : null,
          to: (id) => {
            this.#to(id);
          },
          choose: (chosen) => {
            settings.patch({ order: chosen });
          },
        })}
        <div class="chapters">
          ${repeat(
            this.#all,
            ({ id }) => id,
            ({ id, title, clauses }) => html`
              <section aria-labelledby="chapter-${id}">
                <h2 id="chapter-${id}" tabindex="-1" data-id=${id}>${title}</h2>
                ${repeat(
                  clauses,
                  (clause) => clause.id,
                  (clause) => this.#kept(clause),
                )}
              </section>
            `,
          )}
        </div>
      </div>
    `;
  }

  /** An address may name a rule that there is not: a slip, or a rule of another version. */
  #unknown(): TemplateResult | typeof nothing {
    const { words, clause } = this;
    if (clause === null || words.clause(clause).text !== "") return nothing;
    const search = (): void => {
      this.field.focus();
    };
    return html`<p class="unknown row" role="alert">
      ${words.say("rules-no-such", { id: shortId(clause) })}
      <button @click=${search}>${words.say("rules-search")}</button>
    </p>`;
  }

  #searchField(): TemplateResult {
    const label = this.words.say("rules-search");
    return html`<span class="search">
      <label class="unseen" for="search">${label}</label>
      <input
        id="search"
        type="search"
        placeholder=${label}
        aria-keyshortcuts="/"
        autocomplete="off"
        maxlength="200"
        .value=${this.typed}
        @input=${(event: Event) => {
          this.#type((event.target as HTMLInputElement).value);
        }}
        @keydown=${this.#fieldKey}
      />
    </span>`;
  }

  #type(typed: string): void {
    this.typed = typed;
    if (typed.trim() === "") this.answer = null;
    else void this.#ask();
  }

  #clear = (): void => {
    this.typed = "";
    this.answer = null;
  };

  async #ask(): Promise<void> {
    const { words, book, typed } = this;
    try {
      const search = await searchOf(words, book);
      // Somebody who types on waits for the last letter only.
      if (words === this.words && typed === this.typed) this.answer = { search, found: search.search(typed), typed };
    } catch (error) {
      toast(this, { text: fault(words, error) });
    }
  }

  #fieldKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.#clear();
    else if (event.key === "ArrowDown" && this.results) this.results.enter();
    else if (event.key === "Enter") this.results?.open();
    else return;
    event.preventDefault();
  };

  /** A slash goes to the search, unless it is typed somewhere or something is open over the page. */
  #slash = (event: KeyboardEvent): void => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const [at] = event.composedPath();
    const isTyped = at instanceof HTMLElement && (at.isContentEditable || at.matches("input, textarea, select"));
    if (isTyped || (at instanceof HTMLElement && at.closest("dialog[open]"))) return;
    event.preventDefault();
    this.field.focus();
    this.field.select();
  };

  /** From the results to a clause, also to the one in the address, which then does not change. */
  async #leaveFor(id: string): Promise<void> {
    this.#clear();
    await this.updateComplete;
    this.#to(id);
  }

  /** A link to the clause in the address changes nothing there: the reader is led to it all the same. */
  #again = (event: Event): void => {
    const [at] = event.composedPath();
    const named = at instanceof Element ? at.closest<HTMLElement>("a[data-clause]")?.dataset["clause"] : undefined;
    if (named === undefined || named !== this.clause || this.page !== null) return;
    event.preventDefault();
    this.#to(named);
  };

  /** Some hundred clauses are not drawn again because one of them was chosen. */
  #kept(clause: ClauseWords): DirectiveResult {
    const chosen = clause.id === this.clause;
    const { words, book, boards } = this;
    return guard([words, book, boards, clause, chosen, this.opened.has(clause.id)], () => this.#clause(clause, chosen));
  }

  #clause(clause: ClauseWords, chosen: boolean): TemplateResult {
    const { words, boards } = this;
    return html`
      <article class=${chosen ? "chosen" : ""} data-id=${clause.id} tabindex="-1" aria-label=${clause.title}>
        <header>
          <h3>${clause.title}</h3>
          ${originBadge(words, clause)}
          <a class="address small" href=${clausePath(words.lang, clause.id)}>${words.say("rules-address")}</a>
          <a class="id" href=${clauseLink(clause.id)} aria-label=${words.say("rules-link", { id: shortId(clause.id) })}>
            ${shortId(clause.id)}
          </a>
        </header>
        ${clauseBody(words, clause, boards)} ${this.#charts(clause.id)} ${this.#examples(clause.id)}
      </article>
    `;
  }

  #charts(id: string): TemplateResult[] {
    const { words, boards } = this;
    return (boards[id]?.charts ?? []).map((chart) => html`<rw-chart .words=${words} .chart=${chart}></rw-chart>`);
  }

  /** A book of a hundred live boards would be slow to open: each clause shows its own when asked, or when it was asked for. */
  #examples(id: string): TemplateResult | typeof nothing {
    const { words, book, boards, opened } = this;
    if (opened.has(id)) return html`<rw-examples .words=${words} .book=${book} .clause=${id}></rw-examples>`;
    const n = boards[id]?.boards ?? 0;
    if (n === 0) return nothing;
    return html`<button
      class="quiet small examples"
      @click=${() => {
        // A clause that is kept was drawn when fewer were open.
        this.opened = new Set([...this.opened, id]);
      }}
    >
      ${icon("play", 16)} ${words.say("rules-examples", { n })}
    </button>`;
  }
}
