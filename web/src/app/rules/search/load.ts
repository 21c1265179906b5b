// The search of a book, built when somebody first searches: the stems of its language, readers' words of every game and of this one.
import type { GameBook, Lang } from "../../../words/book";
import type { Words } from "../../../words/words";
import { RuleSearch } from "./engine";
import { cardsOf, rulesOf } from "./entries";
import { Language, type LanguageWords, type Synonym } from "./language";

interface Stems {
  readonly stemmer: (word: string) => string;
}

const STEMS: Readonly<Record<Lang, () => Promise<Stems>>> = {
  en: () => import("@orama/stemmers/english"),
  fr: async () => {
    const { stemmer } = await import("@orama/stemmers/french");
    // The stemmer leaves "ripostent" as it is. Nouns in -ment are no verbs, and what else this meets is met on both sides alike.
    return { stemmer: (word) => stemmer(word.replace(/(?<=[^m]{3})ent$/, "e")) };
  },
};

const WORDS: Readonly<Record<Lang, () => Promise<{ readonly default: LanguageWords }>>> = {
  en: () => import("./words.en.json"),
  fr: () => import("./words.fr.json"),
};

/** What the readers of each game say, from the game's own folder. */
const OF_GAMES = import.meta.glob<readonly Synonym[]>("../../../../../crate/games/*/words/asked.*.json", {
  import: "default",
});

export async function buildSearch(words: Words, book: GameBook): Promise<RuleSearch> {
  const { lang } = words;
  const own = OF_GAMES[`../../../../../crate/games/${book.id}/words/asked.${lang}.json`];
  const [{ stemmer }, { default: common }, ofGame] = await Promise.all([STEMS[lang](), WORDS[lang](), own?.() ?? []]);
  return new RuleSearch(new Language(stemmer, common.stop), {
    rules: rulesOf(words, book),
    cards: cardsOf(words, book),
    synonyms: [ofGame, common.synonyms],
  });
}
