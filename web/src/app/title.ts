// What the window is called: the most particular first, as a tab shows only the beginning.
import type { GameBook } from "../words/book";
import type { Words } from "../words/words";
import { nameOf } from "./decks/named";
import type { RouteData } from "./route";

export function pageTitle(words: Words, data: RouteData): string {
  const game = data.book ? words.both(data.book.title) : "";
  const names = data.lost ? [words.say(data.lost.what), game] : [...screenNames(words, data), game];
  return words.say("page-title", { name: names.filter((name) => name !== "").join(" · ") });
}

/** What the screen shows, before the game it is of. */
function screenNames(words: Words, { route, book, lessons, deck, puzzles }: RouteData): readonly string[] {
  switch (route.at) {
    case "shelf":
      return [words.say("shelf-short")];
    case "rules":
      return [
        route.page
          ? words.say(`rules-to-${route.page}`)
          : (clauseTitle(book, route.clause, words) ?? words.say("rules-over")),
      ];
    case "learn":
      return [words.both(lessons[(route.lesson ?? 1) - 1]?.title), words.say("learn-over")];
    case "puzzles-of":
    case "puzzle":
      return [
        puzzles?.puzzle?.scenario.title[words.lang] ?? "",
        words.say("puzzles-title"),
        words.both(puzzles?.book.title),
      ];
    case "deck":
      return [deck ? nameOf(words, deck.deck) : "", words.say("screen-deck")];
    case "settings":
    case "results":
    case "puzzles":
      return [words.say(`${route.at}-title`)];
    case "open":
      return [words.say("shared-title")];
    case "setup":
    case "play":
    case "try":
    case "record":
    case "decks":
      return [words.say(`screen-${route.at}`)];
  }
}

/** An id that the book does not have names nothing. */
function clauseTitle(book: GameBook | null, id: string | null, words: Words): string | null {
  const found = book?.clauses.find((clause) => clause.id === id);
  return found ? words.both(found.title) : null;
}
