// A small picture of a map for the set-up screen, from nothing but its rows and legend.
import { html, svg, type TemplateResult } from "lit";
import type { MapText } from "../words/book";

/** Terrain that has a look of its own here; everything else is open ground. */
const KNOWN = new Set(["wall", "pillar", "water", "rough", "thicket", "thorns", "banner"]);

export function mapView({ rows, legend }: MapText): TemplateResult {
  const width = Math.max(...rows.map((row) => row.length), 1);
  const tiles = rows.flatMap((row, y) =>
    [...row].map((sign, x) => {
      const is = legend[sign] ?? "open";
      const look = KNOWN.has(is) ? is : sign === "1" ? "home1" : sign === "2" ? "home2" : "open";
      if (look === "pillar") return svg`<circle class="wall" cx=${x + 0.5} cy=${y + 0.5} r=".42" />`;
      if (look === "banner")
        return svg`<path class="banner" d="M${x + 0.5} ${y + 0.06}L${x + 0.94} ${y + 0.5}L${x + 0.5} ${y + 0.94}L${x + 0.06} ${y + 0.5}z" />`;
      return svg`<rect class=${look} x=${x + 0.06} y=${y + 0.06} width=".88" height=".88" rx=".14" />`;
    }),
  );
  return html`
    <svg class="map" viewBox="0 0 ${width} ${rows.length}" aria-hidden="true" focusable="false">${tiles}</svg>
  `;
}
