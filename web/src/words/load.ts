import english from "../locales/shelf.en.ftl?raw";
import french from "../locales/shelf.fr.ftl?raw";
import { once } from "../once";
import type { GameBook, Lang } from "./book";
import { drawingsOf, type Drawings } from "./drawings";

/** What the bar and the shelf say: part of the script, so that the first drawing waits for no file. */
export const shelfText = (lang: Lang): string => (lang === "fr" ? french : english);

/** All the page's own sentences, the table's among them; the other language is a file of its own that most never load. */
export async function pageText(lang: Lang): Promise<string> {
  const files = await (lang === "fr"
    ? Promise.all([import("../locales/fr.ftl?raw"), import("../table/table.fr.ftl?raw")])
    : Promise.all([import("../locales/en.ftl?raw"), import("../table/table.en.ftl?raw")]));
  return [shelfText(lang), ...files.map((file) => file.default)].join("\n");
}

const books = new Map<string, Promise<GameBook>>();

/** A game's words, fetched once. */
export const loadBook = (id: string): Promise<GameBook> => once(books, id, () => fetchBook(id));

async function fetchBook(id: string): Promise<GameBook> {
  if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`no such game: ${id}`);
  const book = await fetched<GameBook>(`games/${id}.json`);
  const drawn = Object.values(book.things).some(({ art }) => art !== undefined);
  return drawn ? { ...book, drawings: await drawingsOf(id, fetched<Drawings>) } : book;
}

async function fetched<T>(file: string): Promise<T> {
  const response = await fetch(new URL(file, document.baseURI));
  if (!response.ok) throw new Error(`${file}: ${String(response.status)}`);
  return (await response.json()) as T;
}
