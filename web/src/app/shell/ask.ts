// A question before something that cannot be taken back. Closing it is a no.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { query, state } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { dialogs } from "../chrome";
import type { Asked } from "../signals";

export class RwAsk extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    css`
      dialog {
        width: min(28rem, calc(100vw - 2 * var(--rw-s4)));
      }
    `,
  ];

  @state() private asked: Asked | null = null;
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  async ask(asked: Asked): Promise<void> {
    this.asked?.answer(false); // a second question drops the first
    this.asked = asked;
    await this.updateComplete;
    this.dialog.returnValue = "";
    if (!this.dialog.open) this.dialog.showModal();
  }

  override render(): TemplateResult {
    const question = this.asked?.question;
    return html`
      <dialog aria-labelledby="title" aria-describedby="text" @close=${this.#closed}>
        ${
          question
            ? html`
                <h2 id="title">${question.title}</h2>
                <p id="text">${question.text}</p>
                <form method="dialog" class="foot">
                  <button value="no" autofocus>${question.no}</button>
                  <button value="yes" class=${question.danger === true ? "danger" : "main"}>${question.yes}</button>
                </form>
              `
            : nothing
        }
      </dialog>
    `;
  }

  #closed = (): void => {
    this.asked?.answer(this.dialog.returnValue === "yes");
    this.asked = null;
  };
}
