// Texts of the rulebook on a screen: what names a clause leads to it.
import { html, type TemplateResult } from "lit";
import type { Piece, Prose } from "../../rulebook/prose";
import { shortId } from "../../words/clause-id";
import { clauseLink } from "../router";

/** `data-clause` is what a panel over the game goes by, and what tells a reader who stops at a word what it means. */
export const clauseRef = (clause: string, text: string, isTerm = false): TemplateResult =>
  isTerm
    ? html`<a class="term" href=${clauseLink(clause)} data-clause=${clause}>${text}</a>`
    : html`<a href=${clauseLink(clause)} data-clause=${clause} title=${shortId(clause)}>${text}</a>`;

const shown = ({ text, clause, isTerm }: Piece, plain: (text: string) => unknown): unknown =>
  clause === null ? plain(text) : clauseRef(clause, text, isTerm);

/** `plain` is how text without a link is shown: as it is, unless somebody marks words in it. */
export const paragraphs = (prose: Prose, plain: (text: string) => unknown = (text) => text): TemplateResult[] =>
  prose.paragraphs.map((pieces) => html`<p>${pieces.map((piece) => shown(piece, plain))}</p>`);
