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
import { clauseLink, link } from "../router";
import { fault, toast } from "../signals";
import type { BoardIndex } from "./boards";
import { chapters, type Chapter } from "./chapters";
import { clauseBody, clauseStyles, originBadge } from "./clause";
import { searchOf } from "./finder";
import { rulesStyles } from "./rules.styles";
import type { Found, RuleSearch } from "./search/engine";
import type { RwFound } from "./search/found";

export class RwRules extends LitElement {
  static override styles = [base, buttons, fields, screen, clauseStyles, rulesStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) boards: BoardIndex = {};
  /** The clause to show first. */
  @property({ attribute: false }) clause: string | null = null;
  @state() private typed = "";
  /** What the search found for what was typed last; null while nobody searches. */
  @state() private answer: { readonly search: RuleSearch; readonly found: Found; readonly typed: string } | null = null;
  /** Clauses whose examples are shown. */
  @state() private opened: ReadonlySet<string> = new Set();
  #all: readonly Chapter[] = [];
  @query("#search") private readonly field!: HTMLInputElement;
  @query("rw-found") private readonly results!: RwFound | null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#slash);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#slash);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("words") || changed.has("book")) this.#all = chapters(this.words, this.book);
    // A clause that was asked for must not be hidden by an old search.
    if (changed.has("clause") && this.clause !== null) {
      this.#clear();
      this.opened = new Set([...this.opened, this.clause]);
    }
    if (changed.has("words") && this.typed !== "") void this.#ask();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("clause") && this.clause !== null) this.#to(this.clause);
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
          ? this.#book()
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

  #book(): TemplateResult {
    return html`
      <div class="book">
        <nav aria-label=${this.words.say("rules-contents")}>
          <ol>
            ${this.#all.map(
              ({ id, title, clauses }) =>
                html`<li>
                  <a
                    href="#"
                    @click=${(event: Event) => {
                      this.#jump(event, id);
                    }}
                    >${title}</a
                  >
                  <span class="soft small">${clauses.length}</span>
                </li>`,
            )}
          </ol>
        </nav>
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

  #clear(): void {
    this.typed = "";
    this.answer = null;
  }

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

  /** Some hundred clauses are not drawn again because one of them was chosen. */
  #kept(clause: ClauseWords): DirectiveResult {
    const chosen = clause.id === this.clause;
    const { words, book, boards } = this;
    return guard([words, book, boards, clause, chosen, this.opened.has(clause.id)], () => this.#clause(clause, chosen));
  }

  #clause(clause: ClauseWords, chosen: boolean): TemplateResult {
    const { words } = this;
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
        ${clauseBody(words, clause)} ${this.#charts(clause.id)} ${this.#examples(clause.id)}
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
    if (opened.has(id))
      return html`<rw-examples
        .words=${words}
        .book=${book}
        .clause=${id}
        .others=${boards[id]?.in ?? []}
      ></rw-examples>`;
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

  /** Chapters are places on this page, not routes. */
  #jump(event: Event, id: string): void {
    event.preventDefault();
    this.#to(id);
  }
}
