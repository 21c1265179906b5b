// The panel of edges: the sides of the chosen square, and a list of all edges of the board.
import { html, nothing, type TemplateResult } from "lit";
import type { Cell } from "../../../engine";
import { SIDES_OF_SQUARE, beyond, edgeAt, edgeKey, sizeOf, type SideOfSquare, type Size } from "../../../table/view";
import { withBoard, type SetEdge } from "../draft/draft";
import { faultAt } from "../draft/faults";
import { chips, clearing, segments } from "./parts";
import { schemaOf } from "../draft/schema";
import type { EditorContext } from "./tools";

/** The sides that a square shares with another square of the board, each with that square. */
export function sharedSides(cell: Cell, { w, h }: Size): [SideOfSquare, Cell][] {
  const all = SIDES_OF_SQUARE.map((side): [SideOfSquare, Cell] => [side, beyond(cell, side)]);
  return all.filter(([, [bx, by]]) => bx >= 1 && by >= 1 && bx <= w && by <= h);
}

/** The edges with `is` between two squares; an empty `is` removes the edge there. */
export function withEdge(edges: readonly SetEdge[], between: SetEdge["between"], is: string): readonly SetEdge[] {
  const others = edges.filter((edge) => edgeKey(edge.between) !== edgeKey(between));
  return is === "" ? others : [...others, { is, between }];
}

/** The part of the board's panel that edits edges; nothing if the game has none. */
export function edgePanel(context: EditorContext): TemplateResult | typeof nothing {
  const { words, book, table, square, fault } = context;
  const kinds = schemaOf(book).board?.edges ?? [];
  if (kinds.length === 0) return nothing;
  const edges: readonly SetEdge[] = table.board.edges ?? [];
  const set = (now: readonly SetEdge[], announcement: string): void =>
    context.edit((one) => withBoard(one, { ...one.setup.board, edges: now }), announcement);
  const wrong = faultAt(words, fault, "board.edges");
  const label = words.say("record-edges");
  return html`
    ${square === null ? nothing : sideRows(context, square, kinds, set)}
    <p class="label">${label}</p>
    ${square === null ? html`<p class="soft small">${words.say("record-edges-hint")}</p>` : nothing}
    ${chips(
      label,
      edges.map(({ is, between }) => {
        const [from, to] = between;
        const text = words.say("record-edge", { is: words.name(is), from: words.cell(from), to: words.cell(to) });
        return {
          ...{ text, remove: words.say("record-remove", { what: text }) },
          drop: () => set(withEdge(edges, between, ""), words.say("record-removed", { what: text })),
        };
      }),
    )}
    ${clearing(words, label, edges.length, () => set([], words.say("record-removed", { what: label })))}
    ${wrong === null ? nothing : html`<p class="fault small">${wrong}</p>`}
  `;
}

/** A choice for each side of a square. */
function sideRows(
  { words, table }: EditorContext,
  square: Cell,
  kinds: readonly string[],
  set: (edges: readonly SetEdge[], announcement: string) => void,
): TemplateResult {
  const { board } = table;
  const at = words.cell(square);
  const named = (is: string): string => (is === "" ? words.say("record-edge-open") : words.name(is));
  const options = ["", ...kinds].map((is) => [is, named(is)] as const);
  return html`<p class="label">${words.say("record-edges-of", { at })}</p>
    ${sharedSides(square, sizeOf(board)).map(([side, neighbour]) => {
      const label = words.say(`record-edge-${side}`, { at });
      return html`<div class="side">
        <span class="small" aria-hidden="true">${words.say(`record-side-${side}`)}</span>
        ${segments(label, options, edgeAt(board, square, side)?.is ?? "", (is) => set(withEdge(board.edges ?? [], [square, neighbour], is), `${label}: ${named(is)}`))}
      </div>`;
    })}`;
}
