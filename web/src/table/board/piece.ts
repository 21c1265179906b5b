// One piece: its owner's shape, its glyph, its health, what lies in front of it. No state of its own.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Plate } from "../../engine/types/Plate";
import type { CardInPlay, GameBook, Piece, Words } from "../types";
import { thingOf } from "../types";
import { hasPose } from "../draws";
import { glyph, outlineOf, placed } from "./glyphs";
import { besideOf, platesOf, thirdOf, vitalOf } from "./numbers";
import { BESIDE, OWNER_RING, OWNER_SHAPE, badgesOf } from "./shapes";
import { UNIT } from "./terrain";
import { ownerOf } from "../view";

export interface DrawnPiece {
  name: string;
  piece: Piece;
  game: GameBook | null;
  words: Words;
  /** A piece of the player who decides, with no legal action. */
  cannotAct: boolean;
}

/** The part inside `<g class="piece">`; the board keeps that element by name so that moves can be animated. */
export function pieceFace({ piece, game, words, cannotAct }: DrawnPiece): SVGTemplateResult {
  const owner = ownerOf(piece);
  const thing = thingOf(game, piece.is);
  const hidden = hasPose(game, piece, "covered");
  return svg`
    <ellipse class="shade" cx="33.5" cy="52" rx="23" ry="7"/>
    <g class=${`token ${owner} ${cannotAct ? "spent" : ""} ${hidden ? "hidden" : ""}`}>
      <path class="rim" d=${OWNER_SHAPE[owner]}/>
      <path class="ring" d=${OWNER_RING[owner]}/>
      ${facing(piece)}
      <g class="glyph" transform="translate(2.2 -4) scale(.93)">${glyph(thing, game, words.name(piece.is))}</g>
      ${hidden ? LID : null} ${piece.captain ? captain : null}
    </g>
    ${numbers(piece, game)}
    ${badges([...borne(piece, game), ...piece.cards.map((card) => badge(card, game, words))])}`;
}

/** A closed eye: the others do not know it. */
export const LID = svg`<g class="lid" transform="translate(32 12)"><circle r="9.5"/><path d="M-6-1.500q6 6 12 0M-4.300 1.200l-2 2.500M0 2.400v3M4.300 1.200l2 2.500"/></g>`;

/** A star on the rim, on the side without badges. */
const captain = svg`<path class="captain" transform="translate(-23 6) scale(1.02)" d="M32-4.5l3.3 6.7 7.4 1-5.3 5.2 1.2 7.4L32 12.3l-6.6 3.5 1.2-7.4-5.3-5.2 7.4-1z"/>`;

/** A wedge on the side to which it looks. */
function facing({ at, facing: to }: Piece): SVGTemplateResult | null {
  if (!at || !to) return null;
  const turn = (Math.atan2(to[1] - at[1], to[0] - at[0]) * 180) / Math.PI;
  return svg`<path class="facing" transform=${`rotate(${turn} 32 31)`} d="M60 25l5 6-5 6z"/>`;
}

interface Numeral {
  readonly value: number;
  /** What is printed. */
  readonly max: number;
}

/** The vital number of a piece, and beside it the number that matters most then, if the piece has one. */
function numbers(piece: Piece, game: GameBook | null): SVGTemplateResult | null {
  const [vital, beside] = [vitalOf(game), besideOf(game)];
  const life = numeral(piece, vital);
  const other = numeral(piece, beside);
  if (other === null) return life && bar(life);
  const third = numeral(piece, thirdOf(game));
  return body(other, life ?? { value: 0, max: 0 }, platesOf(game).get(beside ?? "") ?? "blade", third?.value);
}

function numeral({ stats, max }: Piece, stat: string | undefined): Numeral | null {
  const value = stat === undefined ? undefined : stats[stat];
  return stat === undefined || value === undefined ? null : { value, max: max[stat] ?? value };
}

function bar({ value, max: printed }: Numeral): SVGTemplateResult {
  const max = Math.max(printed, 1);
  const share = Math.min(Math.max(value / max, 0), 1);
  const low = share <= 1 / 3;
  // Pips are countable up to twenty; beyond that the bar alone is honest.
  const pips = max <= 20 ? Array.from({ length: max - 1 }, (_, i) => 27 + ((i + 1) * 31) / max) : [];
  return svg`<g class=${low ? "gauge low" : "gauge"}>
    <rect class="hp-back" x="1.5" y="46" width="61" height="16" rx="8"/>
    <rect class="hp-rest" x="27" y="50.5" width="31" height="7" rx="2"/>
    <rect class="hp-fill" x="27" y="50.5" width=${(31 * share).toFixed(1)} height="7" rx="2"/>
    <path class="hp-pips" d=${pips.map((x) => `M${x.toFixed(1)} 50.5v7`).join("")}/>
    <text class="hp-number" x="14.6" y="59" text-anchor="middle">${value}</text>
    <g class="hp-small"><rect class="hp-back" x="9" y="39" width="46" height="25" rx="8"/>
      <rect class="hp-fill" x="12" y="58" width=${(40 * share).toFixed(1)} height="4" rx="2"/>
      <text class="hp-number" x="32" y="56.5" text-anchor="middle">${value}</text></g>
  </g>`;
}

/**
 * Two numbers stand side by side: the vital one is round, the other has its own outline. Each shows by its colour and by its
 * letters when it is more or less than is printed.
 */
function body(beside: Numeral, life: Numeral, form: Plate, third: number | undefined): SVGTemplateResult {
  return svg`<g class="body">
    ${third === undefined ? null : svg`<rect class="third" x="0" y="27" width="21" height="16" rx="4"/><text class="third-number" x="10.5" y="39.5" text-anchor="middle">${third}</text>`}
    <path class="hp-back" d=${BESIDE[form]}/>
    <text class=${`hp-number ${change(beside)}`} x="14.5" y="59.5" text-anchor="middle">${beside.value}</text>
    <rect class="hp-back" x="34" y="46" width="29" height="17" rx="8.5"/>
    <text class=${`hp-number ${change(life)}`} x="48" y="59.5" text-anchor="middle">${life.value}</text>
    <g class="hp-small"><rect class="hp-back" x="6" y="36" width="52" height="28" rx="9"/>
      <text class=${`hp-number ${change(life)}`} x="32" y="58.5" text-anchor="middle">${life.value}</text></g>
  </g>`;
}

const change = ({ value, max }: Numeral): string => (value > max ? "more" : value < max ? "less" : "");

/** How many badges fit down the right side; the rest is a number. */
const ROOM = 2;

/** The traits of a piece that have a picture, such as flying or stunned. */
const borne = (piece: Piece, game: GameBook | null): SVGTemplateResult[] =>
  piece.traits.flatMap((trait) => {
    const outline = outlineOf(thingOf(game, trait), game);
    return outline === null
      ? []
      : [svg`<circle class="badge-trait" r="11"/>${placed(outline, -8.2, -8.2, 16.4, "badge-text light")}`];
  });

function badges(all: readonly SVGTemplateResult[]): SVGTemplateResult | null {
  if (all.length === 0) return null;
  const shown = all.length > ROOM ? all.slice(0, ROOM - 1) : all;
  const more = all.length - shown.length;
  return svg`<g class="badges">
    ${shown.map((one, i) => svg`<g transform=${spot(i)}>${one}</g>`)}
    ${more > 0 ? svg`<g transform=${spot(shown.length)}><rect class="badge-more" x="-10" y="-9" width="20" height="18" rx="9"/><text class="badge-text light" y="4.5" text-anchor="middle">+${more}</text></g>` : null}
  </g>`;
}

const spot = (i: number): string => `translate(${UNIT - 10} ${10 + i * 22}) scale(.92)`;

/** A status is a lettered shape, with its counters beside it; any other card is a small card, edged in its owner's colour. */
export function badge(card: CardInPlay, game: GameBook | null, words: Words): SVGTemplateResult {
  const status = game ? badgesOf(game, words).get(card.is) : undefined;
  if (status)
    return svg`<path class="badge-status" d=${status.shape}/>
      <text class=${status.letters.length > 1 ? "badge-text tight" : "badge-text"} y=${status.line} text-anchor="middle">${status.letters}</text>
      ${card.counters === undefined ? null : svg`<circle class="badge-count" cx="-11" cy="6" r="7"/><text class="badge-text count" x="-11" y="9.6" text-anchor="middle">${card.counters}</text>`}`;
  return svg`<rect class=${`badge-card ${card.owner ?? "neutral"}`} x="-8.5" y="-11" width="17" height="22" rx="3"/>
    <text class="badge-text light" y="4.5" text-anchor="middle">${card.counters ?? words.name(card.is).charAt(0)}</text>`;
}
