// Beside a clause: its examples on a live board, and the code to put that board elsewhere.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { boardFile } from "../../embed/source";
import { storiesOf } from "../../embed/story";
import { wordsOf } from "../../embed/words";
import { base, buttons } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { codeField } from "../chrome";
import { copied } from "../clipboard";
import { icon } from "../icons";
import { announce, fault, toast } from "../signals";
import { COPY_FORMS, type CopyForm } from "./copy-forms";

export class RwExamples extends LitElement {
  static override styles = [
    base,
    buttons,
    codeField,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--rw-s3);
        margin-top: var(--rw-s4);
      }
      /* As high as a board is on this width, before it is there. */
      rule-board {
        display: block;
        min-height: 28rem;
      }
      rule-board.tall {
        min-height: 40rem;
      }
      @media (width >= 37.5rem) {
        rule-board.tall {
          min-height: 37.5rem;
        }
      }
      @media (width >= 44rem) {
        rule-board {
          min-height: 37.5rem;
        }
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--rw-s2);
      }
      #copy {
        display: inline-flex;
        align-items: center;
        gap: var(--rw-s1);
        color: var(--rw-ink-soft);
      }
      .row button {
        font-size: var(--rw-t-s);
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property() clause = "";
  /** The code, where it could not be copied. */
  @state() private code: string | null = null;
  @query("textarea") private readonly area!: HTMLTextAreaElement | null;

  override render(): TemplateResult {
    const { words, clause, code } = this;
    return html`
      <rule-board class=${this.#tall() ? "tall" : ""} rule=${clause} lang=${words.lang} brief></rule-board>
      <div class="row" role="group" aria-labelledby="copy">
        <span id="copy" class="small">${icon("link")} ${words.say("rules-copy")}</span>
        ${COPY_FORMS.map(
          (form) => html`<button @click=${() => void this.#copy(form)}>${words.say(`rules-copy-${form.id}`)}</button>`,
        )}
      </div>
      ${
        code === null
          ? nothing
          : html`<div>
              <p class="small">${words.say("rules-not-copied")}</p>
              <textarea readonly aria-label=${words.say("rules-code")} .value=${code}></textarea>
            </div>`
      }
    `;
  }

  /** On a narrow screen a board of places stands upright. */
  #tall(): boolean {
    return Object.values(this.book.things).some(({ kind }) => kind === "place");
  }

  async #copy(form: CopyForm): Promise<void> {
    const { words, book, clause } = this;
    const home = new URL(".", document.baseURI);
    try {
      const file = await boardFile(clause, home);
      const [story] = storiesOf(file);
      // The names that an example brings along stand in its picture.
      const named = wordsOf(words.lang, "", book, story);
      const code = form.text({ clause: file.clause, story, words: named, home });
      const done = await copied(code);
      this.code = done ? null : code;
      if (done) return toast(this, { text: words.say("rules-copied") });
      await this.updateComplete;
      this.area?.select();
      announce(this, words.say("rules-not-copied"));
    } catch (error) {
      toast(this, { text: fault(words, error), urgent: true });
    }
  }
}
