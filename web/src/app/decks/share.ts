// A text or a link to be copied by hand, where the browser keeps the clipboard to itself.
import { css, html, LitElement, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Words } from "../../words/words";
import { base, buttons } from "../../theme/shared";
import { codeField, dialogs } from "../chrome";
import { closer } from "./bits";

export class RwDeckShare extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    codeField,
    css`
      textarea {
        margin-top: var(--rw-s3);
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** Of the deck builder. */
  @property({ attribute: false }) words!: Words;
  @state() private head = "";
  @state() private text = "";
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query("textarea") private readonly field!: HTMLTextAreaElement;

  async show(head: string, text: string): Promise<void> {
    [this.head, this.text] = [head, text];
    await this.updateComplete;
    this.dialog.showModal();
    this.field.select();
  }

  override render(): TemplateResult {
    const { words } = this;
    return html`
      <dialog aria-labelledby="title" aria-describedby="about">
        <div class="top">
          <h2 id="title">${this.head}</h2>
          ${closer(words, () => this.dialog)}
        </div>
        <p id="about">${words.say("deck-by-hand")}</p>
        <textarea readonly autofocus spellcheck="false" aria-label=${this.head} .value=${this.text}></textarea>
      </dialog>
    `;
  }
}
