// Rows of cards in play on a board of places: for each its position, its owner, its counters, and a button that removes it.
import { html, nothing, type TemplateResult } from "lit";
import type { Side } from "../../../engine";
import { sidesOf } from "../../../table/view";
import type { Words } from "../../../words/words";
import { icon } from "../../icons";
import type { SetCard } from "../draft/draft";
import { adder, stepper } from "./parts";
import type { CardPosition } from "../draft/schema";
import type { EditorContext } from "./tools";

export interface Rows {
  readonly label: string;
  /** The cards, each with its index in the list that `change` edits. */
  readonly cards: readonly (readonly [number, SetCard])[];
  /** The cards that can be added. */
  readonly options: readonly CardPosition[];
  /** Can the author choose their owner? */
  readonly owned?: boolean;
  /** The most counters that a card can have; left out if they have none. */
  readonly counted?: number | undefined;
  /** Does the label state their position? Then each row has only the name. */
  readonly alike?: boolean;
  readonly change: (n: number, card: SetCard | null, announcement: string) => void;
  readonly add: (card: CardPosition, announcement: string) => void;
}

export function cardRows(context: EditorContext, rows: Rows): TemplateResult {
  const { words } = context;
  const { label, cards, options, add } = rows;
  const choices = options.map((card) => [`${card.is} ${card.kind}`, cardName(words, rows, card)] as const);
  return html`<p class="label">${label}${cards.length > 0 ? ` (${String(cards.length)})` : nothing}</p>
    ${
      cards.length === 0
        ? nothing
        : html`<ul class="laid" aria-label=${label}>
            ${cards.map(([n, card], at) => row(context, rows, n, card, at))}
          </ul>`
    }
    ${
      options.length === 0
        ? nothing
        : adder(label, words.say("record-add"), choices, (value) => {
            const [is = "", kind = ""] = value.split(" ");
            add({ is, kind }, cardName(words, rows, { is, kind }));
          })
    }`;
}

/** A card with its position: "Thorn Ward: latent". */
function cardName(words: Words, { alike = false }: Rows, { is, kind = "" }: Pick<SetCard, "is" | "kind">): string {
  const card = words.name(is);
  return !alike && words.has(`lies-${kind}`) ? words.say(`lies-${kind}`, { card }) : card;
}

function row({ words, table }: EditorContext, rows: Rows, n: number, card: SetCard, at: number): TemplateResult {
  // Two equal cards are distinguished by their numbers in the list.
  const twins = rows.cards.filter(([, other]) => other.is === card.is).length > 1;
  const name = twins ? `${words.name(card.is)} ${String(at + 1)}` : words.name(card.is);
  const remove = words.say("record-remove", { what: name });
  return html`<li>
    ${
      rows.counted !== undefined
        ? stepper({
            ...{
              label: words.say("record-counters", { card: name }),
              value: card.counters ?? 1,
              min: 1,
              max: rows.counted,
            },
            ...{ less: words.say("record-less"), more: words.say("record-more") },
            set: (counters) => {
              rows.change(n, { ...card, counters }, `${name} ${String(counters)}`);
            },
          })
        : html`<b>${cardName(words, rows, card)}</b>`
    }
    ${rows.owned === true ? whose(words, card, name, sidesOf(table), (one, announcement) => rows.change(n, one, announcement)) : nothing}
    <button
      type="button"
      class="quiet"
      aria-label=${remove}
      @click=${() => rows.change(n, null, words.say("record-removed", { what: name }))}
    >
      ${icon("close", 16)}
    </button>
  </li>`;
}

/** The choice of an owner. Without one, the game decides. */
const whose = (
  words: Words,
  { owner, ...card }: SetCard,
  name: string,
  sides: readonly Side[],
  set: (card: SetCard, announcement: string) => void,
): TemplateResult =>
  html`<select
    aria-label=${words.say("record-owner-of", { name })}
    @change=${(event: Event) => {
      const { value } = event.target as HTMLSelectElement;
      const side = sides.find((one) => one === value);
      set({ ...card, ...(side && { owner: side }) }, `${name} ${side ? words.player(side) : ""}`);
    }}
  >
    <option value="" ?selected=${owner === undefined}>${words.say("record-owner-any")}</option>
    ${sides.map((side) => html`<option value=${side} ?selected=${side === owner}>${words.player(side)}</option>`)}
  </select>`;
