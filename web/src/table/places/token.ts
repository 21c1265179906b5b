// One piece on a board of places: its owner's shape, its picture, its numbers at the corners, and under it what it bears and
// what was done to it. A piece that has acted may be tilted. One that is face down shows its back, and what
// its viewer knows of it.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Plate } from "../../engine/types/Plate";
import type { Sign } from "../../engine/types/Sign";
import { glyph, outlineOf, placed } from "../board/glyphs";
import { countersOf, platesOf } from "../board/numbers";
import { LID } from "../board/piece";
import { OWNER_RING, OWNER_SHAPE } from "../board/shapes";
import { drawsOf, hasPose } from "../draws";
import { cardRef } from "../refs";
import type { CardInPlay, GameBook, Piece, Words } from "../types";
import { thingOf } from "../types";
import { ownerOf } from "../view";
import type { Marks } from "../board/marks";
import { outlineOfSign } from "./signs";

export interface TokenLook {
  readonly piece: Piece;
  readonly game: GameBook | null;
  readonly words: Words;
  /** Has nothing left to do; only said of the player who decides. */
  readonly cannotAct: boolean;
  /** One of a crowd: its numbers are larger, and stand below it. */
  readonly tall: boolean;
  readonly marks: Marks;
}

/** Is it known what the piece is? */
export const isKnown = ({ is }: Piece, game: GameBook | null): boolean => thingOf(game, is) !== undefined;

export function token(of: TokenLook): SVGTemplateResult {
  const { piece, game, words, cannotAct, tall } = of;
  const owner = ownerOf(piece);
  const known = isKnown(piece, game);
  const hidden = hasPose(game, piece, "covered");
  const turned = hasPose(game, piece, "turned");
  const hollow = cannotAct || turned;
  return svg`
    <ellipse class="shade" cx="33" cy="54" rx="22" ry="6"/>
    <g class=${`token ${owner} ${hollow ? "spent" : ""}`}>
      <g transform=${turned ? "rotate(38 32 29)" : "translate(0)"}>
        <path class="rim" d=${OWNER_SHAPE[owner]}/>
        ${hidden ? svg`<path class="veil" d=${OWNER_SHAPE[owner]}/>` : null}
        <path class="ring" d=${OWNER_RING[owner]}/>
        ${known ? svg`<g class="glyph" transform="translate(2.2 -3) scale(.93)">${glyph(thingOf(game, piece.is), game, words.name(piece.is))}</g>` : BACK}
        ${hidden && known ? LID : null}
      </g>
      ${piece.captain ? CROWN : null}
    </g>
    ${known ? numbers(of, tall ? TALL : USUAL) : traces(of, tall ? TALL : USUAL)}
    ${strip(of)}`;
}

/** What nobody may know yet. */
const BACK = svg`<text class="back" x="32" y="42" text-anchor="middle">?</text>`;

const CROWN = svg`<path class="captain" transform="translate(32 5)" d="M-11 5l-2.500-9.500 6.500 4L0-7.500 7-.5l6.500-4L11 5z"/>`;

interface PlateForm {
  readonly d: string;
  readonly x: number;
  readonly y: number;
}
type Plates = Readonly<Record<Plate, PlateForm>>;

/** The corner each number stands in, and the form it is cut in. */
const USUAL: Plates = {
  blade: { d: "M-1 43h27v14l-7 8H-1z", x: 12, y: 60 },
  arrow: { d: "M-1 0h19l9 11-9 11H-1l5-11z", x: 13.5, y: 17 },
  shield: { d: "M39 0h26v12c0 6-6 9.500-13 12-7-2.500-13-6-13-12z", x: 52, y: 16.5 },
  drop: { d: "M49 43h5a11 11 0 0 1 0 22h-5a11 11 0 0 1 0-22z", x: 51.5, y: 60 },
};

/** The same where there is little room: they are all that must still be read. */
const TALL: Plates = {
  blade: { d: "M-1 58h32v19l-9 9H-1z", x: 14.5, y: 80 },
  arrow: { d: "M-2 28h21l11 13-11 13H-2l6-13z", x: 13, y: 50 },
  shield: { d: "M34 28h31v14c0 7-7 11-15.500 14-8.500-3-15.500-7-15.500-14z", x: 49.5, y: 49 },
  drop: { d: "M45.500 58h5a14 14 0 0 1 0 28h-5a14 14 0 0 1 0-28z", x: 48, y: 80 },
};

function numbers({ piece: { stats, max }, game }: TokenLook, plates: Plates): SVGTemplateResult[] {
  return [...platesOf(game)].flatMap(([stat, form]) => {
    const value = stats[stat];
    if (value === undefined) return [];
    const printed = max[stat] ?? value;
    // No armour, and none printed, is nothing to look at.
    if (form === "shield" && value === 0 && printed === 0) return [];
    return [plate(plates, form, String(value), value > printed ? "more" : value < printed ? "less" : "")];
  });
}

/** What was done to an unknown piece, each in place of the number that it lessens. */
function traces({ piece: { stats }, game }: TokenLook, plates: Plates): SVGTemplateResult[] {
  const forms = platesOf(game);
  return countersOf(game).flatMap(({ id, lessens = "" }) => {
    const [lost, form] = [stats[id], forms.get(lessens)];
    return lost && form ? [plate(plates, form, `−${String(lost)}`, "less")] : [];
  });
}

function plate(plates: Plates, form: Plate, said: string, change: string): SVGTemplateResult {
  const { d, x, y } = plates[form];
  return svg`<g class=${plates === TALL ? "plate large" : "plate"}><path class="hp-back" d=${d}/>
    <text class=${`hp-number ${change} ${said.length > 1 ? "digits" : ""}`} x=${x} y=${y} text-anchor="middle">${said}</text></g>`;
}

/** As many as have room; the last then says how many more there are. */
const ROOM = 3;
const STEP = 21;

/** The strip under the piece: counters, cards on it, states. */
function strip({ piece, game, words, marks, tall }: TokenLook): SVGTemplateResult | null {
  const all = [
    ...countersOf(game).flatMap(({ id, sign, lessens }) => {
      const n = piece.stats[id];
      return n && lessens === undefined ? [counter(n, sign)] : [];
    }),
    // That it is face down is told by the piece itself.
    ...piece.traits.flatMap((trait) => (drawsOf(game).poses?.[trait] === "covered" ? [] : state(trait, game))),
    ...piece.cards.map((card) => gear(card, game, words, marks)),
  ];
  if (all.length === 0) return null;
  const shown = all.length > ROOM ? all.slice(0, ROOM - 1) : all;
  const more = all.length - shown.length;
  const entries =
    more > 0
      ? [
          ...shown,
          svg`<g><rect class="badge-more" x="-9.500" y="-8" width="19" height="16" rx="8"/><text class="badge-text light" y="4.500" text-anchor="middle">+${more}</text></g>`,
        ]
      : shown;
  const first = 32 - ((entries.length - 1) * STEP) / 2;
  return svg`<g class="strip" transform=${tall ? "translate(-6.400 7.500) scale(1.2)" : "translate(0)"}>${entries.map((one, n) => svg`<g transform=${`translate(${first + n * STEP} 75)`}>${one}</g>`)}</g>`;
}

/** A counter without a sign of its own has a round one. */
const counter = (n: number, sign: Sign = "coin"): SVGTemplateResult =>
  svg`<g class=${`counter ${sign}`}><path d=${outlineOfSign(sign)}/><text y="5" text-anchor="middle">${n}</text></g>`;

/** A state that the game has a picture of. */
function state(trait: string, game: GameBook | null): SVGTemplateResult[] {
  const thing = thingOf(game, trait);
  const outline = thing?.kind === "state" ? outlineOf(thing, game) : null;
  if (outline === null) return [];
  return [svg`<g><circle class="badge-trait" r="9"/>${placed(outline, -6.6, -6.6, 13.2, "badge-text light")}</g>`];
}

/** A card on the piece, or face down under it. */
function gear(card: CardInPlay, game: GameBook | null, words: Words, marks: Marks): SVGTemplateResult {
  const ref = card.name === undefined ? null : cardRef(card.name);
  const marked = ref !== null && marks.get(ref)?.reach !== undefined;
  return svg`<g class=${marked ? "gear marked" : "gear"}>
    <g transform=${drawsOf(game).poses?.[card.kind] === "turned" ? "rotate(26)" : "translate(0)"}>${cardFace(card, game, words, 15, 18)}</g></g>`;
}

/** A small card: its picture or the first letter of its name, `?` if it is unknown; with a line across if it is face down. */
export function cardFace(
  { is, owner, kind }: CardInPlay,
  game: GameBook | null,
  words: Words,
  w: number,
  h: number,
): SVGTemplateResult {
  const thing = thingOf(game, is);
  const outline = outlineOf(thing, game);
  const down = drawsOf(game).poses?.[kind] === "covered";
  const size = Math.min(w, h) * 0.8;
  return svg`<g class=${`mini ${owner ?? "neutral"} ${down ? "down" : ""}`}>
    <rect class="mini-paper" x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3"/>
    ${
      thing === undefined
        ? svg`<text class="mini-name" y=${h * 0.2} font-size=${h * 0.62} text-anchor="middle">?</text>`
        : outline === null
          ? svg`<text class="mini-name" y=${h * 0.2} font-size=${h * 0.55} text-anchor="middle">${words.name(is).charAt(0)}</text>`
          : placed(outline, -size / 2, -size / 2, size, "mini-art")
    }
    ${down ? svg`<path class="mini-lid" d=${`M${-w / 2 + 2} ${h / 2 - 2}L${w / 2 - 2} ${-h / 2 + 2}`}/>` : null}
  </g>`;
}
