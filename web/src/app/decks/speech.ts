// The words of the deck builder, which most readers never load, with those of the page and of the game.
import type { GameBook, Lang } from "../../words/book";
import { pageText } from "../../words/load";
import { Words } from "../../words/words";

const own = (lang: Lang): Promise<{ default: string }> =>
  lang === "fr" ? import("./decks.fr.ftl?raw") : import("./decks.en.ftl?raw");

export async function speech(book: GameBook, lang: Lang): Promise<Words> {
  const [page, { default: text }] = await Promise.all([pageText(lang), own(lang)]);
  return new Words(lang, `${page}\n${text}`, book);
}
