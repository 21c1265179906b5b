// What is read without being chosen: a piece or a card, in full, beside where it is. Nothing in it can be pressed.
import { LitElement, css, html } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base } from "../../theme/shared";
import { costsOf } from "../choice/cost";
import { parts } from "../parts.styles";
import { idOf, kindOf } from "../refs";
import { thingOf } from "../types";
import type { GameBook, Ref, Table, Words } from "../types";
import { cardNamed } from "../view";
import { cardGlyph } from "./card-glyphs";
import { amounts, numbersOf, symbolsStyles } from "./symbols";

/** Pixels between the card and what it is about, and to the edge of the window. */
const GAP = 10;
const EDGE = 8;

export class RwPeek extends LitElement {
  static override styles = [
    base,
    parts,
    symbolsStyles,
    css`
      :host {
        position: fixed;
        inset: auto;
        z-index: 5;
        overflow: hidden auto;
        max-inline-size: min(20rem, 100vw - 1rem);
        max-block-size: calc(100dvh - 1rem);
        margin: 0;
        padding: var(--rw-s3);
        border: 2px solid var(--rw-ink);
        border-radius: var(--rw-r2);
        background: var(--rw-surface);
        color: var(--rw-ink);
        box-shadow: var(--rw-shadow-2);
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--rw-s2);
      }
      header svg {
        flex: none;
        inline-size: 1.5rem;
        block-size: 1.5rem;
        fill: var(--rw-ink-soft);
      }
      h2 {
        flex: 1;
        font-size: var(--rw-t-l);
      }
      .lines {
        margin-block-start: var(--rw-s2);
        white-space: pre-line;
      }
    `,
  ];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) of: Ref = "";
  /** Where that is on the screen. */
  @property({ attribute: false }) beside!: DOMRect;

  override connectedCallback(): void {
    super.connectedCallback();
    this.popover = "manual";
    // Above everything, also where the page around it clips.
    this.showPopover();
  }

  /** Beside it where there is room, or else above or under it; never over it. */
  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("beside") && !changed.has("of")) return;
    const { beside } = this;
    const { width, height } = this.getBoundingClientRect();
    const fits = (x: number): boolean => x >= EDGE && x + width <= innerWidth - EDGE;
    const x = [beside.right + GAP, beside.left - GAP - width].find(fits);
    const under = beside.bottom + GAP + height <= innerHeight - EDGE;
    const y = x !== undefined ? beside.top : under ? beside.bottom + GAP : beside.top - GAP - height;
    this.style.left = `${String(within(x ?? beside.left + (beside.width - width) / 2, width, innerWidth))}px`;
    this.style.top = `${String(within(y, height, innerHeight))}px`;
  }

  override render(): TemplateResult {
    const { table, words, game, of } = this;
    if (kindOf(of) === "card") return this.card();
    return html`<rw-inspector inert .table=${table} .words=${words} .game=${game} .piece=${idOf(of)}></rw-inspector>`;
  }

  private card(): TemplateResult {
    const { table, words, game, of } = this;
    const is = cardNamed(table, idOf(of))?.card.is ?? idOf(of);
    const thing = thingOf(game, is);
    const kind = thing?.cardKind ? [words.name(thing.cardKind)] : [];
    return html`<header>
        ${cardGlyph(thing, game)}
        <h2>${words.name(is)}</h2>
        ${amounts(words, game, costsOf(thing, [], of))}
      </header>
      <p class="soft small">${[...kind, ...numbersOf(words, thing)].join(" · ")}</p>
      <p class="lines">${words.text(is)}</p>`;
  }
}

const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));
