// Everything the page shows follows from this: a table, what is listed, what was clicked. Computed afresh, never kept in two places.
import type { GameEvent, Listed, Odds, Ref, Table, Zone } from "./types";
import { marksOf } from "./board/marks";
import type { Marks } from "./board/marks";
import { click, menu, offers } from "./pick";
import type { Chosen, List } from "./pick";
import { cellOf, cellRef, idOf, kindOf, pieceRef } from "./refs";
import { eyesOf, pieceAt } from "./view";

export interface Given {
  /** The table as drawn: in the middle of a playback, the one shown. */
  readonly table: Table;
  /** What the engine lists. */
  readonly actions: List;
  /** What may be clicked of it now: all, or nothing while something is going on. */
  readonly list: List;
  readonly chosen: Chosen;
  readonly events: readonly GameEvent[];
  /** What was asked for and refused, while the refusal stands. */
  readonly refused: Ref | null;
  /** Odds of the action under consideration, if any. */
  readonly odds: Odds | null;
}

export interface Screen extends Given {
  readonly offered: Map<Ref, "next" | "later">;
  readonly marks: Marks;
  readonly menu: readonly Ref[];
  /** Pieces that have something to do; null when no piece is asked for. */
  readonly ready: ReadonlySet<string> | null;
  /** Would a click on the ref lead anywhere? */
  readonly can: (ref: Ref) => boolean;
}

/** The screen for what is given; the one before it when nothing has changed, so that nothing is drawn twice. */
export function screenOf(before: Screen | null, given: Given): Screen {
  const keys = Object.keys(given) as (keyof Given)[];
  if (before && keys.every((key) => before[key] === given[key])) return before;
  const { table, actions, chosen, events, refused, odds } = given;
  // In a playback the path is not shown either.
  const playing = given.list.length === 0;
  const path = playing ? [] : chosen;
  return {
    ...given,
    offered: offers(given.list, path),
    marks: marksOf({ table, list: given.list, chosen: path, refused, last: lastDeed(events), odds }),
    menu: menu(given.list, path),
    ready: readyOf(actions),
    can: (ref) => {
      const { kind } = click(actions, chosen, ref, mineIn(table));
      return kind === "chosen" || kind === "act";
    },
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
  // A question whose answers are pieces may be answered on the board.
  const answer: Ref = `answer:${found[0]}`;
  if (offered.has(answer)) return answer;
  if (bySquare === undefined) return piece;
  return byPiece === "next" || byPiece === bySquare ? piece : square;
}

/**
 * The squares that matter to what is pointed at, or else to what is looked at. With a piece selected it is about that one,
 * and where it can go is already marked.
 */
export function zonesOf({ table, chosen }: Screen, over: Ref | null, looked: Ref | null): readonly Zone[] {
  const [first, more] = chosen;
  const about = first === undefined ? [over, looked] : more === undefined && over === null ? [first] : [];
  for (const ref of about) {
    const cell = ref === null ? null : cellOf(ref);
    const name = ref === null ? undefined : cell ? pieceAt(table, cell)?.[0] : idOf(ref);
    const zones = name === undefined ? undefined : table.pieces[name]?.zones;
    if (zones) return first === undefined ? zones : zones.filter(({ kind }) => kind !== "move");
  }
  return NO_ZONES;
}

const NO_ZONES: readonly Zone[] = [];

/** Is the ref a piece of whoever decides here? */
export const mineIn =
  (table: Table) =>
  (ref: Ref): boolean =>
    kindOf(ref) === "piece" && table.pieces[idOf(ref)]?.owner === eyesOf(table);

/** The action that one more click on `ref` would take. */
export function nextAt(screen: Screen, ref: Ref | null): Listed | null {
  if (ref === null || !screen.offered.has(ref)) return null;
  const outcome = click(screen.list, screen.chosen, ref, mineIn(screen.table));
  return outcome.kind === "act" ? outcome.listed : null;
}

export function aimed({ path }: Listed): boolean {
  const last = path[path.length - 1] ?? "";
  return path.length > 1 && (kindOf(last) === "piece" || kindOf(path[0] ?? "") === "card");
}

/** The piece the path is about: the last one of yours in it. */
export function subject(table: Table, chosen: Chosen): Ref | null {
  const pieces = chosen.filter((ref) => kindOf(ref) === "piece");
  return pieces.filter(mineIn(table)).at(-1) ?? pieces[0] ?? null;
}
