// What is certain of the action under consideration, in the words of the log: each event under its cause, its number with its
// steps open. Nothing here is folded, because a pointer that leaves the target for a fold ends the preview.
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { calcView, clauseLink } from "../bits";
import { turnsOf } from "../log/tree";
import type { Node } from "../log/tree";
import { termText } from "../terms";
import type { Piece, Preview, Table, Words } from "../types";

export function stepsView(words: Words, table: Table, odds: Preview): TemplateResult | typeof nothing {
  const nodes = turnsOf(odds.events ?? [], false).flatMap(({ head, nodes }): readonly Node[] =>
    head === null ? nodes : [{ event: head, children: nodes }],
  );
  if (nodes.length === 0) return nothing;
  const after = withNewcomers(table, odds);
  return html`<h3>${words.say("table-odds-steps")}</h3>
    <ol class="steps">
      ${nodes.map((node) => lineView(words, after, node))}
    </ol>`;
}

function lineView(words: Words, table: Table, { event, children }: Node): TemplateResult {
  // A number without steps is in the words already.
  const calc = event.calc?.steps.length ? event.calc : undefined;
  return html`<li>
    <span>${termText(words, words.event(event, table), { quiet: true })}</span>
    ${clauseLink(words, event.cites)} ${calc ? calcView(words, calc, `= ${calc.value}`, { open: true }) : nothing}
    ${
      children.length > 0
        ? html`<ol>
            ${children.map((child) => lineView(words, table, child))}
          </ol>`
        : nothing
    }
  </li>`;
}

/** The table with the pieces that are to come, which its events name. */
function withNewcomers(table: Table, { outcomes }: Preview): Table {
  const changes = outcomes.flatMap((outcome) => outcome.changes);
  const news = changes.flatMap(({ of, what, to, owner }): [string, Piece][] =>
    what === "new" && to !== undefined ? [[of, { ...NOBODY, is: to, owner: owner ?? null }]] : [],
  );
  return news.length === 0 ? table : { ...table, pieces: { ...Object.fromEntries(news), ...table.pieces } };
}

const NOBODY = { at: null, stats: {}, max: {}, traits: [], cards: [], used: [], zones: [] };
