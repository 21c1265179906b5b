// Small things that every part of the deck builder draws: a cost, the numbers of a unit, its sort, a fault with its clause.
import { css, html, nothing, type TemplateResult } from "lit";
import type { WireError } from "../../engine/errors";
import { drawn, outlineOf } from "../../table/board/glyphs";
import { platesOf } from "../../table/board/numbers";
import { plateShapes } from "../../table/side/plates.styles";
import { amount, symbolsStyles, tones } from "../../table/side/symbols";
import { thingOf } from "../../table/types";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { emblem } from "../emblem";
import { icon } from "../icons";
import { showClause } from "../signals";
import type { Card, Catalogue } from "./catalogue";
import { factionIndex } from "./named";

/** The button in the corner of a dialog, which is there by the time it is pressed. */
export const closer = (words: Words, dialog: () => HTMLDialogElement): TemplateResult => html`
  <button
    type="button"
    class="quiet"
    aria-label=${words.say("close")}
    @click=${() => {
      dialog().close();
    }}
  >
    ${icon("close")}
  </button>
`;

/** What a card costs: the number alone where it is what most cards are paid in, else each stat with its sign. */
export function gem({ words, priced }: Catalogue, { cost, price, curved }: Card): TemplateResult | typeof nothing {
  if (!priced) return nothing;
  if (curved) return html`<span class="gem" aria-hidden="true">${cost}</span>`;
  return html`<span class="coins" aria-hidden="true"
    >${price.map((part) => amount(words, words.book, part.stat, part.amount))}</span
  >`;
}

/** The sign of a value of a facet, where cards are paid in it. */
export const valueMark = (catalogue: Catalogue, value: string): TemplateResult | typeof nothing =>
  catalogue.pays(value) ? symbol(catalogue.words.book, value) : nothing;

/** The picture of a stat alone, where it has one; its name stands beside it. */
function symbol(book: GameBook | null, stat: string): TemplateResult | typeof nothing {
  const outline = outlineOf(thingOf(book, stat), book);
  if (outline === null || !book) return nothing;
  return html`<span class=${tones(book, stat)} aria-hidden="true">${drawn(outline)}</span>`;
}

/** Its picture, where the game has pictures. */
export function picture({ words: { book } }: Catalogue, { id }: Card): TemplateResult | typeof nothing {
  const outline = outlineOf(thingOf(book, id), book);
  return outline === null ? nothing : drawn(outline, "picture");
}

/** The numbers of a unit as on the table: told apart by their shapes. */
export function body({ words }: Catalogue, { stats }: Card): TemplateResult | typeof nothing {
  const entries = Object.entries(stats);
  const plates = platesOf(words.book);
  if (entries.length === 0) return nothing;
  return html`<span class="stats"
    >${entries.map(
      ([stat, value]) =>
        html`<span class="stat ${plates.get(stat) ?? ""}" title=${words.stat(stat)}
          >${value}<span class="unseen"> ${words.stat(stat)}</span></span
        >`,
    )}</span
  >`;
}

/** What a card is, by the facets of its summary, such as its type and its tribe. */
export function sortOf({ words, deckBuilding: { glance: summaryFacets = [] } }: Catalogue, { facets }: Card): string {
  return summaryFacets.flatMap((facet) => (facets[facet] ?? []).map((value) => words.name(value))).join(" · ");
}

/** The arms of a leader: those of its faction, and where leaders have no faction, its own. */
export function arms(catalogue: Catalogue, leader: string | undefined, size?: number): TemplateResult {
  const { words } = catalogue;
  const place = words.book ? factionIndex(words.book, leader) : -1;
  return html`<span class=${place < 0 ? "arms none" : "arms"}>${emblem(Math.max(0, place), size)}</span>`;
}

/** Why something is not as it must be, and the clause that says so. */
export function faultLine(catalogue: Catalogue, fault: WireError): TemplateResult {
  const { words } = catalogue;
  const { clause, why, field } = fault;
  // What is no rule's refusal is about an id that this build does not know.
  const said = why === undefined && field !== undefined ? words.say("deck-unknown") : words.refusal(fault, null);
  return html`<p class="fault">
    ${said}
    ${
      clause === undefined
        ? nothing
        : html`<button
            type="button"
            class="quiet clause"
            @click=${(event: Event) => {
              if (event.currentTarget) showClause(event.currentTarget, clause);
            }}
          >
            ${icon("book", 15)}${words.clause(clause).title}
          </button>`
    }
  </p>`;
}

const own = css`
  .gem {
    flex: none;
    display: grid;
    place-items: center;
    width: 1.9rem;
    height: 1.9rem;
    border-radius: 50%;
    background: var(--rw-ink);
    color: var(--rw-surface);
    font-size: var(--rw-t-s);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  .coins {
    font-weight: 800;
    flex: none;
    display: inline-flex;
    gap: var(--rw-s1);
  }
  .picture {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    fill: var(--rw-ink-soft);
  }
  .stats {
    display: inline-flex;
    gap: var(--rw-s1);
    font-size: var(--rw-t-xs);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  .stat {
    display: grid;
    place-items: center;
    min-width: 1.6rem;
    padding-inline: 0.25rem;
    border-radius: var(--rw-r1);
    background: var(--rw-neutral);
    color: var(--rw-on-neutral);
  }
  ${plateShapes}
  .arms {
    display: grid;
    flex: none;
    --side: var(--rw-p1);
  }
  .arms .one {
    fill: var(--side);
  }
  .arms .two {
    fill: color-mix(in oklab, var(--side) 45%, #fff);
  }
  .arms .three {
    fill: #fff;
    stroke: #1b2436;
    stroke-width: 0.8;
  }
  .arms .edge {
    stroke: var(--rw-ink);
  }
  .arms.none {
    --side: var(--rw-neutral);
    opacity: 0.5;
  }
  .fault {
    padding: var(--rw-s1) var(--rw-s2);
    border-left: 0.25rem solid var(--rw-warn);
    background: var(--rw-raised);
    font-size: var(--rw-t-s);
  }
  .fault .clause {
    display: inline-flex;
    gap: var(--rw-s1);
    min-height: 1.5rem;
    vertical-align: middle;
    padding: 0 var(--rw-s1);
    color: var(--rw-link);
    font-size: var(--rw-t-s);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (forced-colors: active) {
    .picture {
      fill: CanvasText;
    }
    .gem,
    .stat {
      border: 1px solid CanvasText;
    }
  }
`;

export const bitsStyles = [symbolsStyles, own];
