// A Table as the set-up that makes it again: what is as the game would have it anyway is left out.
import type { CardInPlay, Piece, Player, Table } from "../../engine";
import { PILES, type Laid, type SetPiece, type SetPlayer, type Setup } from "./draft";

/** Can a scenario begin here? It begins between decisions, with the pieces on the board. */
export const canBegin = ({ phase, decision, result }: Table): boolean =>
  phase === "act" && decision === null && result === null;

export function setupOf({ round, active, first, board, pieces, players }: Table): Setup {
  const known = board.map !== undefined && board.map !== "";
  const lying = board.cards.map(laid);
  return {
    round,
    ...(active && { active }),
    ...(first && { first }),
    board: { ...(known ? { map: board.map ?? "" } : { rows: board.rows }), ...(lying.length > 0 && { cards: lying }) },
    pieces: Object.fromEntries(Object.entries(pieces).flatMap(([name, piece]) => pieceOf(name, piece))),
    players: Object.fromEntries(
      Object.entries(players)
        .map(([side, player]) => [side, playerOf(player)] as const)
        .filter(([, player]) => Object.keys(player).length > 0),
    ),
  };
}

function pieceOf(name: string, { is, owner, at, stats, max, cards, used }: Piece): [string, SetPiece][] {
  if (!owner || !at) return [];
  const other = Object.entries(stats).filter(([stat, value]) => value !== max[stat]);
  const piece: SetPiece = {
    is,
    owner,
    at,
    ...(other.length > 0 && { stats: Object.fromEntries(other) }),
    ...(cards.length > 0 && { cards: cards.map(laid) }),
    ...(used.length > 0 && { used }),
  };
  return [[name, piece]];
}

function playerOf({ deck, stats, cards, ...piles }: Player): SetPlayer {
  const some = Object.entries(stats).filter(([, value]) => value !== 0);
  const held = PILES.flatMap((name) => {
    const ids = piles[name].cards ?? [];
    return ids.length > 0 ? [[name, { cards: ids }] as const] : [];
  });
  return {
    ...(deck !== undefined && { deck }),
    ...(some.length > 0 && { stats: Object.fromEntries(some) }),
    ...(cards.length > 0 && { cards: cards.map(laid) }),
    ...Object.fromEntries(held),
  };
}

const laid = ({ is, owner, counters, at }: CardInPlay): Laid => ({
  is,
  ...(owner && { owner }),
  ...(counters !== undefined && { counters }),
  ...(at && { at }),
});
