// The numbers that are drawn on a piece, from the schema in the game's book: which there are, which of them matters most, and
// the outline of each, which tells them apart.
import type { Plate } from "../../engine/types/Plate";
import type { StatSchema } from "../../engine/types/StatSchema";
import type { GameBook } from "../types";

const stats = (game: GameBook | null): readonly StatSchema[] => game?.setup?.pieces.stats ?? [];

/** The numbers that are drawn, in the order in which labels state them. */
export const drawnOf = (game: GameBook | null): readonly StatSchema[] =>
  stats(game).filter(({ rank }) => rank !== undefined);

/** Those that are drawn, the one that matters most first. */
const ranked = (game: GameBook | null): readonly StatSchema[] =>
  [...drawnOf(game)].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));

/** Counters, and what was done to a piece that the viewer does not know: labels state those that are not 0. */
export const countersOf = (game: GameBook | null): readonly StatSchema[] =>
  stats(game).filter(({ counter }) => counter);

/**
 * Those that are drawn, the one that matters most first: only one of them has room over a piece, when it is foretold. What a
 * piece moves by is what its own action costs it, and no news.
 */
export const foretoldOf = (game: GameBook | null): readonly string[] =>
  ranked(game).flatMap(({ id, moves }) => (moves ? [] : [id]));

/** The number that a piece lives by. */
export const vitalOf = (game: GameBook | null): string | undefined => drawnOf(game).find(({ vital }) => vital)?.id;

/** The number that matters most beside what a piece lives by. */
export const besideOf = (game: GameBook | null): string | undefined => ranked(game).find(({ vital }) => !vital)?.id;

/** The number that matters most after that: it stands at the edge of a piece on a square. */
export const thirdOf = (game: GameBook | null): string | undefined => ranked(game).filter(({ vital }) => !vital)[1]?.id;

/** Both numbers of a piece, if the game draws no others: they have room on every piece and card. */
export function pairOf(game: GameBook | null): readonly string[] {
  const [vital, beside] = [vitalOf(game), besideOf(game)];
  return vital === undefined || beside === undefined || drawnOf(game).length > 2 ? [] : [beside, vital];
}

/** The number that a piece moves by. */
export const movesBy = (game: GameBook | null): string | undefined => stats(game).find(({ moves }) => moves)?.id;

/** The outlines of numbers by their rank, if the game names none. */
const BY_RANK: readonly Plate[] = ["blade", "shield", "arrow"];

/** The outline of each number that is drawn, in the order of the schema. */
export function platesOf(game: GameBook | null): ReadonlyMap<string, Plate> {
  const others = ranked(game).filter(({ vital }) => !vital);
  const usual = (stat: StatSchema): Plate => (stat.vital ? "drop" : (BY_RANK[others.indexOf(stat)] ?? "blade"));
  return new Map(drawnOf(game).map((stat) => [stat.id, stat.plate ?? usual(stat)]));
}
