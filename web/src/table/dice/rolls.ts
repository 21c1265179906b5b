// Finds the dice on the table: the last rolls, with the event that they were rolled for.
import type { Calc, Dice, GameEvent, Shows } from "../types";
import { isRoll } from "./thrown";

export interface Roll {
  /** The id of the roll's event. */
  readonly id: number;
  /** Natural faces, and the faces and marks after bonuses. */
  readonly dice: Dice;
  /** The number of dice, with its steps. */
  readonly pool: Calc | undefined;
  /** The bonus that was spread over the dice, with its steps. */
  readonly bonus: Calc | undefined;
}

export interface Rolls {
  /** What was rolled for: the event that caused the rolls. */
  readonly of: GameEvent | null;
  readonly rolls: readonly Roll[];
  /** The results: counts, damage. */
  readonly results: readonly GameEvent[];
}

const RESULTS: ReadonlySet<Shows> = new Set(["hurts", "mends", "announces"]);

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/**
 * The rolls among these events, each with its dice as they are in the end: the event of a bonus, or of the choice of the best
 * roll, has them as they are afterwards. It follows its roll, as a child or a sibling.
 */
export function rollsIn(events: readonly GameEvent[]): Roll[] {
  const rolls: Roll[] = [];
  for (const e of events) {
    const { dice } = e;
    if (isRoll(e)) rolls.push({ id: e.id, dice: e.dice, pool: e.calc, bonus: undefined });
    else if (dice) {
      const at = rolls.findLastIndex(
        (r) => r.dice.use === dice.use && r.dice.set === dice.set && same(r.dice.natural, dice.natural),
      );
      const roll = rolls[at];
      if (roll) rolls[at] = { ...roll, dice, bonus: e.calc ?? roll.bonus };
    }
  }
  return rolls;
}

/** The last rolls among these events; null if nothing has been rolled. */
export function lastRolls(seen: readonly GameEvent[]): Rolls | null {
  const last = seen.findLast(isRoll);
  if (!last) return null;
  const { cause } = last;
  const group = new Set(seen.filter((e) => e === last || (cause !== null && e.cause === cause)).map(({ id }) => id));
  const begun = seen.findIndex((e) => isRoll(e) && group.has(e.id));
  const first = seen[begun]?.id ?? 0;
  return {
    of: cause === null ? null : (seen.find((e) => e.id === cause) ?? null),
    rolls: rollsIn(seen.slice(begun)).filter(({ id }) => group.has(id)),
    results: seen.filter((e) => RESULTS.has(e.shows) && e.id > first && e.cause === cause && cause !== null),
  };
}
