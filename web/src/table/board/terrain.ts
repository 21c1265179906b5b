// Terrain as SVG symbols, drawn once and used by every square. 64 units a square; colours come from the theme.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { drawsOf, isCamp } from "../draws";
import type { Camp, DrawnGround } from "../draws";
import type { Board, Cell, Side, Words } from "../types";
import { OPEN, terrainAt } from "../view";

export const UNIT = 64;

const wall = svg`<symbol id="t-wall" viewBox="0 0 64 64">
  <rect class="stone" x="1.5" y="1.5" width="61" height="61" rx="5"/>
  <path class="stone-top" d="M1.5 6.5a5 5 0 0 1 5-5h51a5 5 0 0 1 5 5V47a3 3 0 0 1-3 3h-55a3 3 0 0 1-3-3z"/>
  <path class="stone-cut" d="M2 17.5h60M2 33.5h60M21 2v15.5M45 2v15.5M12 17.5v16M34 17.5v16M55 17.5v16M23 33.5V50M44 33.5V50"/>
  <path class="stone-low" d="M14 50v12M34 50v12M53 50v12"/>
</symbol>`;

const pillar = svg`<symbol id="t-pillar" viewBox="0 0 64 64">
  <ellipse class="shade" cx="34" cy="38" rx="27" ry="24"/>
  <rect class="stone" x="9" y="9" width="46" height="46" rx="9"/>
  <circle class="stone-top" cx="32" cy="32" r="20"/>
  <circle class="stone-cut" cx="32" cy="32" r="13.5"/>
  <path class="stone-cut" d="M32 12v7M32 45v7M12 32h7M45 32h7M18 18l5 5M41 41l5 5M46 18l-5 5M23 41l-5 5"/>
</symbol>`;

const rough = svg`<symbol id="t-rough" viewBox="0 0 64 64">
  <rect class="earth-wash" x="1" y="1" width="62" height="62" rx="6"/>
  <path class="earth" d="M8 44l5-9 11-1 6 8-4 8-12 1zM37 23l5-8 10 1 5 8-6 7-10-1zM14 18l4-5 7 2 1 6-6 4zM42 49l4-6 8 1 3 6-5 5-7-1z"/>
  <path class="earth-line" d="M13 35l5 5 12 2M18 40l-4 11M42 15l3 7 12 2M45 22l-4 8M18 13l3 5 5 3M46 43l3 5 8 2M29 28l3 2M33 55l3-1M9 26l2 2M36 37l2 1"/>
</symbol>`;

const water = svg`<symbol id="t-water" viewBox="0 0 64 64">
  <rect class="water" x="0.5" y="0.5" width="63" height="63" rx="3"/>
  <path class="wave" d="M6 15q6.5-6 13 0t13 0 13 0 13 0M6 32q6.5-6 13 0t13 0 13 0 13 0M6 49q6.5-6 13 0t13 0 13 0 13 0"/>
</symbol>`;

const thicket = svg`<symbol id="t-thicket" viewBox="0 0 64 64">
  <path class="leaf" d="M11 25c-7-9 4-19 13-14 4-8 17-6 18 2 9-4 18 6 12 14 7 6 3 17-6 17-1 9-14 12-19 5-7 6-18 1-17-8-9-1-10-13-1-16z"/>
  <path class="leaf-line" d="M18 24q5-7 11-3M35 19q7-3 10 4M16 38q6-6 12 0M34 34q6-6 13-1M27 48q4-6 10-2M30 28q3-4 7-1"/>
</symbol>`;

const thorns = svg`<symbol id="t-thorns" viewBox="0 0 64 64">
  <path class="bramble" d="M5 47C14 25 25 55 34 34S50 14 59 20M6 20C18 14 22 34 33 30s13 22 26 16"/>
  <path class="thorn" d="M12 38l-6-6 9 1zM19 41l5 9 1-11zM31 41l9 4-7-9zM38 27l-8-7 11 1zM47 19l-2-10 7 8zM14 19l1-10 5 9zM22 26l-8 5 9 2zM37 31l9-6-7 10zM45 42l-7 9 10-5zM54 47l6 7-10-5z"/>
</symbol>`;

const banner = svg`<symbol id="t-banner" viewBox="0 0 64 64">
  <rect class="gold-frame" x="4" y="4" width="56" height="56" rx="8"/>
  <path class="gold" d="M4 18V12a8 8 0 0 1 8-8h6zM60 18V12a8 8 0 0 0-8-8h-6zM4 46v6a8 8 0 0 0 8 8h6zM60 46v6a8 8 0 0 1-8 8h-6z"/>
  <path class="pole" d="M23 53V12"/>
  <path class="gold" d="M24.5 13h23l-7 8.5 7 8.5h-23z"/>
  <ellipse class="pole" cx="23" cy="53" rx="8" ry="2"/>
</symbol>`;

const strange = svg`<symbol id="t-strange" viewBox="0 0 64 64">
  <rect class="strange" x="3" y="3" width="58" height="58" rx="8"/>
</symbol>`;

const GROUNDS: Readonly<Record<DrawnGround, SVGTemplateResult>> = {
  wall,
  pillar,
  rough,
  water,
  thicket,
  thorns,
  banner,
};

/** Once per board, in its own shadow root. */
export const symbols = svg`<defs>${Object.values(GROUNDS)}${strange}
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
function openTile([x, y]: Cell, camp: Side | undefined): SVGTemplateResult | null {
  const at = `translate(${(x - 1) * UNIT} ${(y - 1) * UNIT})`;
  const wear = WEAR[(x * 31 + y * 17 + x * y * 7) % 19];
  if (wear === undefined && camp === undefined) return null;
  return svg`<g transform=${at}>
    ${wear ? svg`<path class="wear" d=${wear}/>` : null}
    ${camp ? svg`<path class=${`camp ${camp}`} d=${CAMP[camp]}/>` : null}
  </g>`;
}

/** Who places pieces in each camp; empty once everybody stands. */
export type Camps = Readonly<Partial<Record<Camp, Side>>>;

/** Deployment squares: a mark in the owner's colour and, as everywhere, in the owner's shape. */
const CAMP: Readonly<Record<Side, string>> = {
  p1: "M32 25a7 7 0 1 1 0 14 7 7 0 1 1 0-14z",
  p2: "M32 24l7 4v8l-7 4-7-4v-8z",
  p3: "M32 24l8 14H24z",
  p4: "M32 23l9 9-9 9-9-9z",
  neutral: "M26 26h12v12H26z",
};

/** One square's terrain; `camps` shows whose deployment square it is. Terrain the game names no drawing for gets a frame with its name. */
export function tile(board: Board, cell: Cell, words: Words, camps: Camps): SVGTemplateResult | null {
  const terrain = terrainAt(board, cell);
  const [x, y] = [(cell[0] - 1) * UNIT, (cell[1] - 1) * UNIT];
  const ground = drawsOf(words.book).grounds?.[terrain];
  if (isCamp(ground)) return openTile(cell, camps[ground]);
  if (terrain === OPEN) return openTile(cell, undefined);
  if (ground) return svg`<use href=${`#t-${ground}`} x=${x} y=${y} width="64" height="64"/>`;
  return svg`<g><use href="#t-strange" x=${x} y=${y} width="64" height="64"/>
    <text class="strange-name" x=${x + 32} y=${y + 15} text-anchor="middle">${words.name(terrain).slice(0, 9)}</text></g>`;
}
