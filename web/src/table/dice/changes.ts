// What an outcome changes, in words, and what all outcomes have in common.
import type { Change, OddsOutcome, Table, Words } from "../types";
import { signed } from "../bits";

export interface Told {
  /** Changes that come about in any case: the price, mostly. */
  readonly always: readonly Change[];
  /** For each outcome, what it alone changes. */
  readonly each: readonly (readonly Change[])[];
}

const keyOf = (c: Change): string => [c.of, c.what, c.by ?? "", c.to ?? ""].join(" ");

export function sorted(outcomes: readonly OddsOutcome[]): Told {
  const [first, ...rest] = outcomes.map((o) => o.changes);
  // With a single outcome nothing is "in any case": it is what happens.
  if (!first || rest.length === 0) return { always: [], each: outcomes.map((o) => o.changes) };
  const always = first.filter((c) => rest.every((list) => list.some((d) => keyOf(d) === keyOf(c))));
  const common = new Set(always.map(keyOf));
  return { always, each: outcomes.map((o) => o.changes.filter((c) => !common.has(keyOf(c)))) };
}

/** "Pyre Hound −3 HP", and what is certain as "Pyre Hound: HP 10 → 7". The kinds of change are few and every game's; numbers name their stat. */
export function changeText(words: Words, table: Table, change: Change, sure = false): string {
  const { of, what, by, to } = change;
  const who = table.pieces[of] ? words.piece(of, table) : words.player(of);
  const id = `table-change-${what}`;
  if (words.has(id)) {
    const [x, y] = (to ?? "").split(",").map(Number);
    const place = x && y ? words.cell([x, y]) : to === undefined ? "" : words.name(to);
    return words.say(id, { who, what: place });
  }
  const stat = words.stat(what);
  if (!sure || to === undefined) return words.say("table-change-number", { who, by: signed(by ?? 0), stat });
  return words.say("table-change-becomes", { who, stat, from: Number(to) - (by ?? 0), to });
}
