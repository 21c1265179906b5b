// A table of places for the tests in this folder: the home of the first player with a cellar and two ramparts, a field, and
// the home of the second.
import type { Piece, Place, Side, Table } from "../types";

const place = (id: string, kind: string, row: number, beside: string[], owner?: Side): Place => ({
  ...{ id, kind, row, beside, stats: {} },
  ...(owner && { owner, holder: owner }),
});

export const PLACES: Place[] = [
  place("home", "command", 1, ["cellar", "west", "east"], "p1"),
  place("cellar", "room", 1, ["home"], "p1"),
  place("west", "rampart", 2, ["home", "east", "field"], "p1"),
  place("east", "rampart", 2, ["home", "west", "field"], "p1"),
  place("field", "battlefield", 3, ["west", "east", "theirs"]),
  place("theirs", "command", 4, ["field"], "p2"),
];

export const unit = (owner: Side, at: string | undefined, more: Partial<Piece> = {}): Piece => ({
  ...{ is: "soldier", owner, at: null, traits: [], cards: [], used: [] },
  stats: { melee: 2, armour: 1, life: 3 },
  max: { melee: 2, armour: 1, life: 3 },
  ...(at !== undefined && { place: at }),
  ...more,
});

const pile = { count: 0 };
const player = { stats: {}, cards: [], hand: pile, draw: pile, discard: pile };

export const toyTable = (pieces: Record<string, Piece>, cards: Table["board"]["cards"] = []): Table => ({
  ...{ game: "toy", viewer: "p1", step: 0, round: 1, phase: "act", active: "p1", first: null, toAct: "p1" },
  ...{ decision: null, result: null, pieces },
  board: { rows: [], legend: {}, cards, places: PLACES },
  players: { p1: player, p2: player },
});

/** Units in one place: `own` of the first player, `others` of the second. */
export const crowd = (at: string, own: number, others: number): Record<string, Piece> => ({
  ...Object.fromEntries(Array.from({ length: own }, (_, n) => [`mine-${String(n)}`, unit("p1", at)])),
  ...Object.fromEntries(Array.from({ length: others }, (_, n) => [`other-${String(n)}`, unit("p2", at)])),
});
