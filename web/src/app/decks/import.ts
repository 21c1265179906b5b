// A deck from a text, read while it is pasted: what was understood, and every line that was not.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { base, buttons } from "../../theme/shared";
import { codeField, dialogs } from "../chrome";
import { icon } from "../icons";
import { closer } from "./bits";
import { builderDataOf, knows } from "./builder-data";
import { isCode, readCode } from "./codes";
import { total, type Deck } from "./model";
import { Names, readDeck, type ReadDeck } from "./text";

/** Of a file, no more is read than this: a deck is a thousandth of it. */
const LARGEST = 1024 * 1024;

/** Unread lines that are shown before the rest is only counted. */
const SHOWN = 8;

export class RwDeckImport extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    codeField,
    css`
      label {
        display: block;
        margin-bottom: var(--rw-s1);
        font-weight: 650;
      }
      .read {
        margin-top: var(--rw-s2);
        font-weight: 650;
      }
      .unread {
        margin-top: var(--rw-s2);
        padding: var(--rw-s2) var(--rw-s3);
        border-left: 0.25rem solid var(--rw-warn);
        background: var(--rw-raised);
        font-size: var(--rw-t-s);
        overflow-wrap: anywhere;
      }
      .unread li {
        font-family: var(--rw-mono);
      }
      p + label {
        margin-top: var(--rw-s3);
      }
    `,
  ];

  /** Of the deck builder. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @state() private text = "";
  @state() private found: ReadDeck | null = null;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  #names: Names | null = null;

  open(): void {
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    const { words, found } = this;
    const some = found !== null && found.read > 0;
    return html`
      <dialog aria-labelledby="title" aria-describedby="hint">
        <div class="top">
          <h2 id="title">${words.say("deck-import-title")}</h2>
          ${closer(words, () => this.dialog)}
        </div>
        <p id="hint" class="soft">
          ${words.say(this.book.builds?.leaders.length === 0 ? "deck-import-hint-cards" : "deck-import-hint")}
        </p>
        ${knows(this.book.id, "code") ? html`<p class="soft">${words.say("deck-import-code")}</p>` : nothing}
        <label for="text">${words.say("deck-import-label")}</label>
        <textarea id="text" spellcheck="false" autofocus .value=${this.text} @input=${this.#typed}></textarea>
        <div role="status">
          ${
            found === null
              ? nothing
              : html`<p class="read">${words.say("deck-import-read", { count: total(found.list) })}</p>
                  ${this.#unread(found)}`
          }
        </div>
        <div class="foot">
          <label class="button">
            ${icon("open", 18)} ${words.say("deck-import-file")}
            <input class="unseen" type="file" accept=".txt,text/plain" @change=${this.#file} />
          </label>
          <button type="button" class="main" ?disabled=${!some} @click=${this.#take}>
            ${words.say("deck-import-take")}
          </button>
        </div>
      </dialog>
    `;
  }

  #unread({ unread }: ReadDeck): TemplateResult | typeof nothing {
    const { words } = this;
    if (unread.length === 0) return nothing;
    const rest = unread.length - SHOWN;
    return html`
      <div class="unread">
        <p>${words.say("deck-import-unread", { count: unread.length })}</p>
        <ul>
          ${unread.slice(0, SHOWN).map(({ line, text }) => html`<li>${words.say("deck-import-line", { line, text })}</li>`)}
        </ul>
        ${rest > 0 ? html`<p>${words.say("deck-import-rest", { count: rest })}</p>` : nothing}
      </div>
    `;
  }

  #typed = (event: Event): void => {
    this.#read((event.target as HTMLTextAreaElement).value);
  };

  #read(text: string): void {
    this.text = text;
    this.#names ??= new Names(this.book);
    this.found = text.trim() === "" ? null : readDeck(text, this.#names);
    if (isCode(text)) void this.#readCode(text);
  }

  /** A code of another client, if the game has such codes; its numbers may have to be fetched. */
  async #readCode(text: string): Promise<void> {
    const { book } = this;
    const codes = (await builderDataOf(book.id).catch(() => null))?.code;
    const found = codes ? readCode(text, codes, book.builds?.leaders ?? []) : null;
    // The reader may have gone on typing.
    if (found && text === this.text) this.found = found;
  }

  #file = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = ""; // so that the same file can be picked again
    if (file) this.#read(await file.slice(0, LARGEST).text());
  };

  #take = (): void => {
    const { found } = this;
    if (!found) return;
    this.dialog.close();
    const { name, list } = found;
    this.dispatchEvent(new CustomEvent<Deck>("rw-read", { detail: { name, list } }));
    this.#read("");
  };
}
