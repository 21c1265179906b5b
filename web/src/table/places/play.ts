// What events change on a board of places, as far as the eye follows it. An event that names a place says where a piece or a
// card now is; one that has a state for its kind says of whom it now holds.
import type { CardInPlay, GameBook, GameEvent, Piece, Place, Table } from "../types";
import { placeNamed, placesOf } from "../view";
import { withPiece } from "../with-piece";

type Change = (piece: Piece) => Piece;

const withPlace = (table: Table, id: string | undefined, change: (place: Place) => Place): Table => {
  const places = placesOf(table.board).map((place) => (place.id === id ? change(place) : place));
  return { ...table, board: { ...table.board, places } };
};

const state =
  (trait: string, on: boolean): Change =>
  (piece) => ({ ...piece, traits: [...piece.traits.filter((one) => one !== trait), ...(on ? [trait] : [])] });

const counted =
  (stat: string, n: number | undefined): Change =>
  (piece) => ({ ...piece, stats: { ...piece.stats, [stat]: n ?? 0 } });

const bears =
  (card: CardInPlay): Change =>
  (piece) => ({ ...piece, cards: [...piece.cards, card] });

/** The table after the event; null where it has nothing to do with places. */
export function onPlaces(table: Table, event: GameEvent, game: GameBook | null): Table | null {
  const { kind, piece, target, card, player, place, counters } = event;
  switch (kind) {
    case "engage":
      return withPiece(table, piece, state("engaged", true));
    case "ready":
      return withPiece(table, piece, state("engaged", false));
    case "straighten":
      return Object.keys(table.pieces).reduce((now, name) => withPiece(now, name, state("engaged", false)), table);
    case "turn-up":
      return withPiece(table, piece, turnedUp(card, game));
    case "poison":
    case "time":
      return withPiece(table, target ?? piece, counted(kind, counters));
    case "equip":
    case "treasure":
      return withPiece(table, piece, bears({ is: card ?? "", owner: player ?? null, kind: "equipment" }));
    case "curse":
      return withPiece(table, target, bears({ is: card ?? "", owner: player ?? null, kind }));
    case "capture":
      return withPlace(table, place, (was) => (player === undefined ? was : { ...was, holder: player }));
    case "flood":
    case "ebb":
      return withPlace(table, place, (was) => ({ ...was, stats: { ...was.stats, flood: counters ?? 0 } }));
    case "lay":
    case "drop":
      return lies(table, { is: card ?? "", owner: null, kind: "equipment", ...(place !== undefined && { place }) });
    case "flip":
      return flipped(table, event);
    default:
      return placed(table, event, game);
  }
}

/** Where a piece now is; one that was not there has come. */
function placed(table: Table, { piece, place, card, player }: GameEvent, game: GameBook | null): Table | null {
  if (piece === undefined || place === undefined || !placeNamed(table, place)) return null;
  if (table.pieces[piece]) return withPiece(table, piece, (was) => ({ ...was, place }));
  const stats = { ...game?.things[card ?? ""]?.stats };
  const traits = ["face-down"];
  const entered: Piece = {
    is: card ?? "hidden",
    owner: player ?? null,
    at: null,
    place,
    stats,
    max: stats,
    traits,
    cards: [],
    used: [],
  };
  return { ...table, pieces: { ...table.pieces, [piece]: entered } };
}

/** Who was not known shows what it is; its wounds are taken from what it has. */
const turnedUp =
  (card: string | undefined, game: GameBook | null): Change =>
  (piece) => {
    const shown = state("face-down", false)(piece);
    const max = game?.things[card ?? ""]?.stats;
    if (card === undefined || piece.is === card || !max) return shown;
    const { wounds = 0, worn = 0, ...rest } = piece.stats;
    const stats = { ...rest, ...max };
    if (stats["life"] !== undefined) stats["life"] -= wounds;
    if (stats["armour"] !== undefined) stats["armour"] -= worn;
    return { ...shown, is: card, stats, max: { ...max } };
  };

const lies = (table: Table, card: CardInPlay): Table => ({
  ...table,
  board: { ...table.board, cards: [...table.board.cards, card] },
});

/** The card that lay there face down. */
function flipped(table: Table, { card, place }: GameEvent): Table {
  const at = table.board.cards.findIndex((one) => one.place === place && one.kind !== "treasure");
  const cards = table.board.cards.map((one, n) =>
    n === at && card !== undefined ? { ...one, is: card, kind: "treasure" } : one,
  );
  return { ...table, board: { ...table.board, cards } };
}
