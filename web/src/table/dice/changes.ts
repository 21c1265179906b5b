// What an outcome changes, in words, and what all outcomes have in common.
import type { Change, PreviewOutcome, Table, Words } from "../types";
import { signed } from "../bits";

export interface Told {
  /** Changes that come about in any case: the price, mostly. */
  readonly always: readonly Change[];
  /** For each outcome, what it alone changes. */
  readonly each: readonly (readonly Change[])[];
}

const keyOf = (c: Change): string => [c.of, c.what, c.by ?? "", c.to ?? ""].join(" ");

export function sorted(outcomes: readonly PreviewOutcome[]): Told {
  const [first, ...rest] = outcomes.map((o) => o.changes);
  // With a single outcome nothing is "in any case": it is what happens.
  if (!first || rest.length === 0) return { always: [], each: outcomes.map((o) => o.changes) };
  const always = first.filter((c) => rest.every((list) => list.some((d) => keyOf(d) === keyOf(c))));
  const common = new Set(always.map(keyOf));
  return { always, each: outcomes.map((o) => o.changes.filter((c) => !common.has(keyOf(c)))) };
}

/**
 * "Pyre Hound −3 HP", and what is certain as "Pyre Hound: HP 10 → 7". The kinds of change are few and every game's; numbers
 * name their stat. `among` are the changes it stands among: a piece that is new is named by the unit that they say it is.
 */
export function changeText(
  words: Words,
  table: Table,
  change: Change,
  among: readonly Change[] = [change],
  sure = false,
): string {
  const { of, what, by, to } = change;
  const who = nameOf(words, table, of, among);
  const id = `table-change-${what}`;
  if (words.has(id)) {
    const whose = change.owner ?? null;
    // One's own need no owner named.
    const theirs = what === "new" && whose !== null && whose !== table.toAct;
    return theirs
      ? words.say(`${id}-of`, { who, whose: words.player(whose), what: valueOf(words, table, change) })
      : words.say(id, { who, what: valueOf(words, table, change) });
  }
  const stat = words.stat(what);
  if (!sure || to === undefined) return words.say("table-change-number", { who, by: signed(by ?? 0), stat });
  return words.say("table-change-becomes", { who, stat, from: Number(to) - (by ?? 0), to });
}

/** A piece by its name; one that is not there yet by its unit. */
function nameOf(words: Words, table: Table, of: string, among: readonly Change[]): string {
  if (table.pieces[of]) return words.piece(of, table);
  const unit = among.find((change) => change.of === of && change.what === "new")?.to;
  return unit === undefined ? words.player(of) : words.name(unit);
}

/** What it changes to: a square, a place, a player, or a thing by name. */
function valueOf(words: Words, table: Table, { what, to, at }: Change): string {
  const value = what === "new" ? at : to;
  if (value === undefined) return "";
  const [x, y] = value.split(",").map(Number);
  if (x && y) return words.cell([x, y]);
  if (what === "owner") return words.player(value);
  return what === "new" || what === "place" ? words.place(value, table) : words.name(value);
}
