// What a turn still has in it: who and which cards can still do something when it is about to end.
import type { List } from "../choice/pick";
import { kindOf } from "../refs";
import type { Offer } from "../types";

export interface Left {
  readonly units: number;
  readonly cards: number;
}

/** The word that all games have for the action that ends a turn of many actions. */
const END = "end";

export const endsTurn = ({ action }: Offer): boolean => action.type === END;

/** Counted only where the turn can be ended by hand; otherwise null. */
export function leftOf(list: List): Left | null {
  if (!list.some(endsTurn)) return null;
  const units = new Set(
    list.flatMap(({ action: { piece, card } }) => (piece !== undefined && card === undefined ? [piece] : [])),
  );
  const cards = new Set(list.flatMap(({ path }) => path.filter((ref) => kindOf(ref) === "card")));
  return { units: units.size, cards: cards.size };
}

/** Would this action end a turn in which something could still be done? */
export function endsEarly(list: List, offer: Offer): boolean {
  const left = endsTurn(offer) ? leftOf(list) : null;
  return left !== null && left.units + left.cards > 0;
}
