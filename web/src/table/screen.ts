// Everything the page shows follows from this: a table, what is listed, what was clicked. Computed afresh, never kept in two places.
import type { GameEvent, Listed, Odds, Ref, Table } from "./types";
import { marksOf } from "./board/marks";
import type { Marks } from "./board/marks";
import { candidates, click, menu, offers } from "./pick";
import type { Chosen, List } from "./pick";
import { cellRef, idOf, kindOf, onBoard, pieceRef } from "./refs";
import { eyesOf, pieceAt } from "./view";

export interface Given {
  /** The table as drawn: in the middle of a playback, the one shown. */
  readonly table: Table;
  readonly list: List;
  readonly chosen: Chosen;
  readonly events: readonly GameEvent[];
  /** What was asked for and refused, while the refusal stands. */
  readonly refused: Ref | null;
  /** Odds of the action under the pointer, if any. */
  readonly odds: Odds | null;
}

export interface Screen extends Given {
  readonly offered: Map<Ref, "next" | "later">;
  readonly marks: Marks;
  readonly menu: readonly Ref[];
  /** Pieces that have something to do; null when no piece is asked for. */
  readonly ready: ReadonlySet<string> | null;
}

export function screenOf(given: Given): Screen {
  const { table, list, chosen, events, refused, odds } = given;
  const danger = new Set(
    (odds?.outcomes ?? []).flatMap((o) => o.changes.flatMap((c) => (c.what === "gone" ? [c.of] : []))),
  );
  return {
    ...given,
    offered: offers(list, chosen),
    marks: marksOf({ table, list, chosen, refused, last: lastDeed(events), danger }),
    menu: menu(list, chosen),
    ready: readyOf(list),
  };
}

function readyOf(list: List): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const { action, path } of list) if (action.piece !== undefined && path.length > 1) names.add(action.piece);
  return names.size > 0 ? names : null;
}

/** The last thing somebody did, for the marks "from here" and "to here". */
function lastDeed(events: readonly GameEvent[]): GameEvent | null {
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const event = events[i];
    if (event && event.cause === null && event.piece !== undefined) return event;
  }
  return null;
}

/** A click on a square means the piece on it or the square itself: whichever is offered, the sooner first. */
export function refAt({ table, offered }: Screen, cell: readonly [number, number]): Ref {
  const found = pieceAt(table, [cell[0], cell[1]]);
  const square = cellRef([cell[0], cell[1]]);
  if (!found) return square;
  const piece = pieceRef(found[0]);
  const [byPiece, bySquare] = [offered.get(piece), offered.get(square)];
  if (bySquare === undefined) return piece;
  return byPiece === "next" || byPiece === bySquare ? piece : square;
}

/** Is the ref a piece of whoever decides here? */
export const mineIn =
  (table: Table) =>
  (ref: Ref): boolean =>
    kindOf(ref) === "piece" && table.pieces[idOf(ref)]?.owner === eyesOf(table);

/** The action that one more click on `ref` would take, when its odds are worth showing: it is aimed at something, or it is a card. */
export function considered(screen: Screen, ref: Ref | null): Listed | null {
  if (ref === null || !screen.offered.has(ref)) return null;
  const outcome = click(screen.list, screen.chosen, ref, mineIn(screen.table));
  return outcome.kind === "act" && aimed(outcome.listed) ? outcome.listed : null;
}

export function aimed({ path }: Listed): boolean {
  const last = path[path.length - 1] ?? "";
  return path.length > 1 && (kindOf(last) === "piece" || kindOf(path[0] ?? "") === "card");
}

/** The piece the path is about: the last one of yours in it. */
export function subject(screen: Screen): string | null {
  const mine = screen.chosen.filter(mineIn(screen.table));
  const last = mine[mine.length - 1] ?? screen.chosen.find((ref) => kindOf(ref) === "piece");
  return last === undefined ? null : idOf(last);
}

/** Does the board still have something to choose? */
export const boardOpen = (screen: Screen): boolean =>
  screen.chosen.length > 0 && candidates(screen.list, screen.chosen).some((l) => l.path.some((ref) => onBoard(ref)));
