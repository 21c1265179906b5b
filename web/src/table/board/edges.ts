// What is between squares: a bar along the edge that two squares share, with a light line in it, so that it is seen without
// colour and on any ground.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Edge } from "../../engine/types/Edge";
import type { Board, Cell, Words } from "../types";
import { SIDES_OF_SQUARE, edgeAt, endsOf } from "../view";
import { UNIT } from "./terrain";

/** Room at both ends, so that two bars that meet are told apart. */
const END = 5;

/** The line along an edge, a little shorter than it. */
export function edgePath(edge: Edge, unit: number, end: number): string {
  const [[x1, y1], [x2, y2]] = endsOf(edge.between);
  const [dx, dy] = [(x2 - x1) * end, (y2 - y1) * end];
  const at = (x: number, y: number): string => `${String(x)} ${String(y)}`;
  return `M${at(x1 * unit + dx, y1 * unit + dy)}L${at(x2 * unit - dx, y2 * unit - dy)}`;
}

export const edgesView = ({ edges = [] }: Board): SVGTemplateResult[] =>
  edges.map((edge) => {
    const d = edgePath(edge, UNIT, END);
    return svg`<path class="barrier" d=${d}/><path class="barrier-line" d=${d}/>`;
  });

/** What is on the sides of a square: "Hedge on the left". */
export function edgesSaid(words: Words, board: Board, cell: Cell): string[] {
  // Said of every square whenever one is drawn: most boards have no edges to look through.
  if (!board.edges?.length) return [];
  return SIDES_OF_SQUARE.flatMap((side) => {
    const edge = edgeAt(board, cell, side);
    return edge ? [words.say(`table-edge-${side}`, { edge: words.name(edge.is) })] : [];
  });
}
