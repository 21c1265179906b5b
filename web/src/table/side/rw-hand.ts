// The hand: what each card costs and does, whether it can be played, and why not when it cannot.
import { LitElement, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { calcView } from "../bits";
import { pairOf, platesOf } from "../board/numbers";
import { costOf, costsOf } from "../choice/cost";
import { emit } from "../emit";
import { OneStop } from "../one-stop";
import { parts } from "../parts.styles";
import type { List } from "../choice/pick";
import { cardRef } from "../refs";
import { ariaKeys } from "../shortcuts";
import type { Reach } from "../shortcuts";
import { amongTerms, term, termText } from "../terms";
import { thingOf } from "../types";
import type { Calc, GameBook, Held, DrawnThing, Ref, Side, Table, Words } from "../types";
import { cardGlyph } from "./card-glyphs";
import { handStyles } from "./hand.styles";
import { handOf } from "./held";
import type { InHand } from "./held";
import { amounts, pictured, symbolsStyles } from "./symbols";

/** "Your hand (5)", where it is yours. */
export const handTitle = (words: Words, side: Side, count: number): string =>
  words.say("table-hand", { count, ...words.playerArgs(side) });

export class RwHand extends LitElement {
  static override styles = [base, buttons, parts, symbolsStyles, handStyles];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  /** Would a click on the ref lead anywhere? */
  @property({ attribute: false }) can: (ref: Ref) => boolean = () => false;
  @property({ attribute: false }) chosen: readonly Ref[] = [];
  /** What may be done: a card may cost something else than is printed on it. */
  @property({ attribute: false }) list: List = [];
  /** Somebody at this screen decides now: only then does "why not" make sense. */
  @property({ type: Boolean }) live = false;
  /** Is a forbidden action worth a click too? Then none looks disabled. */
  @property({ type: Boolean }) probing = false;
  /** How far the keys reach. */
  @property() keys: Reach = "focus";

  constructor() {
    super();
    new OneStop(this, "li > button, summary");
  }

  override willUpdate(): void {
    this.style.setProperty("--cards", String(handOf(this.table).cards.length));
  }

  override render(): TemplateResult {
    const { side, pile: hand, cards } = handOf(this.table);
    if (!hand) return html``;
    return html`<h2>${handTitle(this.words, side, hand.count)}</h2>
      ${
        hand.cards === undefined
          ? html`<p>${this.words.say("table-hand-hidden")}</p>`
          : hand.cards.length === 0
            ? html`<p>${this.words.say("table-hand-empty")}</p>`
            : html`<ul class=${side} @keydown=${amongTerms}>
                ${cards.map((card, n) => this.card(card, n))}
              </ul>`
      }`;
  }

  private card({ is: id, name, count, calcs, traits }: InHand, n: number): TemplateResult {
    const { words, game } = this;
    const ref = cardRef(name);
    const thing = thingOf(game, id);
    // While nobody here decides, every card counts as playable, because there is no reason to show.
    const playable = !this.live || this.can(ref);
    const kind = thing?.cardKind ?? null;
    const said = playable
      ? kind
        ? term(words, kind, words.name(kind), QUIET)
        : null
      : html`<span class="why">${words.say("table-why-not")}</span>`;
    return html`<li class="card">
      <button
        type="button"
        aria-pressed=${this.chosen.includes(ref) ? "true" : "false"}
        aria-disabled=${playable || this.probing ? nothing : "true"}
        aria-describedby=${`text-${name}`}
        data-ref=${ref}
        data-full
        aria-keyshortcuts=${ariaKeys("card", this.keys, n) ?? nothing}
        @click=${() => emit(this, "rw-ref", ref)}
        @pointerenter=${() => emit(this, "rw-over", ref)}
        @pointerleave=${() => emit(this, "rw-over", null)}
      >
        ${this.cost(thing, ref, calcs)}
        <span class="name">${words.name(id)}${count > 1 ? html`<span class="times">×${count}</span>` : null}</span>
      </button>
      <div class="band">
        ${cardGlyph(thing, game)} <span class="kind">${said}</span>
        ${this.body(thing, calcs)}
      </div>
      <div class="text" id=${`text-${name}`}>
        ${traits.map((trait) => html`<p class="mark">${words.name(trait)}</p>`)} ${this.printed(thing)}
        <p class="lines">${termText(words, words.text(id), QUIET)}</p>
        ${Object.entries(calcs).map(([stat, calc]) => html`<p>${words.stat(stat)} ${calcView(words, calc, words.say("table-calc-printed", { value: calc.base }))}</p>`)}
      </div>
    </li>`;
  }

  /** What it costs now, playable or not: a number in the corner, or every part with its picture. */
  private cost(thing: DrawnThing | undefined, ref: Ref, calcs: Held["calcs"]): TemplateResult | null {
    const { words, game, list } = this;
    const costs = costsOf(thing, list, ref);
    if (Object.keys(costs).some((stat) => pictured(game, stat)))
      return html`<span class="costs">${amounts(words, game, costs)}<span class="unseen">,</span></span>`;
    const cost = costOf(thing, list, ref);
    const paid = cost && calcs[cost.stat];
    return (
      cost &&
      html`<span class=${paid ? `cost ${change(paid)}` : "cost"}
        >${paid?.value ?? cost.value}<span class="unseen"> ${words.stat(cost.stat)},</span></span
      >`
    );
  }

  /** Both numbers of a unit, where the game draws no more of them. */
  private body(thing: DrawnThing | undefined, calcs: Held["calcs"]): TemplateResult | null {
    const shown = pairOf(this.game);
    const numbers = shown.flatMap((stat) => {
      const printed = thing?.stats?.[stat];
      return printed === undefined ? [] : [this.number(stat, calcs[stat]?.value ?? printed)];
    });
    return numbers.length > 0 && numbers.length === shown.length
      ? html`<span class="body">${numbers[0]} ${numbers[1]}</span>`
      : null;
  }

  /** The numbers of a unit that are not drawn on it. */
  private printed(thing: DrawnThing | undefined): TemplateResult | null {
    const { words } = this;
    const shown = pairOf(this.game);
    const stats = Object.entries(thing?.stats ?? {}).filter(([stat]) => !shown.includes(stat));
    if (stats.length === 0) return null;
    return html`<p class="numbers">
      ${stats.map(([stat, value]) => html`<span title=${words.statName(stat)}>${words.stat(stat)} <b>${value}</b></span>`)}
    </p>`;
  }

  /** A unit's number, with the name of its stat for screen readers. */
  private number(stat: string, value: number): TemplateResult {
    return html`<span class=${platesOf(this.game).get(stat) ?? nothing}
      >${value}<span class="unseen"> ${this.words.stat(stat)}</span></span
    >`;
  }
}

const QUIET = { quiet: true };

/** How a number compares with the printed one. */
export const change = ({ value, base }: Calc): string => (value > base ? "more" : value < base ? "less" : "");
