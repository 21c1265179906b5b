// Where a piece of several squares may go: what an action names is its square at the top left, and what one points at is any
// square that it would newly cover.
import { cellOf, cellRef, idOf, keyOf, kindOf } from "./refs";
import type { Ref, Table } from "./types";
import { extentOf, squaresFrom, squaresOf } from "./view";

/** For each spot that stands for a square of these refs, the ref: a square stands for itself before it stands for another. */
export function landings(table: Table, chosen: readonly Ref[], refs: Iterable<Ref>): ReadonlyMap<Ref, Ref> {
  const mover = chosen.findLast((ref) => kindOf(ref) === "piece");
  const piece = mover === undefined ? undefined : table.pieces[idOf(mover)];
  const found = new Map<Ref, Ref>();
  if (!piece?.size) return found;
  const covered = new Set(squaresOf(piece).map(keyOf));
  for (const ref of refs) {
    const to = cellOf(ref);
    if (!to) continue;
    const all = squaresFrom(to, extentOf(piece));
    const fresh = all.filter((square) => !covered.has(keyOf(square)));
    for (const square of fresh.length > 0 ? fresh : [to]) {
      const spot = cellRef(square);
      if (spot === ref || !found.has(spot)) found.set(spot, ref);
    }
  }
  return found;
}
