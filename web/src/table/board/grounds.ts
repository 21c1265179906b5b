// Ground that is more than open: its drawings as SVG symbols, drawn once and used by every square, and cliffs where a square
// lies higher than the next. In a file of its own, because a board of open ground needs none of it: see lazy-grounds.ts.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { drawsOf, groundOfCard, isCamp } from "../draws";
import type { Camp, DrawnGround } from "../draws";
import type { Board, CardInPlay, Cell, GameBook, Side, Words } from "../types";
import { OPEN, sizeOf, terrainAt } from "../view";
import type { Camps } from "./terrain";
import { UNIT, openTile } from "./terrain";

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

/** Broken plates with fire between them: its lines have corners, those of water have none. */
const lava = svg`<symbol id="t-lava" viewBox="0 0 64 64">
  <rect class="lava" x="0.5" y="0.5" width="63" height="63" rx="3"/>
  <path class="ember" d="M2 18l11-8 9 11 12-12 9 10 10-7 9 5M2 40l9-7 12 10 10-11 11 10 9-8 9 6M3 59l11-6 10 7 13-8 10 7 13-5"/>
</symbol>`;

const chasm = svg`<symbol id="t-chasm" viewBox="0 0 64 64">
  <path class="pit" d="M5 11l9-7 12 2 11-4 13 4 9 9-2 12 4 12-5 12-10 8-12-1-11 4-12-4-8-9 2-12-4-12z"/>
  <path class="pit-line" d="M13 17l8-5 10 2 9-3 9 6-1 10M15 27l3 9-2 9 6 5"/>
</symbol>`;

const crag = svg`<symbol id="t-crag" viewBox="0 0 64 64">
  <path class="stone-top" d="M2 60L19 23l9 13L42 5l20 55z"/>
  <path class="stone" d="M19 23l9 13-4 24H13zM42 5l20 55H40l6-20z"/>
  <path class="stone-cut" d="M14 34l5-4 5 5M35 20l5 3 3-4 5 4M42 5l4 35-6 20"/>
</symbol>`;

/** Pools and what bubbles in them, up to the edge: they are seen around a piece that stands there. */
const mud = svg`<symbol id="t-mud" viewBox="0 0 64 64">
  <rect class="mud" x="1" y="1" width="62" height="62" rx="6"/>
  <path class="mud-pool" d="M5 12c4-7 15-8 21-4s3 9-4 11-19 2-17-7zM37 9c7-4 20-2 22 4s-7 9-14 7-14-8-8-11zM6 51c0-7 10-9 16-5s6 11-1 13-15-1-15-8zM38 50c2-7 16-9 20-3s-1 13-8 13-14-3-12-10z"/>
  <path class="mud-line" d="M10 13q6-4 12-1M43 13q6-3 11 1M11 52q4-4 8-1M44 53q5-4 9-1M5 30q5-3 8 1t8 0M43 33q5-3 8 1t8 0"/>
</symbol>`;

/** Facets and cracks with corners, and glints: the lines of water have none. */
const ice = svg`<symbol id="t-ice" viewBox="0 0 64 64">
  <path class="ice" d="M7 1h50l6 6v50l-6 6H7l-6-6V7z"/>
  <path class="ice-facet" d="M1 7l6-6h16L1 26zM63 57l-6 6H40l23-24z"/>
  <path class="ice-crack" d="M32 1l-4 11 6 6-8 10M63 26l-12 3-5 9M1 44l11-3 6 7 9-1M40 63l3-10"/>
  <path class="glint" d="M10 12v8M6 16h8M53 9v8M49 13h8M52 48v8M48 52h8"/>
</symbol>`;

/** Sandbags on three sides. */
const breastwork = svg`<symbol id="t-breastwork" viewBox="0 0 64 64">
  <path class="shade" d="M11 14h42v38H11z"/>
  <path class="bag" d="${[0, 1, 2, 3].map((n) => `M${2 + n * 15.5} 4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3z`).join("")}${[0, 1, 2].map((n) => `M1 ${19 + n * 15}a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3zM51 ${19 + n * 15}a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3z`).join("")}"/>
  <path class="bag-line" d="M6 5v5M22 5v5M37 5v5M53 5v5M4 21h5M4 36h5M4 51h5M55 21h5M55 36h5M55 51h5"/>
</symbol>`;

const sky = svg`<symbol id="t-sky" viewBox="0 0 64 64">
  <path class="air" d="M5 11l9-7 12 2 11-4 13 4 9 9-2 12 4 12-5 12-10 8-12-1-11 4-12-4-8-9 2-12-4-12z"/>
  <path class="cloud" d="M13 27a5 5 0 0 1 4-8 8 8 0 0 1 15-2 6 6 0 0 1 6 10zM28 48a5 5 0 0 1 3-9 7 7 0 0 1 13-1 5 5 0 0 1 7 10z"/>
</symbol>`;

const monolith = svg`<symbol id="t-monolith" viewBox="0 0 64 64">
  <circle class="gold-frame" cx="32" cy="32" r="28"/>
  <path class="gold" d="M4 4h9L4 13zM60 4v9l-9-9zM4 60v-9l9 9zM60 60h-9l9-9z"/>
  <path class="stone-top" d="M23 51l3-35 6-7 6 7 3 35z"/>
  <path class="stone" d="M32 9l6 7 3 35h-9z"/>
  <path class="stone-cut" d="M32 20l-4 6 4 6 4-6zM28 38h8M28 43h8"/>
  <ellipse class="shade" cx="33" cy="52" rx="15" ry="4"/>
</symbol>`;

const lair = svg`<symbol id="t-lair" viewBox="0 0 64 64">
  <circle class="lair" cx="32" cy="32" r="26"/>
  <path class="lair-claw" d="M22 42c-3-8-3-14 1-21 1 8 2 13 4 20zM30 43c-2-9-2-17 2-25 3 8 4 16 2 25zM37 41c2-7 3-12 4-20 4 7 4 13 1 21z"/>
</symbol>`;

const seal = svg`<symbol id="t-seal" viewBox="0 0 64 64">
  <rect class="gold-frame" x="4" y="4" width="56" height="56" rx="9"/>
  <path class="gold" d="M32 12l5.2 9.4 10.7-2.4-2.5 10.600L54 32l-8.6 2.4 2.5 10.6-10.7-2.400L32 52l-5.2-9.4-10.7 2.4 2.5-10.600L10 32l8.6-2.4-2.5-10.6 10.7 2.400z"/>
  <circle class="pole" cx="32" cy="32" r="5"/>
</symbol>`;

/** The ground under a door and its frame: no ground of the map shows. */
const jambs = svg`<rect class="tile" x="1" y="1" width="62" height="62"/>
  <path class="stone-top" d="M2 63V14A12 12 0 0 1 14 2h36a12 12 0 0 1 12 12v49h-9V16a5 5 0 0 0-5-5H16a5 5 0 0 0-5 5v47z"/>`;

const leaf = svg`<path class="leaf-of-door" d="M11 63V16a5 5 0 0 1 5-5h32a5 5 0 0 1 5 5v47z"/>
  <path class="plank" d="M21.5 11v52M32 11v52M42.5 11v52"/><path class="band" d="M11 22h42M11 52h42"/>`;

const door = svg`<symbol id="t-door" viewBox="0 0 64 64">
  ${jambs}${leaf}<circle class="handle" cx="46" cy="38" r="4"/>
</symbol>`;

const doorLocked = svg`<symbol id="t-door-locked" viewBox="0 0 64 64">
  ${jambs}${leaf}
  <path class="shackle" d="M24 34v-5a8 8 0 0 1 16 0v5"/><rect class="padlock" x="19" y="33" width="26" height="20" rx="4"/>
  <path class="keyhole" d="M32 39a3 3 0 0 1 1.5 5.600V49h-3v-4.400A3 3 0 0 1 32 39z"/>
</symbol>`;

const doorOpen = svg`<symbol id="t-door-open" viewBox="0 0 64 64">
  ${jambs}<path class="leaf-of-door" d="M11 14l11 7v34l-11 8z"/><path class="plank" d="M16.5 18v42"/>
  <circle class="handle" cx="19" cy="38" r="2"/><path class="sill" d="M26 60h26M30 53h20"/>
</symbol>`;

const strange = svg`<symbol id="t-strange" viewBox="0 0 64 64">
  <rect class="strange" x="3" y="3" width="58" height="58" rx="8"/>
</symbol>`;

/** Bare ground has no drawing: it is open, whatever it is called. */
const GROUNDS: Readonly<Record<Exclude<DrawnGround, "bare">, SVGTemplateResult>> = {
  wall,
  pillar,
  rough,
  water,
  thicket,
  thorns,
  banner,
  lava,
  chasm,
  crag,
  mud,
  ice,
  breastwork,
  sky,
  monolith,
  lair,
  seal,
  door,
  "door-locked": doorLocked,
  "door-open": doorOpen,
};

/** Once per board, in its own shadow root. */
export const groundSymbols = svg`<defs>${Object.values(GROUNDS)}${strange}</defs>`;

/** Deployment squares: a mark in the owner's colour and, as everywhere, in the owner's shape. */
const CAMP: Readonly<Record<Side, string>> = {
  p1: "M32 25a7 7 0 1 1 0 14 7 7 0 1 1 0-14z",
  p2: "M32 24l7 4v8l-7 4-7-4v-8z",
  p3: "M32 24l8 14H24z",
  p4: "M32 23l9 9-9 9-9-9z",
  neutral: "M26 26h12v12H26z",
};

/** The level of a square. */
const levelAt = (board: Board, cell: Cell, game: GameBook | null): number =>
  drawsOf(game).levels?.[terrainAt(board, cell)] ?? 0;

const use = (ground: string, [x, y]: Cell): SVGTemplateResult =>
  svg`<use href=${`#t-${ground}`} x=${(x - 1) * UNIT} y=${(y - 1) * UNIT} width="64" height="64"/>`;

/** A tint, deeper by level, and so many small peaks at the lower right, where a piece leaves room for them. */
function raised([x, y]: Cell, level: number): SVGTemplateResult {
  const peaks = Array.from({ length: level }, (_, i) => `M${52 - i * 11} 61l5-8 5 8z`).join("");
  return svg`<g transform=${`translate(${(x - 1) * UNIT} ${(y - 1) * UNIT})`}>
    <rect class="raised" width="64" height="64" opacity=${Math.min(0.26 * level, 0.8)}/><path class="peaks" d=${peaks}/></g>`;
}

/** One square's ground; `camps` shows whose deployment square it is. What the game names no drawing for gets a frame with its name. */
export function groundTile(board: Board, cell: Cell, words: Words, camps: Camps): SVGTemplateResult | null {
  const terrain = terrainAt(board, cell);
  const ground = drawsOf(words.book).grounds?.[terrain];
  const level = levelAt(board, cell, words.book);
  const shown = drawn(cell, terrain, ground, words, camps);
  return level > 0 ? svg`${raised(cell, level)}${shown}` : shown;
}

function drawn(
  cell: Cell,
  terrain: string,
  ground: DrawnGround | Camp | undefined,
  words: Words,
  camps: Camps,
): SVGTemplateResult | null {
  if (isCamp(ground)) {
    const side = camps[ground];
    return openTile(cell, side && svg`<path class=${`camp ${side}`} d=${CAMP[side]}/>`);
  }
  if (terrain === OPEN || ground === "bare") return openTile(cell);
  if (ground) return use(ground, cell);
  const [x, y] = [(cell[0] - 1) * UNIT, (cell[1] - 1) * UNIT];
  return svg`<g>${use("strange", cell)}
    <text class="strange-name" x=${x + 32} y=${y + 15} text-anchor="middle">${words.name(terrain).slice(0, 9)}</text></g>`;
}

/** Ground that a card lays over that of its square. */
export const laidGround = (cards: readonly CardInPlay[], game: GameBook | null): (SVGTemplateResult | null)[] =>
  cards.map((card) => {
    const ground = groundOfCard(card, game);
    if (!card.at || !ground || isCamp(ground)) return null;
    const [x, y] = card.at;
    // Under it nothing of the map shows.
    return ground === "bare"
      ? svg`<rect class="tile" x=${(x - 1) * UNIT + 1} y=${(y - 1) * UNIT + 1} width="62" height="62"/>`
      : use(ground, card.at);
  });

/** How far the strokes of a cliff are apart. */
const STROKE = 9;

/**
 * Cliffs: a line along the edge, and strokes that run downhill from it, as on a map. Both are longer and heavier where the
 * ground falls by more than one level.
 */
export function cliffs(board: Board, game: GameBook | null): SVGTemplateResult | null {
  if (!drawsOf(game).levels) return null;
  const { w, h } = sizeOf(board);
  const [low, high]: [string[], string[]] = [[], []];
  for (let y = 1; y <= h; y += 1)
    for (let x = 1; x <= w; x += 1) {
      const here = levelAt(board, [x, y], game);
      // Along x and along y: the square beyond the edge, and the edge from its start.
      for (const down of [false, true]) {
        if (down ? y === h : x === w) continue;
        const falls = here - levelAt(board, down ? [x, y + 1] : [x + 1, y], game);
        if (falls !== 0) (Math.abs(falls) > 1 ? high : low).push(cliff([x, y], down, falls));
      }
    }
  return svg`<path class="cliff" d=${low.join("")}/><path class="cliff steep" d=${high.join("")}/>`;
}

function cliff([x, y]: Cell, down: boolean, falls: number): string {
  const long = Math.sign(falls) * (Math.abs(falls) > 1 ? 15 : 9);
  const [left, top] = down ? [(x - 1) * UNIT, y * UNIT] : [x * UNIT, (y - 1) * UNIT];
  const edge = `M${left} ${top}${down ? "h" : "v"}${UNIT}`;
  const strokes = Array.from({ length: 6 }, (_, i) => {
    const along = STROKE + i * STROKE;
    return down ? `M${left + along} ${top}v${long}` : `M${left} ${top + along}h${long}`;
  });
  return edge + strokes.join("");
}
