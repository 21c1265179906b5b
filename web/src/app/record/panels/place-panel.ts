// The panels of a board of places: who controls a place, its stats and cards; the cards in front of a player.
import { html, nothing, type TemplateResult } from "lit";
import type { Side } from "../../../engine";
import { placeNamed, placesOf, sidesOf } from "../../../table/view";
import { withCardAt, withBoard, withPlace, withPlayer, type SetCard } from "../draft/draft";
import { faultAt } from "../draft/faults";
import { cardRows } from "./card-rows";
import { mapChoice, ownerChoice } from "./choices";
import { stepper } from "./parts";
import { kindsOf, cardPositions, placeStats, capacityOf, schemaOf, wayOf, type CardPosition } from "../draft/schema";
import type { EditorContext } from "./tools";

/** The panel of the place that was chosen on the board or in the list. */
export function placePanel(context: EditorContext): TemplateResult {
  const { words, book, table, fault, spot } = context;
  const places = placesOf(table.board);
  const place = placeNamed(table, spot ?? "") ?? places[0];
  if (!place) return html``;
  const name = words.place(place.id, table);
  const control = words.say("record-holder", { place: name });
  const wrong = faultAt(words, fault, "board.cards");
  const group: CardGroup = {
    ...{
      label: words.say("record-place-cards", { place: name }),
      options: cardPositions(book, "place"),
      place: place.id,
    },
    here: (card) => card.place === place.id,
  };
  return html`
    ${mapChoice(context, (map) => context.edit((one) => withBoard(one, { ...one.setup.board, map }), words.name(map)))}
    <label class="field"
      >${words.say("record-place")}
      <select @change=${(event: Event) => context.selectPlace((event.target as HTMLSelectElement).value)}>
        ${places.map(({ id }) => html`<option value=${id} ?selected=${id === place.id}>${words.place(id, table)}</option>`)}
      </select>
    </label>
    <p class="label">${control}</p>
    ${ownerChoice(
      context,
      control,
      place.holder ?? "neutral",
      (holder) => context.edit((one) => withPlace(one, place.id, { holder }), `${name} ${words.player(holder)}`),
      [...sidesOf(table), "neutral"],
    )}
    ${placeStats(schemaOf(book)).map(({ id: stat, range }) =>
      stepper({
        ...{ label: words.statName(stat), value: place.stats[stat] ?? 0, min: range.min, max: range.max },
        ...{ less: words.say("record-less"), more: words.say("record-more") },
        fault: faultAt(words, fault, "board.places"),
        set: (n) =>
          context.edit(
            (one) => withPlace(one, place.id, { stats: { [stat]: n } }),
            `${name} ${words.statName(stat)} ${String(n)}`,
          ),
      }),
    )}
    ${[group, ...boardGroups(context)].map((one) => groupRows(context, one))}
    ${wrong === null ? nothing : html`<p class="fault small">${wrong}</p>`}
  `;
}

/** Cards of the board that have one list. */
interface CardGroup {
  readonly label: string;
  readonly options: readonly CardPosition[];
  /** Does this card belong to the group? */
  readonly here: (card: SetCard) => boolean;
  readonly place?: string;
  /** Can there be only one? Then a new card replaces it. */
  readonly single?: boolean;
  /** Does the label state their position? */
  readonly alike?: boolean;
}

/** Groups of cards in no place: the one card that affects everybody, and the decks that belong to the board. */
function boardGroups({ words, book }: EditorContext): CardGroup[] {
  const loose = cardPositions(book, "board");
  const kinds = [...new Set(loose.map(({ kind }) => kind))];
  const several = kinds.filter((kind) => capacityOf(schemaOf(book), "board", kind) > 1);
  const group = (label: string, has: (kind: string) => boolean): CardGroup => ({
    label,
    options: loose.filter(({ kind }) => has(kind)),
    here: ({ place, kind = "" }) => place === undefined && has(kind),
  });
  return [
    { ...group(words.say("record-loose"), (kind) => !several.includes(kind)), single: true },
    ...several.map((deck) => ({ ...group(words.say(`group-${deck}`), (kind) => kind === deck), alike: true })),
  ];
}

function groupRows(context: EditorContext, { here, place, single = false, ...rows }: CardGroup): TemplateResult {
  const all = context.draft.setup.board?.cards ?? [];
  const edit = (cards: readonly SetCard[], announcement: string): void =>
    context.edit((one) => withBoard(one, { ...one.setup.board, cards }), announcement);
  return cardRows(context, {
    ...rows,
    owned: place !== undefined,
    cards: [...all.entries()].filter(([, card]) => here(card)),
    change: (n, card, announcement) => {
      edit(withCardAt(all, n, card), announcement);
    },
    add: (card, announcement) => {
      const others = single ? all.filter((one) => !here(one)) : all;
      edit([...others, { ...card, ...(place !== undefined && { place }) }], announcement);
    },
  });
}

/** A list for each kind of card in front of a player. */
export function asideRows(context: EditorContext, side: Side): TemplateResult {
  const { words, book, draft } = context;
  const positions = cardPositions(book, "player");
  const all = draft.setup.players[side]?.cards ?? [];
  const edit = (cards: readonly SetCard[], announcement: string): void =>
    context.edit((one) => withPlayer(one, side, { cards }), announcement);
  return html`${kindsOf(book, "player").map((kind) =>
    cardRows(context, {
      ...{ label: words.say(`group-${kind}`), options: positions.filter((card) => card.kind === kind) },
      ...{ counted: wayOf(book, "player", { is: "", kind })?.counters?.max, alike: true },
      cards: [...all.entries()].filter(([, card]) => card.kind === kind),
      change: (n, card, announcement) => {
        edit(withCardAt(all, n, card), announcement);
      },
      add: (card, announcement) => {
        edit([...all, card], announcement);
      },
    }),
  )}`;
}
