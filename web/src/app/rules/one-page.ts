// A game in one page: what somebody needs for a first game, each sentence with the rules it rests on. It fits a sheet of paper.
import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { onePage, type PageData } from "../../rulebook/one-page";
import type { Prose } from "../../rulebook/prose";
import { base } from "../../theme/shared";
import type { Words } from "../../words/words";
import { Gloss, glossStyles } from "./gloss";
import { clauseRef } from "./prose";

export class RwOnePage extends LitElement {
  static override styles = [
    base,
    glossStyles,
    css`
      :host {
        display: block;
        max-width: 60rem;
        margin-top: var(--rw-s5);
      }
      .parts {
        columns: 26rem 2;
        column-gap: var(--rw-s6);
        margin-top: var(--rw-s4);
      }
      section + section {
        margin-top: var(--rw-s5);
      }
      h3 {
        margin-bottom: var(--rw-s2);
        padding-bottom: var(--rw-s1);
        border-bottom: 2px solid var(--rw-ink);
        break-after: avoid;
      }
      li {
        margin-top: var(--rw-s2);
        break-inside: avoid;
      }
      a {
        color: inherit;
        text-decoration: underline dotted var(--rw-link);
      }
      a:hover {
        text-decoration-style: solid;
      }
      .soft {
        color: var(--rw-ink-soft);
      }
      @media print {
        :host {
          margin: 0;
          font-size: 9pt;
          line-height: 1.3;
        }
        .parts {
          columns: 2;
          column-gap: 8mm;
          margin-top: 0;
        }
        section + section {
          margin-top: 3mm;
        }
        li {
          margin-top: 1mm;
        }
        h2,
        .soft {
          display: none;
        }
        a {
          text-decoration: none;
        }
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;

  constructor() {
    super();
    new Gloss(this);
  }

  override render(): TemplateResult {
    const { words } = this;
    return html`<h2 id="page" tabindex="-1">${words.say("rules-page")}</h2>
      <p class="soft">${words.say("rules-page-lead")}</p>
      <div class="parts">${onePage(words).map((part) => this.#part(part))}</div>`;
  }

  #part({ part, title, says }: PageData): TemplateResult {
    return html`<section aria-labelledby="part-${part}">
      <h3 id="part-${part}">${title}</h3>
      <ul>
        ${says.map((one) => html`<li>${sentence(one)}</li>`)}
      </ul>
    </section>`;
  }
}

/** Words lead to the rule they rest on as a term does, with its first sentence beside them. */
const sentence = ({ paragraphs }: Prose): unknown[] =>
  paragraphs.flat().map(({ text, clause }) => (clause === null ? text : clauseRef(clause, text, true)));
