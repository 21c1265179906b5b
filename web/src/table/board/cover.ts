// What is drawn over and under the pieces: areas of cards, marks on squares, cards on squares.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Board, CardInPlay, Cell, GameBook, Words } from "../types";
import { thingOf } from "../types";
import { drawsOf, groundOfCard } from "../draws";
import { keyOf } from "../refs";
import { sizeOf } from "../view";
import type { Foretold, Mark } from "./marks";
import { UNIT } from "./terrain";
import { outlineOf, placed } from "./glyphs";
import { badge } from "./piece";
import { OWNER_SIGN } from "./shapes";

/** The transform to a square. It scales the drawing of one square to an area of several columns and rows. */
export function corner([x, y]: Cell, [columns, rows]: readonly [number, number] = [1, 1]): string {
  const at = `translate(${(x - 1) * UNIT} ${(y - 1) * UNIT})`;
  return columns === 1 && rows === 1 ? at : `${at} scale(${columns} ${rows})`;
}

/** The area of a card on a square: a dashed field, cut off at the edge of the board. */
export function area(board: Board, card: CardInPlay, game: GameBook | null): SVGTemplateResult | null {
  const radius = thingOf(game, card.is)?.radius;
  if (!card.at || radius === undefined) return null;
  const { w, h } = sizeOf(board);
  const [x, y] = card.at;
  const [left, top] = [Math.max(x - radius, 1), Math.max(y - radius, 1)];
  const [right, bottom] = [Math.min(x + radius, w), Math.min(y + radius, h)];
  return svg`<rect class=${`area ${card.owner ?? "neutral"}`} x=${(left - 1) * UNIT + 3} y=${(top - 1) * UNIT + 3}
    width=${(right - left + 1) * UNIT - 6} height=${(bottom - top + 1) * UNIT - 6} rx="18"/>`;
}

/**
 * Cards on squares, each at the top left of its square, several side by side. The picture of a floor fills its square, because
 * a floor is ground; of one that is drawn as ground only the owner is left to show. What is there to be taken has its picture in the
 * middle.
 */
export function cardsOnSquares(cards: readonly CardInPlay[], game: GameBook | null, words: Words): SVGTemplateResult[] {
  const seen = new Map<string, number>();
  return cards.flatMap((card) => {
    if (!card.at) return [];
    const pose = drawsOf(game).poses?.[card.kind];
    const outline = outlineOf(thingOf(game, card.is), game);
    // So many turns are left, or so much lies there.
    const numeral = card.counters ?? Object.values(card.stats ?? {})[0];
    const isDrawn = groundOfCard(card, game) !== undefined;
    if (isDrawn && numeral === undefined) return card.owner ? [floor(card, card.at, null, undefined)] : [];
    if (pose === "floor" && outline !== null && !isDrawn) return [floor(card, card.at, outline, numeral)];
    if (pose === "lying" && outline !== null) return [lying(card.at, outline)];
    const nth = seen.get(keyOf(card.at)) ?? 0;
    seen.set(keyOf(card.at), nth + 1);
    return [
      svg`<g transform=${corner(card.at)}><g transform=${`translate(${10 + nth * 14} 13) scale(.9)`}>${badge(card, game, words)}</g></g>`,
    ];
  });
}

/** A card that is ground: whose it is, what it is, and a number. */
function floor(
  { owner }: CardInPlay,
  at: Cell,
  outline: string | null,
  numeral: number | undefined,
): SVGTemplateResult {
  return svg`<g class=${`ground ${owner ?? "neutral"}`} transform=${corner(at)}>
    <rect x="4" y="4" width="56" height="56" rx="9"/>${outline === null ? null : placed(outline, 14, 14, 36)}
    ${owner ? svg`<path class="holder" transform="translate(5 5)" d=${OWNER_SIGN[owner]}/>` : null}
    ${numeral === undefined ? null : svg`<text class="counters" x="52" y="19" text-anchor="middle">${numeral}</text>`}
  </g>`;
}

/** Something to take: its picture on a small field with a shadow. */
const lying = (at: Cell, outline: string): SVGTemplateResult =>
  svg`<g class="lying" transform=${corner(at)}>
    <ellipse class="shade" cx="33" cy="51" rx="17" ry="4.5"/><circle cx="32" cy="32" r="17"/>${placed(outline, 20, 20, 24)}
  </g>`;

/** The marks under the pieces, in a square of 64 units: the last action, the selection, where a piece can go. */
export function under(at: string, mark: Mark): SVGTemplateResult {
  const { reach, selected, last, cost, goal } = mark;
  return svg`<g transform=${at}>
    ${last ? svg`<rect class=${`last last-${last}`} x="3" y="3" width="58" height="58" rx="9"/>` : null}
    ${goal ? svg`<circle class="goal" cx="32" cy="32" r="21"/>` : null}
    ${selected ? svg`<rect class="selected-glow" width="64" height="64" rx="9"/><rect class="selected" x="1.5" y="1.5" width="61" height="61" rx="9"/><rect class="selected-in" x="4.5" y="4.5" width="55" height="55" rx="7"/>` : null}
    ${
      reach
        ? svg`<g class=${`reach reach-${reach}`}><rect x="5" y="5" width="54" height="54" rx="9"/>
            <circle class="dot" cx="32" cy="32" r="6.5"/>
            ${cost === undefined ? null : svg`<text class="cost" x="32" y="32" text-anchor="middle" dominant-baseline="central">${cost}</text>`}</g>`
        : null
    }
  </g>`;
}

/** At the edge of the square, because a piece's numbers and badges are in its corners. */
const BRACKETS = "M1 16V6a5 5 0 0 1 5-5h10M48 1h10a5 5 0 0 1 5 5v10M63 48v10a5 5 0 0 1-5 5H48M16 63H6a5 5 0 0 1-5-5V48";
const CHEVRON = "M24-1h16l-8 9z";

/** A skull: the piece will be defeated. */
const SKULL = svg`<circle class="doom" cx="32" cy="26" r="21"/><path class="doom-sign" fill-rule="evenodd" d="M32 12c8.5 0 13.5 5.5 13.5 12.5 0 4-2 7-5 9V38h-17v-4.5c-3-2-5-5-5-9C18.5 17.5 23.5 12 32 12zm-5.5 9.500a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 1 0 0-7.4zm11 0a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 1 0 0-7.4zM32 29l-2 4h4z"/>`;

/** The number that the piece will have; of several, only the most important one. */
function foretold([shown]: readonly Foretold[]): SVGTemplateResult | null {
  if (!shown) return null;
  const { from, to } = shown;
  return svg`<g class=${to < from ? "after less" : "after"}><rect x="2" y="0" width="60" height="22" rx="11"/>
    <text x="32" y="17" text-anchor="middle">${from}▸${to}</text></g>`;
}

/** The marks over the pieces: targets, danger, a refusal. */
export function over(at: string, mark: Mark): SVGTemplateResult {
  const { target, danger, barred, asked, after, step } = mark;
  return svg`<g transform=${at}>
    ${target === "foe" ? svg`<path class="mark-back" d=${BRACKETS}/><path class="target foe" d=${BRACKETS}/><path class="target foe" d="M32 0v7M0 30h7M57 30h7"/>` : null}
    ${target === "friend" ? svg`<rect class="mark-back" x="1" y="1" width="62" height="62" rx="7"/><rect class="target friend" x="1" y="1" width="62" height="62" rx="7"/><path class="plus" d="M10 0v20M0 10h20"/>` : null}
    ${target === "actor" || asked ? svg`<rect class="target actor" x="1" y="1" width="62" height="62" rx="7"/><path class="chevron" d=${CHEVRON}/>` : null}
    ${danger === "may" ? svg`<path class="danger" d="M52 44l11 19H41z"/><path class="danger-bang" d="M52 50v6M52 59v1"/>` : null}
    ${danger === "will" ? SKULL : null}
    ${after && danger !== "will" ? foretold(after) : null}
    ${step === undefined ? null : svg`<g class="step"><circle cx="32" cy="32" r="15"/><text x="32" y="32" text-anchor="middle" dominant-baseline="central">${step}</text></g>`}
    ${barred ? svg`<circle class="mark-back" cx="32" cy="32" r="22"/><circle class="barred" cx="32" cy="32" r="22"/><path class="barred" d="M16.5 47.5l31-31"/>` : null}
  </g>`;
}
