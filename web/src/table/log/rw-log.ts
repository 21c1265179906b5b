// The log: every event in words, under its cause, with its clause and its numbers; newest at the bottom, by turns.
import { LitElement, css, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { calcView, clauseLink } from "../bits";
import { parts } from "../look";
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
      .scroll {
        flex: 1;
        min-block-size: 8rem;
        overflow-y: auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
        font-size: var(--rw-t-s);
        line-height: 1.4;
      }
      .turn > summary {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        padding: var(--rw-s1) var(--rw-s2);
        background: var(--rw-raised);
        border-block-end: 1px solid var(--rw-line);
        font-size: var(--rw-t-xs);
        font-weight: 700;
        cursor: pointer;
      }
      ol {
        padding-inline-start: var(--rw-s2);
      }
      ol ol {
        padding-inline-start: var(--rw-s3);
        border-inline-start: 2px solid var(--rw-line);
      }
      li {
        padding-block: 1px;
      }
      li > details > summary {
        cursor: pointer;
        padding-inline-start: 0.2em;
      }
      .leaf {
        padding-inline-start: 1.1em;
      }
      .new {
        background: color-mix(in oklab, var(--rw-select) 12%, transparent);
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) table!: Table;
  /** Those played back so far. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  @state() private everything = false;
  /** Turns opened or closed by hand, by the id of their first event; the last two are open unless closed. */
  @state() private readonly turned = new Map<number, boolean>();
  private pinned = true;

  override willUpdate(changed: PropertyValues<this>): void {
    const box = this.renderRoot.querySelector(".scroll");
    // Stay at the bottom only if the reader is there.
    if (changed.has("events") && box) this.pinned = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  }

  override updated(changed: PropertyValues<this>): void {
    const box = this.renderRoot.querySelector(".scroll");
    if (changed.has("events") && box && this.pinned) box.scrollTop = box.scrollHeight;
  }

  /** Puts the reader into the log (key L). */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".scroll")?.focus();
  }

  override render(): TemplateResult {
    const { words } = this;
    const turns = turnsOf(this.events, this.everything);
    return html`<div class="head"><h3>${words.say("table-log")}</h3>
        <label><input type="checkbox" .checked=${this.everything}
          @change=${(e: Event) => (this.everything = (e.target as HTMLInputElement).checked)} />${words.say("table-log-everything")}</label></div>
      <div class="scroll" role="log" aria-live="off" tabindex="0" aria-label=${words.say("table-log")}>
        ${turns.map((turn, i) => this.turn(turn, i >= turns.length - 2, i === turns.length - 1))}
      </div>`;
  }

  /** A closed turn costs nothing: its lines are made when it is opened. */
  private turn(turn: Turn, late: boolean, newest: boolean): TemplateResult {
    const id = turn.head?.id ?? -1;
    const open = this.turned.get(id) ?? late;
    const flip = (e: Event): void => {
      const now = (e.currentTarget as HTMLDetailsElement).open;
      if (now === open) return;
      this.turned.set(id, now);
      this.requestUpdate();
    };
    const last = turn.nodes.length - 1;
    return html`<details class="turn" ?open=${open} @toggle=${flip}>
      <summary>${turn.head ? this.words.event(turn.head, this.table) : this.words.say("table-log-before")} ${clauseLink(this.words, turn.head?.cites)}</summary>
      ${open ? html`<ol>${turn.nodes.map((node, i) => this.line(node, newest && i === last))}</ol>` : nothing}
    </details>`;
  }

  private line(node: Node, open: boolean): TemplateResult {
    const { event, children } = node;
    const said = html`${this.words.event(event, this.table)} ${event.calc ? calcView(this.words, event.calc, "=") : null} ${clauseLink(this.words, event.cites)}`;
    if (children.length === 0) return html`<li class=${open ? "leaf new" : "leaf"}>${said}</li>`;
    return html`<li class=${open ? "new" : ""}><details ?open=${open}><summary>${said}</summary>
      <ol>${children.map((child) => this.line(child, false))}</ol></details></li>`;
  }
}
