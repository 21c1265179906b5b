// What the screen of results needs before it is shown.
import type { GameBook } from "../../words/book";
import { loadBook } from "../../words/load";
import { savedGames } from "../saved-games";
import { keptResults, type Kept } from "./results";

export interface ResultsData extends Kept {
  /** The books that name what the results are of; one that this build does not have is left out. */
  readonly books: ReadonlyMap<string, GameBook>;
  /** The games that are still stored, by id. */
  readonly stored: ReadonlySet<string>;
}

export async function resultsData(): Promise<ResultsData> {
  const [kept, saved] = await Promise.all([keptResults(), savedGames()]);
  const games = [...new Set(kept.results.map(({ game }) => game))];
  const books = await Promise.all(games.map((id) => loadBook(id).catch(() => null)));
  return {
    ...kept,
    books: new Map(books.flatMap((book) => (book ? [[book.id, book]] : []))),
    stored: new Set(saved.games.map(({ id }) => id)),
  };
}
