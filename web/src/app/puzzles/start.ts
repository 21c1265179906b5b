// Opens the puzzles: a part of the app that is fetched when somebody goes there.
import type { GameBook } from "../../words/book";
import { loadBook } from "../../words/load";
import type { Route } from "../router";
import { placeOf } from "./daily";
import { definePuzzles } from "./define";
import { COUNTS, puzzlesOf } from "./puzzles";
import type { Puzzle, Puzzles } from "./types";

/** A game with its puzzles, and the one of them to show if it is one alone. */
export interface PuzzlesOpen {
  readonly book: GameBook;
  readonly puzzles: Puzzles;
  readonly puzzle: Puzzle | null;
}

export type PuzzleRoute = Extract<Route, { readonly at: "puzzles" | "puzzles-of" | "puzzle" }>;

/** What an address shows; null where the game has no such puzzle. */
export async function start(route: PuzzleRoute): Promise<PuzzlesOpen | null> {
  definePuzzles();
  if (route.at === "puzzles") return ofToday(new Date());
  const all = await opened(route.game);
  if (route.at === "puzzles-of") return { ...all, puzzle: null };
  const puzzle = all.puzzles.puzzles.find(({ id }) => id === route.id);
  return puzzle ? { ...all, puzzle } : null;
}

async function ofToday(now: Date): Promise<PuzzlesOpen | null> {
  const place = placeOf(COUNTS, now);
  if (!place) return null;
  const all = await opened(place.game);
  const puzzle = all.puzzles.puzzles[place.at];
  return puzzle ? { ...all, puzzle } : null;
}

async function opened(game: string): Promise<Omit<PuzzlesOpen, "puzzle">> {
  const [book, puzzles] = await Promise.all([loadBook(game), puzzlesOf(game)]);
  return { book, puzzles };
}
