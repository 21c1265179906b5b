// The log: every event in words, under its cause, with its clause and its numbers; newest at the bottom, by turns.
import { LitElement, css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { calcView, clauseLink } from "../bits";
import { parts } from "../parts.styles";
import { amongTerms, termText } from "../terms";
import type { GameEvent, Table, Words } from "../types";
import { turnsOf } from "./tree";
import type { Node, Turn } from "./tree";

export class RwLog extends LitElement {
  static override styles = [
    base,
    buttons,
    parts,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: var(--rw-s2);
        min-block-size: 0;
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--rw-s2);
      }
      .head label {
        display: inline-flex;
        align-items: center;
        gap: 0.4em;
        min-block-size: 1.5rem;
        font-size: var(--rw-t-xs);
      }
      /* From the end: a reader of the newest line sees the next one, and a reader of an old line stays there. */
      .scroll {
        display: flex;
        flex-direction: column-reverse;
        flex: 1;
        min-block-size: 8rem;
        overflow-y: auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
        font-size: var(--rw-t-s);
        line-height: 1.4;
      }
      .turns {
        margin-block-end: auto;
      }
      .turn {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        padding-inline: var(--rw-s1);
        background: var(--rw-raised);
        border-block-end: 1px solid var(--rw-line);
        font-size: var(--rw-t-xs);
      }
      .fold {
        display: inline;
        min-height: 1.5rem;
        padding: 0 0 0 1.1em;
        border: 0;
        background: none;
        color: inherit;
        font-size: inherit;
        font-weight: inherit;
        line-height: inherit;
        text-align: start;
        text-indent: -1.1em;
      }
      .turn .fold {
        font-weight: 700;
      }
      .fold::before {
        content: "";
        display: inline-block;
        inline-size: 0.45em;
        block-size: 0.45em;
        margin-inline: 0.15em 0.5em;
        border: solid currentcolor;
        border-width: 0 2px 2px 0;
        transform: rotate(-45deg);
      }
      .fold[aria-expanded="true"]::before {
        transform: translateY(-0.15em) rotate(45deg);
      }
      .fold:hover {
        background: none;
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      ol {
        padding-inline-start: var(--rw-s2);
      }
      ol ol {
        padding-inline-start: 0;
        border-inline-start: 2px solid var(--rw-line);
      }
      /* What follows below a line is indented to its words, not to its mark. */
      li {
        padding-block: 1px;
        padding-inline-start: 1.1em;
      }
      li > .fold {
        margin-inline-start: -1.1em;
        padding: 0;
        text-indent: 0;
      }
      .new {
        background: color-mix(in oklab, var(--rw-select) 12%, transparent);
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) table!: Table;
  /** The events that have been played so far. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  @state() private everything = false;
  /** What the reader has opened or closed, by event id. By default the last two turns and the newest event are open. */
  private readonly folds = new Map<number, boolean>();

  /** Focuses the log (key L). */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".scroll")?.focus();
  }

  override render(): TemplateResult {
    const { words } = this;
    const turns = turnsOf(this.events, this.everything);
    return html`<div class="head">
        <h2>${words.say("table-log")}</h2>
        <label
          ><input
            type="checkbox"
            .checked=${this.everything}
            @change=${(e: Event) => (this.everything = (e.target as HTMLInputElement).checked)}
          />${words.say("table-log-everything")}</label
        >
      </div>
      <div
        class="scroll"
        role="log"
        aria-live="off"
        tabindex="0"
        aria-label=${words.say("table-log")}
        @keydown=${amongTerms}
      >
        <div class="turns">
          ${turns.map((turn, i) => this.turn(turn, i >= turns.length - 2, i === turns.length - 1))}
        </div>
      </div>`;
  }

  /** A turn. The lines of a closed turn are not drawn. `late`: is it open by default? */
  private turn(turn: Turn, late: boolean, newest: boolean): TemplateResult {
    const { words } = this;
    const id = turn.head?.id ?? -1;
    const open = this.folds.get(id) ?? late;
    const text = turn.head ? words.event(turn.head, this.table) : words.say("table-log-before");
    const last = turn.nodes.length - 1;
    return html`<div class="turn">${this.fold(id, open, text)} ${clauseLink(words, turn.head?.cites)}</div>
      ${
        open
          ? html`<ol>
              ${turn.nodes.map((node, i) => this.line(node, newest && i === last))}
            </ol>`
          : nothing
      }`;
  }

  /** One event. Its words open and close what it caused; the newest is open by default. */
  private line({ event, children }: Node, newest: boolean): TemplateResult {
    const { words } = this;
    const text = words.event(event, this.table);
    const open = this.folds.get(event.id) ?? newest;
    const calc = event.calc ? calcView(words, event.calc, `= ${event.calc.value}`) : null;
    return html`<li class=${newest ? "new" : ""}>
      ${children.length > 0 ? this.fold(event.id, open, text) : html`<span class="leaf">${termText(words, text, { quiet: true })}</span>`}
      ${calc} ${clauseLink(words, event.cites)}
      ${
        children.length > 0 && open
          ? html`<ol>
              ${children.map((child) => this.line(child, false))}
            </ol>`
          : nothing
      }
    </li>`;
  }

  /** A button and not a <summary>, because its line has other buttons. */
  private fold(id: number, open: boolean, text: string): TemplateResult {
    const flip = (): void => {
      this.folds.set(id, !open);
      this.requestUpdate();
    };
    return html`<button type="button" class="fold" aria-expanded=${open ? "true" : "false"} @click=${flip}>
      ${text}
    </button>`;
  }
}
