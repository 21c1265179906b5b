// Derives everything that a table shows from the Table, the listed actions and the clicks. Nothing of it is stored twice.
import type { GameBook, GameEvent, Offer, Preview, Ref, Table, Zone } from "./types";
import { marksOf } from "./board/marks";
import type { Marks } from "./board/marks";
import { click, menu, offers } from "./choice/pick";
import type { Chosen, List } from "./choice/pick";
import { cardRef, cellOf, idOf, kindOf, pieceRef, placeRef } from "./refs";
import { landings, moverOf, reachFor } from "./choice/landing";
import { zonesOfPiece } from "./side/foretold";
import { eyesOf, pieceOn, placesOf } from "./view";

export interface Given {
  /** The table as drawn: during a playback, the one in its middle. */
  readonly table: Table;
  /** The actions that the engine lists. */
  readonly actions: List;
  /** The actions that can be clicked now: all, or none while an action or a playback is in progress. */
  readonly list: List;
  readonly chosen: Chosen;
  readonly events: readonly GameEvent[];
  /** The ref that was refused, while the refusal is shown. */
  readonly refused: Ref | null;
  /** The odds of the action under consideration, if any. */
  readonly odds: Preview | null;
  /** The game's book. */
  readonly game: GameBook | null;
}

export interface Screen extends Given {
  readonly offered: Map<Ref, "next" | "later">;
  readonly marks: Marks;
  readonly menu: readonly Ref[];
  /** The pieces that can act; null if none can. */
  readonly ready: ReadonlySet<string> | null;
  /** Would a click on the ref choose something or perform an action? */
  readonly can: (ref: Ref) => boolean;
}

/** Derives the screen. If nothing has changed it is the object `before`, so that nothing is drawn again. */
export function screenOf(before: Screen | null, given: Given): Screen {
  const keys = Object.keys(given) as (keyof Given)[];
  if (before && keys.every((key) => before[key] === given[key])) return before;
  const { table, actions, chosen, events, refused, odds, game } = given;
  // During a playback the chosen path is not shown either.
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
 * The event of the last action, for the marks where it came from and where it went. On boards of places, the price of a move
 * may be reported before it, and what it reveals after it; there the event is the one that has a place it leaves or a target.
 */
function lastDeed(events: readonly GameEvent[], table: Table): GameEvent | null {
  const onPlaces = placesOf(table.board).length > 0;
  const isDeed = ({ cause, piece, leaves, target }: GameEvent): boolean =>
    piece !== undefined && (onPlaces ? leaves !== undefined || target !== undefined : cause === null);
  return events.findLast(isDeed) ?? null;
}

/** The ref that a click on a spot means: the spot or what is on it, whichever is offered; of both, the one that is `next`. */
export function refAt(screen: Screen, spot: Ref): Ref {
  const { table, offered } = screen;
  const found = pieceOn(table, spot);
  // If the answers to a question are pieces, they can be clicked on the board.
  if (found !== null && offered.has(`answer:${found}`)) return `answer:${found}`;
  if (!cellOf(spot)) return offered.has(spot) ? spot : (onlyThere(table, offered, spot) ?? spot);
  // A piece of several squares moves with a click on a square that it would newly cover; its own squares mean the piece.
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

/** If exactly one card of a piece or a place is offered, a click on the piece or the place means that card. */
function onlyThere(table: Table, offered: Screen["offered"], spot: Ref): Ref | null {
  const onPiece = table.pieces[idOf(spot)]?.cards ?? [];
  const there =
    kindOf(spot) === "piece" ? onPiece : table.board.cards.filter((card) => placeRef(card.place ?? "") === spot);
  const asked = there.flatMap(({ name }) => (name !== undefined && offered.has(cardRef(name)) ? [cardRef(name)] : []));
  return asked.length === 1 ? (asked[0] ?? null) : null;
}

/**
 * The zones of the piece under the pointer, or else of the one shown in detail. If only a piece is selected and the pointer is
 * on nothing, they are those of the selected piece; where it can move is already marked.
 */
export function zonesOf({ table, chosen }: Screen, over: Ref | null, focused: Ref | null): readonly Zone[] {
  const [first, more] = chosen;
  const about = first === undefined ? [over, focused] : more === undefined && over === null ? [first] : [];
  for (const ref of about) {
    const name = ref === null ? undefined : cellOf(ref) ? (pieceOn(table, ref) ?? undefined) : idOf(ref);
    const piece = name === undefined ? undefined : table.pieces[name];
    if (!piece?.zones && !piece?.foretold) continue;
    const zones = zonesOfPiece(table, piece);
    return first === undefined ? zones : zones.filter(({ kind }) => kind !== "move");
  }
  return NO_ZONES;
}

const NO_ZONES: readonly Zone[] = [];

/** Is the ref a piece of the viewer, or, if the viewer is `all`, of the side that decides? */
export const mineIn =
  (table: Table) =>
  (ref: Ref): boolean =>
    kindOf(ref) === "piece" && table.pieces[idOf(ref)]?.owner === eyesOf(table);

/** The action that one more click on `ref` would perform. */
export function nextAt(screen: Screen, ref: Ref | null): Offer | null {
  if (ref === null || !screen.offered.has(ref)) return null;
  const outcome = click(screen.list, screen.chosen, ref, mineIn(screen.table));
  return outcome.kind === "act" ? outcome.listed : null;
}

/** Is the action aimed at a piece, or does it play a card? Then its odds are shown, and on a touch screen it needs two taps. */
export function aimed({ path }: Offer): boolean {
  const last = path[path.length - 1] ?? "";
  return path.length > 1 && (kindOf(last) === "piece" || kindOf(path[0] ?? "") === "card");
}

/** The piece that the chosen path is about: your last piece in it, or else the first piece. */
export function subject(table: Table, chosen: Chosen): Ref | null {
  const pieces = chosen.filter((ref) => kindOf(ref) === "piece");
  return pieces.filter(mineIn(table)).at(-1) ?? pieces[0] ?? null;
}
