// What a turn still has in it: who and which cards can still do something when it is about to end.
import { ending } from "../choice/pick";
import type { List } from "../choice/pick";
import { kindOf } from "../refs";
import type { Offer, Table } from "../types";

export interface Left {
  readonly units: number;
  readonly cards: number;
}

type Turn = Pick<Table, "decision" | "turns">;

/** Counted where a turn has many actions and can be ended by hand; null in a question, and where a turn is one piece's. */
export function leftOf({ decision, turns }: Turn, list: List): Left | null {
  if (decision !== null || (turns?.length ?? 0) > 0 || ending(list) === null) return null;
  const units = new Set(
    list.flatMap(({ action: { piece, card } }) => (piece !== undefined && card === undefined ? [piece] : [])),
  );
  const cards = new Set(list.flatMap(({ path }) => path.filter((ref) => kindOf(ref) === "card")));
  return { units: units.size, cards: cards.size };
}

/** Would this action end a turn in which something could still be done? */
export function endsEarly(turn: Turn, list: List, offer: Offer): boolean {
  const left = offer === ending(list) ? leftOf(turn, list) : null;
  return left !== null && left.units + left.cards > 0;
}
