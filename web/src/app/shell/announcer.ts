// One polite live region for the page.
import { css, html, LitElement, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { gathered } from "./gather";
import { base } from "../../theme/shared";

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

  readonly say = gathered((text) => {
    this.text = text;
  });

  override render(): TemplateResult {
    return html`<div class="unseen" role="status" aria-live="polite" aria-atomic="true">${this.text}</div>`;
  }
}
