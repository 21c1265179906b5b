// A Table as the set-up that makes it again: what is as the game would have it anyway is left out.
import type { CardInPlay, Held, Piece, Place, Player, Table } from "../../engine";
import { isLoose } from "../../table/view";
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
import { isNeutral, placeStats, statesOf, type SetupSchema } from "./schema";

/** Can a scenario begin here? It begins between decisions, with the pieces on the board. */
export const canBegin = ({ phase, decision, result }: Table): boolean =>
  phase === "act" && decision === null && result === null;

export function setupOf(
  { round, active, first, board, pieces, players, ...shared }: Table,
  schema: SetupSchema,
): Setup {
  const known = board.map !== undefined && board.map !== "";
  const cards = board.cards.map((card) => cardOf(card, isLoose(card)));
  const places = (board.places ?? []).flatMap((place) => placeOf(schema, place));
  const piles = (schema.piles ?? []).flatMap(({ id }) => {
    const pile = shared.piles?.[id];
    return pile ? [[id, pileOf(pile.cards ?? [], pile.held ?? [])] as const] : [];
  });
  // Where turns belong to pieces, the first of them decides whose turn it is.
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
    // An empty pile is stated too: the default of a deck may be a whole one.
    ...(piles.length > 0 && { piles: Object.fromEntries(piles) }),
    ...(turns.length > 0 && { turns }),
  };
}

/** A place begins with whoever's camp it lies in, and dry. */
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

/** Must it be said how a card lies there? */
const isSaid = ({ ways }: SetupSchema, on: string, { kind }: CardInPlay): boolean =>
  ways.every((way) => way.on !== on || way.kind !== kind || way.said === true);

function pieceOf(
  schema: SetupSchema,
  name: string,
  { is, at, place, stats, max, calcs, cards, used, traits, ...piece }: Piece,
  active: Table["active"],
): [string, SetPiece][] {
  const set = schema.pieces.stats.filter(({ range }) => range !== undefined);
  const away = set.some((stat) => stat.away === true && stat.id in stats);
  const owner = piece.owner ?? (isNeutral(schema, is) ? "neutral" : null);
  if (!owner || (!at && place === undefined && !away)) return [];
  // What is as printed by chance, of more than what is printed, is said too.
  const isSet = new Set(set.map(({ id }) => id));
  const other = Object.entries(stats)
    .filter(([stat]) => isSet.has(stat))
    .filter(([stat, value]) => value !== max[stat] || calcs?.[stat] !== undefined);
  // What else a piece has as traits is its card's, or comes and goes with cards on it.
  const named = statesOf(schema, owner, active);
  const states = traits.filter((trait) => named.includes(trait));
  const said: SetPiece = {
    is,
    owner,
    ...(at ? { at } : place === undefined ? {} : { place }),
    ...(states.length > 0 && { traits: states }),
    ...(other.length > 0 && { stats: Object.fromEntries(other) }),
    ...(cards.length > 0 && { cards: cards.map((card) => cardOf(card, isSaid(schema, "piece", card))) }),
    ...(used.length > 0 && { used }),
  };
  return [[name, said]];
}

/** Cards to which nothing was done are only named. */
function pileOf(cards: readonly string[], held: readonly Held[]): SetPile {
  const isChanged = ({ stats, traits }: Held): boolean => stats !== undefined || traits.length > 0;
  if (!held.some(isChanged)) return { cards };
  const said = held.map(({ is, stats, traits }): SetHeld => ({
    is,
    ...(stats && { stats }),
    ...(traits.length > 0 && { traits }),
  }));
  return { cards, held: said };
}

function playerOf(schema: SetupSchema, { deck, stats, cards, past, ...piles }: Player): SetPlayer {
  const held = PILES.flatMap((name) => {
    const ids = piles[name].cards ?? [];
    return ids.length > 0 ? [[name, pileOf(ids, piles[name].held ?? [])] as const] : [];
  });
  return {
    ...(deck !== undefined && { deck }),
    ...(Object.keys(stats).length > 0 && { stats }),
    ...(cards.length > 0 && {
      cards: cards.map((card) => cardOf(card, isSaid(schema, "player", card))),
    }),
    ...Object.fromEntries(held),
    ...(past && { past }),
  };
}

/** `stated`: its kind is said, and what it does. A card that actions call by a name is told apart by how it lies in any case. */
const cardOf = ({ is, owner, counters, at, place, kind, name, ...does }: CardInPlay, stated: boolean): SetCard => ({
  is,
  ...(owner && { owner }),
  ...(counters !== undefined && { counters }),
  ...(at && { at }),
  ...(place !== undefined && { place }),
  ...((stated || name !== undefined) && { kind }),
  ...(stated && does),
});
