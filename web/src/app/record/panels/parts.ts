// Small controls that the recorder's panels share. Each has a label.
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Words } from "../../../words/words";
import { icon } from "../../icons";
import type { ScenarioEditor } from "../scenario-editor";

export interface Stepped {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max?: number | undefined;
  readonly less: string;
  readonly more: string;
  /** What is wrong with the number, in words. */
  readonly fault?: string | null;
  readonly set: (value: number) => void;
}

/** A number with a button on either side, and its fault below. */
export function stepper({ label, value, min, max, less, more, fault = null, set }: Stepped): TemplateResult {
  const id = `n-${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  const typed = (event: Event): void => {
    const n = Number.parseInt((event.target as HTMLInputElement).value, 10);
    if (Number.isInteger(n)) set(n);
  };
  return html`<div class="stepper">
    <label for=${id}>${label}</label>
    <span class="number">
      <button type="button" aria-label="${less}: ${label}" ?disabled=${value <= min} @click=${() => set(value - 1)}>
        −
      </button>
      <input
        id=${id}
        type="number"
        inputmode="numeric"
        min=${min}
        max=${max ?? nothing}
        aria-invalid=${fault === null ? nothing : "true"}
        aria-describedby=${fault === null ? nothing : `${id}-fault`}
        .value=${fault === null ? live(String(value)) : String(value)}
        @change=${typed}
      />
      <button
        type="button"
        aria-label="${more}: ${label}"
        ?disabled=${max !== undefined && value >= max}
        @click=${() => set(value + 1)}
      >
        +
      </button>
    </span>
    ${fault === null ? nothing : html`<p class="fault small" id="${id}-fault">${fault}</p>`}
  </div>`;
}

/** A choice of one from a few. */
export function segments<T extends string>(
  label: string,
  options: readonly (readonly [T, string | TemplateResult])[],
  chosen: T | null,
  set: (value: T) => void,
): TemplateResult {
  return html`<div class="segments" role="group" aria-label=${label}>
    ${options.map(
      ([value, text]) =>
        html`<button type="button" class=${value} aria-pressed=${value === chosen} @click=${() => set(value)}>
          ${text}
        </button>`,
    )}
  </div>`;
}

/** A row of things, each with a button that removes it. */
export function chips(
  label: string,
  items: readonly { readonly text: string; readonly remove: string; readonly drop: () => void }[],
): TemplateResult | typeof nothing {
  if (items.length === 0) return nothing;
  return html`<ul class="chips" aria-label=${label}>
    ${items.map(
      ({ text, remove, drop }) =>
        html`<li class="chip">
          ${text}<button type="button" class="quiet" aria-label=${remove} @click=${drop}>${icon("close", 14)}</button>
        </li>`,
    )}
  </ul>`;
}

/**
 * A list with a button that adds the chosen item. The list alone adds nothing, because arrow keys change its choice. `key` is
 * the button's `data-key`, see `edit`.
 */
export function adder(
  label: string,
  go: string,
  options: readonly (readonly [string, string])[],
  add: (value: string) => void,
  key?: string,
): TemplateResult {
  const press = (event: Event): void => {
    const select = (event.currentTarget as HTMLElement).parentElement?.querySelector("select");
    if (select && select.value !== "") add(select.value);
  };
  return html`<span class="adder">
    <select aria-label=${label}>
      ${options.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
    </select>
    <button type="button" data-key=${key ?? nothing} aria-label="${go}: ${label}" @click=${press}>${go}</button>
  </span>`;
}

/** A button that removes all of `count` things; nothing if there are fewer than two. */
export const clearing = (
  words: Words,
  label: string,
  count: number,
  clear: () => void,
): TemplateResult | typeof nothing =>
  count < 2
    ? nothing
    : html`<p class="clearing">
        <button type="button" class="quiet" aria-label="${words.say("record-clear")}: ${label}" @click=${clear}>
          ${words.say("record-clear")}
        </button>
      </p>`;

/** The buttons for undo and redo. */
export function travel(words: Words, editor: ScenarioEditor): TemplateResult {
  const { past, future } = editor.now;
  const button = (name: "undo" | "redo", off: boolean): TemplateResult => {
    const label = words.say(`record-${name}`);
    return html`<button
      type="button"
      aria-label=${label}
      title=${label}
      ?disabled=${off}
      @click=${() => void editor[name]()}
    >
      ${icon(name, 18)}
    </button>`;
  };
  return html`${button("undo", past.length < 2)} ${button("redo", future.length === 0)}`;
}
