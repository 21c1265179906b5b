// One clause, in the rulebook and in the panel: number, title, text, and whose word it is.
import { css, html, nothing, type TemplateResult } from "lit";
import { linksOf } from "../../rulebook/links";
import { linesOf, sourceOf } from "../../rulebook/source";
import type { ClauseWords, Words } from "../../words/words";
import type { BoardIndex } from "./boards";
import { clauseRef, paragraphs } from "./prose";

export function clauseBody(words: Words, clause: ClauseWords, boards: BoardIndex = {}): TemplateResult {
  const { text, ruling } = linksOf(words).prose(clause.id);
  return html`
    <div class="prose">${paragraphs(text)}</div>
    ${source(words, clause)}
    ${
      ruling === null
        ? nothing
        : html`<aside class="ruling">
            <p class="over">${words.say("rules-ruling")}</p>
            <div class="prose">${paragraphs(ruling)}</div>
          </aside>`
    }
    ${clause.see.length === 0 ? nothing : seeAlso(words, clause.see)}
    <rw-links .words=${words} .clause=${clause.id} .about=${boards[clause.id] ?? null}></rw-links>
  `;
}

/** What the source says is read there; here stands where. */
function source(words: Words, clause: ClauseWords): TemplateResult | typeof nothing {
  const place = sourceOf(words.book, clause);
  if (!place) return nothing;
  return html`<p class="source">
    ${words.say("rules-source")} <cite lang=${place.lang}>${place.section}</cite>, ${linesOf(words, place)}
  </p>`;
}

const seeAlso = (words: Words, see: readonly string[]): TemplateResult => html`
  <p class="see">${words.say("rules-see")} ${see.map((id) => clauseRef(id, words.clause(id).title))}</p>
`;

/** Whose word it is: the source's needs no mark, a ruling and a house rule do. */
export const originBadge = (words: Words, { origin }: ClauseWords): TemplateResult | typeof nothing =>
  origin === "source"
    ? nothing
    : html`<span class="badge ${origin}" title=${words.say(`origin-${origin}-hint`)}
        >${words.say(`origin-${origin}`)}</span
      >`;

export const clauseStyles = css`
  .prose p + p {
    margin-top: var(--rw-s2);
  }
  .prose {
    max-width: 42rem;
  }
  a.term {
    color: inherit;
    text-decoration: underline dotted var(--rw-link);
    text-underline-offset: 0.2em;
  }
  a.term:hover {
    text-decoration-style: solid;
  }
  .source {
    margin-top: var(--rw-s1);
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-xs);
  }
  .source cite {
    font-style: normal;
  }
  .see {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--rw-s3);
    margin-top: var(--rw-s2);
    color: var(--rw-ink-soft);
    font-size: var(--rw-t-s);
  }
  .id {
    color: var(--rw-ink-soft);
    font-family: var(--rw-mono);
    font-size: var(--rw-t-xs);
    overflow-wrap: anywhere;
  }
  .badge.house {
    color: var(--rw-accent-ink);
  }
  .badge.ruling {
    color: var(--rw-link);
  }
  .ruling:is(aside) {
    margin-top: var(--rw-s3);
    padding: var(--rw-s3) var(--rw-s4);
    border-left: 0.25rem solid var(--rw-link);
    border-radius: 0 var(--rw-r1) var(--rw-r1) 0;
    background: var(--rw-raised);
  }
  .ruling .over {
    color: var(--rw-link);
  }
`;
