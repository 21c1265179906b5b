// Taking over a side of a shared game: who plays the other one?
import { css, html, LitElement, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Side } from "../../engine";
import { base, buttons, fields } from "../../theme/shared";
import type { Words } from "../../words/words";
import { dialogs } from "../chrome";
import { icon } from "../icons";
import { sitterAt, type Sitter } from "../play/seats";
import { WHO, type Who } from "../setup/model";
import type { Taken } from "./taken";

export class RwTakeover extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    dialogs,
    css`
      p:has(select) {
        display: grid;
        gap: var(--rw-s1);
        margin-top: var(--rw-s4);
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @state() private side: Side = "p1";
  @state() private other: Who = "normal";
  @state() private at = 0;
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  /** Asks about a side. The other keeps its bot; a person's place goes to the bot in the middle. */
  open(side: Side, sitters: readonly Sitter[], step: number): void {
    const other = sitters.find((sitter) => sitter.side !== side);
    this.side = side;
    this.at = step;
    this.other = other && sitterAt(sitters, other.side)?.bot ? other.level : "normal";
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    const { words, side } = this;
    const name = (who: Who): string => words.say(who === "person" ? "who-friend" : `who-${who}`);
    return html`
      <dialog aria-labelledby="title" aria-describedby="about">
        <div class="top">
          <h2 id="title">${words.say("shared-take", { player: words.player(side) })}</h2>
          <button class="quiet" aria-label=${words.say("close")} @click=${this.#close}>${icon("close", 18)}</button>
        </div>
        <p id="about">${words.say("shared-take-text", { step: this.at })}</p>
        <p>
          <label for="other">${words.say("shared-against")}</label>
          <select
            id="other"
            @change=${(event: Event) => {
              const { value } = event.target as HTMLSelectElement;
              this.other = WHO.find((one) => one === value) ?? "normal";
            }}
          >
            ${WHO.map((who) => html`<option value=${who} .selected=${who === this.other}>${name(who)}</option>`)}
          </select>
        </p>
        <div class="foot">
          <button class="main" @click=${this.#take}>${icon("play")} ${words.say("shared-take-go")}</button>
        </div>
      </dialog>
    `;
  }

  #close = (): void => {
    this.dialog.close();
  };

  #take = (): void => {
    const { side, other } = this;
    this.#close();
    this.dispatchEvent(new CustomEvent<Taken>("rw-taken", { detail: { side, other } }));
  };
}
