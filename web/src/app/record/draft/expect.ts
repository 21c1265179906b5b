// What an attempt changed, in the form of a scenario's expectations: events with their clauses, and the difference between two
// Tables.
import type { GameEvent, Piece, Player, Table } from "../../../engine";

/** A part of an `expect`: a path in the Table and the value that must be there, or null if nothing may be there. */
export interface Changed {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** An event as an expectation: without the fields that serve the log and the animation. */
export function eventOf(event: GameEvent): object {
  const { id: _, cause: __, path: ___, calc: ____, shows: _____, changes: ______, dice, ...rest } = event;
  return { ...rest, ...(dice && { dice: { use: dice.use, natural: dice.natural } }) };
}

export function changesOf(before: Table, after: Table): Changed[] {
  const pieces = Object.keys({ ...before.pieces, ...after.pieces }).flatMap((name) =>
    pieceChanges(["pieces", name], before.pieces[name], after.pieces[name]),
  );
  const players = Object.entries(after.players).flatMap(([side, player]) =>
    playerChanges(["players", side], before.players[side], player),
  );
  const cards = same(before.board.cards, after.board.cards)
    ? []
    : [{ path: ["board", "cards"], value: after.board.cards }];
  const piles = Object.entries(after.piles ?? {}).flatMap(([id, { count }]) =>
    before.piles?.[id]?.count === count ? [] : [{ path: ["piles", id, "count"], value: count }],
  );
  return [...pieces, ...players, ...cards, ...piles, ...turnChanges(before, after)];
}

function pieceChanges(path: readonly string[], was: Piece | undefined, is: Piece | undefined): Changed[] {
  if (!is) return [{ path, value: null }];
  if (!was) return [is.at ? { path: [...path, "at"], value: is.at } : { path: [...path, "is"], value: is.is }];
  // On boards of places, traits list states such as engaged. On squares, traits change only with the piece's cards.
  return [
    ...valueChanges(path, was, is, is.at ? ["at", "owner"] : ["place", "owner", "traits"]),
    ...statChanges(path, was.stats, is.stats),
    ...cardChanges(path, was, is),
  ];
}

function playerChanges(path: readonly string[], was: Player | undefined, is: Player): Changed[] {
  if (!was) return [];
  const piles = (["hand", "draw", "discard"] as const).flatMap((pile) =>
    was[pile].count === is[pile].count ? [] : [{ path: [...path, pile, "count"], value: is[pile].count }],
  );
  return [...statChanges(path, was.stats, is.stats), ...cardChanges(path, was, is), ...piles];
}

function turnChanges(before: Table, after: Table): Changed[] {
  const order = same(before.turns, after.turns) ? [] : [{ path: ["turns"], value: after.turns ?? null }];
  const plain = [...order, ...valueChanges([], before, after, ["round", "active", "result"])];
  const [was, is] = [before.decision, after.decision];
  if (same(was, is)) return plain;
  return [...plain, { path: ["decision"], value: is && { kind: is.kind, of: is.of } }];
}

const statChanges = (path: readonly string[], was: Piece["stats"], is: Piece["stats"]): Changed[] =>
  valueChanges([...path, "stats"], was, is, Object.keys(is));

const cardChanges = (path: readonly string[], was: Pick<Piece, "cards">, is: Pick<Piece, "cards">): Changed[] =>
  same(was.cards, is.cards)
    ? []
    : [
        {
          path: [...path, "cards"],
          value: is.cards.map(({ is: card, counters }) => ({ is: card, ...(counters !== undefined && { counters }) })),
        },
      ];

function valueChanges<T extends object>(
  path: readonly string[],
  was: T,
  is: T,
  keys: readonly (keyof T & string)[],
): Changed[] {
  return keys.flatMap((key) => (same(was[key], is[key]) ? [] : [{ path: [...path, key], value: is[key] }]));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Merges the changes into one subset of the Table. */
export function subsetOf(changes: readonly Changed[]): object {
  const all: Record<string, unknown> = {};
  for (const { path, value } of changes) {
    let at = all;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
    at[path.at(-1) ?? ""] = value;
  }
  return all;
}
