// Small templates that many parts use: a link to a clause, a number with its steps, an owner's sign.
import { html, nothing, svg } from "lit";
import type { TemplateResult } from "lit";
import { OWNER_SIGN } from "./board/shapes";
import { emit } from "./emit";
import { signed } from "../words/args";
import type { Calc, CalcStep, Side, Words } from "./types";

/** The id of a clause without its game: "skirmish:bonus.2" is shown as "bonus.2". */
export const shortClause = (id: string): string => id.slice(id.indexOf(":") + 1);

/** A button that asks for a clause. With `quiet`, Tab skips it. */
export function clauseLink(words: Words, id: string | undefined, quiet = false): TemplateResult | null {
  if (!id) return null;
  const { title } = words.clause(id);
  return html`<button
    type="button"
    class="clause"
    tabindex=${quiet ? "-1" : nothing}
    title=${title}
    aria-label=${words.say("table-clause", { id: shortClause(id), title })}
    @click=${opens(id)}
  >
    § ${shortClause(id)}
  </button>`;
}

const opens =
  (id: string) =>
  (event: Event): void => {
    // The click must not also toggle a <summary> around the button.
    event.preventDefault();
    event.stopPropagation();
    if (event.currentTarget) emit(event.currentTarget, "rw-clause", id);
  };

/** The same at the end of a line, as a small sign that has the title of the rule. Tab skips it. */
export function clauseSign(words: Words, id: string | undefined): TemplateResult | null {
  if (!id) return null;
  const { title } = words.clause(id);
  return html`<button
    type="button"
    class="clause"
    tabindex="-1"
    title=${title}
    aria-label=${words.say("table-rule", { title })}
    @click=${opens(id)}
  >
    §
  </button>`;
}

export const sign = (side: Side): TemplateResult =>
  html`<svg class=${`sign ${side}`} viewBox="0 0 20 20" aria-hidden="true">${svg`<path d=${OWNER_SIGN[side]}/>`}</svg>`;

/**
 * A number that opens its steps: the base, then each step with its clause and its source. `label` states the number; with
 * `quiet`, Tab skips it.
 */
export function calcView(
  words: Words,
  calc: Calc,
  label: string,
  { open = false, quiet = false } = {},
): TemplateResult {
  return html`<details class="calc" ?open=${open}>
    <summary tabindex=${quiet ? "-1" : nothing} aria-label=${words.say("table-calc-open", { label })}>${label}</summary>
    <ol>
      <li>
        <span>${words.say("table-calc-base", { value: calc.base })}</span>${clauseLink(words, calc.cites, quiet)}<span
          class="run"
          >${calc.base}</span
        >
      </li>
      ${calc.steps.map(
        (step) =>
          html`<li>
            <span>${stepText(words, step)}</span>${clauseLink(words, step.cites, quiet)}<span class="run"
              >${step.to}</span
            >
          </li>`,
      )}
    </ol>
  </details>`;
}

function stepText(words: Words, step: CalcStep): string {
  const by = step.op === "plus" ? signed(step.by) : String(step.by);
  const text = words.say(`table-calc-${step.op}`, { by });
  return step.from === undefined ? text : words.say("table-calc-from", { step: text, from: words.name(step.from) });
}

/** The same in a sentence: "Begins at 4; Guard: −1; comes to 3." */
export function calcText(words: Words, calc: Calc): string {
  const steps = calc.steps.map((step) => stepText(words, step)).join("; ");
  return words.say("table-calc-told", { base: calc.base, steps, value: calc.value });
}

export { signed };

/** "a square, an attack or a card". */
export const either = (words: Words, items: readonly string[]): string =>
  new Intl.ListFormat(words.lang, { type: "disjunction" }).format(items);
