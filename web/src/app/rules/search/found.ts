// What a search found: rules with the words that were asked for marked, and cards with the rules they lead to.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { parts } from "../../../table/parts.styles";
import { base, buttons } from "../../../theme/shared";
import { linksOf } from "../../../rulebook/links";
import { plainProse } from "../../../rulebook/prose";
import { shortId } from "../../../words/clause-id";
import type { Words } from "../../../words/words";
import { screen } from "../../chrome";
import { clauseLink } from "../../router";
import { cardFacts } from "../links";
import { clauseStyles, originBadge } from "../clause";
import { paragraphs } from "../prose";
import type { Found, Hit, RuleSearch } from "./engine";
import { foundStyles } from "./found.styles";

/** So many are shown before somebody asks for more. */
const FIRST = 10;

export class RwFound extends LitElement {
  static override styles = [base, buttons, screen, parts, clauseStyles, foundStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) search!: RuleSearch;
  @property({ attribute: false }) found!: Found;
  @property() typed = "";
  @state() private allRules = false;
  @state() private allCards = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("found")) return;
    this.allRules = false;
    this.allCards = false;
  }

  /** Focuses the first result. */
  enter(): void {
    this.#stops()[0]?.focus();
  }

  /** Opens the first rule. */
  open(): void {
    this.renderRoot.querySelector<HTMLElement>("a.rule")?.click();
  }

  override render(): TemplateResult {
    const { rules, cards } = this.found;
    // A card whose name was typed is what was looked for.
    const named = cards[0]?.score === Number.POSITIVE_INFINITY;
    const shown = [this.#rules(rules), this.#cards(cards)];
    return html`<div @keydown=${this.#key}>${this.#notes()} ${named ? shown.reverse() : shown}</div>`;
  }

  #notes(): TemplateResult | typeof nothing {
    const { words, typed } = this;
    const { rules, cards, corrected, unknown, nearest } = this.found;
    const none = rules.length + cards.length === 0;
    const read = corrected.map(({ read: word }) => words.say("rules-read", { word }));
    const missing = none
      ? [words.say("rules-nothing", { typed })]
      : unknown.map((word) => words.say("rules-unknown", { word }));
    const notes = [...read, ...missing];
    if (notes.length === 0) return nothing;
    return html`<div class="notes">
      ${notes.map((note) => html`<p>${note}</p>`)}
      ${
        nearest.length === 0
          ? nothing
          : html`<p class="near">
              ${words.say("rules-nearest")}
              ${nearest.map((word) => html`<button class="quiet" @click=${() => this.#ask(word)}>${word}</button>`)}
            </p>`
      }
    </div>`;
  }

  #ask(word: string): void {
    this.dispatchEvent(new CustomEvent("rw-ask", { detail: word }));
  }

  #rules(hits: readonly Hit[]): TemplateResult | typeof nothing {
    const more = this.#more(hits.length, this.allRules, () => (this.allRules = true));
    return this.#section("rules", this.allRules ? hits : hits.slice(0, FIRST), more, ({ id }) => this.#rule(id));
  }

  #section(
    kind: "rules" | "cards",
    hits: readonly Hit[],
    more: TemplateResult | typeof nothing,
    shown: (hit: Hit) => TemplateResult,
  ): TemplateResult | typeof nothing {
    if (hits.length === 0) return nothing;
    return html`<section aria-labelledby=${kind}>
      <h2 id=${kind}>${this.words.say(`rules-found-${kind}`)}</h2>
      <ol>
        ${repeat(
          hits,
          ({ id }) => id,
          (hit) => html`<li>${shown(hit)}</li>`,
        )}
      </ol>
      ${more}
    </section>`;
  }

  #rule(id: string): TemplateResult {
    const { words } = this;
    const clause = words.clause(id);
    const ruling = clause.ruling !== null && this.#isIn(clause.ruling) ? clause.ruling : null;
    return html`<article aria-label=${clause.title}>
      <div class="head">
        <h3>
          <a class="rule" href=${clauseLink(id)} @click=${() => this.#opened(id)}>${this.#marked(clause.title)}</a>
        </h3>
        ${originBadge(words, clause)}
        <span class="soft small">${linksOf(words).chapter(id)}</span>
        <span class="id">${shortId(id)}</span>
      </div>
      <div class="prose">${this.#prose(clause.text)}</div>
      ${
        ruling === null
          ? nothing
          : html`<aside class="ruling">
              <p class="over">${words.say("rules-ruling")}</p>
              <div class="prose">${this.#prose(ruling)}</div>
            </aside>`
      }
    </article>`;
  }

  #prose(text: string): TemplateResult[] {
    return paragraphs(plainProse(this.words, text), (part) => this.#marked(part));
  }

  #opened(id: string): void {
    this.dispatchEvent(new CustomEvent("rw-opened", { detail: id }));
  }

  #cards(hits: readonly Hit[]): TemplateResult | typeof nothing {
    const more = this.#more(hits.length, this.allCards, () => (this.allCards = true));
    return this.#section("cards", this.allCards ? hits : hits.slice(0, FIRST), more, ({ id, score }) =>
      this.#card(id, score === Number.POSITIVE_INFINITY),
    );
  }

  #card(id: string, open: boolean): TemplateResult {
    const { words } = this;
    const clauses = linksOf(words).uses(id);
    return html`<details ?open=${open}>
      <summary>${this.#marked(words.name(id))}</summary>
      <p class="soft small">${cardFacts(words, id)}</p>
      <p class="lines">${this.#marked(words.text(id))}</p>
      ${
        clauses.length === 0
          ? nothing
          : html`<p class="see">
              ${words.say("rules-card-rules")}
              ${clauses.map(
                (clause) =>
                  html`<a href=${clauseLink(clause)} @click=${() => this.#opened(clause)}
                    >${words.clause(clause).title}</a
                  >`,
              )}
            </p>`
      }
    </details>`;
  }

  #more(count: number, all: boolean, show: () => void): TemplateResult | typeof nothing {
    if (all || count <= FIRST) return nothing;
    return html`<button class="more" @click=${show}>${this.words.say("rules-more", { count: count - FIRST })}</button>`;
  }

  #isIn(text: string): boolean {
    return this.search.cut(text, this.found).some(({ isFound }) => isFound);
  }

  #marked(text: string): unknown[] {
    return this.search
      .cut(text, this.found)
      .map((piece) => (piece.isFound ? html`<mark>${piece.text}</mark>` : piece.text));
  }

  #stops(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>("a.rule, summary")];
  }

  /** The arrows go from result to result, and from the first back to what was typed. */
  #key = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = this.#stops();
    const at = stops.indexOf(event.composedPath()[0] as HTMLElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    const to = at + by;
    if (to < 0) this.dispatchEvent(new CustomEvent("rw-back"));
    else stops[to]?.focus();
  };
}
