// How many cards a deck has at each cost, as bars. What they show is also said in a sentence.
import { css, html, nothing, svg, type TemplateResult } from "lit";
import type { Catalogue } from "./catalogue";
import { COLUMNS, curve } from "./model";
import type { DeckList } from "../../engine/wire";

const [STEP, BAR, HIGH, FOOT, HEAD] = [24, 17, 56, 16, 14];

/** The label of a column's costs: the last column has all higher ones. */
export function costLabel(column: number, step: number): string {
  const [from, last] = [String(column * step), column === COLUMNS - 1];
  return last ? `${from}+` : step === 1 ? from : `${from}–${String((column + 1) * step - 1)}`;
}

/** The same where there is little room: the least of them. */
export const shortLabel = (column: number, step: number): string =>
  column === COLUMNS - 1 ? costLabel(column, step) : String(column * step);

export function curveChart(catalogue: Catalogue, list: DeckList): TemplateResult | typeof nothing {
  if (!catalogue.priced) return nothing;
  const { words } = catalogue;
  const { step } = catalogue;
  const costOf = (id: string): number | undefined => {
    const card = catalogue.card(id);
    return card?.curved ? card.cost : undefined;
  };
  const counts = curve(list, costOf, step);
  // A deck that has just been begun has no towers.
  const top = Math.max(6, ...counts);
  const columns = counts.flatMap((count, n) =>
    count ? [words.say("deck-curve-at", { count, cost: costLabel(n, step) })] : [],
  );
  const { stat } = catalogue;
  const label =
    columns.length === 0
      ? words.say("deck-curve-empty", { stat })
      : words.say("deck-curve", { stat, told: words.list(columns) });
  return html`
    <svg class="curve" viewBox="0 0 ${COLUMNS * STEP} ${HEAD + HIGH + FOOT}" role="img" aria-label=${label}>
      ${counts.map((count, n) => {
        const [x, high] = [n * STEP + (STEP - BAR) / 2, (count / top) * HIGH];
        const middle = x + BAR / 2;
        return svg`
          <rect class="ground" x=${x} y=${HEAD} width=${BAR} height=${HIGH} rx="3" />
          ${count ? svg`<rect class="bar" x=${x} y=${HEAD + HIGH - high} width=${BAR} height=${high} rx="3" />` : null}
          ${count ? svg`<text class="count" x=${middle} y=${HEAD + HIGH - high - 4}>${count}</text>` : null}
          <text class="cost" x=${middle} y=${HEAD + HIGH + 13}>${shortLabel(n, step)}</text>
        `;
      })}
    </svg>
  `;
}

export const curveStyles = css`
  .curve {
    width: 100%;
    max-height: 9rem;
  }
  .curve text {
    fill: var(--rw-ink-soft);
    font-size: 10px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  .curve .count {
    fill: var(--rw-ink);
    font-weight: 800;
  }
  .curve .ground {
    fill: var(--rw-raised);
  }
  .curve .bar {
    fill: var(--rw-p1);
  }
  @media (forced-colors: active) {
    .curve .ground {
      fill: Canvas;
    }
    .curve .bar {
      fill: Highlight;
    }
    .curve text,
    .curve .count {
      fill: CanvasText;
    }
  }
`;
