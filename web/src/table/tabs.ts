// The panels beside the board: tabs on a narrow screen, and the same elements side by side on a wide one.
import { html } from "lit";
import type { TemplateResult } from "lit";
import type { Words } from "./types";

/** A question has a tab while it is asked. `tray`: what chance brought, or may bring. */
export const TABS = ["question", "unit", "hand", "log", "tray"] as const;
export type Tab = (typeof TABS)[number];

export function tabs(words: Words, among: readonly Tab[], now: Tab, choose: (tab: Tab) => void): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const to = among[(among.indexOf(now) + by + among.length) % among.length] ?? now;
    choose(to);
    const row = event.currentTarget as HTMLElement;
    row.querySelector<HTMLElement>(`#tab-${to}`)?.focus();
  };
  return html`<div class="tabs" role="tablist" @keydown=${onKey}>
    ${among.map(
      (tab) =>
        html`<button
          type="button"
          role="tab"
          id=${`tab-${tab}`}
          aria-selected=${now === tab ? "true" : "false"}
          aria-controls=${`panel-${tab}`}
          tabindex=${now === tab ? "0" : "-1"}
          @click=${() => choose(tab)}
        >
          ${words.say(`table-tab-${tab}`)}
        </button>`,
    )}
  </div>`;
}

export function panel(words: Words, tab: Tab, now: Tab, narrow: boolean, content: TemplateResult): TemplateResult {
  return html`<section
    class=${`panel tab ${tab} ${now === tab ? "on" : ""}`}
    id=${`panel-${tab}`}
    role=${narrow ? "tabpanel" : "region"}
    aria-label=${words.say(`table-tab-${tab}`)}
  >
    ${content}
  </section>`;
}
