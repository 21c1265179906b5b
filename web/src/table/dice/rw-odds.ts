// The exact odds of the action under consideration: a bar for each outcome, with its percentage and its fraction.
import { LitElement, css, html, svg } from "lit";
import type { nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { parts } from "../parts.styles";
import type { Change, Preview, Table, Words } from "../types";
import { changeText, sorted } from "./changes";
import { percent } from "./percent";
import { stepsView } from "./steps";

/** The most outcomes shown one by one, the likeliest first; the rest share a row. */
const ROWS = 7;

export class RwOdds extends LitElement {
  static override styles = [
    base,
    buttons,
    parts,
    css`
      :host {
        display: block;
      }
      h2 {
        margin-block-end: var(--rw-s1);
        font-size: var(--rw-t-s);
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: var(--rw-t-xs);
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 1px var(--rw-s2) 1px 0;
        font-weight: 500;
        text-align: start;
        vertical-align: middle;
      }
      th {
        inline-size: 45%;
        font-weight: 650;
      }
      .p {
        inline-size: 4.5em;
        font-weight: 700;
        text-align: end;
        white-space: nowrap;
      }
      .odds {
        color: var(--rw-ink-soft);
        white-space: nowrap;
      }
      svg {
        inline-size: 100%;
        min-inline-size: 2.5rem;
        block-size: 0.7rem;
      }
      .sure {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--rw-s4);
        font-size: var(--rw-t-s);
        font-variant-numeric: tabular-nums;
      }
      .always {
        margin-block-start: var(--rw-s1);
        font-size: var(--rw-t-xs);
      }
      h3 {
        margin-block: var(--rw-s2) 1px;
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-xs);
      }
      .steps,
      .steps ol {
        padding-inline-start: 0;
        list-style: none;
      }
      .steps {
        font-size: var(--rw-t-xs);
        line-height: 1.4;
      }
      .steps .calc ol {
        margin-block-end: var(--rw-s1);
      }
      .steps > li > ol ol:not(.calc *) {
        padding-inline-start: var(--rw-s2);
        border-inline-start: 2px solid var(--rw-line);
      }
      .back {
        fill: var(--rw-sunken);
      }
      .fill {
        fill: var(--rw-accent-strong);
        stroke: var(--rw-ink);
        stroke-width: 0.5;
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) odds: Preview | null = null;
  /** The action in words. */
  @property() of = "";

  override render(): TemplateResult {
    const { words, odds } = this;
    if (!odds)
      return html`<h2>${this.of}</h2>
        <p class="soft small">${words.say("table-odds-wait")}</p>`;
    const [only, ...others] = odds.outcomes;
    if (only && others.length === 0) return html`${this.certain(only.changes)}${this.unless(odds)}${this.steps(odds)}`;
    const { always, each } = sorted(odds.outcomes);
    // One more outcome takes no more room than a row for the rest.
    const shown = odds.outcomes.length > ROWS + 1 ? ROWS : odds.outcomes.length;
    const rest = odds.outcomes.slice(shown);
    return html`<h2>${words.say("table-odds", { what: this.of })}</h2>
      <table>
        <thead class="unseen">
          <tr>
            <th scope="col">${words.say("table-odds-outcome")}</th>
            <td></td>
            <th scope="col">${words.say("table-odds-share")}</th>
            <th scope="col">${words.say("table-odds-fraction")}</th>
          </tr>
        </thead>
        <tbody>
          ${odds.outcomes.slice(0, shown).map((o, i) => this.row(this.changes(each[i] ?? [], o.changes), o.p, o.odds))}
          ${
            rest.length > 0
              ? this.row(
                  words.say("table-odds-rest", { n: rest.length }),
                  rest.reduce((sum, o) => sum + o.p, 0),
                  "",
                )
              : null
          }
        </tbody>
      </table>
      ${this.unless(odds)}${always.length > 0 ? html`<p class="soft always">${words.say("table-odds-always", { what: this.changes(always) })}</p>` : null}${this.steps(odds)}`;
  }

  /** The only outcome, one change a line. */
  private certain(changes: readonly Change[]): TemplateResult {
    const { words } = this;
    return html`<h2>${words.say("table-certain", { what: this.of })}</h2>
      <ul class="sure">
        ${
          changes.length === 0
            ? html`<li>${words.say("table-odds-nothing")}</li>`
            : changes.map((change) => html`<li>${changeText(words, this.table, change, changes, true)}</li>`)
        }
      </ul>`;
  }

  /** The assumption behind the odds: no other side interferes, and each choice takes its first option. */
  private unless({ asks = [] }: Preview): TemplateResult | null {
    const { words, table } = this;
    if (asks.length === 0) return null;
    const others = asks.some((side) => side !== table.toAct);
    return html`<p class="soft always">${words.say(others ? "table-odds-unless" : "table-odds-choose")}</p>`;
  }

  private steps(odds: Preview): TemplateResult | typeof nothing {
    return stepsView(this.words, this.table, odds);
  }

  private row(text: string, p: number, odds: string): TemplateResult {
    return html`<tr>
      <th scope="row">${text}</th>
      <td>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          ${svg`<rect class="back" width="100" height="10" rx="2"/><rect class="fill" width=${(p * 100).toFixed(2)} height="10" rx="2"/>`}
        </svg>
      </td>
      <td class="p">${percent(p, this.words.lang)}</td>
      <td class="odds">${odds}</td>
    </tr>`;
  }

  /** `among`: all changes of the outcome. */
  private changes(changes: readonly Change[], among = changes): string {
    if (changes.length === 0) return this.words.say("table-odds-nothing");
    return changes.map((change) => changeText(this.words, this.table, change, among)).join(", ");
  }
}
