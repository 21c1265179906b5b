// What the board says about each square right now: selected, reachable, target, refused. Colour is never the only sign.
import type { Cell, GameEvent, Listed, Odds, Ref, Table } from "../types";
import { cellOf, idOf, keyOf, kindOf } from "../refs";
import { candidates, offers } from "../pick";
import type { Chosen, List } from "../pick";
import { relation } from "../view";

export interface Mark {
  /** One of the refs chosen so far. */
  selected?: true;
  /** A square that may be clicked; `later` when something else normally comes first. */
  reach?: "next" | "later";
  /** What the shortest way there costs, as the action says. */
  cost?: number;
  /** A piece that may be clicked as a target, or as the one who acts. */
  target?: "foe" | "friend" | "actor";
  /** The pending question is about this piece. */
  asked?: true;
  /** The place that was asked for and refused. */
  barred?: true;
  /** This piece may be defeated by what is being considered, or will be. */
  danger?: "may" | "will";
  /** What becomes of this piece's numbers for certain, by what is being considered. */
  after?: readonly Foretold[];
  /** Touched by the last action. */
  last?: "from" | "to";
}

/** A number of a piece as it is, and as it will be. */
export interface Foretold {
  readonly stat: string;
  readonly from: number;
  readonly to: number;
}

export type Marks = ReadonlyMap<string, Mark>;

export interface MarksOf {
  table: Table;
  list: List;
  chosen: Chosen;
  /** What was asked for and refused. */
  refused: Ref | null;
  /** The last action's own event. */
  last: GameEvent | null;
  /** Odds of the action under consideration, if any. */
  odds: Odds | null;
}

export function marksOf({ table, list, chosen, refused, last, odds }: MarksOf): Marks {
  const marks = new Map<string, Mark>();
  const put = (cell: Cell | null, more: Mark): void => {
    if (cell) marks.set(keyOf(cell), { ...marks.get(keyOf(cell)), ...more });
  };
  const at = (name: string): Cell | null => table.pieces[name]?.at ?? null;

  if (last?.from) put(last.from, { last: "from" });
  if (last) put(last.to ?? (last.target ? at(last.target) : null), { last: "to" });
  for (const [name, mark] of foretold(table, odds)) put(at(name), mark);
  for (const name of [table.decision?.piece, table.decision?.target])
    if (name !== undefined) put(at(name), { asked: true });

  for (const ref of offers(list, []).keys()) if (kindOf(ref) === "answer") put(at(idOf(ref)), { target: "friend" });
  // Where one click settles what was asked for: on whom, or on which square.
  if (chosen.length === 0)
    for (const { path } of list) {
      const [ref, more] = path;
      if (ref === undefined || more !== undefined) continue;
      put(placeOf(table, ref), kindOf(ref) === "piece" ? { target: targetKind(table, list, ref) } : { reach: "next" });
    }
  if (chosen.length > 0) {
    const left = candidates(list, chosen);
    const costs = costOf(left);
    for (const [ref, when] of offers(list, chosen)) {
      const cell = cellOf(ref);
      const cost = costs.get(ref);
      if (cell) put(cell, { reach: when, ...(cost === undefined ? {} : { cost }) });
      // With only a unit selected, a click on another of one's own selects that one: no mark may promise otherwise.
      else if (kindOf(ref) === "piece" && !(when === "later" && chosen.length === 1 && own(table, ref)))
        put(at(idOf(ref)), { target: targetKind(table, left, ref) });
    }
    for (const ref of chosen) put(placeOf(table, ref), { selected: true });
  }
  if (refused !== null) put(placeOf(table, refused), { barred: true });
  return marks;
}

/** The numbers that are drawn on a piece, the one that matters most first. */
const DRAWN = ["health", "attack"];

/** What every outcome has in common is certain; what only some have may be. */
function foretold(table: Table, odds: Odds | null): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const all = odds?.outcomes ?? [];
  const flat = all.flatMap(({ changes }) => changes);
  for (const name of Object.keys(table.pieces)) {
    const own = flat.filter(({ of }) => of === name);
    const gone = own.filter(({ what }) => what === "gone").length;
    if (gone > 0) marks.set(name, { danger: gone === all.length ? "will" : "may" });
    const after = DRAWN.flatMap((stat): Foretold[] => {
      const from = table.pieces[name]?.stats[stat];
      const to = new Set(own.filter(({ what }) => what === stat).map((change) => Number(change.to)));
      const [only] = to;
      const sure = to.size === 1 && own.filter(({ what }) => what === stat).length === all.length;
      return sure && only !== undefined && from !== undefined ? [{ stat, from, to: only }] : [];
    });
    if (after.length > 0) marks.set(name, { ...marks.get(name), after });
  }
  return marks;
}

/** Where a ref is on the board. */
export const placeOf = (table: Table, ref: Ref): Cell | null =>
  cellOf(ref) ?? (kindOf(ref) === "piece" ? (table.pieces[idOf(ref)]?.at ?? null) : null);

const own = (table: Table, ref: Ref): boolean => relation(table, table.pieces[idOf(ref)]?.owner ?? null) === "own";

/** Foe or friend by owner; a friend whose click does not yet settle anything is the one who will act. */
function targetKind(table: Table, left: List, ref: Ref): "foe" | "friend" | "actor" {
  const piece = table.pieces[idOf(ref)];
  if (piece && relation(table, piece.owner) === "foe") return "foe";
  return left.some((l) => l.path[l.path.length - 1] === ref) ? "friend" : "actor";
}

/** Movement points per square, where an action has that cost. */
function costOf(list: readonly Listed[]): Map<Ref, number> {
  const costs = new Map<Ref, number>();
  for (const { path, cost } of list) {
    const end = path[path.length - 1];
    if (end !== undefined && cost.mp !== undefined) costs.set(end, Math.min(cost.mp, costs.get(end) ?? Infinity));
  }
  return costs;
}
