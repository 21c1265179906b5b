// The marks of the spots: selected, reachable, target, refused. Every mark also has a form, because colour is not enough.
import type { Cell, GameBook, GameEvent, Offer, Preview, Ref, Table } from "../types";
import { cellRef, idOf, kindOf, pieceRef, placeRef } from "../refs";
import { landings } from "../choice/landing";
import { candidates, offers } from "../choice/pick";
import type { Chosen, List } from "../choice/pick";
import { relation, spotOf } from "../view";
import { foretoldOf, movesBy } from "./numbers";

export interface Mark {
  /** One of the refs chosen so far. */
  selected?: true;
  /** A square or a place that may be clicked; `later` if another click usually comes first. */
  reach?: "next" | "later";
  /** The movement points of the cheapest way there. */
  cost?: number;
  /** A piece that may be clicked as a target, or to act. */
  target?: "foe" | "friend" | "actor";
  /** The pending question is about this piece. */
  asked?: true;
  /** The spot of the refused click. */
  barred?: true;
  /** The action under consideration may, or will, defeat this piece. */
  danger?: "may" | "will";
  /** The numbers that this piece will have for certain after the action under consideration. */
  after?: readonly Foretold[];
  /** The action under consideration will bring a piece here. */
  goal?: true;
  /** The action under consideration brings a piece through here for certain, as so many steps. */
  step?: number;
  /** Where the last action came from, or where it went. */
  last?: "from" | "to";
}

/** A number of a piece now and after an action. */
export interface Foretold {
  readonly stat: string;
  readonly from: number;
  readonly to: number;
}

/** By spot: see `spotOf` of view.ts. */
export type Marks = ReadonlyMap<Ref, Mark>;

export interface MarksOf {
  table: Table;
  list: List;
  chosen: Chosen;
  /** The ref that was refused. */
  refused: Ref | null;
  /** The last action's own event. */
  last: GameEvent | null;
  /** The odds of the action under consideration, if any. */
  odds: Preview | null;
  /** The game's book, for the numbers that are drawn. */
  game: GameBook | null;
}

export function marksOf({ table, list, chosen, refused, last, odds, game }: MarksOf): Marks {
  const marks = new Map<Ref, Mark>();
  const put = (ref: Ref | null, more: Mark): void => {
    const spot = ref === null ? null : spotOf(table, ref);
    if (spot !== null) marks.set(spot, { ...marks.get(spot), ...more });
  };

  for (const [ref, mark] of touched(last)) put(ref, { last: mark });
  for (const [name, mark] of foretold(table, odds, game)) put(pieceRef(name), mark);
  for (const ref of goals(odds)) put(ref, { goal: true });
  for (const [ref, step] of stages(odds)) put(ref, { step });
  for (const name of [table.decision?.piece, table.decision?.target])
    if (name !== undefined) put(pieceRef(name), { asked: true });

  for (const ref of offers(list, []).keys())
    if (kindOf(ref) === "answer") put(pieceRef(idOf(ref)), { target: "friend" });
  // Pieces and places where one click performs an action.
  if (chosen.length === 0)
    for (const { path } of list) {
      const [ref, more] = path;
      if (ref === undefined || more !== undefined) continue;
      put(ref, kindOf(ref) === "piece" ? { target: targetKind(table, list, ref) } : { reach: "next" });
    }
  if (chosen.length > 0) {
    const left = candidates(list, chosen);
    const costs = costOf(left, game);
    const all = offers(list, chosen);
    const landing = [...landings(table, chosen, all.keys())];
    for (const [ref, when] of all) {
      const cost = costs.get(ref);
      const spots = landing.flatMap(([spot, to]) => (to === ref ? [spot] : []));
      for (const spot of spots) put(spot, { reach: when, ...(cost === undefined ? {} : { cost }) });
      if (spots.length > 0) continue;
      if (kindOf(ref) !== "piece") put(ref, { reach: when, ...(cost === undefined ? {} : { cost }) });
      // With only a unit selected, a click on another of your units selects that one, so it is not marked as a target.
      else if (!(when === "later" && chosen.length === 1 && own(table, ref)))
        put(ref, { target: targetKind(table, left, ref) });
    }
    for (const ref of chosen) put(ref, { selected: true });
  }
  if (refused !== null) put(refused, { barred: true });
  return marks;
}

/** The squares to which the only outcome brings pieces: by a push, a pull or a change of places. */
function goals(odds: Preview | null): Ref[] {
  const [only, ...others] = odds?.outcomes ?? [];
  if (!only || others.length > 0) return [];
  return only.changes.flatMap(({ what, to }): Ref[] => (what === "at" ? [`cell:${String(to)}`] : []));
}

/** The squares through which an action takes pieces for certain, of those that it moves more than once, by their steps. */
function stages(odds: Preview | null): [Ref, number][] {
  const ways = new Map<string, Cell[]>();
  for (const { shows, piece, to, path = to ? [to] : [] } of odds?.events ?? [])
    if (shows === "moves" && piece !== undefined) ways.set(piece, [...(ways.get(piece) ?? []), ...path]);
  const long = [...ways.values()].filter((way) => way.length > 1);
  return long.flatMap((way) => way.map((cell, n): [Ref, number] => [cellRef(cell), n + 1]));
}

/** Where the last action came from and where it went. A piece that moved between places is itself the mark of its goal. */
function touched(last: GameEvent | null): [Ref, "from" | "to"][] {
  if (!last) return [];
  const { from, to, leaves, piece, target } = last;
  const start = from ? cellRef(from) : leaves === undefined ? null : placeRef(leaves);
  const mover = leaves !== undefined && piece !== undefined ? pieceRef(piece) : null;
  const end = to ? cellRef(to) : target === undefined ? mover : pieceRef(target);
  return [...(start === null ? [] : [[start, "from"] as const]), ...(end === null ? [] : [[end, "to"] as const])].map(
    ([ref, mark]) => [ref, mark],
  );
}

/** The marks of a preview. What every outcome has is certain; what only some have is possible. */
function foretold(table: Table, odds: Preview | null, game: GameBook | null): ReadonlyMap<string, Mark> {
  const numbers = foretoldOf(game);
  const marks = new Map<string, Mark>();
  const all = odds?.outcomes ?? [];
  const flat = all.flatMap(({ changes }) => changes);
  for (const name of Object.keys(table.pieces)) {
    const own = flat.filter(({ of }) => of === name);
    const gone = own.filter(({ what }) => what === "gone").length;
    // An answer to a question during the action can change the result.
    const sure = gone === all.length && !odds?.asks;
    if (gone > 0) marks.set(name, { danger: sure ? "will" : "may" });
    const after = numbers.flatMap((stat): Foretold[] => {
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

const own = (table: Table, ref: Ref): boolean => relation(table, table.pieces[idOf(ref)]?.owner ?? null) === "own";

/** Foe or friend by owner: nobody's pieces are no friends. A friend whose click does not complete an action will act. */
function targetKind(table: Table, left: List, ref: Ref): "foe" | "friend" | "actor" {
  const piece = table.pieces[idOf(ref)];
  if (piece && relation(table, piece.owner) !== "own") return "foe";
  return left.some((l) => l.path[l.path.length - 1] === ref) ? "friend" : "actor";
}

/** For each ref that an action ends with, the least cost in the stat that pieces move by, if the action has that cost. */
function costOf(list: readonly Offer[], game: GameBook | null): Map<Ref, number> {
  const costs = new Map<Ref, number>();
  const stat = movesBy(game);
  if (stat === undefined) return costs;
  for (const { path, cost } of list) {
    const [end, value] = [path[path.length - 1], cost[stat]];
    if (end !== undefined && value !== undefined) costs.set(end, Math.min(value, costs.get(end) ?? Infinity));
  }
  return costs;
}
