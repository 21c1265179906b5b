// Filters and totals of results. Pure.
import { opponentOf, OUTCOMES, outcomeOf, ownSeat, type Opponent, type Outcome, type Result } from "./result";

/** What is shown; an empty choice shows all. */
export interface Filter {
  readonly game: string;
  readonly opponent: Opponent | "";
  readonly outcome: Outcome | "";
}

export const EVERYTHING: Filter = { game: "", opponent: "", outcome: "" };

export const filtered = (results: readonly Result[], { game, opponent, outcome }: Filter): Result[] =>
  results.filter(
    (result) =>
      (game === "" || result.game === game) &&
      (opponent === "" || opponentOf(result) === opponent) &&
      (outcome === "" || outcomeOf(result) === outcome),
  );

/** A row of a table of totals. */
export interface Total {
  readonly key: string;
  readonly games: number;
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** Totals of results by a key, the most played first. Results without a key are in none. */
export function totals(results: readonly Result[], keyOf: (result: Result) => string | undefined): Total[] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const key = keyOf(result);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups]
    .map(([key, all]) => ({ key, games: all.length, counts: counted(all) }))
    .sort((a, b) => b.games - a.games);
}

function counted(results: readonly Result[]): Record<Outcome, number> {
  const count = (outcome: Outcome): number => results.filter((result) => outcomeOf(result) === outcome).length;
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number>;
}

/** What the one person led: a deck of the game, or their own by its name. Decks of two games are two. */
export function ownDeckKey(result: Result): string | undefined {
  const own = ownSeat(result);
  return own?.deck === undefined ? undefined : JSON.stringify([result.game, own.deck, own.name ?? ""]);
}
