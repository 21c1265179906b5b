// A clause's own words, as a board shows them: in its head, and in place where a term was asked for.
import { html, type TemplateResult } from "lit";
import { shortClause } from "../table/bits";
import type { ClauseText } from "../words/book";
import { replaceClauses } from "../words/clause-id";
import type { Words } from "../words/words";
import { clauseAddress } from "./links";

/** Text in paragraphs, with the clauses it names called by their titles. */
export const paragraphs = (words: Words, text: string): TemplateResult[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => html`<p class="text">${replaceClauses(part, (id) => words.clause(id).title)}</p>`);

/** A clause that was asked for, in place. */
export const clauseNote = (
  clause: ClauseText,
  words: Words,
  { home, target, close }: { home: URL; target: "_self" | "_blank"; close: () => void },
): TemplateResult =>
  html`<aside class="note" aria-label=${words.both(clause.title)}>
    <p class="name">
      <b>${words.both(clause.title)}</b>
      <a class="id" href=${clauseAddress(home, clause.id)} target=${target}>§ ${shortClause(clause.id)}</a>
    </p>
    ${paragraphs(words, words.both(clause.text))}
    <button type="button" @click=${close}>${words.say("board-close")}</button>
  </aside>`;
