// Beside the clauses: the chapters in the order that was chosen, and the choice of the order.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../words/words";
import { ORDERS, type Settings } from "../settings";
import type { BookPart, Chapter } from "./chapters";

type Order = Settings["order"];

/** The chapters of a rulebook; those of the source are in no part. */
export type Contents = readonly { readonly part: BookPart["part"] | null; readonly chapters: readonly Chapter[] }[];

interface Ways {
  /** Null where there is but one. */
  readonly order: Order | null;
  readonly choose: (order: Order) => void;
  readonly to: (chapter: string) => void;
}

export const contents = (words: Words, all: Contents, ways: Ways): TemplateResult => html`
  <nav class="contents" aria-label=${words.say("rules-contents")}>
    ${ways.order === null ? nothing : orders(words, ways.order, ways.choose)}
    ${all.map(
      ({ part, chapters }) => html`
        ${part === null ? nothing : html`<p class="part">${words.say(`rules-part-${part}`)}</p>`}
        <ol>
          ${chapters.map((chapter) => entry(chapter, ways.to))}
        </ol>
      `,
    )}
  </nav>
`;

/** Chapters are places on this page, not routes. */
function entry({ id, title, clauses }: Chapter, to: Ways["to"]): TemplateResult {
  const jump = (event: Event): void => {
    event.preventDefault();
    to(id);
  };
  return html`<li>
    <a href="#" @click=${jump}>${title}</a>
    <span class="soft small">${clauses.length}</span>
  </li>`;
}

function orders(words: Words, now: Order, choose: Ways["choose"]): TemplateResult {
  const option = (order: Order): TemplateResult => {
    const chosen = (): void => {
      choose(order);
    };
    return html`<button class="quiet small" aria-pressed=${String(order === now)} @click=${chosen}>
      ${words.say(`rules-order-${order}`)}
    </button>`;
  };
  return html`<div class="orders" role="group" aria-label=${words.say("rules-order")}>${ORDERS.map(option)}</div>`;
}
