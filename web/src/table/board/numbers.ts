// The numbers that are drawn on a piece, as the game's book has them: which there are, and which of them matters most. Each
// has its own form, which says what it is.
import type { StatSchema } from "../../engine/types/StatSchema";
import type { GameBook } from "../types";

const stats = (game: GameBook | null): readonly StatSchema[] => game?.setup?.pieces.stats ?? [];

/** The numbers that are drawn, in the order in which labels state them. */
export const drawnOf = (game: GameBook | null): readonly StatSchema[] =>
  stats(game).filter(({ rank }) => rank !== undefined);

/** Counters, and what was done to a piece that the viewer does not know: labels state those that are not 0. */
export const countedOf = (game: GameBook | null): readonly string[] =>
  stats(game)
    .filter(({ counter }) => counter === true)
    .map(({ id }) => id);

/** Those that are drawn, the one that matters most first: only one of them has room over a piece, when it is foretold. */
export const foretoldOf = (game: GameBook | null): readonly string[] =>
  [...drawnOf(game)].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ id }) => id);
