// The keys that move the focus on a board of places. Left and right go through everything in order: a place, its pieces, its
// cards, then the next place of the row. Up and down go from place to place. Home and End stay in a place.
import { cardRef, idOf, kindOf, pieceRef, placeRef } from "../refs";
import type { Ref, Table } from "../types";
import { cardNamed, cardsIn, piecesIn, placeNamed } from "../view";
import { rowsOf } from "./map";
import type { Layout } from "./map";
import { awayOf, camps } from "./stack";

/** A place, or the shelf of the pieces in no place, with its spots in order. */
export interface Stop {
  /** The name of the place; null for the shelf. */
  readonly place: string | null;
  readonly spots: readonly Ref[];
}

const WALKS = new WeakMap<Table, readonly (readonly Stop[])[]>();

/** Rows of stops, from the top of the drawing. Computed once for each table. */
export function walkOf(table: Table): readonly (readonly Stop[])[] {
  const known = WALKS.get(table);
  if (known) return known;
  const walk = walked(table);
  WALKS.set(table, walk);
  return walk;
}

function walked(table: Table): readonly (readonly Stop[])[] {
  const order = camps(table);
  const rows = rowsOf(table.board).map((row) =>
    row.map(({ id }): Stop => {
      const here = piecesIn(table, id);
      const pieces = order.flatMap((side) => here.filter(([, { owner }]) => owner === side)).map(([name]) => name);
      const cards = cardsIn(table.board.cards, { id }).flatMap(([, { name }]) => name ?? []);
      return {
        place: id,
        spots: [placeRef(id), ...pieces.flatMap((name) => within(table, name)), ...cards.map(cardRef)],
      };
    }),
  );
  const away = awayOf(table);
  return away.length === 0 ? rows : [...rows, [{ place: null, spots: away.flatMap((name) => within(table, name)) }]];
}

/** A piece and the cards on it that have a name for actions. */
const within = (table: Table, name: string): Ref[] => [
  pieceRef(name),
  ...(table.pieces[name]?.cards ?? []).flatMap((card) => (card.name === undefined ? [] : cardRef(card.name))),
];

/** The position of a spot in the walk; null if it is not on the board. */
function whereIs(table: Table, spot: Ref): { row: number; stop: number; nth: number } | null {
  for (const [row, stops] of walkOf(table).entries())
    for (const [stop, { spots }] of stops.entries()) {
      const nth = spots.indexOf(spot);
      if (nth >= 0) return { row, stop, nth };
    }
  return null;
}

/** All spots in reading order. */
export const spotsOf = (table: Table): Ref[] => walkOf(table).flatMap((row) => row.flatMap(({ spots }) => spots));

/** The place a spot is in. */
export function placeOfSpot(table: Table, spot: Ref): string | null {
  const id = idOf(spot);
  switch (kindOf(spot)) {
    case "place":
      return id;
    case "piece":
      return table.pieces[id]?.place ?? null;
    default: {
      const found = cardNamed(table, id);
      if (!found) return null;
      return found.card.place ?? table.pieces[found.on ?? ""]?.place ?? null;
    }
  }
}

/** The spot to which a key moves the focus; null if it is no such key. */
export function stepFrom(table: Table, layout: Layout, from: Ref, key: string, ctrl: boolean): Ref | null {
  const rows = walkOf(table);
  const at = whereIs(table, from);
  const all = spotsOf(table);
  if (!at) return MOVES.has(key) ? (all[0] ?? null) : null;
  const stops = rows[at.row] ?? [];
  const spots = stops[at.stop]?.spots ?? [];
  const nth = all.indexOf(from);
  const to = (by: number): Ref => all[Math.min(Math.max(nth + by, 0), all.length - 1)] ?? from;
  switch (key) {
    case "ArrowRight":
      return ctrl ? (stops[at.stop + 1]?.spots[0] ?? from) : to(1);
    case "ArrowLeft":
      return ctrl ? (stops[at.nth > 0 ? at.stop : at.stop - 1]?.spots[0] ?? from) : to(-1);
    case "ArrowUp":
      return above(table, layout, at.row, at.stop, -1) ?? from;
    case "ArrowDown":
      return above(table, layout, at.row, at.stop, 1) ?? from;
    case "Home":
      return (ctrl ? all[0] : spots[0]) ?? from;
    case "End":
      return (ctrl ? all.at(-1) : spots.at(-1)) ?? from;
    default:
      return null;
  }
}

const MOVES = new Set(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End"]);

/** The nearest place of the next row; one with a door to this place has precedence. */
function above(table: Table, layout: Layout, row: number, stop: number, by: -1 | 1): Ref | null {
  const rows = walkOf(table);
  const here = rows[row]?.[stop]?.place ?? "";
  const doors = placeNamed(table, here)?.beside ?? [];
  const middle = (id: string): number => {
    const rect = layout.places.get(id);
    return rect ? rect.x + rect.w / 2 : 0;
  };
  const way = ({ place }: Stop): number =>
    Math.abs(middle(place ?? "") - middle(here)) + (doors.includes(place ?? "") ? 0 : layout.w);
  const [nearest] = [...(rows[row + by] ?? [])].sort((a, b) => way(a) - way(b));
  return nearest?.spots[0] ?? null;
}
