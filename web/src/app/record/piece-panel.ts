// The panel of one piece: owner, name, stats, cards, what it has used, states.
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { CardInPlay } from "../../engine";
import { effectText } from "../../table/board/effect-text";
import type { Words } from "../../words/words";
import { icon } from "../icons";
import { withCardAt, remove, withPiece, withStat, type SetCard } from "./draft";
import { faultAt } from "./faults";
import { named, ownerChoice } from "./choices";
import { adder, stepper } from "./parts";
import { asName } from "./rename";
import {
  possibleContents,
  contentWay,
  plainCards,
  mostOf,
  ownersOf,
  pieceStats,
  schemaOf,
  statesOf,
  things,
  wayOf,
  type WaySchema,
} from "./schema";
import { ground, type EditorContext } from "./tools";

export function piecePanel(context: EditorContext): TemplateResult {
  const { words, book, table, draft, selected, fault } = context;
  const piece = selected === null ? undefined : table.pieces[selected];
  const pieceSetup = selected === null ? undefined : draft.setup.pieces[selected];
  if (selected === null || !piece || !pieceSetup) return html`<p class="soft">${words.say("record-piece-none")}</p>`;
  const at = `pieces.${selected}`;
  const wrong = (field: string): string | null => faultAt(words, fault, `${at}.${field}`);
  const name = words.piece(selected, table);
  const schema = schemaOf(book);
  const content = contentWay(book, piece.is);
  const cardIds = plainCards(book, "piece");
  const cards = pieceSetup.cards ?? [];
  const setCards = (list: readonly SetCard[], announcement: string): void =>
    context.edit((one) => withPiece(one, selected, { cards: list }), announcement);
  const front = words.say("record-front", ground(table));
  const steps = { less: words.say("record-less"), more: words.say("record-more") };
  return html`
    <h2>
      ${name}
      <span class="soft small"
        >${piece.at ? words.cell(piece.at) : piece.place === undefined ? "" : words.place(piece.place, table)}</span
      >
      ${piece.captain ? html`<span class="soft small">· ${words.say("table-captain")}</span>` : nothing}
    </h2>
    ${ownerChoice(context, words.say("record-owner-of", { name }), piece.owner, (owner) => context.edit((one) => withPiece(one, selected, { owner })), ownersOf(schema, piece.is, table))}
    <div class="field">
      <label for="piece-name">${words.say("record-name")}</label>
      <input
        id="piece-name"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${wrong("name") === null ? nothing : "true"}
        aria-describedby=${wrong("name") === null ? nothing : "piece-name-fault"}
        .value=${wrong("name") === null ? live(selected) : selected}
        @change=${(event: Event) => context.rename(selected, asName((event.target as HTMLInputElement).value))}
      />
      ${wrong("name") === null ? nothing : html`<p class="fault small" id="piece-name-fault">${wrong("name")}</p>`}
    </div>
    <div class="stats">
      ${pieceStats(schema).map((stat) =>
        stepper({
          label: words.statName(stat.id),
          value: piece.stats[stat.id] ?? 0,
          min: stat.range.min,
          max: mostOf(schema, stat, piece),
          fault: wrong(`stats.${stat.id}`),
          ...steps,
          set: (n) =>
            context.edit((one) => withStat(one, selected, stat.id, n), `${words.statName(stat.id)} ${String(n)}`),
        }),
      )}
    </div>
    ${
      cardIds.length === 0 && cards.length === 0
        ? nothing
        : html`<p class="label">${front}</p>
            <ul class="laid">
              ${piece.cards.slice(0, cards.length).map((card, n) => {
                const cardName = words.name(card.is);
                const change = (one: Partial<SetCard>, announcement: string): void =>
                  setCards(withCardAt(cards, n, { is: card.is, ...cards[n], ...one }), announcement);
                if (content && card.kind === content.kind) return contentRow(context, piece.is, content, card, change);
                return html`<li>
                  <span><b>${cardName}</b> ${effectText(words, card)}</span>
                  ${
                    card.counters === undefined
                      ? html`<span></span>`
                      : stepper({
                          label: words.say("record-counters", { card: cardName }),
                          value: card.counters,
                          min: 1,
                          max: wayOf(book, "piece", card)?.counters?.max,
                          ...steps,
                          set: (counters) => change({ counters }, `${cardName} ${String(counters)}`),
                        })
                  }
                  <button
                    type="button"
                    class="quiet"
                    aria-label=${words.say("record-remove", { what: cardName })}
                    @click=${() => setCards(withCardAt(cards, n, null), words.say("record-removed", { what: cardName }))}
                  >
                    ${icon("close", 16)}
                  </button>
                </li>`;
              })}
            </ul>
            ${
              cardIds.length === 0
                ? nothing
                : adder(front, words.say("record-add"), named(context, cardIds), (is) =>
                    setCards([...cards, { is }], words.name(is)),
                  )
            }
            ${wrong("cards") === null ? nothing : html`<p class="fault small">${wrong("cards")}</p>`}`
    }
    ${usedList(context, selected)} ${stateList(context, selected)}
    <button
      type="button"
      class="danger"
      @click=${() => context.edit((one) => remove(one, selected), words.say("record-removed", { what: name }))}
    >
      ${icon("bin", 18)} ${words.say("record-remove", { what: name })}
    </button>
  `;
}

/** The states of a piece, such as engaged or face down. */
function stateList({ words, book, table, draft, edit }: EditorContext, name: string): TemplateResult | typeof nothing {
  const states = statesOf(schemaOf(book), table.pieces[name]?.owner ?? null, table.active);
  if (states.length === 0) return nothing;
  const traits = draft.setup.pieces[name]?.traits ?? [];
  const set = (id: string, on: boolean): void => {
    const now = on ? [...traits, id] : traits.filter((one) => one !== id);
    edit((one) => withPiece(one, name, { traits: now }));
  };
  return tickList(words.say("record-states"), words, states, traits, set);
}

/** The attacks, abilities and basic actions that the piece has used this turn. */
function usedList({ words, book, table, edit }: EditorContext, name: string): TemplateResult | typeof nothing {
  const piece = table.pieces[name];
  const ids = [...(book.things[piece?.is ?? ""]?.parts ?? []), ...things(book, "button")];
  if (!piece || ids.length === 0) return nothing;
  const set = (id: string, on: boolean): void => {
    const used = on ? [...piece.used, id] : piece.used.filter((one) => one !== id);
    edit((draft) => withPiece(draft, name, { used }));
  };
  return tickList(words.say("record-used"), words, ids, piece.used, set);
}

const tickList = (
  label: string,
  words: Words,
  ids: readonly string[],
  on: readonly string[],
  set: (id: string, on: boolean) => void,
): TemplateResult =>
  html`<fieldset class="used">
    <legend class="label">${label}</legend>
    ${ids.map(
      (id) =>
        html`<label
          ><input
            type="checkbox"
            .checked=${live(on.includes(id))}
            @change=${(event: Event) => {
              set(id, (event.target as HTMLInputElement).checked);
            }}
          />
          ${words.name(id)}</label
        >`,
    )}
  </fieldset>`;

/** The card that a piece contains, and the counters until it comes out. */
function contentRow(
  context: EditorContext,
  holder: string,
  way: WaySchema,
  { is, counters }: CardInPlay,
  change: (one: Partial<SetCard>, announcement: string) => void,
): TemplateResult {
  const { words, book } = context;
  const cardName = words.name(is);
  return html`<li>
    <select
      aria-label=${words.say("record-inside")}
      @change=${(event: Event) => {
        const { value } = event.target as HTMLSelectElement;
        change({ is: value }, words.name(value));
      }}
    >
      ${named(context, [...new Set([is, ...possibleContents(book, holder)])]).map(([id, name]) => html`<option value=${id} ?selected=${id === is}>${name}</option>`)}
    </select>
    ${
      counters === undefined
        ? nothing
        : stepper({
            ...{
              label: words.say("record-counters", { card: cardName }),
              value: counters,
              min: 1,
              max: way.counters?.max,
            },
            ...{ less: words.say("record-less"), more: words.say("record-more") },
            set: (n) => change({ counters: n }, `${cardName} ${String(n)}`),
          })
    }
  </li>`;
}
