// Turns a Table into the set-up that makes it again. The game's defaults are left out.
import type { CardInPlay, Held, Piece, Place, Player, Table } from "../../../engine";
import {
  PILES,
  type SetCard,
  type SetHeld,
  type SetPiece,
  type SetPile,
  type SetPlace,
  type SetPlayer,
  type Setup,
} from "./draft";
import { givenTraits, isNeutral, placeStats, statesOf, type SetupSchema, type WaySchema } from "./schema";

/** Can a scenario begin here? The pieces must be on the board, and no decision may be pending. */
export const canBegin = ({ phase, decision, result }: Table): boolean =>
  phase === "act" && decision === null && result === null;

export function setupOf(
  { round, active, first, board, pieces, players, ...shared }: Table,
  schema: SetupSchema,
): Setup {
  const known = board.map !== undefined && board.map !== "";
  const cards = board.cards.map((card) => cardOf(schema, spotOf(card), card));
  const places = (board.places ?? []).flatMap((place) => placeOf(schema, place));
  const piles = (schema.piles ?? []).flatMap(({ id }) => {
    const pile = shared.piles?.[id];
    return pile ? [[id, pileOf(pile.cards ?? [], pile.held ?? [])] as const] : [];
  });
  // If turns belong to pieces, the first one decides whose turn it is, and `active` is left out.
  const turns = schema.turns === true ? (shared.turns ?? []) : [];
  return {
    round,
    ...(active && schema.turns !== true && { active }),
    ...(first && { first }),
    board: {
      ...(known ? { map: board.map ?? "" } : { rows: board.rows }),
      ...(cards.length > 0 && { cards: cards }),
      ...(schema.board?.edges && { edges: board.edges ?? [] }),
      ...(places.length > 0 && { places }),
    },
    pieces: Object.fromEntries(Object.entries(pieces).flatMap(([name, piece]) => pieceOf(schema, name, piece, active))),
    players: Object.fromEntries(
      Object.entries(players)
        .map(([side, player]) => [side, playerOf(schema, player)] as const)
        .filter(([, player]) => Object.keys(player).length > 0),
    ),
    // Empty piles are stated too, because the default of a deck may be all its cards.
    ...(piles.length > 0 && { piles: Object.fromEntries(piles) }),
    ...(turns.length > 0 && { turns }),
  };
}

/** A place in a set-up, if it differs from the default: the owner of its camp controls it, and its stats are 0. */
function placeOf(schema: SetupSchema, { id, owner, holder, stats }: Place): SetPlace[] {
  const passing = placeStats(schema).flatMap((stat) => {
    const value = stats[stat.id];
    return value ? [[stat.id, value] as const] : [];
  });
  const other = owner !== holder;
  if (!other && passing.length === 0) return [];
  return [
    {
      id,
      ...(other && { holder: holder ?? "neutral" }),
      ...(passing.length > 0 && { stats: Object.fromEntries(passing) }),
    },
  ];
}

/** The ways in which a card of this kind may be there. */
const waysOf = ({ ways }: SetupSchema, on: string, { kind }: CardInPlay): WaySchema[] =>
  ways.filter((way) => way.on === on && way.kind === kind);

/** Where a card of the board is, as ways name it. */
const spotOf = ({ at, place }: CardInPlay): string => (at ? "square" : place === undefined ? "board" : "place");

function pieceOf(
  schema: SetupSchema,
  name: string,
  { is, at, place, stats, max, calcs, cards, used, traits, ...piece }: Piece,
  active: Table["active"],
): [string, SetPiece][] {
  const set = schema.pieces.stats.filter(({ range }) => range !== undefined);
  const away = schema.pieces.away === true || set.some((stat) => stat.away === true && stat.id in stats);
  const owner = piece.owner ?? (isNeutral(schema, is) ? "neutral" : null);
  if (!owner || (!at && place === undefined && !away)) return [];
  const isSet = new Set(set.map(({ id }) => id));
  // What other things add to a number follows from them, where the Table shows the number without it.
  const bases = new Map(schema.pieces.stats.map(({ id, base }) => [base, stats[id]]));
  // A value that is calculated and happens to equal the printed one must be stated too.
  const other = Object.entries(stats)
    .filter(([stat]) => isSet.has(stat))
    .filter(([stat, value]) => value !== max[stat] || calcs?.[stat] !== undefined)
    .map(([stat, value]) => [stat, bases.get(stat) ?? value] as const);
  // Other traits follow from the unit and the cards on it.
  const named = [...statesOf(schema, owner, active), ...givenTraits(schema)];
  const states = traits.filter((trait) => named.includes(trait));
  const setup: SetPiece = {
    is,
    owner,
    ...(at ? { at } : place === undefined ? {} : { place }),
    ...(states.length > 0 && { traits: states }),
    ...(other.length > 0 && { stats: Object.fromEntries(other) }),
    ...(cards.length > 0 && { cards: cards.map((card) => cardOf(schema, "piece", card)) }),
    ...(used.length > 0 && { used }),
  };
  return [[name, setup]];
}

/** A pile in a set-up: `held` is left out if nothing was done to any card. */
function pileOf(cards: readonly string[], held: readonly Held[]): SetPile {
  const isChanged = ({ stats, traits }: Held): boolean => stats !== undefined || traits.length > 0;
  if (!held.some(isChanged)) return { cards };
  const cardsHeld = held.map(({ is, stats, traits }): SetHeld => ({
    is,
    ...(stats && { stats }),
    ...(traits.length > 0 && { traits }),
  }));
  return { cards, held: cardsHeld };
}

function playerOf(schema: SetupSchema, { deck, stats, cards, past, ...piles }: Player): SetPlayer {
  const held = PILES.flatMap((name) => {
    const ids = piles[name].cards ?? [];
    return ids.length > 0 ? [[name, pileOf(ids, piles[name].held ?? [])] as const] : [];
  });
  return {
    ...(deck !== undefined && { deck }),
    ...(Object.keys(stats).length > 0 && { stats }),
    ...(cards.length > 0 && { cards: cards.map((card) => cardOf(schema, "player", card)) }),
    ...Object.fromEntries(held),
    ...(past && { past }),
  };
}

/**
 * A card in a set-up that is there, with what it does as far as its ways have it. Its `kind` is stated unless it would have that
 * in any case, or actions call the card by a name, because equal cards can differ only in that.
 */
function cardOf(schema: SetupSchema, on: string, card: CardInPlay): SetCard {
  const { is, owner, counters, at, place, kind, name, ...does } = card;
  const ways = waysOf(schema, on, card);
  const stated = ways.every(({ said }) => said === true);
  const isTaken = (what: string): boolean => stated || ways.some((way) => what in way);
  const taken: typeof does = Object.fromEntries(Object.entries(does).filter(([what]) => isTaken(what)));
  return {
    is,
    ...(owner && { owner }),
    ...(counters !== undefined && { counters }),
    ...(at && { at }),
    ...(place !== undefined && { place }),
    ...((stated || name !== undefined) && { kind }),
    ...taken,
  };
}
