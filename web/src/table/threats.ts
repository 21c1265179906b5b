// All that the other side could strike: now, or after a move. Where a game tells what its pieces threaten.
import type { Cell, Piece, Table, Zone } from "./types";
import { keyOf } from "./refs";
import { ownerOf, relation } from "./view";

/** The kinds of zones that mean harm, the nearer one first: a square that is struck as it stands is not named again. */
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

function gather(table: Table): readonly Zone[] {
  const foes = Object.values(table.pieces).filter((piece) => relation(table, ownerOf(piece)) === "foe");
  const taken = new Set<string>();
  const zones = HARM.flatMap((kind) => {
    const found = foes.flatMap(({ zones = [] }: Piece) => zones.filter((zone) => zone.kind === kind));
    const [first] = found;
    const fresh = found.flatMap(({ squares }) => squares).filter((cell) => isNew(taken, cell));
    return first && fresh.length > 0 ? [{ kind, cites: first.cites, squares: fresh }] : [];
  });
  return zones.length > 0 ? zones : NONE;
}

/** Notes a square; false if it was noted before. */
function isNew(taken: Set<string>, cell: Cell): boolean {
  const before = taken.size;
  return taken.add(keyOf(cell)).size > before;
}
