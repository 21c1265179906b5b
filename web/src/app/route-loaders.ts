// The loaders of every route but the shelf's: each fetches what its screen needs.
import { withContent } from "../embed/words";
import { theEngine } from "../engine/one";
import { loadBook } from "../words/load";
import { decksOfGame } from "./decks/own-decks";
import { recordOf } from "./files";
import { savedGame, type SavedGame } from "./saved-games";
import { lessonsOf } from "./learn/lessons";
import { progressOf } from "./learn/progress";
import { emptyData, type RouteData } from "./route";
import type { PuzzleRoute } from "./puzzles/start";
import type { Route } from "./router";
import { resultsData } from "./results/load";
import { LEVELS, nextLevel } from "./results/level";
import { beatenBots } from "./results/results";
import { readersBook, readersIndex } from "./rules/reading";
import { startScenario } from "./rules/try";
import { unpack } from "./share/pack";

type ScreenRoute = Exclude<Route, { readonly at: "shelf" }>;

export async function loadScreenData(route: ScreenRoute): Promise<RouteData> {
  const empty = emptyData(route);
  switch (route.at) {
    case "setup": {
      const [book, beaten] = await Promise.all([loadBook(route.game), beatenBots(route.game)]);
      const own = book.builds ? await decksOfGame(route.game) : [];
      return { ...empty, book, own, level: LEVELS.find((one) => one === route.level) ?? nextLevel(beaten) };
    }
    case "rules": {
      const [book, boards] = await Promise.all([readersBook(route.game), readersIndex(route.game)]);
      return { ...empty, book, boards };
    }
    case "play": {
      const record = await savedGame(route.id);
      return record ? await loadPlay(empty, record, route.step) : { ...empty, lost: { what: "lost-game" } };
    }
    case "open":
      return await loadShared(route, empty);
    case "results":
      return { ...empty, results: await resultsData() };
    case "try":
      return await loadExample(route, empty);
    case "learn": {
      const [book, lessons] = await Promise.all([loadBook(route.game), lessonsOf(route.game)]);
      const wanted = route.lesson ?? progressOf(route.game).at + 1;
      const lesson = Math.min(Math.max(1, wanted), lessons.length);
      return { ...empty, book, lessons, route: { ...route, lesson } };
    }
    case "puzzles":
    case "puzzles-of":
    case "puzzle":
      return await loadPuzzles(route, empty);
    case "record":
      return await loadRecorder(route.game, route.from, empty);
    case "decks":
      return { ...empty, ...(await (await import("./decks/start")).startDecks(route.game)) };
    case "deck":
      return await loadDeck(route.game, route.id, empty);
    case "settings":
      return empty;
  }
}

/** At a game, with the words of its own units and cards if it has some. */
async function loadPlay(empty: RouteData, record: SavedGame, step?: number): Promise<RouteData> {
  const book = withContent(await loadBook(record.game), record.save.options.setup?.content);
  const route = { at: "play", id: record.id, ...(step !== undefined && { step }) } as const;
  return { ...empty, route, saved: { ...record }, book };
}

/** A shared game is watched: it is nobody's own, and stays in the link, until the reader takes over a side. */
async function loadShared(route: Route & { readonly at: "open" }, empty: RouteData): Promise<RouteData> {
  try {
    const record = await recordOf(await theEngine(), await unpack(route.packed));
    return { ...(await loadPlay(empty, record)), route };
  } catch (error) {
    return { ...empty, lost: { what: "lost-link", error } };
  }
}

/** An example goes on in the app from where its reader was. */
async function loadExample(
  { scenario, steps, moves }: Route & { readonly at: "try" },
  empty: RouteData,
): Promise<RouteData> {
  try {
    return await loadPlay(empty, await startScenario(scenario, steps, moves));
  } catch (error) {
    if (moves === null) throw error;
    return { ...empty, lost: { what: "lost-link", error } };
  }
}

/** A puzzle that is not there, or no more, leads to those that are. */
async function loadPuzzles(route: PuzzleRoute, empty: RouteData): Promise<RouteData> {
  const { start } = await import("./puzzles/start");
  const open = await start(route);
  return open ? { ...empty, book: open.book, puzzles: open } : { ...empty, lost: { what: "lost-puzzle" } };
}

/** A scenario from a link is opened in the reader's own recorder. */
async function loadRecorder(game: string, from: string | null, empty: RouteData): Promise<RouteData> {
  const { startRecord } = await import("./record/start");
  try {
    const { start, book } = await startRecord(game, from);
    const route = from === null ? empty.route : ({ at: "record", game: start.draft.game, from: null } as const);
    return { ...empty, route, book, record: start };
  } catch (error) {
    if (from === null) throw error;
    return { ...empty, lost: { what: "lost-record", error } };
  }
}

/** A deck from a link is one of the reader's own from then on, and has their address. */
async function loadDeck(game: string, id: string, empty: RouteData): Promise<RouteData> {
  const { isLinkFault, startDeck } = await import("./decks/start");
  try {
    const start = await startDeck(game, id);
    if (!start) return { ...empty, lost: { what: "lost-deck" } };
    const route = id === "new" ? empty.route : ({ at: "deck", game, id: start.editor.id } as const);
    return { ...empty, route, book: start.book, deck: start.editor };
  } catch (error) {
    if (!isLinkFault(error)) throw error;
    return { ...empty, lost: { what: "lost-deck-link", error } };
  }
}
