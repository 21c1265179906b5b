// A clause's text as paragraphs, with the clauses it names as links.
import { html, type TemplateResult } from "lit";
import { cutAtClauses } from "../../words/clause-id";
import type { Words } from "../../words/words";
import { clauseLink } from "../router";

/** How running text is shown: as it is, unless somebody marks words in it. */
export type Show = (text: string) => unknown;

function line(words: Words, text: string, show: Show): unknown[] {
  return cutAtClauses(text).map((part, n) => {
    const named = n % 2 === 1 ? words.clause(part) : null;
    return named && named.text !== "" ? html`<a href=${clauseLink(part)}>${named.title}</a>` : show(part);
  });
}

export const prose = (words: Words, text: string, show: Show = (part) => part): TemplateResult[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => html`<p>${line(words, paragraph, show)}</p>`);
