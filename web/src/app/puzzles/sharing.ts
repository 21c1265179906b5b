// "Link and embed": a puzzle in the forms that other pages take.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import type { Words } from "../../words/words";
import { codeField } from "../chrome";
import { copied } from "../clipboard";
import { icon } from "../icons";
import { toast } from "../signals";
import { titleOf } from "./card";
import { COPY_FORMS, type CopyForm } from "./copy-forms";
import type { Puzzle } from "./types";

export class RwPuzzleShare extends LitElement {
  static override styles = [
    base,
    buttons,
    codeField,
    css`
      :host {
        display: block;
      }
      summary {
        display: inline-flex;
        align-items: center;
        gap: var(--rw-s2);
        min-height: var(--rw-target);
        color: var(--rw-link);
        font-size: var(--rw-t-s);
        font-weight: 650;
        cursor: pointer;
      }
      .forms {
        display: flex;
        flex-wrap: wrap;
        gap: var(--rw-s2);
      }
      .forms button {
        padding-inline: var(--rw-s3);
        font-size: var(--rw-t-s);
      }
      label {
        display: block;
        margin-top: var(--rw-s2);
        font-size: var(--rw-t-s);
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) puzzle!: Puzzle;
  /** A text that the browser did not let us copy; it is shown, to be copied by hand. */
  @state() private byHand: string | null = null;

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("puzzle")) this.byHand = null;
  }

  override render(): TemplateResult {
    const { words, byHand } = this;
    return html`<details>
      <summary>${icon("link", 18)} ${words.say("puzzle-share")}</summary>
      <p class="forms">
        ${COPY_FORMS.map((form) => html`<button type="button" @click=${() => void this.#copy(form)}>${words.say(`puzzle-copy-${form.id}`)}</button>`)}
      </p>
      ${
        byHand === null
          ? nothing
          : html`<label>${words.say("puzzle-by-hand")}<textarea readonly .value=${byHand}></textarea></label>`
      }
    </details>`;
  }

  async #copy(form: CopyForm): Promise<void> {
    const { words, puzzle } = this;
    const text = await form.text({ puzzle, words, home: new URL(".", document.baseURI) });
    if (await copied(text)) {
      this.byHand = null;
      toast(this, { text: words.say("puzzle-copied", { title: words.both(titleOf(puzzle)) }) });
      return;
    }
    this.byHand = text;
    await this.updateComplete;
    this.renderRoot.querySelector("textarea")?.select();
  }
}
