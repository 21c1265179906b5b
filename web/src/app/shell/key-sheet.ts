// The sheet of keys: what is on each key, and where it works.
import { css, html, LitElement, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { keyName, SHORTCUTS, WHERE, type Where } from "../../table/shortcuts";
import { base, buttons } from "../../theme/shared";
import type { Words } from "../../words/words";
import { dialogs } from "../chrome";
import { icon } from "../icons";
import { link } from "../router";
import { settings } from "../settings";
import { Watches } from "../store";

export class RwKeySheet extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    css`
      dialog {
        width: min(56rem, calc(100vw - 2 * var(--rw-s4)));
      }
      .groups {
        columns: 22rem 2;
        column-gap: var(--rw-s6);
      }
      section {
        margin-block-end: var(--rw-s4);
        break-inside: avoid;
      }
      h3 {
        font-size: var(--rw-t-m);
      }
      dl {
        display: grid;
        grid-template-columns: minmax(7rem, auto) minmax(0, 1fr);
        gap: var(--rw-s1) var(--rw-s3);
        align-items: baseline;
        margin: var(--rw-s2) 0 0;
        font-size: var(--rw-t-s);
      }
      dt {
        display: flex;
        flex-wrap: wrap;
        gap: var(--rw-s1);
      }
      dd {
        margin: 0;
      }
      kbd {
        display: inline-block;
        min-inline-size: 1.7em;
        padding: 0.05em 0.4em;
        border: 1px solid var(--rw-line-strong);
        border-block-end-width: 2px;
        border-radius: var(--rw-r1);
        background: var(--rw-raised);
        font: inherit;
        font-size: var(--rw-t-xs);
        text-align: center;
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  constructor() {
    super();
    new Watches(this, settings);
  }

  open(): void {
    if (!this.dialog.open) this.dialog.showModal();
  }

  override render(): TemplateResult {
    const { words } = this;
    return html`<dialog aria-labelledby="title">
      <div class="top">
        <h2 id="title">${words.say("keys-title")}</h2>
        <form method="dialog">
          <button class="quiet" aria-label=${words.say("close")} title=${words.say("close")}>${icon("close")}</button>
        </form>
      </div>
      <div class="groups">${WHERE.map((where) => this.#group(where))}</div>
      <p class="soft small">
        ${words.say(settings.value.keys === "on" ? "keys-hint" : "keys-are-off")}
        <a href=${link({ at: "settings" })} @click=${this.#close}>${words.say("settings-title")}</a>
      </p>
    </dialog>`;
  }

  #group(where: Where): TemplateResult {
    const { words } = this;
    return html`<section aria-labelledby=${where}>
      <h3 id=${where}>${words.say(`keys-${where}`)}</h3>
      <dl>
        ${SHORTCUTS.filter((one) => one.where === where).map(
          ({ id, keys }) =>
            html`<dt>${this.#keys(keys)}</dt>
              <dd>${words.say(`key-${id}`)}</dd>`,
        )}
      </dl>
    </section>`;
  }

  /** A row of digits is shown by its ends. */
  #keys(keys: readonly string[]): TemplateResult[] {
    const kbd = (key = ""): TemplateResult => html`<kbd>${keyName(this.words, key)}</kbd>`;
    return keys.length > 6 ? [kbd(keys[0]), html`–`, kbd(keys.at(-1))] : keys.map(kbd);
  }

  #close = (): void => {
    this.dialog.close();
  };
}
