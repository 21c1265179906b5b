// The clause panel: what the rulebook says, over the game, without leaving it.
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { linksOf } from "../../rulebook/links";
import { base, buttons } from "../../theme/shared";
import { shortId } from "../../words/clause-id";
import type { Words } from "../../words/words";
import { dialogs, screen } from "../chrome";
import { icon } from "../icons";
import { clauseLink } from "../router";
import { clauseBody, clauseStyles, originBadge } from "./clause";
import { Gloss, glossStyles } from "./gloss";

export class RwClausePanel extends LitElement {
  static override styles = [
    base,
    buttons,
    screen,
    dialogs,
    clauseStyles,
    glossStyles,
    css`
      .top .row {
        margin-block-end: var(--rw-s1);
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words: Words | null = null;
  /** The clause to show; `null` closes. */
  @property({ attribute: false }) clause: string | null = null;
  @query("dialog") private readonly dialog!: HTMLDialogElement | null;

  constructor() {
    super();
    new Gloss(this);
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("clause")) return;
    if (this.clause !== null && this.dialog?.open === false) this.dialog.showModal();
    if (this.clause === null) this.dialog?.close();
  }

  override render(): TemplateResult {
    return html`
      <dialog aria-labelledby="title" @close=${this.#closed} @click=${this.#click}>
        ${this.clause === null || !this.words ? nothing : this.#inside(this.words, this.clause)}
      </dialog>
    `;
  }

  #inside(words: Words, id: string): TemplateResult {
    const clause = words.clause(id);
    return html`
      <div class="top">
        <div>
          <p class="row">
            <span class="soft small">${linksOf(words).chapter(id)}</span>
            <span class="id">${shortId(id)}</span>${originBadge(words, clause)}
          </p>
          <h2 id="title">${clause.title}</h2>
        </div>
        <button
          class="quiet"
          aria-label=${words.say("close")}
          @click=${() => {
            this.dialog?.close();
          }}
        >
          ${icon("close")}
        </button>
      </div>
      ${clause.text === "" ? html`<p>${words.say("clause-unknown", { id })}</p>` : clauseBody(words, clause)}
      <div class="foot">
        <a
          class="button quiet"
          href=${clauseLink(id)}
          @click=${() => {
            this.dialog?.close();
          }}
        >
          ${icon("book")} ${words.say("clause-open")}
        </a>
      </div>
    `;
  }

  #closed = (): void => {
    this.clause = null;
    this.dispatchEvent(new CustomEvent("rw-closed"));
  };

  /** A rule that is named here opens here: the game is not left for it. A click on the dialog itself is a click beside it. */
  #click = (event: Event): void => {
    if (event.target === this.dialog) this.dialog?.close();
    const [at] = event.composedPath();
    const named = at instanceof Element ? at.closest<HTMLElement>("a[data-clause]")?.dataset["clause"] : undefined;
    if (named === undefined) return;
    event.preventDefault();
    this.clause = named;
  };
}
