// Under a clause, what links to it: cards and units, to be read in full where they stand, other clauses, the sentences of the log
// that cite it, those that refuse by it, and the clauses in whose examples it is met.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { linksOf, toldOf } from "../../rulebook/links";
import { termText } from "../../table/terms";
import { parts } from "../../table/parts.styles";
import { thingOf } from "../../table/types";
import { base } from "../../theme/shared";
import { factsOf } from "../../words/bearers";
import type { Thing } from "../../words/book";
import type { Words } from "../../words/words";
import type { BoardIndex } from "./boards";
import { clauseRef } from "./prose";

/** The kind of a card, what it costs and its numbers. */
export function cardFacts(words: Words, id: string): string {
  const thing: (Thing & { readonly cardKind?: string }) | undefined = thingOf(words.book, id);
  const kind = thing?.cardKind === undefined ? [] : [words.name(thing.cardKind)];
  return [...kind, ...factsOf(words, thing ?? {})].join(" · ");
}

interface Section {
  /** Of its heading and its count: `rules-links-things`. */
  readonly kind: "things" | "clauses" | "events" | "refusals" | "met";
  readonly all: readonly string[];
  readonly shown: (one: string) => TemplateResult | string;
}

export class RwLinks extends LitElement {
  static override styles = [
    base,
    parts,
    css`
      :host {
        display: block;
        margin-top: var(--rw-s2);
        font-size: var(--rw-t-s);
      }
      summary {
        min-height: 1.75rem;
        width: fit-content;
        cursor: pointer;
      }
      .all > summary {
        color: var(--rw-ink-soft);
      }
      h4 {
        margin: var(--rw-s3) 0 0;
        font-size: var(--rw-t-s);
      }
      ul {
        columns: 15rem auto;
        column-gap: var(--rw-s4);
        margin-top: var(--rw-s1);
      }
      li {
        break-inside: avoid;
      }
      li > a {
        display: inline-block;
        padding: 2px 0;
      }
      li details[open] {
        margin-bottom: var(--rw-s2);
        padding: 0 0 var(--rw-s1) var(--rw-s3);
        border-inline-start: 3px solid var(--rw-line);
      }
      .lines {
        white-space: pre-line;
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property() clause = "";
  /** Its boards, where the rulebook is read. */
  @property({ attribute: false }) about: BoardIndex[string] | null = null;
  /** Nothing of a long list is drawn before somebody wants it. */
  @state() private opened = false;

  override render(): TemplateResult | typeof nothing {
    const { words, opened } = this;
    const sections = this.#sections().filter(({ all }) => all.length > 0);
    if (sections.length === 0) return nothing;
    const counts = sections.map(({ kind, all }) => words.say(`rules-links-${kind}`, { count: all.length }));
    return html`<details class="all" @toggle=${() => (this.opened = true)}>
      <summary>${words.say("rules-links", { what: words.list(counts) })}</summary>
      ${opened ? sections.map((section) => this.#section(section)) : nothing}
    </details>`;
  }

  #sections(): Section[] {
    const { words, clause, about } = this;
    const links = linksOf(words);
    const { events, refusals } = toldOf(words, about ?? {});
    const title = (id: string): TemplateResult => clauseRef(id, words.clause(id).title);
    const plain = (sentence: string): string => sentence;
    return [
      { kind: "things", all: links.users(clause), shown: (id) => this.#thing(id) },
      { kind: "clauses", all: links.from(clause), shown: title },
      { kind: "events", all: events, shown: plain },
      { kind: "refusals", all: refusals, shown: plain },
      { kind: "met", all: about?.in ?? [], shown: title },
    ];
  }

  #section({ kind, all, shown }: Section): TemplateResult {
    return html`<h4>${this.words.say(`rules-links-${kind}-here`)}</h4>
      <ul>
        ${all.map((one) => html`<li>${shown(one)}</li>`)}
      </ul>`;
  }

  #thing(id: string): TemplateResult {
    const { words } = this;
    return html`<details>
      <summary>${words.name(id)}</summary>
      <p class="soft small">${cardFacts(words, id)}</p>
      <p class="lines">${termText(words, words.text(id))}</p>
    </details>`;
  }
}
