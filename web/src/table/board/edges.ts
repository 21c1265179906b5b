// Edges: a bar between two squares with a light line in it, so that it is visible without colour and on any ground.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Edge } from "../../engine/types/Edge";
import type { Board, Cell, Words } from "../types";
import { SIDES_OF_SQUARE, edgeAt, endsOf } from "../view";
import { UNIT } from "./terrain";

/** The gap at both ends, so that two bars that meet look like two. */
const END = 5;

/** The path of an edge, shortened by `end` at both ends. */
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

/** The edges of a square in words: "Hedge on the left". */
export function edgeLabels(words: Words, board: Board, cell: Cell): string[] {
  // This runs for every square at every update, and most boards have no edges.
  if (!board.edges?.length) return [];
  return SIDES_OF_SQUARE.flatMap((side) => {
    const edge = edgeAt(board, cell, side);
    return edge ? [words.say(`table-edge-${side}`, { edge: words.name(edge.is) })] : [];
  });
}
