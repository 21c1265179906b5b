// The timeline: a slider over the actions so far, one step at a time, undo and redo.
import { LitElement, css, html, nothing, svg } from "lit";
import type { TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { emit } from "../emit";
import { parts } from "../parts.styles";
import { ariaKeys, withKey } from "../shortcuts";
import type { Reach, ShortcutId } from "../shortcuts";
import type { Words } from "../types";

const ICONS = {
  undo: "M8 3L2 8l6 5V10c4 0 6 1.5 7.5 4.5C15.5 9.5 12.5 6.5 8 6z",
  redo: "M12 3l6 5-6 5V10c-4 0-6 1.5-7.5 4.5C4.5 9.5 7.5 6.5 12 6z",
  first: "M3 3h2.5v14H3zM17 3v14L6.5 10z",
  back: "M14.5 3v14L4.5 10z",
  forth: "M5.5 3v14l10-7z",
  last: "M14.5 3H17v14h-2.5zM3 3v14l10.5-7z",
} as const;

const KEYS: Readonly<Partial<Record<keyof typeof ICONS, ShortcutId>>> = {
  ...{ undo: "undo", redo: "redo" },
  ...{ back: "back", forth: "forth" },
};

export class RwTimeline extends LitElement {
  static override styles = [
    base,
    buttons,
    parts,
    css`
      :host {
        display: block;
        container: timeline / inline-size;
      }
      .row {
        display: flex;
        align-items: center;
        gap: var(--rw-s1);
      }
      button {
        padding: var(--rw-s1) var(--rw-s2);
      }
      label {
        flex: 1;
        display: flex;
        align-items: center;
        gap: var(--rw-s2);
        min-inline-size: 0;
      }
      input {
        flex: 1;
        min-inline-size: 3rem;
        block-size: 2rem;
        margin: 0;
        accent-color: var(--rw-accent-strong);
      }
      output {
        min-inline-size: 4.5em;
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-xs);
        font-variant-numeric: tabular-nums;
        text-align: end;
      }
      svg {
        inline-size: 1.1rem;
        block-size: 1.1rem;
        fill: currentcolor;
      }
      /* With less room, first the words go, then the buttons to both ends (the slider has Home and End), then the numbers. */
      @container timeline (max-width: 34rem) {
        .word {
          display: none;
        }
      }
      @container timeline (max-width: 25rem) {
        .end {
          display: none;
        }
      }
      @container timeline (max-width: 18rem) {
        output {
          display: none;
        }
      }
      /* In a column that has room for two lines, the slider has one to itself. */
      :host([fills]) {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: center;
        container: timeline / size;
      }
      @container timeline (max-width: 25rem) and (min-height: 4.5rem) {
        .row {
          flex-wrap: wrap;
          justify-content: space-between;
        }
        label {
          order: -1;
          flex: 1 0 100%;
        }
        .end {
          display: inline-flex;
        }
        output {
          display: inline;
        }
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  /** How far the keys reach. */
  @property() keys: Reach = "focus";
  @property({ type: Number }) step = 0;
  @property({ type: Number }) steps = 0;
  /** Does it fill the room it is given? Otherwise it is one line. */
  @property({ type: Boolean, reflect: true }) fills = false;
  /** The position of the slider while it is dragged. */
  @state() private drag: number | null = null;

  override render(): TemplateResult {
    const { words, step, steps } = this;
    const button = (name: keyof typeof ICONS, off: boolean, go: () => void, kind = ""): TemplateResult => {
      const label = words.say(`table-${name}`);
      const key = KEYS[name];
      return html`<button
        type="button"
        class=${kind}
        aria-label=${label}
        aria-keyshortcuts=${(key && ariaKeys(key, this.keys)) ?? nothing}
        title=${key ? withKey(words, label, key, this.keys) : label}
        ?disabled=${off}
        @click=${go}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">${svg`<path d=${ICONS[name]}/>`}</svg>
        ${kind === "named" ? html`<span class="word" aria-hidden="true">${label}</span>` : null}
      </button>`;
    };
    const go = (n: number) => (): void => emit(this, "rw-goto", n);
    return html`<div class="row">
      ${button("undo", step <= 0, () => emit(this, "rw-undo", null), "named")}
      ${button("redo", step >= steps, () => emit(this, "rw-redo", null), "named")}
      <label
        ><span class="unseen">${words.say("table-timeline")}</span>
        <input
          type="range"
          min="0"
          max=${steps}
          step="1"
          .value=${String(step)}
          aria-valuetext=${words.say("table-step-of", { step, steps })}
          @input=${(e: Event) => (this.drag = Number((e.target as HTMLInputElement).value))}
          @change=${this.drop}
        />
        <output aria-hidden="true">${this.drag ?? step} / ${steps}</output></label
      >
      ${button("first", step <= 0, go(0), "end")} ${button("back", step <= 0, go(step - 1))}
      ${button("forth", step >= steps, go(step + 1))} ${button("last", step >= steps, go(steps), "end")}
    </div>`;
  }

  /** Goes to a position only when the slider is released, because the engine computes each one. */
  private drop(event: Event): void {
    this.drag = null;
    emit(this, "rw-goto", Number((event.target as HTMLInputElement).value));
  }
}
