// The small menu beside a target: which attack, which card. The player's own click opens it, so it may take the focus.
import { LitElement, css, html } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { costOf } from "../choice/cost";
import { emit } from "../emit";
import { parts } from "../parts.styles";
import { idOf } from "../refs";
import { thingOf } from "../types";
import type { GameBook, Ref, Table, Words } from "../types";
import { refName } from "./answers";

export class RwMenu extends LitElement {
  static override styles = [
    base,
    buttons,
    parts,
    css`
      :host {
        position: absolute;
        z-index: 3;
        display: grid;
        gap: 2px;
        min-inline-size: 10rem;
        max-inline-size: min(19rem, 92%);
        /* The row of the target stays in sight, where a push often ends. */
        margin-block: var(--rw-s4);
        padding: var(--rw-s1);
        border: 2px solid var(--rw-ink);
        border-radius: var(--rw-r2);
        background: var(--rw-surface);
        box-shadow: var(--rw-shadow-2);
      }
      button {
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0 var(--rw-s3);
        min-height: 2.5rem;
        border-color: transparent;
        text-align: start;
      }
      button:focus-visible {
        outline-offset: -3px;
      }
      small {
        color: var(--rw-ink-soft);
        font-weight: 550;
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) items: readonly Ref[] = [];
  /** The position of the target, as fractions of the board's width and height. */
  @property({ attribute: false }) anchor: { x: number; y: number } = { x: 0.5, y: 0.5 };

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute("role", "menu");
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector("button")?.focus();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("words")) this.setAttribute("aria-label", this.words.say("table-menu"));
    // Opens away from the nearer edge, so that it never leaves the frame.
    const { x, y } = this.anchor;
    const place = { left: x <= 0.5, top: y <= 0.5 };
    this.style.insetInlineStart = place.left ? `${x * 100}%` : "auto";
    this.style.insetInlineEnd = place.left ? "auto" : `${(1 - x) * 100}%`;
    this.style.insetBlockStart = place.top ? `${y * 100}%` : "auto";
    this.style.insetBlockEnd = place.top ? "auto" : `${(1 - y) * 100}%`;
  }

  override render(): TemplateResult {
    return html`${this.items.map((ref) => {
      const thing = thingOf(this.game, idOf(ref));
      const cost = costOf(thing);
      return html`<button
        type="button"
        role="menuitem"
        @click=${() => emit(this, "rw-ref", ref)}
        @keydown=${this.onKey}
        @pointerenter=${() => emit(this, "rw-over", ref)}
        @focus=${() => emit(this, "rw-over", ref)}
        @blur=${() => emit(this, "rw-over", null)}
      >
        <span>${refName(this.words, this.table, ref)}</span>
        <small
          >${[thing?.notation, cost && `${cost.value} ${this.words.stat(cost.stat)}`].filter(Boolean).join(" · ")}</small
        >
      </button>`;
    })}`;
  }

  private onKey(event: KeyboardEvent): void {
    const items = [...this.renderRoot.querySelectorAll("button")];
    const at = items.indexOf(event.currentTarget as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) items[(to + items.length) % items.length]?.focus();
    else if (event.key === "Escape") emit(this, "rw-drop", null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
