// Beside the clause of a keyword: every card that bears it, to be read in full where it stands.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { shortClause } from "../../table/bits";
import { termText } from "../../table/terms";
import { parts } from "../../table/parts.styles";
import { thingOf } from "../../table/types";
import { base } from "../../theme/shared";
import type { GameBook, Thing } from "../../words/book";
import type { Words } from "../../words/words";

/** Is a clause about the term that `first` explains? `keyword.provoke.2` goes on with what `keyword.provoke.1` begins. */
function isAbout(clause: string, first: string): boolean {
  const stem = shortClause(first).replace(/[^.]+$/, "");
  // `status.4` is about something else than `status.3`.
  return clause === first || (stem.split(".").length > 2 && shortClause(clause).startsWith(stem));
}

/** Everything with keywords, by keyword: asked once for each clause of a book. */
const indexes = new WeakMap<GameBook, ReadonlyMap<string, readonly string[]>>();

function byKeyword(book: GameBook): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(book);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const id of Object.keys(book.things))
    for (const keyword of thingOf(book, id)?.keywords ?? []) index.set(keyword, [...(index.get(keyword) ?? []), id]);
  indexes.set(book, index);
  return index;
}

/** The cards, units and attacks that bear what a clause is about, in the order of their names. */
export function bearersOf(words: Words, clause: string): readonly string[] {
  const { book } = words;
  if (!book) return [];
  const terms = (book.terms ?? []).filter((term) => isAbout(clause, term.clause));
  const ids = new Set(terms.flatMap(({ id }) => byKeyword(book).get(id) ?? []));
  const order = new Intl.Collator(words.lang);
  return [...ids].sort((a, b) => order.compare(words.name(a), words.name(b)));
}

export class RwBearers extends LitElement {
  static override styles = [
    base,
    parts,
    css`
      :host {
        display: block;
        font-size: var(--rw-t-s);
      }
      summary {
        min-height: 1.75rem;
        width: fit-content;
        cursor: pointer;
      }
      details.all {
        margin-top: var(--rw-s3);
      }
      ul {
        columns: 15rem auto;
        column-gap: var(--rw-s4);
        margin-top: var(--rw-s1);
      }
      li {
        break-inside: avoid;
      }
      li details[open] {
        margin-bottom: var(--rw-s2);
        padding: 0 0 var(--rw-s1) var(--rw-s3);
        border-inline-start: 3px solid var(--rw-line);
      }
      .lines {
        white-space: pre-line;
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property() clause = "";
  /** Nothing of a long list is drawn before somebody wants it. */
  @state() private opened = false;

  override render(): TemplateResult | typeof nothing {
    const { words, opened } = this;
    const ids = bearersOf(words, this.clause);
    if (ids.length === 0) return nothing;
    return html`<details class="all" @toggle=${() => (this.opened = true)}>
      <summary>${words.say("rules-bearers", { count: ids.length })}</summary>
      ${
        opened
          ? html`<ul>
              ${ids.map((id) => html`<li>${this.#bearer(id)}</li>`)}
            </ul>`
          : nothing
      }
    </details>`;
  }

  #bearer(id: string): TemplateResult {
    const { words } = this;
    const thing: (Thing & { readonly cardKind?: string }) | undefined = thingOf(words.book, id);
    const facts = Object.entries({ ...thing?.cost, ...thing?.stats }).map(
      ([stat, value]) => `${String(value)} ${words.stat(stat)}`,
    );
    const kind = thing?.cardKind === undefined ? [] : [words.name(thing.cardKind)];
    return html`<details>
      <summary>${words.name(id)}</summary>
      <p class="soft small">${[...kind, ...facts].join(" · ")}</p>
      <p class="lines">${termText(words, words.text(id))}</p>
    </details>`;
  }
}
