// What is between squares: a bar along the edge that two squares share, with a light line in it, so that it is seen without
// colour and on any ground.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Board, Cell, Words } from "../types";
import { SIDES_OF_SQUARE, edgeAt } from "../view";
import { UNIT } from "./terrain";

/** Room at both ends, so that two bars that meet are told apart. */
const END = 5;

/** The two ends of the edge between squares that share one. */
function ends([a, b]: readonly [Cell, Cell]): readonly [number, number, number, number] {
  const [x, y] = [Math.max(a[0], b[0]) - 1, Math.max(a[1], b[1]) - 1];
  return a[1] === b[1]
    ? [x * UNIT, y * UNIT + END, x * UNIT, (y + 1) * UNIT - END]
    : [x * UNIT + END, y * UNIT, (x + 1) * UNIT - END, y * UNIT];
}

export const edgesView = ({ edges = [] }: Board): SVGTemplateResult[] =>
  edges.map(({ between }) => {
    const [x1, y1, x2, y2] = ends(between);
    const d = `M${x1} ${y1}L${x2} ${y2}`;
    return svg`<path class="barrier" d=${d}/><path class="barrier-line" d=${d}/>`;
  });

/** What is on the sides of a square: "Hedge on the left". */
export const edgesSaid = (words: Words, board: Board, cell: Cell): string[] =>
  SIDES_OF_SQUARE.flatMap((side) => {
    const edge = edgeAt(board, cell, side);
    return edge ? [words.say(`table-edge-${side}`, { edge: words.name(edge.is) })] : [];
  });
