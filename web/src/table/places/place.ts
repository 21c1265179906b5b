// A place: its ground, its name, who controls it, what it yields, what lies on it. No state of its own.
import { nothing, svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { StatSchema } from "../../engine/types/StatSchema";
import { outlineOf, placed } from "../board/glyphs";
import type { Mark } from "../board/marks";
import { OWNER_SIGN } from "../board/shapes";
import { drawsOf } from "../draws";
import type { CardInPlay, GameBook, Place, Side, Table, Words } from "../types";
import { thingOf } from "../types";
import { groundView } from "./grounds";
import { FRAMES } from "./map";
import type { Door, Form, Rect } from "./map";
import { outlineOfSign } from "./signs";
import { cardFace } from "./token";
import { CARD, type Slot } from "./stack";

export interface PlaceLook {
  readonly place: Place;
  readonly rect: Rect;
  readonly form: Form;
  readonly table: Table;
  readonly game: GameBook | null;
  readonly words: Words;
}

/** The short name of a place: that of its card, or else its own. */
export const titleOf = (words: Words, { id, is }: Place): string => words.name(is ?? id);

export function placeView(of: PlaceLook): SVGTemplateResult {
  const { place, rect, game, form } = of;
  const { holder } = place;
  const site = drawsOf(game).sites?.[place.kind];
  return svg`<g class=${`place ${holder ?? "neutral"} ${holder ? "" : "free"}`}>
    ${groundView(site, { rect, front: frontOf(of), gap: FRAMES[form].gap })}
    ${emblem(of)} ${isFlooded(of) ? flood(rect) : null}
    <rect class="hold" x=${rect.x} y=${rect.y} width=${rect.w} height=${rect.h} rx=${site === "chamber" ? 22 : 5}/>
    ${head(of)}
  </g>`;
}

/** A wall looks towards the middle of the map; where that is hard to say, both ways. */
function frontOf({ place, rect, table }: PlaceLook): "up" | "down" | "both" {
  const rows = (table.board.places ?? []).map(({ row }) => row);
  const half = (Math.min(...rows) + Math.max(...rows)) / 2;
  if (place.row === half || rect.h <= 0) return "both";
  return place.row < half ? "up" : "down";
}

/** The picture of its card, faint: which place it is, before its name is read. */
function emblem({ place, rect, game, form }: PlaceLook): SVGTemplateResult | null {
  const outline = outlineOf(place.is === undefined ? undefined : thingOf(game, place.is), game);
  if (outline === null) return null;
  const { head } = FRAMES[form];
  const size = Math.min(rect.w, rect.h - head) * 0.86;
  const [x, y] = [rect.x + (rect.w - size) / 2, rect.y + head + (rect.h - head - size) / 2];
  return placed(outline, x, y, size, "emblem");
}

const statOf = (game: GameBook | null, stat: string): StatSchema | undefined =>
  game?.setup?.places?.find(({ id }) => id === stat);

const isFlooded = ({ place: { stats }, game }: PlaceLook): boolean =>
  Object.entries(stats).some(([stat, value]) => value !== 0 && statOf(game, stat)?.sign === "wave");

/** Waves over all of it. */
function flood({ x, y, w, h }: Rect): SVGTemplateResult {
  const waves = (top: number): string =>
    `M${x + 6} ${top}${"q6.5-6 13 0t13 0".repeat(Math.max(1, Math.floor((w - 12) / 26)))}`;
  const lines = Array.from({ length: 4 }, (_, n) => waves(y + h * (0.36 + n * 0.17)));
  return svg`<rect class="water" x=${x} y=${y} width=${w} height=${h} rx="5"/><path class="wave" d=${lines.join("")}/>`;
}

/** Letters of a name are about so wide, as a share of their height: names that are longer are drawn closer. */
const LETTER = 0.57;

function head({ place, rect, form, game, words }: PlaceLook): SVGTemplateResult {
  const size = form === "narrow" ? 12 : 16.5;
  const { head } = FRAMES[form];
  const line = rect.y + head / 2 + 1;
  const site = drawsOf(game).sites?.[place.kind];
  const inset = site === "chamber" || site === "keep" ? 13 : 7;
  const yields = yieldsOf(place, game, words, size);
  const flags = flagged(place, rect.x + inset, line, size);
  const from = rect.x + inset + flags.w;
  const room = rect.x + rect.w - inset - yields.w - 4 - from;
  const title = titleOf(words, place);
  const long = title.length * size * LETTER > room;
  return svg`<g class="head">${flags.drawn}
    <text class="title" x=${from} y=${line + size * 0.35} font-size=${size} textLength=${long ? room : nothing}
      lengthAdjust=${long ? "spacingAndGlyphs" : nothing}>${title}</text>
    <g transform=${`translate(${rect.x + rect.w - inset - yields.w} ${line})`}>${yields.drawn}</g>
    ${site ? null : svg`<text class="kind" x=${rect.x + rect.w / 2} y=${rect.y + rect.h - 6} font-size=${size * 0.8} text-anchor="middle">${words.name(place.kind)}</text>`}
  </g>`;
}

interface Part {
  readonly w: number;
  readonly drawn: SVGTemplateResult;
}

const signOf = (side: Side, cls: string, x: number, y: number, size: number): SVGTemplateResult =>
  svg`<path class=${`${cls} ${side}`} transform=${`translate(${x} ${y - size / 2}) scale(${size / 20})`} d=${OWNER_SIGN[side]}/>`;

/** The sign of who controls it; where that is not its owner, on a flag, and the owner's crossed out beside it. */
function flagged({ owner, holder }: Place, x: number, y: number, size: number): Part {
  const taken = holder !== undefined && owner !== undefined && holder !== owner;
  if (holder === undefined)
    return owner === undefined
      ? { w: 0, drawn: svg`` }
      : { w: size + 5, drawn: signOf(owner, "sign-free", x, y, size) };
  if (!taken) return { w: size + 5, drawn: signOf(holder, "sign", x, y, size) };
  return {
    w: size * 2 + 12,
    drawn: svg`<path class="pole" d=${`M${x + 1} ${y - size * 0.7}v${size * 1.5}`}/>${signOf(holder, "sign", x + 3, y, size)}
      ${signOf(owner, "sign-lost", x + size + 7, y, size * 0.85)}
      <path class="struck" d=${`M${x + size + 5} ${y + size * 0.5}l${size + 1} ${-size}`}/>`,
  };
}

/** The signs of a place's stats. A stat without a sign is a number with its name. */
function yieldsOf({ stats }: Place, game: GameBook | null, words: Words, size: number): Part {
  const scale = size / 16;
  let x = 0;
  const drawn = Object.entries(stats).flatMap(([stat, value]) => {
    if (value === 0) return [];
    const { sign, side } = statOf(game, stat) ?? {};
    const owner = side as Side | undefined;
    const said = sign ? String(value) : `${String(value)} ${words.stat(stat)}`;
    const w = sign ? 22 : said.length * 9;
    const at = `translate(${(x + w / 2) * scale} 0) scale(${scale})`;
    x += w;
    return [
      svg`<g class=${sign ? `yield yield-${sign} ${owner ?? ""}` : "yield"} transform=${at}>${sign ? svg`<path d=${outlineOfSign(sign, owner)}/>` : null}<text y="5" text-anchor="middle">${said}</text></g>`,
    ];
  });
  return { w: x * scale, drawn: svg`${drawn}` };
}

/** A door across the ditch, or a path where two places do not touch. */
export function doorView({ rect, line, upright }: Door): SVGTemplateResult {
  if (!rect) return svg`<path class="path" d=${`M${line[0]} ${line[1]}L${line[2]} ${line[3]}`}/>`;
  const { x, y, w, h } = rect;
  const more = 5;
  const [bx, by, bw, bh] = upright ? [x, y - more, w, h + 2 * more] : [x - more, y, w + 2 * more, h];
  const planks = upright
    ? Array.from({ length: 3 }, (_, n) => `M${bx} ${by + ((n + 1) * bh) / 4}h${bw}`)
    : Array.from({ length: 3 }, (_, n) => `M${bx + ((n + 1) * bw) / 4} ${by}v${bh}`);
  return svg`<g class="door"><rect x=${bx} y=${by} width=${bw} height=${bh} rx="2"/><path d=${planks.join("")}/></g>`;
}

/** A card in a place. */
export const lyingCard = (
  card: CardInPlay,
  { x, y, scale }: Slot,
  game: GameBook | null,
  words: Words,
): SVGTemplateResult =>
  svg`<g transform=${`translate(${x + (CARD.w * scale) / 2} ${y + (CARD.h * scale) / 2}) scale(${scale})`}>
    ${cardFace(card, game, words, CARD.w, CARD.h)}</g>`;

/** The marks of a place under its pieces: where a piece can go, the selection, the last action. */
export function placeUnder({ x, y, w, h }: Rect, { reach, selected, last }: Mark, form: Form): SVGTemplateResult {
  const { head } = FRAMES[form];
  const size = form === "narrow" ? 8 : 11;
  const at = (inset: number, cls: string): SVGTemplateResult =>
    svg`<rect class=${cls} x=${x + inset} y=${y + inset} width=${w - 2 * inset} height=${h - 2 * inset} rx="7"/>`;
  return svg`${last ? at(3.5, `last last-${last}`) : null}
    ${selected ? svg`${at(0, "selected-glow")}${at(1.5, "selected")}${at(4.5, "selected-in")}` : null}
    ${reach ? svg`<g class=${`reach reach-${reach}`}><rect x=${x + 4} y=${y + head - 2} width=${w - 8} height=${h - head - 2} rx="7"/><circle class="dot" cx=${x + w / 2} cy=${y + h - size * 1.9} r=${size * 0.55}/></g>` : null}`;
}

/** The marks of a place over its pieces: the place of a question, a refusal. */
export function placeOver({ x, y, w, h }: Rect, { barred, asked, target }: Mark): SVGTemplateResult {
  const [cx, cy] = [x + w / 2, y + h / 2];
  return svg`${asked || target ? svg`<rect class="target actor" x=${x + 1} y=${y + 1} width=${w - 2} height=${h - 2} rx="7"/>` : null}
    ${barred ? svg`<g transform=${`translate(${cx} ${cy})`}><circle class="mark-back" r="24"/><circle class="barred" r="24"/><path class="barred" d="M-17 17l34-34"/></g>` : null}`;
}
