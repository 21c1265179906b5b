// The log: every event in words, under its cause, with the steps of its number and its rule; newest at the bottom, by turns. It
// is one stop for Tab, and walk.ts has its keys. A host may put more below it: the line for commands.
import { LitElement, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { calcView, clauseSign } from "../bits";
import { emit } from "../emit";
import { parts } from "../parts.styles";
import { pressed } from "../shortcuts";
import { termText } from "../terms";
import type { GameEvent, Table, Words } from "../types";
import { knownOf } from "./known";
import { logStyles } from "./log.styles";
import { hasLine, turnsOf } from "./tree";
import type { Node, Turn } from "./tree";
import { LINE, walk } from "./walk";

/** The id of the line that heads what came before the first turn. */
const BEFORE = -1;

export class RwLog extends LitElement {
  static override styles = [base, buttons, parts, logStyles];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) table!: Table;
  /** The events that have been played so far. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  @property({ type: Number }) step = 0;
  @property({ type: Number }) steps = 0;
  /** Does a click on a line go to its step? Otherwise it opens the line. */
  @property({ type: Boolean }) goes = false;
  @state() private everything = false;
  /** The line that Tab goes to; by default the newest. */
  private at: number | null = null;
  private viewer = "";
  /** Also those after the step that is looked at. */
  private known: readonly GameEvent[] = [];
  /** The last event so far that has a line. */
  private newest = BEFORE;
  /** What the reader has opened or closed, by event id. By default the last two turns and the newest event are open. */
  private readonly folds = new Map<number, boolean>();

  override willUpdate(changed: PropertyValues<this>): void {
    // What one player knows is not kept for another.
    const before = this.viewer === this.table.viewer ? this.known : [];
    this.viewer = this.table.viewer;
    this.known = knownOf(before, this.events, this.step < this.steps);
    this.newest = this.events.findLast((event) => hasLine(event, this.everything))?.id ?? BEFORE;
    // What is new is to be read next.
    if (changed.has("events")) this.at = null;
  }

  override updated(): void {
    // The last line on screen, if the one that Tab went to is folded away.
    const lines = [...this.renderRoot.querySelectorAll<HTMLElement>(LINE)];
    const stop = lines.find((line) => idOf(line) === (this.at ?? this.newest)) ?? lines.at(-1);
    for (const line of lines) line.tabIndex = line === stop ? 0 : -1;
  }

  /** Focuses the newest line (key L), or the one that was read last. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(`${LINE}[tabindex="0"]`)?.focus();
  }

  override render(): TemplateResult {
    const { words } = this;
    const turns = turnsOf(this.known, this.everything);
    const now = turns.findLastIndex((turn) => firstOf(turn) <= this.newest);
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
      <div class="scroll" role="log" aria-live="off" aria-label=${words.say("table-log")}>
        <ol
          class=${this.goes ? "turns goes" : "turns"}
          role="tree"
          aria-label=${words.say("table-log")}
          @keydown=${this.onKey}
          @focusin=${this.onFocus}
        >
          ${turns.map((turn, n) => this.turn(turn, n >= now - 1))}
        </ol>
      </div>
      <slot></slot>`;
  }

  /** A turn. The lines of a closed turn are not drawn. `late`: is it open by default? */
  private turn({ head, nodes }: Turn, late: boolean): TemplateResult {
    const { words, table } = this;
    const id = head?.id ?? BEFORE;
    const text = head ? words.event(head, table) : words.say("table-log-before");
    const open = this.folds.get(id) ?? late;
    const flip = (): void => this.fold(id, !open);
    return html`<li
      class=${`turn ${this.when(id)}`}
      role="treeitem"
      data-id=${id}
      aria-label=${text}
      aria-level="1"
      aria-expanded=${nodes.length > 0 ? String(open) : nothing}
    >
      <div class="line" @click=${flip}>
        <span class="mark"></span><span class="words">${text}</span>${clauseSign(words, head?.cites)}
      </div>
      ${open ? this.below(nodes, 2) : nothing}
    </li>`;
  }

  private below(nodes: readonly Node[], level: number): TemplateResult | typeof nothing {
    if (nodes.length === 0) return nothing;
    return html`<ol role="group">
      ${nodes.map((node) => this.line(node, level))}
    </ol>`;
  }

  /** One event. The newest is open by default. */
  private line({ event, children }: Node, level: number): TemplateResult {
    const { words } = this;
    const { id, calc } = event;
    const text = words.event(event, this.table);
    const leads = children.length > 0;
    const open = this.folds.get(id) ?? spans(event, children, this.newest);
    // A number without steps is in the words already.
    const made =
      calc && (calc.steps.length > 0 || this.everything) ? calcView(words, calc, `= ${calc.value}`, QUIET) : nothing;
    const flip = (click: Event): void => {
      click.stopPropagation();
      if (leads) this.fold(id, !open);
    };
    return html`<li
      class=${`event ${this.when(id)}`}
      role="treeitem"
      data-id=${id}
      aria-label=${text}
      aria-level=${level}
      aria-expanded=${leads ? String(open) : nothing}
      aria-current=${id === this.newest && this.step < this.steps ? "step" : nothing}
    >
      <div class="line" @click=${this.goes ? () => emit(this, "rw-goto-event", id) : flip}>
        <span class="mark" @click=${flip}></span>
        <span class="words">${termText(words, text, QUIET)}</span>
        <span class="signs" @click=${stay}>${made}${clauseSign(words, event.cites)}</span>
      </div>
      ${open ? this.below(children, level + 1) : nothing}
    </li>`;
  }

  private when(id: number): string {
    return id === this.newest ? "now" : id > this.newest ? "later" : "";
  }

  private fold(id: number, open: boolean): void {
    this.folds.set(id, open);
    this.requestUpdate();
  }

  private readonly onFocus = ({ target }: FocusEvent): void => {
    const line = target instanceof Element ? target.closest<HTMLElement>(LINE) : null;
    if (!line) return;
    this.at = idOf(line);
    // What is being read stays open, whatever comes.
    for (let up = line.parentElement?.closest<HTMLElement>(LINE); up; up = up.parentElement?.closest<HTMLElement>(LINE))
      this.folds.set(idOf(up), true);
    for (const one of this.renderRoot.querySelectorAll<HTMLElement>(LINE)) one.tabIndex = one === line ? 0 : -1;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const tree = event.currentTarget as Element;
    if (this.deed(event) || walk(tree, event, (line, open) => this.fold(idOf(line), open))) event.preventDefault();
  };

  /** Of a line itself: go to its step, read its rule. */
  private deed(event: KeyboardEvent): boolean {
    const { target } = event;
    const key = pressed(event, "in-log")?.id;
    if (!(target instanceof HTMLElement) || !target.matches(LINE)) return false;
    const found = this.known.find(({ id }) => id === idOf(target));
    if (key === "rule" && found) emit(this, "rw-clause", found.cites);
    else if (key === "goto" && found && this.goes) emit(this, "rw-goto-event", found.id);
    else if (key === "goto") this.fold(idOf(target), target.ariaExpanded !== "true");
    else return false;
    return true;
  }
}

const QUIET = { quiet: true };

const idOf = ({ dataset }: HTMLElement): number => Number(dataset["id"]);

const firstOf = ({ head, nodes }: Turn): number => (head ?? nodes[0]?.event)?.id ?? BEFORE;

/** Is the newest event this one or below it? */
const spans = ({ id }: GameEvent, children: readonly Node[], newest: number): boolean =>
  id === newest || children.some(({ event, children: more }) => spans(event, more, newest));

/** A click on a sign of a line is none on the line. */
const stay = (event: Event): void => {
  event.stopPropagation();
};
