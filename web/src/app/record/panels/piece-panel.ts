// The panel of one piece: owner, name, stats, cards, what it has used, states.
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { CardInPlay, Piece } from "../../../engine";
import { effectText } from "../../../table/board/effect-text";
import type { Words } from "../../../words/words";
import { icon } from "../../icons";
import { withCardAt, remove, withPiece, withStat, type SetCard } from "../draft/draft";
import { faultAt } from "../draft/faults";
import { named, ownerChoice } from "./choices";
import { adder, stepper } from "./parts";
import { asName } from "../draft/rename";
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
} from "../draft/schema";
import { ground, type EditorContext } from "./tools";

export function piecePanel(context: EditorContext): TemplateResult {
  const { words, book, table, draft, selected } = context;
  const piece = selected === null ? undefined : table.pieces[selected];
  const pieceSetup = selected === null ? undefined : draft.setup.pieces[selected];
  if (selected === null || !piece || !pieceSetup) return html`<p class="soft">${words.say("record-piece-none")}</p>`;
  const name = words.piece(selected, table);
  return html`
    <h2>
      ${name}
      <span class="soft small"
        >${piece.at ? words.cell(piece.at) : piece.place === undefined ? "" : words.place(piece.place, table)}</span
      >
      ${piece.captain ? html`<span class="soft small">· ${words.say("table-captain")}</span>` : nothing}
    </h2>
    ${ownerChoice(context, words.say("record-owner-of", { name }), piece.owner, (owner) => context.edit((one) => withPiece(one, selected, { owner })), ownersOf(schemaOf(book), piece.is, table))}
    ${nameField(context, selected)} ${statFields(context, selected, piece)}
    ${cardList(context, selected, piece, pieceSetup.cards ?? [])} ${usedList(context, selected)}
    ${stateList(context, selected)}
    <button
      type="button"
      class="danger"
      @click=${() => context.edit((one) => remove(one, selected), words.say("record-removed", { what: name }))}
    >
      ${icon("bin", 18)} ${words.say("record-remove", { what: name })}
    </button>
  `;
}

/** What is wrong with a field of a piece. */
const faultOf = ({ words, fault }: EditorContext, name: string, field: string): string | null =>
  faultAt(words, fault, `pieces.${name}.${field}`);

/** The labels of the buttons on either side of a number. */
const steps = (words: Words): { less: string; more: string } => ({
  less: words.say("record-less"),
  more: words.say("record-more"),
});

function nameField(context: EditorContext, name: string): TemplateResult {
  const wrong = faultOf(context, name, "name");
  return html`<div class="field">
    <label for="piece-name">${context.words.say("record-name")}</label>
    <input
      id="piece-name"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-invalid=${wrong === null ? nothing : "true"}
      aria-describedby=${wrong === null ? nothing : "piece-name-fault"}
      .value=${wrong === null ? live(name) : name}
      @change=${(event: Event) => context.rename(name, asName((event.target as HTMLInputElement).value))}
    />
    ${wrong === null ? nothing : html`<p class="fault small" id="piece-name-fault">${wrong}</p>`}
  </div>`;
}

function statFields(context: EditorContext, name: string, piece: Piece): TemplateResult {
  const { words, book } = context;
  const schema = schemaOf(book);
  return html`<div class="stats">
    ${pieceStats(schema).map((stat) =>
      stepper({
        label: words.statName(stat.id),
        value: piece.stats[stat.id] ?? 0,
        min: stat.range.min,
        max: mostOf(schema, stat, piece),
        fault: faultOf(context, name, `stats.${stat.id}`),
        ...steps(words),
        set: (n) => context.edit((one) => withStat(one, name, stat.id, n), `${words.statName(stat.id)} ${String(n)}`),
      }),
    )}
  </div>`;
}

/** The cards on a piece, as far as the draft lists them, and a field to add one. */
function cardList(
  context: EditorContext,
  name: string,
  piece: Piece,
  cards: readonly SetCard[],
): TemplateResult | typeof nothing {
  const { words, book, table } = context;
  const ids = plainCards(book, "piece");
  if (ids.length === 0 && cards.length === 0) return nothing;
  const label = words.say("record-front", ground(table));
  const wrong = faultOf(context, name, "cards");
  const set = (list: readonly SetCard[], announced: string): void =>
    context.edit((one) => withPiece(one, name, { cards: list }), announced);
  const add = (is: string): void => {
    set([...cards, { is }], words.name(is));
  };
  const content = contentWay(book, piece.is);
  return html`<p class="label">${label}</p>
    <ul class="laid">
      ${piece.cards.slice(0, cards.length).map((card, n) => {
        const change = (one: Partial<SetCard>, announced: string): void =>
          set(withCardAt(cards, n, { is: card.is, ...cards[n], ...one }), announced);
        if (content && card.kind === content.kind) return contentRow(context, piece.is, content, card, change);
        return cardRow(context, card, change, (announced) => {
          set(withCardAt(cards, n, null), announced);
        });
      })}
    </ul>
    ${ids.length === 0 ? nothing : adder(label, words.say("record-add"), named(context, ids), add)}
    ${wrong === null ? nothing : html`<p class="fault small">${wrong}</p>`}`;
}

function cardRow(
  { words, book }: EditorContext,
  card: CardInPlay,
  change: (one: Partial<SetCard>, announced: string) => void,
  drop: (announced: string) => void,
): TemplateResult {
  const what = words.name(card.is);
  return html`<li>
    <span><b>${what}</b> ${effectText(words, card)}</span>
    ${
      card.counters === undefined
        ? html`<span></span>`
        : stepper({
            label: words.say("record-counters", { card: what }),
            value: card.counters,
            min: 1,
            max: wayOf(book, "piece", card)?.counters?.max,
            ...steps(words),
            set: (counters) => change({ counters }, `${what} ${String(counters)}`),
          })
    }
    <button
      type="button"
      class="quiet"
      aria-label=${words.say("record-remove", { what })}
      @click=${() => drop(words.say("record-removed", { what }))}
    >
      ${icon("close", 16)}
    </button>
  </li>`;
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
            ...steps(words),
            set: (n) => change({ counters: n }, `${cardName} ${String(n)}`),
          })
    }
  </li>`;
}
