// Moves of a piece that covers several squares. An action names its top left square; the player may click any square that the
// piece would newly cover.
import { cellOf, cellRef, idOf, keyOf, kindOf } from "../refs";
import type { Piece, Ref, Table } from "../types";
import { extentOf, squaresFrom, squaresOf } from "../view";

/** The piece that was chosen last, if it covers several squares. */
export function moverOf(table: Table, chosen: readonly Ref[]): Piece | undefined {
  const mover = chosen.findLast((ref) => kindOf(ref) === "piece");
  const piece = mover === undefined ? undefined : table.pieces[idOf(mover)];
  return piece?.size ? piece : undefined;
}

/**
 * For each spot that the piece would newly cover, the ref that a click there means. If a spot is itself one of the refs, it
 * means that one.
 */
export function landings(table: Table, chosen: readonly Ref[], refs: Iterable<Ref>): ReadonlyMap<Ref, Ref> {
  const piece = moverOf(table, chosen);
  const found = new Map<Ref, Ref>();
  if (!piece) return found;
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

/** The nearest square to which the piece would have to move to cover a spot: the engine is asked why it cannot. */
export function reachFor(table: Table, chosen: readonly Ref[], spot: Ref): Ref | null {
  const piece = moverOf(table, chosen);
  const to = cellOf(spot);
  if (!piece?.at || !to) return null;
  const [columns, rows] = extentOf(piece);
  const shift = (is: number, from: number, length: number): number =>
    Math.min(is - from, 0) + Math.max(is - (from + length - 1), 0);
  const [x, y] = piece.at;
  return cellRef([x + shift(to[0], x, columns), y + shift(to[1], y, rows)]);
}
