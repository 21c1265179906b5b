// Results as files: JSON as they are kept, CSV in words for a spreadsheet. Pure.
import type { Both, GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { opponentOf, outcomeOf, ownSeat, type Result, type ResultSeat } from "./result";

export const toJson = (results: readonly Result[]): string =>
  JSON.stringify({ format: "rulewright-results", version: 1, results }, null, 2);

/** The names that a result needs, from the book of its game; ids where this build does not have it. */
export class ResultNames {
  readonly #words: Words;
  readonly #books: ReadonlyMap<string, GameBook>;

  constructor(words: Words, books: ReadonlyMap<string, GameBook>) {
    this.#words = words;
    this.#books = books;
  }

  game(id: string): string {
    return this.#both(this.#books.get(id)?.title, id);
  }

  clause({ game, cites }: Result): string {
    return this.#both(this.#books.get(game)?.clauses.find(({ id }) => id === cites)?.title, cites);
  }

  /** What the player called the deck, or the name it has. */
  deck(game: string, { deck = "", name }: Pick<ResultSeat, "deck" | "name">): string {
    const book = this.#books.get(game);
    const thing = book && Object.hasOwn(book.things, deck) ? book.things[deck] : undefined;
    return name ?? this.#both(book?.decks.find(({ id }) => id === deck)?.name ?? thing?.name, deck);
  }

  opponent(result: Result): string {
    return this.#words.say(`results-against-${opponentOf(result)}`);
  }

  outcome(result: Result): string {
    const outcome = outcomeOf(result);
    const player = result.winner === null ? "" : this.#words.player(result.winner);
    return this.#words.say(`results-${outcome}`, { player });
  }

  #both(text: Both | undefined, id: string): string {
    return this.#words.both(text) || id;
  }
}

const COLUMNS = [
  ...["date", "game", "deck", "opponent", "opponent-deck", "outcome", "clause", "clause-id"],
  ...["rounds", "decisions", "seconds"],
] as const;

export function toCsv(words: Words, names: ResultNames, results: readonly Result[]): string {
  const head = COLUMNS.map((column) => words.say(`results-column-${column}`));
  // A spreadsheet tells the encoding by the mark at the beginning.
  return `\uFEFF${[head, ...results.map((result) => row(names, result))].map(line).join("")}`;
}

function row(names: ResultNames, result: Result): (string | number)[] {
  const { game, updated, seats, cites, rounds, steps, played } = result;
  const own = ownSeat(result) ?? seats[0];
  const other = seats.find((seat) => seat !== own);
  const deck = (seat: ResultSeat | undefined): string => (seat ? names.deck(game, seat) : "");
  return [
    ...[new Date(updated).toISOString(), names.game(game), deck(own), names.opponent(result), deck(other)],
    ...[names.outcome(result), names.clause(result), cites, rounds, steps, Math.round(played / 1000)],
  ];
}

/** As RFC 4180 has it. */
const line = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(",")}\r\n`;

/** A deck's name may be anybody's: a spreadsheet must not take it for a formula. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
