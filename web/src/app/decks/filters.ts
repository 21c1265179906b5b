// What of the pool is shown: a search, costs, and facets that open as lists of boxes to tick.
import { html, nothing, type TemplateResult } from "lit";
import type { FacetText } from "../../words/book";
import { icon } from "../icons";
import { isFiltered, NO_FILTERS, type Catalogue, type Filters } from "./catalogue";
import { valueMark } from "./bits";
import { costLabel, shortLabel } from "./curve";
import { COLUMNS } from "./model";

interface Panel {
  readonly catalogue: Catalogue;
  readonly facets: readonly FacetText[];
  readonly filters: Filters;
  readonly set: (filters: Filters) => void;
}

const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

function costButtons({ catalogue, filters, set }: Panel): TemplateResult {
  const { words } = catalogue;
  // What costs 2 is found by 2, whatever it is paid in.
  const stat = catalogue.mixed ? words.say("deck-cost-any") : catalogue.stat;
  return html`<div class="costs" role="group" aria-label=${words.say("deck-costs", { stat })}>
    ${Array.from({ length: COLUMNS }, (_, cost) => {
      const label = words.say("deck-cost", { cost: costLabel(cost, catalogue.step), stat });
      return html`<button
        type="button"
        aria-pressed=${filters.costs.includes(cost)}
        aria-label=${label}
        @click=${() => {
          set({ ...filters, costs: toggled(filters.costs, cost) });
        }}
      >
        ${shortLabel(cost, catalogue.step)}
      </button>`;
    })}
  </div>`;
}

export function filterPanel(panel: Panel): TemplateResult {
  const { catalogue, facets, filters, set } = panel;
  const { words } = catalogue;
  return html`
    <div class="search">
      <label class="unseen" for="search">${words.say("deck-search")}</label>
      <input
        id="search"
        type="search"
        autocomplete="off"
        spellcheck="false"
        placeholder=${words.say("deck-search")}
        .value=${filters.typed}
        @input=${(event: Event) => {
          set({ ...filters, typed: (event.target as HTMLInputElement).value });
        }}
      />
    </div>
    ${catalogue.priced ? costButtons(panel) : nothing}
    <div class="facets" @focusout=${closeLeft} @keydown=${closeByKey}>
      ${facets.map((facet) => menu(panel, facet))}
      ${
        isFiltered(filters)
          ? html`<button
              type="button"
              class="quiet clear"
              @click=${() => {
                set(NO_FILTERS);
              }}
            >
              ${icon("close", 16)} ${words.say("deck-clear")}
            </button>`
          : nothing
      }
    </div>
  `;
}

function menu({ catalogue, filters, set }: Panel, { id, values }: FacetText): TemplateResult {
  const { words } = catalogue;
  const wanted = filters.facets[id] ?? [];
  const name = words.say(`facet-${id}`);
  const first = wanted[0];
  const said = first === undefined ? name : words.say("deck-facet", { name, first: words.name(first) });
  return html`
    <details class=${wanted.length > 0 ? "facet on" : "facet"}>
      <summary>${said}${wanted.length > 1 ? html`<span class="more">+${wanted.length - 1}</span>` : nothing}</summary>
      <fieldset class="values">
        <legend class="unseen">${name}</legend>
        ${values.map(
          (value) => html`
            <label>
              <input
                type="checkbox"
                .checked=${wanted.includes(value)}
                @change=${() => {
                  set({ ...filters, facets: { ...filters.facets, [id]: toggled(wanted, value) } });
                }}
              />
              ${valueMark(catalogue, value)} ${words.name(value)}
            </label>
          `,
        )}
      </fieldset>
    </details>
  `;
}

/** A list closes when the focus or the pointer goes elsewhere. */
function closeLeft(event: FocusEvent): void {
  const menu = (event.target as Element).closest("details");
  if (menu && !menu.contains(event.relatedTarget as Node | null)) {
    // A press on a label takes the focus away for a moment, to nowhere.
    if (event.relatedTarget !== null || !menu.matches(":hover")) menu.open = false;
  }
}

function closeByKey(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  const menu = (event.target as Element).closest("details");
  if (!menu?.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
