// Everything the page shows follows from this: a table, what is listed, what was clicked. Computed afresh, never kept in two places.
import type { GameBook, GameEvent, Offer, Preview, Ref, Table, Zone } from "./types";
import { marksOf } from "./board/marks";
import type { Marks } from "./board/marks";
import { click, menu, offers } from "./pick";
import type { Chosen, List } from "./pick";
import { cardRef, cellOf, idOf, kindOf, pieceRef, placeRef } from "./refs";
import { landings, moverOf, reachFor } from "./landing";
import { eyesOf, pieceOn, placesOf } from "./view";

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
  readonly odds: Preview | null;
  /** The game's book. */
  readonly game: GameBook | null;
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
  const { table, actions, chosen, events, refused, odds, game } = given;
  // In a playback the path is not shown either.
  const playing = given.list.length === 0;
  const path = playing ? [] : chosen;
  return {
    ...given,
    offered: offers(given.list, path),
    marks: marksOf({ table, list: given.list, chosen: path, refused, last: lastDeed(events, table), odds, game }),
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

/**
 * The last thing somebody did, for the marks "from here" and "to here". Between places the price of a move may be told before
 * it, and what it brings to light after it: it is known by what it leaves or aims at.
 */
function lastDeed(events: readonly GameEvent[], table: Table): GameEvent | null {
  const onPlaces = placesOf(table.board).length > 0;
  const isDeed = ({ cause, piece, leaves, target }: GameEvent): boolean =>
    piece !== undefined && (onPlaces ? leaves !== undefined || target !== undefined : cause === null);
  return events.findLast(isDeed) ?? null;
}

/** A click on a spot means the spot, or who or what is there: whichever is offered, the sooner first. */
export function refAt(screen: Screen, spot: Ref): Ref {
  const { table, offered } = screen;
  const found = pieceOn(table, spot);
  // A question whose answers are pieces may be answered on the board.
  if (found !== null && offered.has(`answer:${found}`)) return `answer:${found}`;
  if (!cellOf(spot)) return offered.has(spot) ? spot : (onlyThere(table, offered, spot) ?? spot);
  // A piece of several squares goes where a square that it would newly cover is clicked; its own squares are itself.
  const mover = moverOf(table, screen.chosen);
  const landing = mover && landings(table, screen.chosen, offered.keys()).get(spot);
  if (landing !== undefined) return landing;
  if (found === null) return mover ? (reachFor(table, screen.chosen, spot) ?? spot) : spot;
  if (mover && table.pieces[found] === mover) return pieceRef(found);
  const piece = pieceRef(found);
  const [byPiece, bySpot] = [offered.get(piece), offered.get(spot)];
  if (bySpot === undefined) return piece;
  return byPiece === "next" || byPiece === bySpot ? piece : spot;
}

/** Where one of the cards that lie on a piece or in a place is asked for, the whole of it stands for that card. */
function onlyThere(table: Table, offered: Screen["offered"], spot: Ref): Ref | null {
  const lying = table.pieces[idOf(spot)]?.cards ?? [];
  const there =
    kindOf(spot) === "piece" ? lying : table.board.cards.filter((card) => placeRef(card.place ?? "") === spot);
  const asked = there.flatMap(({ name }) => (name !== undefined && offered.has(cardRef(name)) ? [cardRef(name)] : []));
  return asked.length === 1 ? (asked[0] ?? null) : null;
}

/**
 * The squares that matter to what is pointed at, or else to what is focused. With a piece selected it is about that one,
 * and where it can go is already marked.
 */
export function zonesOf({ table, chosen }: Screen, over: Ref | null, focused: Ref | null): readonly Zone[] {
  const [first, more] = chosen;
  const about = first === undefined ? [over, focused] : more === undefined && over === null ? [first] : [];
  for (const ref of about) {
    const name = ref === null ? undefined : cellOf(ref) ? (pieceOn(table, ref) ?? undefined) : idOf(ref);
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
export function nextAt(screen: Screen, ref: Ref | null): Offer | null {
  if (ref === null || !screen.offered.has(ref)) return null;
  const outcome = click(screen.list, screen.chosen, ref, mineIn(screen.table));
  return outcome.kind === "act" ? outcome.listed : null;
}

export function aimed({ path }: Offer): boolean {
  const last = path[path.length - 1] ?? "";
  return path.length > 1 && (kindOf(last) === "piece" || kindOf(path[0] ?? "") === "card");
}

/** The piece the path is about: the last one of yours in it. */
export function subject(table: Table, chosen: Chosen): Ref | null {
  const pieces = chosen.filter((ref) => kindOf(ref) === "piece");
  return pieces.filter(mineIn(table)).at(-1) ?? pieces[0] ?? null;
}
