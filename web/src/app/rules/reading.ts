// What the rulebook of a game is read with, besides its book: words, order and page for its readers, and what cites each clause.
import cited from "virtual:cited";
import { loadBook } from "../../words/load";
import type { GameBook, ReaderText } from "../../words/book";
import { boardIndex, type BoardIndex } from "./boards";

/** From each game's own folder. */
const READERS = import.meta.glob<ReaderText>("../../../../crate/games/*/words/reader.json", { import: "default" });

const read = new WeakMap<GameBook, GameBook>();

/** A book with what it says to readers of its rulebook: the same one each time, as words are made for a book. */
export async function readersBook(game: string): Promise<GameBook> {
  const [book, reader] = await Promise.all([
    loadBook(game),
    READERS[`../../../../crate/games/${game}/words/reader.json`]?.(),
  ]);
  const known = read.get(book) ?? (reader ? { ...book, reader } : book);
  read.set(book, known);
  return known;
}

/** The index of the boards with what cites each clause in them; without that it is still an index. */
export async function readersIndex(game: string): Promise<BoardIndex> {
  const [index, citing] = await Promise.all([boardIndex(game), cited[game]?.().catch(() => undefined)]);
  return Object.fromEntries(Object.entries(index).map(([id, about]) => [id, { ...about, ...citing?.default[id] }]));
}
