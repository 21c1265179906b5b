// A game as a link: shown in full, copied at a press, handed to the device's own ways of sharing where it has some.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import type { Save } from "../../engine";
import { base, buttons } from "../../theme/shared";
import type { Words } from "../../words/words";
import { dialogs } from "../chrome";
import { copied } from "../clipboard";
import { icon } from "../icons";
import { link } from "../router";
import { fault, toast } from "../signals";
import { pack } from "./pack";

/** Longer links are cut off by some of the programs that people send them with. */
const LONG = 4000;

export class RwShare extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    css`
      label {
        display: block;
        margin-top: var(--rw-s4);
        font-weight: 600;
      }
      textarea {
        display: block;
        width: 100%;
        height: 6.5rem;
        margin-top: var(--rw-s1);
        padding: var(--rw-s2);
        border: 1px solid var(--rw-line-strong);
        border-radius: var(--rw-r2);
        background: var(--rw-raised);
        color: inherit;
        font: inherit;
        font-size: var(--rw-t-s);
        overflow-wrap: anywhere;
        resize: vertical;
      }
      .note {
        margin-top: var(--rw-s2);
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) address = "";
  /** Has the game dice? */
  @property({ type: Boolean }) dice = false;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query("textarea") private readonly text!: HTMLTextAreaElement;

  /** Shows the link of a game at a step of it; without one, as it stands. */
  async open(save: Save, step: number | null): Promise<void> {
    try {
      const route = { at: "open", packed: await pack(save), ...(step !== null && { step }) } as const;
      this.address = new URL(link(route), location.href).href;
    } catch (error) {
      toast(this, { text: fault(this.words, error), urgent: true });
      return;
    }
    await this.updateComplete;
    this.dialog.showModal();
    this.text.select();
  }

  override render(): TemplateResult {
    const { words, address } = this;
    const canShare = "share" in navigator;
    return html`
      <dialog aria-labelledby="title" aria-describedby="about">
        <div class="top">
          <h2 id="title">${words.say("share-title")}</h2>
          <button class="quiet" aria-label=${words.say("close")} @click=${this.#close}>${icon("close", 18)}</button>
        </div>
        <div id="about">
          <p>${words.say("share-text", this.dice ? { dice: 1 } : {})}</p>
          <p class="note">${words.say("share-own")}</p>
        </div>
        <label for="link">${words.say("share-link")}</label>
        <textarea id="link" readonly spellcheck="false" .value=${address} @focus=${this.#select}></textarea>
        ${address.length > LONG ? html`<p class="note soft small">${words.say("share-long")}</p>` : nothing}
        <div class="foot">
          ${canShare ? html`<button @click=${this.#share}>${icon("open")} ${words.say("share-send")}</button>` : nothing}
          <button class="main" @click=${this.#copy}>${icon("link")} ${words.say("share-copy")}</button>
        </div>
      </dialog>
    `;
  }

  #close = (): void => {
    this.dialog.close();
  };

  #select = (): void => {
    this.text.select();
  };

  #copy = async (): Promise<void> => {
    const done = await copied(this.address);
    if (done) this.#close();
    else this.text.focus(); // which selects it
    toast(this, { text: this.words.say(done ? "share-copied" : "share-by-hand") });
  };

  #share = async (): Promise<void> => {
    // Closing the device's own sheet without choosing is no fault.
    await navigator.share({ title: this.words.say("share-title"), url: this.address }).catch(() => undefined);
  };
}
