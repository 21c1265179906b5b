import { withContent } from "../embed/words";
import type { GameBook } from "../words/book";
import { loadBook } from "../words/load";
import { kept, type Kept } from "./keep";
import { link, type Route } from "./router";
import { boardIndex, type BoardIndex } from "./rules/boards";
import { startScenario } from "./rules/try";
import { keeping, type Keeping } from "./shelf";

/** A route with everything its screen needs, or what kept it from being shown. */
export interface Place {
  readonly route: Route;
  readonly book: GameBook | null;
  /** Which clauses have examples; of the rulebook alone. */
  readonly boards: BoardIndex;
  readonly kept: Kept | null;
  readonly store: Keeping | null;
  readonly lost: string | null;
}

/** Fetches what the screen needs before it is shown, so that no screen is ever half there. */
export async function placeOf(route: Route): Promise<Place> {
  const empty: Place = { route, book: null, boards: {}, kept: null, store: null, lost: null };
  try {
    switch (route.at) {
      case "setup":
        return { ...empty, book: await loadBook(route.game) };
      case "rules": {
        const [book, boards] = await Promise.all([loadBook(route.game), boardIndex(route.game)]);
        return { ...empty, book, boards };
      }
      case "shelf":
        return { ...empty, store: await keeping() };
      case "play": {
        const record = await kept(route.id);
        if (!record) return { ...empty, lost: "lost-game" };
        const book = withContent(await loadBook(record.game), record.save.options.setup?.content);
        return { ...empty, kept: record, book };
      }
      case "try":
        // In the history the game stands in the place of the way to it: going back leads to where the reader came from.
        location.replace(link({ at: "play", id: await startScenario(route.scenario, route.steps) }));
        return empty;
      case "settings":
        return empty;
    }
  } catch {
    return { ...empty, lost: "lost-page" };
  }
}
