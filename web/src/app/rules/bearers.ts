// Beside the clause of a keyword: every card that bears it, to be read in full where it stands.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { termText } from "../../table/terms";
import { parts } from "../../table/parts.styles";
import { thingOf } from "../../table/types";
import { base } from "../../theme/shared";
import { bearersOf, factsOf } from "../../words/bearers";
import type { Thing } from "../../words/book";
import type { Words } from "../../words/words";

/** The kind of a card, what it costs and its numbers. */
export function cardFacts(words: Words, id: string): string {
  const thing: (Thing & { readonly cardKind?: string }) | undefined = thingOf(words.book, id);
  const kind = thing?.cardKind === undefined ? [] : [words.name(thing.cardKind)];
  return [...kind, ...factsOf(words, thing ?? {})].join(" · ");
}

export class RwBearers extends LitElement {
  static override styles = [
    base,
    parts,
    css`
      :host {
        display: block;
        font-size: var(--rw-t-s);
      }
      summary {
        min-height: 1.75rem;
        width: fit-content;
        cursor: pointer;
      }
      details.all {
        margin-top: var(--rw-s3);
      }
      ul {
        columns: 15rem auto;
        column-gap: var(--rw-s4);
        margin-top: var(--rw-s1);
      }
      li {
        break-inside: avoid;
      }
      li details[open] {
        margin-bottom: var(--rw-s2);
        padding: 0 0 var(--rw-s1) var(--rw-s3);
        border-inline-start: 3px solid var(--rw-line);
      }
      .lines {
        white-space: pre-line;
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property() clause = "";
  /** Nothing of a long list is drawn before somebody wants it. */
  @state() private opened = false;

  override render(): TemplateResult | typeof nothing {
    const { words, opened } = this;
    const ids = bearersOf(words, this.clause);
    if (ids.length === 0) return nothing;
    return html`<details class="all" @toggle=${() => (this.opened = true)}>
      <summary>${words.say("rules-bearers", { count: ids.length })}</summary>
      ${
        opened
          ? html`<ul>
              ${ids.map((id) => html`<li>${this.#bearer(id)}</li>`)}
            </ul>`
          : nothing
      }
    </details>`;
  }

  #bearer(id: string): TemplateResult {
    const { words } = this;
    return html`<details>
      <summary>${words.name(id)}</summary>
      <p class="soft small">${cardFacts(words, id)}</p>
      <p class="lines">${termText(words, words.text(id))}</p>
    </details>`;
  }
}
