// One die as SVG: the face that counts, the natural face crossed out if a bonus changed it, and its mark.
import { html, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import type { Words } from "../types";

/** The positions of the pips of each face, on a 3 by 3 field. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** A face in a 48-unit square: pips for a six-sided die, a number for any other. */
export function face(value: number, sides: number): SVGTemplateResult {
  const pips = sides === 6 ? PIPS[value] : undefined;
  if (!pips) return svg`<text class="digit" x="24" y="32" text-anchor="middle">${value}</text>`;
  return svg`${pips.map(([x, y]) => svg`<circle class="pip" cx=${12 + x * 12} cy=${12 + y * 12} r="4.4"/>`)}`;
}

/** The shape of each mark: a blade, a star, a shield. */
export const MARK: Readonly<Record<string, SVGTemplateResult>> = {
  hit: svg`<path d="M15.5 1.5l3 3L9 14l-3-3zM4.5 9.5l6 6-1.6 1.6-2.2-2.2-2.9 2.9-2-2 2.9-2.9L2.9 11z"/>`,
  crit: svg`<path d="M10 .5l2.7 6 6.5.7-4.9 4.4 1.4 6.4L10 14.7 4.3 18l1.4-6.4L.8 7.2l6.5-.7z"/>`,
  block: svg`<path d="M10 .8l8 2.7v6c0 5-3.7 8-8 9.8-4.3-1.8-8-4.8-8-9.8v-6z"/>`,
};

export interface DrawnDie {
  natural: number;
  adjusted: number;
  mark: string | null;
  sides: number;
  use: string;
}

export function die({ natural, adjusted, mark, sides, use }: DrawnDie, words: Words): TemplateResult {
  const changed = natural !== adjusted;
  return html`<li class=${`die ${use} ${mark ?? "none"}`}>
    <svg class="cube" viewBox="0 0 48 48" aria-hidden="true">
      <rect class="body" x="2" y="2" width="44" height="44" rx="10" />
      ${face(adjusted, sides)}
    </svg>
    ${
      changed
        ? html`<svg class="was" viewBox="0 0 48 48" aria-hidden="true">
            <rect class="body" x="2" y="2" width="44" height="44" rx="10" />
            ${face(natural, sides)}${svg`<path class="cross" d="M4 44L44 4"/>`}
          </svg>`
        : null
    }
    <span class="mark" aria-hidden="true"
      >${mark ? html`<svg viewBox="0 0 20 20">${MARK[mark] ?? null}</svg>${words.say(`table-mark-${mark}`)}` : "–"}</span
    >
  </li>`;
}
