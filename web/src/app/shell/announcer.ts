// One polite live region for the page. Screen readers drop a text that is replaced too soon, so sentences that come
// together are read together, and a flood of them is summed up.
import { css, html, LitElement, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { base } from "../../theme/shared";

const GATHER_MS = 150;

export class RwAnnouncer extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: absolute;
      }
    `,
  ];

  @state() private text = "";
  #waiting: string[] = [];
  #timer = 0;

  say(text: string): void {
    this.#waiting.push(text);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const next = this.#waiting.join(" ");
      this.#waiting = [];
      // The same sentence twice is news twice: a changed space makes it a change.
      this.text = next === this.text ? `${next}\u00A0` : next;
    }, GATHER_MS);
  }

  override render(): TemplateResult {
    return html`<div class="unseen" role="status" aria-live="polite" aria-atomic="true">${this.text}</div>`;
  }
}
