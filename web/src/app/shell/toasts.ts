// Small messages at the foot of the page: what may not be done and why, what went wrong.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import type { Words } from "../../words/words";
import { icon } from "../icons";
import { showClause, type Toast } from "../signals";

/** Time to read a sentence and to reach its link; faults stay until closed. */
const STAYS_MS = 9000;

export class RwToasts extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        position: fixed;
        z-index: 20;
        inset: auto 0 max(var(--rw-s4), env(safe-area-inset-bottom)) 0;
        display: grid;
        justify-items: center;
        padding: 0 var(--rw-s4);
        pointer-events: none;
      }
      .toast {
        display: flex;
        align-items: center;
        gap: var(--rw-s2);
        max-width: 36rem;
        padding: var(--rw-s1) var(--rw-s1) var(--rw-s1) var(--rw-s4);
        border-radius: var(--rw-r2);
        border: 1px solid transparent;
        background: var(--rw-ink);
        color: var(--rw-surface);
        box-shadow: var(--rw-shadow-2);
        pointer-events: auto;
        animation: rise var(--rw-slow) var(--rw-ease);
      }
      @keyframes rise {
        from {
          opacity: 0;
          transform: translateY(0.75rem);
        }
      }
      .toast.urgent {
        background: var(--rw-bad);
        color: var(--rw-on-bad);
      }
      .toast button {
        color: inherit;
      }
      .toast button:hover {
        background: rgb(127 127 127 / 30%);
      }
      .clause {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      p {
        padding: var(--rw-s2) 0;
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @state() private toast: Toast | null = null;
  #timer = 0;

  show(toast: Toast): void {
    this.toast = toast;
    this.#wait(toast);
  }

  hide = (): void => {
    this.toast = null;
    clearTimeout(this.#timer);
  };

  #wait(toast: Toast): void {
    clearTimeout(this.#timer);
    if (toast.urgent !== true) this.#timer = window.setTimeout(this.hide, STAYS_MS);
  }

  override render(): TemplateResult | typeof nothing {
    const { toast, words } = this;
    if (!toast) return nothing;
    const { clause, act, urgent = false } = toast;
    return html`
      <div
        class="toast ${urgent ? "urgent" : ""}"
        role="region"
        aria-label=${words.say("toasts")}
        @pointerenter=${() => {
          clearTimeout(this.#timer);
        }}
        @pointerleave=${() => {
          this.#wait(toast);
        }}
        @focusin=${() => {
          clearTimeout(this.#timer);
        }}
      >
        <p>${toast.text}</p>
        ${
          clause
            ? html`<button
                class="quiet clause"
                @click=${() => {
                  showClause(this, clause);
                }}
              >
                ${words.say("toast-why")}
              </button>`
            : nothing
        }
        ${
          act
            ? html`<button
                class="quiet clause"
                @click=${() => {
                  this.hide();
                  act.run();
                }}
              >
                ${act.text}
              </button>`
            : nothing
        }
        <button class="quiet" aria-label=${words.say("close")} @click=${this.hide}>${icon("close", 18)}</button>
      </div>
    `;
  }
}
