import type { GameBook } from "../words/book";
import { loadBook } from "../words/load";
import { theEngine } from "./engine";
import { shelve } from "./files";
import { kept, type Kept } from "./keep";
import type { Route } from "./router";
import { unpack } from "./share/pack";
import { keeping, type Keeping } from "./shelf";

/** A screen that cannot be shown: the id of the sentence that says so, and the fault behind it if there is one. */
export interface Lost {
  readonly what: string;
  readonly error?: unknown;
}

/** A route with everything its screen needs, or what kept it from being shown. */
export interface Place {
  readonly route: Route;
  readonly book: GameBook | null;
  readonly kept: Kept | null;
  readonly store: Keeping | null;
  readonly lost: Lost | null;
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
        return record
          ? { ...empty, kept: record, book: await loadBook(record.game) }
          : { ...empty, lost: { what: "lost-game" } };
      }
      case "open":
        return await opened(route.packed, empty);
      case "settings":
        return empty;
    }
  } catch {
    return { ...empty, lost: { what: "lost-page" } };
  }
}

/** A shared game becomes one of the reader's own: from then on its place is on their shelf, not in the link. */
async function opened(packed: string, empty: Place): Promise<Place> {
  try {
    const record = await shelve(await theEngine(), await unpack(packed));
    return { ...empty, route: { at: "play", id: record.id }, kept: record, book: await loadBook(record.game) };
  } catch (error) {
    return { ...empty, lost: { what: "lost-link", error } };
  }
}
