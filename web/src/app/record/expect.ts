// What an attempt changed, as a scenario expects it: the events with their clauses, and the difference of two Tables, each
// part with a key by which the author leaves it out.
import type { GameEvent, Piece, Player, Table } from "../../engine";

/** A part of an `expect`: where in the Table, and what must be there; null for what must be gone. */
export interface Changed {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** An event as an expectation: what somebody would say of it, without what is only the log's and the eye's. */
export function eventOf(event: GameEvent): object {
  const { id: _, cause: __, path: ___, calc: ____, shows: _____, changes: ______, dice, ...said } = event;
  return { ...said, ...(dice && { dice: { use: dice.use, natural: dice.natural } }) };
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
  // In a place what a unit is in the middle of stands among its traits; on squares those come and go with its cards.
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

/** The changes as one subset of the Table. */
export function subsetOf(changes: readonly Changed[]): object {
  const all: Record<string, unknown> = {};
  for (const { path, value } of changes) {
    let at = all;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
    at[path.at(-1) ?? ""] = value;
  }
  return all;
}
