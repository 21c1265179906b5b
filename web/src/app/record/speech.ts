// The recorder's words in both languages, because it suggests a title in each.
import type { GameBook, Lang } from "../../words/book";
import { pageText } from "../../words/load";
import { Words } from "../../words/words";
import type { Table } from "../../engine";
import type { Attempt, Draft } from "./draft/draft";
import { showing } from "./draft/rule-shown";
import type { AttemptResult, WrittenScenario } from "./draft/scenario";

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

/** A title for a scenario whose author has given none: the rule and the attempt that shows it; empty without attempts. */
export function suggested(words: Words, results: readonly AttemptResult[], rule: string | undefined): string {
  const shown = showing(results, rule);
  if (!shown) return "";
  const { attempt, before } = shown;
  const what = attemptText(words, attempt, before);
  const told = attempt.refuse ? words.say("record-title-refused", { what }) : what;
  return rule === undefined ? told : words.say("record-title-rule", { rule: words.clause(rule).title, what: told });
}

/** An attempt in words. `before` is the table before it, which has the names of pieces. */
export function attemptText(words: Words, { do: done, undo, refuse }: Attempt, before: Table): string {
  if (undo !== undefined) return words.say("record-undone", { count: undo });
  return words.action({ action: done ?? refuse ?? { type: "" }, cost: {} }, before);
}

/** The titles as written: the author's, or the suggested ones. */
export function titlesOf(
  both: BothWords,
  draft: Draft,
  results: readonly AttemptResult[],
  rule: string | undefined,
): WrittenScenario["title"] {
  const title = (lang: Lang): string => draft.title[lang].trim() || suggested(both[lang], results, rule);
  const [en, fr] = [title("en"), title("fr")];
  return { ...(en && { en }), ...(fr && { fr }) };
}
