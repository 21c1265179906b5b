// What "copy embed" copies: the rule in words and as a picture, in an element that a script brings to life. Pages
// without script, printers and feed readers show what stands in it. The element is a `div` and not ours, because wikis put
// such code into a paragraph: there a `div` ends the paragraph and keeps its contents, and ours would lose them.
import type { ClauseText, Lang } from "../words/book";
import type { Words } from "../words/words";
import type { Table } from "../engine/wire";
import { creditCode, hasPictures } from "./credit";
import { clauseAddress } from "./links";
import { replaceClauses } from "../words/clause-id";
import { escape, picture } from "./picture";
import type { Story } from "./story";

export interface SnippetOf {
  readonly clause: ClauseText;
  readonly story: Story | undefined;
  readonly words: Words;
  /** The address of Rulewright, as the embedding page sees it. */
  readonly home: URL;
}

/** For pages that may have a script. */
export function snippet(of: SnippetOf): string {
  const { clause, words, home } = of;
  return [
    `<div class="rulewright" data-rule="${escape(clause.id)}" lang="${words.lang}">`,
    ...inside(of),
    "</div>",
    `<script src="${escape(new URL("rule-board.js", home).href)}" async></script>`,
    "",
  ].join("\n");
}

/** For a MediaWiki with the extension RuleBoard, which knows the words and the picture of every rule. */
export const tagSnippet = ({ clause }: SnippetOf): string => `<ruleboard rule="${escape(clause.id)}" />\n`;

/** For a MediaWiki with a gadget: wikitext, in the one element that every wiki keeps. */
export function gadgetSnippet({ clause, words, home }: SnippetOf): string {
  const texts = paragraphs(words.both(clause.text), words).map(wikitext);
  return [
    `<div class="rulewright" data-rule="${escape(clause.id)}" lang="${words.lang}">`,
    `'''${wikitext(words.both(clause.title))}'''`,
    ...texts.flatMap((text) => ["", text]),
    "",
    `[${clauseAddress(home, clause.id)} Rulewright ${wikitext(clause.id)}]`,
    "</div>",
    "",
  ].join("\n");
}

/** A text in which a wiki finds neither HTML nor markup of its own; one that begins a line begins no list. */
const wikitext = (text: string): string =>
  escape(text).replace(/[[\]{}|~_=]|^[*#:;]|(?<=:)\/\//g, (signs) =>
    [...signs].map((sign) => `&#${String(sign.codePointAt(0))};`).join(""),
  );

/** The address of a rule. */
export const ruleLink = ({ clause, home }: SnippetOf): string => clauseAddress(home, clause.id);

/** For pages that may have no script but frames. The rule is below the frame, for readers who see no frame. */
export function frameSnippet(of: SnippetOf): string {
  const { clause, words, home } = of;
  return captioned(frame({ rule: clause.id, lang: words.lang, title: words.both(clause.title), home }), sentence(of));
}

export interface FrameOf {
  readonly rule: string;
  readonly lang: Lang;
  readonly title: string;
  readonly home: URL;
}

/** A rule on its board, in a frame that may run its script and open its links. */
export function frame({ rule, lang, title, home }: FrameOf): string {
  const address = new URL("embed.html", home);
  address.search = new URLSearchParams({ rule, lang }).toString();
  return framed(address, title);
}

const framed = (address: URL, title: string): string =>
  [
    `<iframe src="${escape(address.href)}" title="${escape(title)}"`,
    `  width="100%" height="720" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  ].join("\n");

/** `below` is HTML. */
const captioned = (around: string, below: string): string => [around, `<p>${below}</p>`, ""].join("\n");

/** The page with the board of a scenario that is packed into its address: behind the `#`, which no server receives. */
export function boardAddress(home: URL, packed: string, lang: Lang): URL {
  const address = new URL("embed.html", home);
  address.search = new URLSearchParams({ lang }).toString();
  address.hash = packed;
  return address;
}

export interface OwnFrameOf {
  readonly packed: string;
  readonly title: string;
  readonly words: Words;
  readonly home: URL;
}

/** A scenario of the editor's own, for pages that may have no script but frames. */
export const ownFrame = ({ packed, title, words, home }: OwnFrameOf): string =>
  captioned(framed(boardAddress(home, packed, words.lang), title), escape(title));

export interface OwnOf {
  /** The scenario as written. */
  readonly json: string;
  readonly title: string;
  /** The position it begins from. */
  readonly table: Table;
  readonly words: Words;
  readonly home: URL;
}

/** A scenario of the editor's own, inside the element; `<` is written so that no text in it can end the script. */
export const ownSnippet = ({ json, title, table, words, home }: OwnOf): string =>
  [
    `<div class="rulewright" lang="${words.lang}">`,
    ...figure(table, words, title),
    '  <script type="application/json">',
    `    ${json.replaceAll("<", "\\u003c")}`,
    "  </script>",
    "</div>",
    `<script src="${escape(new URL("rule-board.js", home).href)}" async></script>`,
    "",
  ].join("\n");

/**
 * A scenario of the editor's own, for a MediaWiki with the extension RuleBoard. Signs that could end the tag or begin a template
 * are written so that only JSON reads them.
 */
export const ownTag = (json: string): string =>
  `<ruleboard>\n${json.replaceAll("<", "\\u003c").replaceAll("{{", "{\\u007b").replaceAll("~", "\\u007e")}\n</ruleboard>\n`;

function inside(of: SnippetOf): string[] {
  const { clause, story, words } = of;
  const title = storyTitle(story, words.lang);
  return [
    `  <p><strong>${escape(words.both(clause.title))}</strong></p>`,
    ...paragraphs(words.both(clause.text), words).map((text) => `  <p>${escape(text)}</p>`),
    ...(story ? figure(story.start.table, words, title) : []),
    `  <p>${link(of)}</p>`,
  ];
}

/** A position with its title, and whose pictures are in it. */
function figure(table: Table, words: Words, title: string): string[] {
  const credited = words.book !== null && hasPictures(table.pieces, words.book);
  return [
    "  <figure>",
    `    ${picture(table, words, title)}`,
    `    <figcaption>${escape(title)}${credited ? `<br>${creditCode}` : ""}</figcaption>`,
    "  </figure>",
  ];
}

const storyTitle = (story: Story | undefined, lang: Lang): string =>
  story?.scenario.title[lang] ?? story?.scenario.title["en"] ?? "";

const sentence = (of: SnippetOf): string =>
  `<strong>${escape(of.words.both(of.clause.title))}</strong> ${paragraphs(of.words.both(of.clause.text), of.words).map(escape).join(" ")} ${link(of)}`;

const link = ({ clause, home }: SnippetOf): string =>
  `<a href="${escape(clauseAddress(home, clause.id))}">Rulewright ${escape(clause.id)}</a>`;

/** The spaces of a text that may be broken; those of French before its signs may not, and stay. */
const BREAKABLE = /[ \t\r\n]+/g;

/** The text without line breaks inside paragraphs, other clauses called by their titles. */
export const paragraphs = (text: string, words: Words): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => replaceClauses(part.replace(BREAKABLE, " ").trim(), (id) => words.clause(id).title))
    .filter((part) => part !== "");
