// The panels beside the board: units, ground, turn, and the cards of the players.
import { html, nothing, type TemplateResult } from "lit";
import type { Side } from "../../../engine";
import { durationText } from "../../../table/board/effect-text";
import { roving } from "../../../table/roving";
import { OPEN, sidesOf, sizeOf } from "../../../table/view";
import type { GameBook } from "../../../words/book";
import { mapChoice, named, ownerChoice } from "./choices";
import {
  PILES,
  pileWith,
  pileWithout,
  plain,
  withCardAt,
  withBoard,
  withPile,
  withPlayer,
  withTurn,
  type Draft,
  type SetPile,
} from "../draft/draft";
import { edgePanel } from "./edges";
import { faultAt } from "../draft/faults";
import { adder, chips, clearing, stepper } from "./parts";
import { asideRows } from "./place-panel";
import { ownersOf, plainCards, pileCards, playerStats, schemaOf, things } from "../draft/schema";
import { grounds, hasPlaces, type EditorContext } from "./tools";
import { turnOrder } from "./turn-order";

interface Group {
  /** A deck or a faction; empty for units of neither. */
  readonly of: string;
  readonly units: readonly string[];
}

/** All units, by faction if the game has factions, otherwise by deck. */
function grouped(book: GameBook): Group[] {
  const all = things(book, "unit");
  const factionFacet = book.builds?.kin?.facet;
  const values = book.builds?.facets.find(({ id }) => id === factionFacet)?.values ?? [];
  const groups = factionFacet
    ? values.map((of) => ({ of, units: all.filter((id) => book.things[id]?.facets?.[factionFacet]?.includes(of)) }))
    : book.decks.map(({ id, pieces }) => ({ of: id, units: pieces }));
  const known = new Set(groups.flatMap(({ units }) => units));
  return [...groups, { of: "", units: all.filter((id) => !known.has(id)) }];
}

/** The units whose name, group or id contains the typed text; case and accents do not matter. */
function unitsFound({ book, words }: EditorContext, typed: string): Group[] {
  const plainly = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const wanted = plainly(typed.trim());
  return grouped(book)
    .map(({ of, units }) => ({
      of,
      units: units.filter((id) => plainly(`${words.name(id)} ${of && words.name(of)} ${id}`).includes(wanted)),
    }))
    .filter(({ units }) => units.length > 0);
}

export function palette(context: EditorContext, typed: string, type: (text: string) => void): TemplateResult {
  const { words, book, tool, table } = context;
  const found = unitsFound(context, typed);
  const chosen = tool?.kind === "unit" ? tool.is : null;
  const owners = chosen === null ? sidesOf(table) : ownersOf(schemaOf(book), chosen, table);
  const owner = owners.find((side) => side === context.owner) ?? owners[0] ?? null;
  const first = chosen ?? found[0]?.units[0];
  return html`
    ${ownerChoice(context, words.say("record-owner"), owner, context.own, owners)}
    <input
      type="search"
      aria-label=${words.say("record-search")}
      placeholder=${words.say("record-search")}
      aria-describedby="search-keys"
      .value=${typed}
      @input=${(event: Event) => type((event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => {
        const is = found[0]?.units[0];
        if (event.key !== "Enter" || is === undefined) return;
        event.preventDefault();
        context.pick({ kind: "unit", is }, true);
      }}
    />
    <p id="search-keys" class="unseen">${words.say("record-search-keys")}</p>
    <div class="units" role="toolbar" aria-label=${words.say("record-units")} @keydown=${roving}>
      ${found.map(
        ({ of, units }) => html`
          <p class="over">${of ? words.name(of) : words.say("record-units-other")}</p>
          ${units.map(
            (is) =>
              html`<button
                type="button"
                data-unit=${is}
                tabindex=${is === first ? 0 : -1}
                aria-pressed=${is === chosen}
                @click=${(event: MouseEvent) => {
                  context.pick(is === chosen ? null : { kind: "unit", is }, event.detail === 0);
                }}
              >
                ${words.name(is)}
              </button>`,
          )}
        `,
      )}
      ${found.length === 0 ? html`<p class="soft small">${words.say("record-units-none")}</p>` : nothing}
    </div>
  `;
}

export function boardPanel(context: EditorContext): TemplateResult {
  const { words, book, draft, table, fault } = context;
  const { w, h } = sizeOf(table.board);
  const map = draft.setup.board?.map ?? "";
  const signs = grounds(book);
  const open = signs.find(([, is]) => is === OPEN)?.[0] ?? ".";
  const wrong = faultAt(words, fault, "board");
  const { wide, high } = schemaOf(book).board ?? {};
  const size = (wide: number, high: number): void => context.edit((one) => plain(one, table, wide, high, open));
  const changeMap = (to: string): void =>
    context.edit((one) => (to === "" ? plain(one, table, w, h, open) : withBoard(one, { map: to })), words.name(to));
  return html`
    ${mapChoice(context, changeMap, html`<option value="" ?selected=${map === ""}>${words.say("record-map-plain")}</option>`)}
    ${
      map === "" && wide && high && wide.min !== wide.max
        ? html`<div class="pair">
            ${stepper({ label: words.say("record-wide"), value: w, ...wide, less: words.say("record-less"), more: words.say("record-more"), set: (n) => size(n, h) })}
            ${stepper({ label: words.say("record-high"), value: h, ...high, less: words.say("record-less"), more: words.say("record-more"), set: (n) => size(w, n) })}
          </div>`
        : nothing
    }
    ${wrong === null ? nothing : html`<p class="fault small">${wrong}</p>`} ${groundTools(context, signs)}
    ${squareCards(context)} ${edgePanel(context)}
  `;
}

const groundTools = (
  { words, tool, pick }: EditorContext,
  signs: readonly (readonly [string, string])[],
): TemplateResult =>
  html`<p class="label">${words.say("record-ground")}</p>
    <div class="row tight" role="toolbar" aria-label=${words.say("record-ground")} @keydown=${roving}>
      ${signs.map(
        ([sign, is], n) =>
          html`<button
            type="button"
            tabindex=${n === 0 ? 0 : -1}
            aria-pressed=${tool?.kind === "ground" && tool.sign === sign}
            @click=${(event: MouseEvent) => pick({ kind: "ground", sign }, event.detail === 0)}
          >
            ${words.name(is)}
          </button>`,
      )}
    </div>`;

function squareCards(context: EditorContext): TemplateResult | typeof nothing {
  const { words, book, draft } = context;
  const ids = plainCards(book, "square");
  if (ids.length === 0) return nothing;
  const cards = draft.setup.board?.cards ?? [];
  const drop = (n: number) => (): void =>
    context.edit((one) => withBoard(one, { ...one.setup.board, cards: withCardAt(cards, n, null) }));
  return html`<p class="label">${words.say("record-square-cards")}</p>
    ${chips(
      words.say("record-square-cards"),
      cards.map(({ is, at, owner }, n) => ({
        text: [words.name(is), ...(at ? [words.cell(at)] : []), ...(owner ? [words.player(owner)] : [])].join(" · "),
        remove: words.say("record-remove", { what: words.name(is) }),
        drop: drop(n),
      })),
    )}
    ${adder(words.say("record-square-card"), words.say("record-pick"), named(context, ids), (is) => context.pick({ kind: "card", is }, true))}`;
}

export function turnPanel(context: EditorContext): TemplateResult {
  const { words, book, table, draft, fault } = context;
  const sides = sidesOf(table);
  const { round, turns } = schemaOf(book);
  const wrong = faultAt(words, fault, "round");
  const steps = { less: words.say("record-less"), more: words.say("record-more") };
  return html`
    ${
      turns === true
        ? turnOrder(context)
        : html`<p class="label">${words.say("record-active")}</p>
            ${ownerChoice(context, words.say("record-active"), table.active, (active) => context.edit((one) => withTurn(one, { active })), sides)}`
    }
    ${
      table.first === null
        ? nothing
        : html`<p class="label">${words.say("record-first")}</p>
            ${ownerChoice(context, words.say("record-first"), table.first, (first) => context.edit((one) => withTurn(one, { first })), sides)}`
    }
    ${round ? stepper({ label: words.say("record-round"), value: draft.setup.round ?? table.round, ...round, fault: wrong, ...steps, set: (n) => context.edit((one) => withTurn(one, { round: n })) }) : nothing}
  `;
}

/** The choice of a player's deck, which decides the zones of the player's camp. */
const deckChoice = (
  { words, book }: EditorContext,
  deck: string | undefined,
  set: (deck: string) => void,
): TemplateResult =>
  html`<label class="field"
    >${words.say("record-deck")}
    <select
      @change=${(event: Event) => {
        set((event.target as HTMLSelectElement).value);
      }}
    >
      ${book.decks.map(({ id }) => html`<option value=${id} ?selected=${id === deck}>${words.name(id)}</option>`)}
    </select>
  </label>`;

/** A pile that the author edits card by card. */
interface EditedPile {
  readonly id: string;
  readonly all: SetPile;
  /** The cards that can be added. */
  readonly known: readonly string[];
  readonly fault: string | null;
  readonly set: (pile: SetPile, announcement?: string) => void;
}

function pileRows(context: EditorContext, { id, all, known, fault, set }: EditedPile): TemplateResult | typeof nothing {
  const { words } = context;
  const label = words.say(`record-${id}`);
  if (known.length === 0) return nothing;
  return html`<p class="label">${label} (${all.cards.length})</p>
    ${chips(
      label,
      all.cards.map((card, n) => ({
        text: words.name(card),
        remove: words.say("record-remove", { what: words.name(card) }),
        drop: () => set(pileWithout(all, n)),
      })),
    )}
    ${adder(label, words.say("record-add"), named(context, known), (card) => set(pileWith(all, card), words.name(card)))}
    ${fault === null ? nothing : html`<p class="fault small">${fault}</p>`}`;
}

/** The piles that belong to nobody. A pile that the draft does not state is the game's default. */
export function sharedPiles(context: EditorContext): TemplateResult | typeof nothing {
  const { words, book, table, draft, fault } = context;
  const { piles = [] } = schemaOf(book);
  if (piles.length === 0) return nothing;
  return html`<section class="shared" role="group" aria-labelledby="shared">
    <h2 id="shared">${words.say("record-piles")}</h2>
    ${piles.map((pile) => {
      const { id } = pile;
      const all = draft.setup.piles?.[id] ?? { cards: table.piles?.[id]?.cards ?? [] };
      const set = (now: SetPile, announcement?: string): void =>
        context.edit((one) => withPile(one, id, now), announcement);
      const label = words.say(`record-${id}`);
      return html`${pileRows(context, { id, all, known: pileCards(book, pile), fault: faultAt(words, fault, `piles.${id}`), set })}
      ${clearing(words, label, all.cards.length, () => set({ cards: [] }, words.say("record-removed", { what: label })))}`;
    })}
  </section>`;
}

export function playerPanel(context: EditorContext, side: Side): TemplateResult {
  const { words, book, table, draft, fault } = context;
  const player = table.players[side];
  const playerSetup = draft.setup.players[side] ?? {};
  const frontIds = plainCards(book, "player");
  const steps = { less: words.say("record-less"), more: words.say("record-more") };
  const wrong = (field: string): string | null => faultAt(words, fault, `players.${side}.${field}`);
  const edit =
    (part: Parameters<typeof withPlayer>[2]) =>
    (draft: Draft): Draft =>
      withPlayer(draft, side, part);
  const { piles } = schemaOf(book).players;
  const pile = (id: (typeof PILES)[number]): TemplateResult | typeof nothing =>
    pileRows(context, {
      ...{ id, all: playerSetup[id] ?? { cards: [] }, fault: wrong(id) },
      known: pileCards(
        book,
        piles.find((one) => one.id === id),
      ),
      set: (now, announcement) => context.edit(edit({ [id]: now }), announcement),
    });
  const front = playerSetup.cards ?? [];
  return html`
    ${hasPlaces(table) ? deckChoice(context, player?.deck, (deck) => context.edit(edit({ deck }), words.name(deck))) : nothing}
    ${playerStats(schemaOf(book), table, side).map(({ id: stat, range }) =>
      stepper({
        label: words.statName(stat),
        value: player?.stats[stat] ?? 0,
        ...range,
        fault: wrong(`stats.${stat}`),
        ...steps,
        set: (n) => context.edit(edit({ stats: { ...playerSetup.stats, [stat]: n } })),
      }),
    )}
    ${PILES.map(pile)}
    ${
      hasPlaces(table)
        ? asideRows(context, side)
        : frontIds.length === 0
          ? nothing
          : html`<p class="label">${words.say("record-front")} (${front.length})</p>
              ${chips(
                words.say("record-front"),
                front.map((card, n) => ({
                  text: [words.name(card.is), durationText(words, card)].filter(Boolean).join(", "),
                  remove: words.say("record-remove", { what: words.name(card.is) }),
                  drop: () => context.edit(edit({ cards: withCardAt(front, n, null) })),
                })),
              )}
              ${adder(words.say("record-front"), words.say("record-add"), named(context, frontIds), (is) => context.edit(edit({ cards: [...front, { is }] }), words.name(is)))}
              ${wrong("cards") === null ? nothing : html`<p class="fault small">${wrong("cards")}</p>`}`
    }
  `;
}
