// Terms in texts: every word that a clause defines opens that clause.
import { html } from "lit";
import type { TemplateResult } from "lit";
import { emit } from "./emit";
import type { Words } from "./types";

/** `quiet`: for texts with many terms, as in a hand or a log. Arrow keys focus the terms, and Tab skips them. */
export interface TermOptions {
  readonly quiet?: boolean;
}

/** The name of a thing, a stat or a mark; a button if a clause defines it. */
export function term(words: Words, id: string, text: string, options: TermOptions = {}): TemplateResult | string {
  const clause = words.terms.clause(id);
  return clause === null ? text : button(words, clause, text, options);
}

/** A sentence with its terms as buttons. What stands at a term without a space, such as a bracket or a comma, stays on its line. */
export function termText(words: Words, text: string, options: TermOptions = {}): (TemplateResult | string)[] {
  const out: (TemplateResult | string)[] = [];
  let [lead, rest] = ["", ""];
  const cuts = words.terms.cut(text);
  cuts.forEach(({ text: part, clause }, n) => {
    if (clause === null) {
      const between = part.slice(rest.length);
      lead = n + 1 < cuts.length ? (/\S+$/.exec(between)?.[0] ?? "") : "";
      out.push(between.slice(0, between.length - lead.length));
      rest = "";
      return;
    }
    const next = cuts[n + 1];
    rest = next?.clause === null ? (/^\S+/.exec(next.text)?.[0] ?? "") : "";
    const shown = button(words, clause, part, options);
    // prettier-ignore
    out.push(lead + rest === "" ? shown : html`<span class="hold">${lead}${shown}${rest}</span>`);
    lead = "";
  });
  return out;
}

function button(words: Words, clause: string, text: string, { quiet = false }: TermOptions): TemplateResult {
  const open = (event: Event): void => {
    // The click must not also toggle a <summary> around the term, or play a card around it.
    event.preventDefault();
    event.stopPropagation();
    if (event.currentTarget) emit(event.currentTarget, "rw-clause", clause);
  };
  // prettier-ignore
  return html`<button type="button" class="term" tabindex=${quiet ? "-1" : "0"} ?data-quiet=${quiet} title=${words.clause(clause).title} @click=${open}>${text}</button>`;
}

/** For `keydown` on a panel: the left and right arrows move the focus among its terms, from any element in it. */
export function amongTerms(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const panel = event.currentTarget;
  const from = event.composedPath()[0];
  if (by === undefined || !(panel instanceof Element) || !(from instanceof Element)) return;
  const terms = [...panel.querySelectorAll<HTMLElement>(".term")];
  const at = terms.indexOf(from as HTMLElement);
  // From another element: the first term after it, or the last before it.
  const after = terms.findIndex((one) => (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const next = at >= 0 ? at + by : by > 0 ? after : (after < 0 ? terms.length : after) - 1;
  const to = terms[next];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
