// A Table as the set-up that makes it again: what is as the game would have it anyway is left out.
import type { CardInPlay, Held, Piece, Place, Player, Table } from "../../engine";
import { isLoose } from "../../table/view";
import {
  PILES,
  type Laid,
  type SetHeld,
  type SetPiece,
  type SetPile,
  type SetPlace,
  type SetPlayer,
  type Setup,
} from "./draft";

/** Can a scenario begin here? It begins between decisions, with the pieces on the board. */
export const canBegin = ({ phase, decision, result }: Table): boolean =>
  phase === "act" && decision === null && result === null;

export function setupOf({ round, active, first, board, pieces, players }: Table): Setup {
  const known = board.map !== undefined && board.map !== "";
  const lying = board.cards.map((card) => laid(card, isLoose(card)));
  const places = (board.places ?? []).flatMap(placeOf);
  return {
    round,
    ...(active && { active }),
    ...(first && { first }),
    board: {
      ...(known ? { map: board.map ?? "" } : { rows: board.rows }),
      ...(lying.length > 0 && { cards: lying }),
      ...(places.length > 0 && { places }),
    },
    pieces: Object.fromEntries(Object.entries(pieces).flatMap(([name, piece]) => pieceOf(name, piece, active))),
    players: Object.fromEntries(
      Object.entries(players)
        .map(([side, player]) => [side, playerOf(player, board.places !== undefined)] as const)
        .filter(([, player]) => Object.keys(player).length > 0),
    ),
  };
}

/** States that a set-up names, by what a board is made of; what else a piece has as traits is its card's, or comes and goes with cards on it. */
const STATES = {
  places: new Set(["face-down", "engaged", "dodged", "recruit", "slow", "lent"]),
  squares: new Set(["activated", "exhausted", "fresh", "stunned", "dispelled", "shield-spent"]),
};

/** What whoever does not act is in any case: another turn is said, and it is not. */
const RESTS = "exhausted";

/** What comes and goes in a place; the rest of its numbers its card says. */
const PASSING = ["flood", "aura-p1", "aura-p2"];

/** A place begins with whoever's camp it lies in, and dry. */
function placeOf({ id, owner, holder, stats }: Place): SetPlace[] {
  const passing = PASSING.flatMap((stat) => (stats[stat] ? [[stat, stats[stat]] as const] : []));
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

/** How a card lies on a piece in any case; another way of lying is said. */
const USUAL = new Set(["status", "lasting"]);

/** The number of a unit that is away from the board, and comes back when it has run out. */
const AWAY = "time";

function pieceOf(
  name: string,
  { is, owner, at, place, stats, max, calcs, cards, used, traits }: Piece,
  active: Table["active"],
): [string, SetPiece][] {
  if (!owner || (!at && place === undefined && !(AWAY in stats))) return [];
  // What is as printed by chance, of more than what is printed, is said too.
  const other = Object.entries(stats).filter(([stat, value]) => value !== max[stat] || calcs?.[stat] !== undefined);
  const isUsual = (trait: string): boolean => trait === RESTS && owner !== active;
  const isCard = (trait: string): boolean => cards.some(({ is }) => is === trait);
  const states = traits.filter(
    (trait) => STATES[at ? "squares" : "places"].has(trait) && !isUsual(trait) && !isCard(trait),
  );
  const piece: SetPiece = {
    is,
    owner,
    ...(at ? { at } : place === undefined ? {} : { place }),
    ...(states.length > 0 && { traits: states }),
    ...(other.length > 0 && { stats: Object.fromEntries(other) }),
    ...(cards.length > 0 && { cards: cards.map((card) => laid(card, !USUAL.has(card.kind))) }),
    ...(used.length > 0 && { used }),
  };
  return [[name, piece]];
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

/** `apart`: what is a player's lies in rows of several kinds. */
function playerOf({ deck, stats, cards, past, ...piles }: Player, apart: boolean): SetPlayer {
  const held = PILES.flatMap((name) => {
    const ids = piles[name].cards ?? [];
    return ids.length > 0 ? [[name, pileOf(ids, piles[name].held ?? [])] as const] : [];
  });
  return {
    ...(deck !== undefined && { deck }),
    ...(Object.keys(stats).length > 0 && { stats }),
    ...(cards.length > 0 && {
      cards: cards.map((card) => laid(card, apart || !USUAL.has(card.kind) || card.stats !== undefined)),
    }),
    ...Object.fromEntries(held),
    ...(past && { past }),
  };
}

/** `told`: its kind is said, and what it does. A card that actions call by a name is told apart by how it lies in any case. */
const laid = ({ is, owner, counters, at, place, kind, name, ...does }: CardInPlay, told: boolean): Laid => ({
  is,
  ...(owner && { owner }),
  ...(counters !== undefined && { counters }),
  ...(at && { at }),
  ...(place !== undefined && { place }),
  ...((told || name !== undefined) && { kind }),
  ...(told && does),
});
