// The changes of an outcome in words, and the changes that all outcomes have in common.
import type { Change, PreviewOutcome, Table, Words } from "../types";
import { signed } from "../bits";

export interface SortedChanges {
  /** Changes that every outcome has, such as the price. */
  readonly always: readonly Change[];
  /** For each outcome, its other changes. */
  readonly each: readonly (readonly Change[])[];
}

const keyOf = (c: Change): string => [c.of, c.what, c.by ?? "", c.to ?? ""].join(" ");

export function sorted(outcomes: readonly PreviewOutcome[]): SortedChanges {
  const [first, ...rest] = outcomes.map((o) => o.changes);
  // A single outcome has nothing in common with others.
  if (!first || rest.length === 0) return { always: [], each: outcomes.map((o) => o.changes) };
  const always = first.filter((c) => rest.every((list) => list.some((d) => keyOf(d) === keyOf(c))));
  const common = new Set(always.map(keyOf));
  return { always, each: outcomes.map((o) => o.changes.filter((c) => !common.has(keyOf(c)))) };
}

/**
 * A change in words: "Pyre Hound −3 HP", or, if it is `sure`, "Pyre Hound: HP 10 → 7". All games share the few kinds of
 * change; other words are stats. `among`: all changes of the outcome, by which a new piece is named after its unit.
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
    const about = aboutOf(change);
    const args = { who, what: valueOf(words, table, change), ...(about !== null && words.playerArgs(about)) };
    // The owner of your own piece needs no mention.
    return words.say(what === "new" && about !== null && about !== table.toAct ? `${id}-of` : id, args);
  }
  const stat = words.stat(what);
  if (!sure || to === undefined) return words.say("table-change-number", { who, by: signed(by ?? 0), stat });
  return words.say("table-change-becomes", { who, stat, from: Number(to) - (by ?? 0), to });
}

/** The player that a change is about: who has the new piece, who takes over, who wins. */
function aboutOf({ of, what, to, owner }: Change): string | null {
  if (what === "new") return owner ?? null;
  if (what === "owner") return to ?? null;
  return what === "result" ? of : null;
}

/** The name of a piece; of a new one, the name of its unit. */
function nameOf(words: Words, table: Table, of: string, among: readonly Change[]): string {
  if (table.pieces[of]) return words.piece(of, table);
  const unit = among.find((change) => change.of === of && change.what === "new")?.to;
  return unit === undefined ? words.seat(of) : words.name(unit);
}

/** The new value in words: a square, a place or a thing. */
function valueOf(words: Words, table: Table, { what, to, at }: Change): string {
  const value = what === "new" ? at : to;
  if (value === undefined) return "";
  const [x, y] = value.split(",").map(Number);
  if (x && y) return words.cell([x, y]);
  return what === "new" || what === "place" ? words.place(value, table) : words.name(value);
}
