import type { GameBook } from "../words/book";
import { loadBook } from "../words/load";
import { kept, type Kept } from "./keep";
import type { Route } from "./router";
import { keeping, type Keeping } from "./shelf";

/** A route with everything its screen needs, or what kept it from being shown. */
export interface Place {
  readonly route: Route;
  readonly book: GameBook | null;
  readonly kept: Kept | null;
  readonly store: Keeping | null;
  readonly lost: string | null;
}

/** Fetches what the screen needs before it is shown, so that no screen is ever half there. */
export async function placeOf(route: Route): Promise<Place> {
  const empty: Place = { route, book: null, kept: null, store: null, lost: null };
  try {
    switch (route.at) {
      case "setup":
      case "rules":
        return { ...empty, book: await loadBook(route.game) };
      case "shelf":
        return { ...empty, store: await keeping() };
      case "play": {
        const record = await kept(route.id);
        return record ? { ...empty, kept: record, book: await loadBook(record.game) } : { ...empty, lost: "lost-game" };
      }
      case "settings":
        return empty;
    }
  } catch {
    return { ...empty, lost: "lost-page" };
  }
}
