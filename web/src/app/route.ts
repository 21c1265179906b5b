// A route's data: everything that its screen needs before it is shown.
import type { Level } from "../engine";
import type { GameBook } from "../words/book";
import type { OwnDecks } from "./decks/start";
import type { DeckEditor } from "./decks/deck-editor";
import type { SavedGame } from "./saved-games";
import type { Lesson } from "./learn/lessons";
import type { PuzzlesOpen } from "./puzzles/start";
import type { Start } from "./record/start";
import type { ResultsData } from "./results/load";
import type { Route } from "./router";
import type { BoardIndex } from "./rules/boards";
import { shelfData, type ShelfData } from "./shelf";

/** A screen that cannot be shown: the id of the sentence that says so, and the fault behind it if there is one. */
export interface Lost {
  readonly what: string;
  readonly error?: unknown;
}

/** A route with everything its screen needs, or what kept it from being shown. */
export interface RouteData {
  readonly route: Route;
  readonly book: GameBook | null;
  /** Which clauses have examples; of the rulebook alone. */
  readonly boards: BoardIndex;
  readonly saved: SavedGame | null;
  readonly shelf: ShelfData | null;
  /** What the recorder has open. */
  readonly record?: Start;
  /** The reader's own decks of the game. */
  readonly own: OwnDecks["own"];
  /** The deck being built. */
  readonly deck?: DeckEditor;
  readonly puzzles?: PuzzlesOpen;
  readonly lost: Lost | null;
  /** What the address names and is not there, though the screen is: the id of the sentence, and the name. */
  readonly unknown?: { readonly say: string; readonly name: string };
  /** The bot that a first click plays against. */
  readonly level: Level;
  /** The results of finished games, of their screen alone. */
  readonly results?: ResultsData;
  /** Of an introduction alone. */
  readonly lessons: readonly Lesson[];
}

/** At a route, with nothing fetched yet. */
export const emptyData = (route: Route): RouteData => ({
  route,
  book: null,
  boards: {},
  saved: null,
  shelf: null,
  lost: null,
  own: [],
  level: "easy",
  lessons: [],
});

/** Every screen but the shelf: fetched when one of them is first gone to, or once the shelf has been drawn. */
export const loadScreens = async (): Promise<typeof import("./define-screens")> => {
  const all = await import("./define-screens");
  all.defineScreens();
  return all;
};

/** Fetches what the screen needs before it is shown, so that no screen is ever half there. */
export async function loadRoute(route: Route): Promise<RouteData> {
  try {
    if (route.at !== "shelf") return await (await loadScreens()).loadScreenData(route);
    const unknown = route.unknown === undefined ? {} : { unknown: { say: "unknown-address", name: route.unknown } };
    return { ...emptyData({ at: "shelf" }), shelf: await shelfData(), ...unknown };
  } catch {
    return { ...emptyData(route), lost: { what: "lost-page" } };
  }
}
