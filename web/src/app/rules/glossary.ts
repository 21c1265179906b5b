// Every word of a game that a rule explains, by the alphabet.
import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { byInitial, glossary } from "../../rulebook/glossary";
import { linksOf } from "../../rulebook/links";
import { base } from "../../theme/shared";
import type { Words } from "../../words/words";
import { clauseRef } from "./prose";

export class RwGlossary extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        margin-top: var(--rw-s5);
      }
      .soft {
        color: var(--rw-ink-soft);
      }
      nav ol {
        display: flex;
        flex-wrap: wrap;
        gap: var(--rw-s1);
        margin-top: var(--rw-s3);
      }
      nav button {
        min-width: 1.75rem;
        min-height: 1.75rem;
        border: 0;
        background: none;
        color: var(--rw-link);
        font: inherit;
        cursor: pointer;
      }
      nav button:hover {
        text-decoration: underline;
      }
      h3 {
        margin-top: var(--rw-s5);
        border-bottom: 2px solid var(--rw-ink);
        scroll-margin-top: 5rem;
      }
      dl {
        columns: 26rem 2;
        column-gap: var(--rw-s6);
      }
      dl > div {
        padding-top: var(--rw-s3);
        break-inside: avoid;
      }
      dt {
        font-weight: 700;
      }
      .small {
        font-size: var(--rw-t-s);
      }
      @media print {
        nav {
          display: none;
        }
        :host {
          font-size: 9pt;
        }
        h3 {
          margin-top: 3mm;
        }
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;

  override render(): TemplateResult {
    const { words } = this;
    const entries = glossary(words);
    const letters = byInitial(entries);
    return html`<h2 tabindex="-1">${words.say("rules-glossary")}</h2>
      <p class="soft">${words.say("rules-glossary-lead", { count: entries.length })}</p>
      <nav aria-label=${words.say("rules-glossary-letters")}>
        <ol>
          ${letters.map(
            ([letter]) =>
              html`<li>
                <button
                  @click=${() => {
                    this.#to(letter);
                  }}
                >
                  ${letter}
                </button>
              </li>`,
          )}
        </ol>
      </nav>
      ${letters.map(
        ([letter, all]) => html`
          <h3 id="letter-${letter}" tabindex="-1">${letter}</h3>
          <dl>
            ${all.map(
              ({ name, sentence, clause }) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>
                    ${sentence}
                    <span class="small"
                      >${linksOf(words).chapter(clause)} › ${clauseRef(clause, words.clause(clause).title)}</span
                    >
                  </dd>
                </div>`,
            )}
          </dl>
        `,
      )}`;
  }

  #to(letter: string): void {
    const heading = this.renderRoot.querySelector<HTMLElement>(`#letter-${CSS.escape(letter)}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }
}
