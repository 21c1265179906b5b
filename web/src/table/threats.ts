// All that the other side could strike: now, or after a move. Where a game tells what its pieces threaten.
import { cellRef, placeRef } from "./refs";
import type { Piece, Ref, Table, Zone } from "./types";
import { ownerOf, relation } from "./view";

/** The kinds of zones that mean harm, the nearer one first: a spot that is struck as it stands is not named again. */
const HARM = ["strike", "threat"];

const NONE: readonly Zone[] = [];
/** By table, so that a board that is drawn again gets the same list. */
const known = new WeakMap<Table, readonly Zone[]>();

/** Zones of every enemy together; none where the game does not tell. */
export function threatsOn(table: Table): readonly Zone[] {
  const threats = known.get(table) ?? gather(table);
  known.set(table, threats);
  return threats;
}

/** Does the game tell what pieces threaten? Those of the other side may all be harmless, or not known. */
export const tellsThreats = ({ pieces }: Table): boolean =>
  Object.values(pieces).some(({ zones = [] }) => zones.some(({ kind }) => HARM.includes(kind)));

function gather(table: Table): readonly Zone[] {
  const foes = Object.values(table.pieces).filter((piece) => relation(table, ownerOf(piece)) === "foe");
  const taken = new Set<Ref>();
  const zones = HARM.flatMap((kind) => {
    const found = foes.flatMap(({ zones = [] }: Piece) => zones.filter((zone) => zone.kind === kind));
    const squares = found.flatMap((zone) => zone.squares ?? []).filter((square) => isNew(taken, cellRef(square)));
    const places = found.flatMap((zone) => zone.places ?? []).filter((id) => isNew(taken, placeRef(id)));
    const [first] = found;
    return first && squares.length + places.length > 0 ? [{ kind, cites: first.cites, squares, places }] : [];
  });
  return zones.length > 0 ? zones : NONE;
}

/** Notes a spot; false if it was noted before. */
function isNew(taken: Set<Ref>, spot: Ref): boolean {
  const before = taken.size;
  return taken.add(spot).size > before;
}
