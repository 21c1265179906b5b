// The recorder's words in both languages, because it suggests a title in each.
import type { GameBook, Lang } from "../../words/book";
import { pageText } from "../../words/load";
import { Words } from "../../words/words";
import type { Story } from "../../embed/story";
import type { Attempt, Draft } from "./draft/draft";
import type { WrittenScenario } from "./draft/scenario";

const own = (lang: Lang): Promise<{ default: string }> =>
  lang === "fr" ? import("./record.fr.ftl?raw") : import("./record.en.ftl?raw");

export type BothWords = Readonly<Record<Lang, Words>>;

export async function speech(book: GameBook): Promise<BothWords> {
  const words = async (lang: Lang): Promise<Words> => {
    const [page, { default: text }] = await Promise.all([pageText(lang), own(lang)]);
    return new Words(lang, `${page}\n${text}`, book);
  };
  const [en, fr] = await Promise.all([words("en"), words("fr")]);
  return { en, fr };
}

/** A title for a scenario whose author has given none: its last attempt in words; empty without attempts. */
export function suggested(words: Words, { deeds }: Draft, story: Story | null): string {
  const [attempt, step] = [deeds.at(-1), story?.steps[deeds.length - 1]];
  const before = story?.steps[deeds.length - 2]?.table ?? story?.start.table;
  if (!attempt || !step || !before) return "";
  const what = attemptText(words, attempt, before);
  return attempt.refuse ? words.say("record-title-refused", { what }) : what;
}

/** An attempt in words. `before` is the table before it, which has the names of pieces. */
export function attemptText(
  words: Words,
  { do: done, undo, refuse }: Attempt,
  before: Story["start"]["table"],
): string {
  if (undo !== undefined) return words.say("record-undone", { count: undo });
  return words.action({ action: done ?? refuse ?? { type: "" }, cost: {} }, before);
}

/** The titles as written: the author's, or the suggested ones. */
export function titlesOf(both: BothWords, draft: Draft, story: Story): WrittenScenario["title"] {
  const title = (lang: Lang): string => draft.title[lang].trim() || suggested(both[lang], draft, story);
  const [en, fr] = [title("en"), title("fr")];
  return { ...(en && { en }), ...(fr && { fr }) };
}
