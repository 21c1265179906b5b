// Open ground as SVG. 64 units a square; colours come from the theme. All other ground is in grounds.ts.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Camp } from "../draws";
import type { Cell, Side } from "../types";

export const UNIT = 64;

/** Once per board, in its own shadow root. */
export const symbols = svg`<defs>
  <pattern id="t-check" width="128" height="128" patternUnits="userSpaceOnUse">
    <rect class="tile" width="128" height="128"/>
    <rect class="tile-alt" width="64" height="64"/><rect class="tile-alt" x="64" y="64" width="64" height="64"/>
  </pattern>
  <pattern id="t-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect class="hatch" width="3" height="8"/>
  </pattern>
</defs>`;

/** A few cracks and pebbles so that open ground is not a form to fill in; the same on every redraw. */
const WEAR = ["M12 14l7 3 3 6", "M45 48l6-2 4 4", "M40 12l3 5-2 5", "M15 47l5-4 6 2", "M50 27l-4 4 1 6"];

/** Most open ground shows nothing: then there is nothing to draw. */
export function openTile([x, y]: Cell, mark?: SVGTemplateResult): SVGTemplateResult | null {
  const wear = WEAR[(x * 31 + y * 17 + x * y * 7) % 19];
  if (wear === undefined && mark === undefined) return null;
  return svg`<g transform=${`translate(${(x - 1) * UNIT} ${(y - 1) * UNIT})`}>
    ${wear ? svg`<path class="wear" d=${wear}/>` : null}${mark}
  </g>`;
}

/** Who places pieces in each camp; empty once everybody stands. */
export type Camps = Readonly<Partial<Record<Camp, Side>>>;
