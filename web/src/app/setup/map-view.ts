// A small picture of a map for the set-up screen, from nothing but its rows and legend.
import { css, html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { Ground } from "../../engine/types/Ground";
import { drawsOf } from "../../table/draws";
import { OPEN } from "../../table/view";
import type { GameBook, MapText } from "../../words/book";

/** Ground that is no square here. */
const lozenge = (x: number, y: number, is: string): SVGTemplateResult =>
  svg`<path class=${is} d="M${x + 0.5} ${y + 0.06}L${x + 0.94} ${y + 0.5}L${x + 0.5} ${y + 0.94}L${x + 0.06} ${y + 0.5}z" />`;
const round = (x: number, y: number, is: string): SVGTemplateResult =>
  svg`<circle class=${is} cx=${x + 0.5} cy=${y + 0.5} r=".42" />`;
/** Two posts and a lintel. */
const gate = (x: number, y: number, is: string): SVGTemplateResult =>
  svg`<path class=${is} d="M${x + 0.06} ${y + 0.94}v-.88h.88v.88h-.24v-.64h-.4v.64z" />`;

const SHAPES: Partial<Record<Ground, (x: number, y: number) => SVGTemplateResult>> = {
  pillar: (x, y) => round(x, y, "pillar"),
  banner: (x, y) => lozenge(x, y, "banner"),
  mud: (x, y) => round(x, y, "mud"),
  ice: (x, y) => lozenge(x, y, "ice"),
  breastwork: (x, y) => svg`<path class="breastwork" d="M${x + 0.06} ${y + 0.4}h.24v.2h.4v-.2h.24v.54h-.88z" />`,
  monolith: (x, y) => svg`<path class="pillar" d="M${x + 0.24} ${y + 0.94}l.06-.6 .2-.28 .2 .28 .06 .6z" />`,
  lair: (x, y) => svg`<circle class="lair" cx=${x + 0.5} cy=${y + 0.5} r=".34" />`,
  seal: (x, y) => svg`<rect class="seal" x=${x + 0.16} y=${y + 0.16} width=".68" height=".68" rx=".1" />`,
  door: (x, y) => gate(x, y, "door"),
  "door-locked": (x, y) => gate(x, y, "door"),
  "door-open": (x, y) => gate(x, y, "door"),
};

export function mapView({ rows, legend }: MapText, book: GameBook): TemplateResult {
  const width = Math.max(...rows.map((row) => row.length), 1);
  const tiles = rows.flatMap((row, y) =>
    [...row].map((sign, x) => {
      // Ground that the game names no drawing for is open here.
      const kind = legend[sign] ?? OPEN;
      const ground = kind === OPEN ? undefined : drawsOf(book).grounds?.[kind];
      const level = drawsOf(book).levels?.[kind] ?? 0;
      const shape = ground && SHAPES[ground];
      return svg`${
        shape?.(x, y) ??
        svg`<rect class=${ground ?? OPEN} x=${x + 0.06} y=${y + 0.06} width=".88" height=".88" rx=".14" />`
      }${level > 0 ? svg`<rect class="raised" x=${x} y=${y} width="1" height="1" opacity=${0.3 * level} />` : null}`;
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
  .map .open,
  .map .bare {
    fill: var(--rw-tile);
  }
  .map .camp-1 {
    fill: var(--rw-p1-soft);
  }
  .map .camp-2 {
    fill: var(--rw-p2-soft);
  }
  .map .camp-3 {
    fill: var(--rw-p3-soft);
  }
  .map .camp-4 {
    fill: var(--rw-p4-soft);
  }
  .map .wall,
  .map .pillar {
    fill: var(--rw-stone);
  }
  .map .water {
    fill: var(--rw-water);
  }
  .map .rough {
    fill: var(--rw-earth);
  }
  .map .lava {
    fill: var(--rw-lava-deep);
  }
  .map .chasm {
    fill: var(--rw-ink);
  }
  .map .crag {
    fill: var(--rw-stone-light);
  }
  .map .mud,
  .map .breastwork {
    fill: var(--rw-earth-deep);
  }
  .map .ice {
    fill: var(--rw-water);
  }
  .map .sky {
    fill: color-mix(in oklab, var(--rw-water) 60%, var(--rw-surface));
    stroke: var(--rw-stone);
    stroke-width: 0.08;
  }
  .map .door {
    fill: color-mix(in oklab, var(--rw-earth-deep) 70%, black);
  }
  .map .seal,
  .map .lair {
    fill: none;
    stroke: var(--rw-gold-deep);
    stroke-width: 0.14;
  }
  .map .lair {
    stroke: var(--rw-stone);
    stroke-dasharray: 0.3 0.2;
  }
  .map .raised {
    fill: var(--rw-earth-deep);
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
