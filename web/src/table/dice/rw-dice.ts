// The dice tray. The last roll stays until the next one. It is in words for screen readers, then in faces for the eye.
import { LitElement, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { base, buttons } from "../../theme/shared";
import { calcView, signed } from "../bits";
import { OneStop } from "../one-stop";
import { parts } from "../parts.styles";
import { faces } from "../speech/heard";
import { term, termText } from "../terms";
import type { GameEvent, Table, Words } from "../types";
import { die } from "./die";
import { diceStyles } from "./dice.styles";
import { lastRolls } from "./rolls";
import type { Roll, Rolls } from "./rolls";
import { isSum } from "./thrown";

export class RwDice extends LitElement {
  static override styles = [base, buttons, parts, diceStyles];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) table!: Table;
  /** The events that have been played so far. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  /** How long dice tumble, in milliseconds; 0 shows the faces at once. */
  @property({ type: Number }) tumble = 0;
  private rolls: Rolls | null = null;
  private thrown = -1;

  constructor() {
    super();
    new OneStop(this, "button, summary");
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("events")) this.rolls = lastRolls(this.events);
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("events")) return;
    const newest = this.rolls?.rolls[this.rolls.rolls.length - 1]?.id ?? -1;
    // Only new dice tumble, and only during a playback: not when the reader goes back or opens a table.
    if (newest > this.thrown && this.tumble > 0) this.throwDice(newest);
    this.thrown = newest;
  }

  /** Ends every tumble; for a click or a key. */
  skip(): void {
    for (const animation of this.renderRoot instanceof ShadowRoot ? this.renderRoot.getAnimations() : [])
      animation.finish();
  }

  private throwDice(id: number): void {
    const cubes = this.renderRoot.querySelectorAll<SVGElement>(`[data-roll="${id}"] .cube`);
    cubes.forEach((cube, i) => {
      if (typeof cube.animate !== "function") return;
      const turn = 360 + ((i * 97) % 180);
      cube.animate(
        [
          { transform: `translate(${-30 + ((i * 29) % 60)}px, -46px) rotate(${-turn}deg) scale(1.3)`, opacity: 0 },
          { transform: `translate(4px, 0) rotate(${-turn / 3}deg) scale(1.05)`, opacity: 1, offset: 0.45 },
          { transform: "translate(-2px, -9px) rotate(12deg)", offset: 0.7 },
          { transform: "none" },
        ],
        { duration: this.tumble, delay: i * 35, easing: "cubic-bezier(.3,.6,.4,1)", fill: "backwards" },
      );
    });
  }

  override render(): TemplateResult {
    const { words, rolls } = this;
    if (!rolls) return html``;
    return html`<section aria-label=${words.say("table-dice-tray")}>
      ${rolls.of ? html`<h2>${words.event(rolls.of, this.table)}</h2>` : nothing}
      <div class="sets">
        ${repeat(
          rolls.rolls,
          (r) => r.id,
          (r) => this.roll(r),
        )}
      </div>
      ${rolls.results.length > 0 ? html`<p class="sum">${rolls.results.map((e) => this.result(e))}</p>` : nothing}
    </section>`;
  }

  private roll({ id, dice, pool, bonus }: Roll): TemplateResult {
    const { words } = this;
    // Of several rolls one is kept. Before that, none is marked as dropped.
    const chosen = this.rolls?.rolls.some((r) => r.dice.use === dice.use && r.dice.kept) ?? false;
    const title = words.say(`table-dice-${dice.use}`);
    const total = dice.adjusted.reduce((sum, n) => sum + n, 0);
    return html`<figure class=${`set ${dice.use} ${!chosen ? "" : dice.kept ? "kept" : "dropped"}`} data-roll=${id}>
      <figcaption>
        <b>${term(words, dice.use, title)}</b>
        ${chosen ? html`<span class="keep">${words.say(dice.kept ? "table-dice-kept" : "table-dice-dropped")}</span>` : null}
        ${pool ? calcView(words, pool, words.say("table-dice", { n: pool.value })) : null}${bonus ? calcView(words, bonus, words.say("table-dice-bonus", { bonus: signed(bonus.value) })) : null}
        <span class="unseen">${faces(words, dice).join("; ")}</span>
      </figcaption>
      <ul aria-hidden="true">
        ${dice.natural.map((natural, i) =>
          die(
            {
              natural,
              adjusted: dice.adjusted[i] ?? natural,
              mark: dice.marks[i] ?? null,
              sides: dice.sides,
              use: dice.use,
            },
            words,
          ),
        )}${isSum(dice) && dice.natural.length > 1 ? html`<li class="total">= ${total}</li>` : null}
      </ul>
    </figure>`;
  }

  private result(e: GameEvent): TemplateResult {
    const { words } = this;
    return html`<span class="result"
      >${termText(words, words.event(e, this.table))}${e.calc ? calcView(words, e.calc, `= ${e.calc.value}`) : null}</span
    >`;
  }
}
