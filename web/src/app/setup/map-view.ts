// A small picture of a map for the set-up screen, from nothing but its rows and legend.
import { css, html, svg, type TemplateResult } from "lit";
import type { MapText } from "../../words/book";

/** Terrain that has a look of its own here; everything else is open ground. */
const KNOWN = new Set(["wall", "pillar", "water", "rough", "thicket", "thorns", "banner"]);

/** Where the players set out from. */
const HOMES: Readonly<Record<string, string>> = { "deploy-1": "home1", "deploy-2": "home2" };

export function mapView({ rows, legend }: MapText): TemplateResult {
  const width = Math.max(...rows.map((row) => row.length), 1);
  const tiles = rows.flatMap((row, y) =>
    [...row].map((sign, x) => {
      const is = legend[sign] ?? "open";
      const shape = KNOWN.has(is) ? is : (HOMES[is] ?? HOMES[`deploy-${sign}`] ?? "open");
      if (shape === "pillar") return svg`<circle class="wall" cx=${x + 0.5} cy=${y + 0.5} r=".42" />`;
      if (shape === "banner")
        return svg`<path class="banner" d="M${x + 0.5} ${y + 0.06}L${x + 0.94} ${y + 0.5}L${x + 0.5} ${y + 0.94}L${x + 0.06} ${y + 0.5}z" />`;
      return svg`<rect class=${shape} x=${x + 0.06} y=${y + 0.06} width=".88" height=".88" rx=".14" />`;
    }),
  );
  return html`
    <svg class="map" viewBox="0 0 ${width} ${rows.length}" aria-hidden="true" focusable="false">${tiles}</svg>
  `;
}

export const mapStyles = css`
  .map {
    width: 100%;
    height: 100%;
  }
  .map .open {
    fill: var(--rw-tile);
  }
  .map .home1 {
    fill: var(--rw-p1-soft);
  }
  .map .home2 {
    fill: var(--rw-p2-soft);
  }
  .map .wall {
    fill: var(--rw-stone);
  }
  .map .water {
    fill: var(--rw-water);
  }
  .map .rough {
    fill: var(--rw-earth);
  }
  .map .thicket {
    fill: var(--rw-leaf);
  }
  .map .thorns {
    fill: var(--rw-thorn);
  }
  .map .banner {
    fill: var(--rw-gold);
  }
  @media (forced-colors: active) {
    .map rect,
    .map circle,
    .map path {
      stroke: CanvasText;
      stroke-width: 0.04;
    }
  }
`;
