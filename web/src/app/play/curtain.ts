// Between two people at one screen: stands in the table's place, so that there is nothing to peek at.
import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { Side } from "../../engine";
import { base, buttons } from "../../theme/shared";
import type { Words } from "../../words/words";
import { icon } from "../icons";

export class RwCurtain extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        min-height: min(34rem, 75dvh);
        place-content: center;
        justify-items: center;
        gap: var(--rw-s4);
        padding: var(--rw-s6) var(--rw-s4);
        border: 1px solid var(--rw-line);
        border-radius: var(--rw-r3);
        background: repeating-linear-gradient(
          90deg,
          var(--rw-raised) 0 2.5rem,
          color-mix(in oklab, var(--rw-raised), var(--rw-sunken) 55%) 2.5rem 5rem
        );
        text-align: center;
      }
      h2 {
        outline: none;
      }
      p {
        max-width: 28rem;
        color: var(--rw-ink-soft);
      }
      .main {
        min-height: 3.5rem;
        padding-inline: var(--rw-s6);
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) side: Side = "p1";

  override firstUpdated(): void {
    this.renderRoot.querySelector("h2")?.focus();
  }

  override render(): TemplateResult {
    const player = this.words.player(this.side);
    return html`
      ${icon("people", 44)}
      <h2 tabindex="-1">${this.words.say("curtain-title", { player })}</h2>
      <p>${this.words.say("curtain-text", { player })}</p>
      <button
        class="main"
        @click=${() => {
          this.dispatchEvent(new CustomEvent("rw-ready"));
        }}
      >
        ${this.words.say("curtain-ready", { player })}
      </button>
    `;
  }
}
